import AnimationEngine
import Testing

@Suite struct AnimationSceneTests {
  private static let a = Animation.linear(duration: 1)
  private static let b = Animation.linear(duration: 2)

  /// Which of A and B moves a property from 0 to 1, told from its value at 0.5 s.
  private func animation(_ value: Double) -> String {
    switch value {
    case 0.5: "A"
    case 0.25: "B"
    case 1: "none"
    default: "\(value)"
    }
  }

  private func played(_ changes: (inout AnimationScene, AnimatedProperty<Double>) -> Void) -> String
  {
    played { scene, a, _ in changes(&scene, a) }.a
  }

  private func played(
    _ changes: (inout AnimationScene, AnimatedProperty<Double>, AnimatedProperty<Double>) -> Void
  ) -> (a: String, b: String) {
    var scene = AnimationScene()
    let (a, b) = (scene.add(0.0), scene.add(0.0))
    scene.turn { changes(&$0, a, b) }
    scene.advance(to: Instant(seconds: 0.5))
    return (animation(scene[a]), animation(scene[b]))
  }

  // The cases of one property without a view, as they were measured on SwiftUI.

  @Test func `T5n a transaction with the animation nil does not animate`() {
    #expect(
      played { scene, a in
        scene.withAnimation(Self.a) { scene in
          scene.withTransaction(Transaction(animation: nil)) { $0.set(a, 1) }
        }
      } == "none")
  }

  @Test func `T8c an explicit animation animates although animations are disabled`() {
    var transaction = Transaction(animation: Self.a)
    transaction.disablesAnimations = true
    #expect(played { scene, a in scene.withTransaction(transaction) { $0.set(a, 1) } } == "A")
  }

  @Test func `T9a nested animations each hold for their own changes`() {
    let result = played { scene, a, b in
      scene.withAnimation(Self.a) { scene in
        scene.withAnimation(Self.b) { $0.set(a, 1) }
        scene.set(b, 1)
      }
    }
    #expect(result == ("B", "A"))
  }

  @Test func `T10 two animations in one turn are two transactions`() {
    let result = played { scene, a, b in
      scene.withAnimation(Self.a) { $0.set(a, 1) }
      scene.withAnimation(Self.b) { $0.set(b, 1) }
    }
    #expect(result == ("A", "B"))
  }

  @Test func `C1 C2 a change without transaction does not animate`() {
    #expect(played { scene, a in scene.set(a, 1) } == "none")
    #expect(
      played { scene, a in
        scene.withAnimation(Self.a) { $0.set(a, 0) }
        scene.set(a, 1)
      } == "none")
  }

  @Test func `an inner transaction keeps what it does not set, or takes the outer one's place`() {
    for (nesting, expected) in [(SceneRules.Nesting.merges, "A"), (.replaces, "none")] {
      var rules = SceneRules.newest
      rules.nesting = nesting
      var scene = AnimationScene(rules: rules)
      let property = scene.add(0.0)
      scene.withAnimation(Self.a) { scene in
        var inner = Transaction()
        inner.isContinuous = true
        scene.withTransaction(inner) { $0.set(property, 1) }
      }
      scene.advance(to: Instant(seconds: 0.5))
      #expect(animation(scene[property]) == expected)
    }
  }

  @Test func `the last of several writes in one transaction counts`() {
    var scene = AnimationScene()
    let property = scene.add(0.0)
    scene.withAnimation(Self.a) { scene in
      scene.set(property, 7)
      #expect(scene.model(of: property) == 7)
      #expect(scene[property] == 0)
      scene.set(property, 1)
    }
    #expect(scene.model(of: property) == 1)
    scene.advance(to: Instant(seconds: 0.5))
    #expect(scene[property] == 0.5)
  }

  private struct Speed: TransactionKey {
    static let defaultValue = 1.0
  }

  @Test func `a transaction carries values of one's own`() {
    var transaction = Transaction()
    #expect(transaction[Speed.self] == 1)
    transaction[Speed.self] = 3
    #expect(transaction[Speed.self] == 3)
  }

  @Test func `values of any type are animated side by side`() {
    var scene = AnimationScene()
    let number = scene.add(0.0)
    let pair = scene.add(AnimatablePair(0.0, 10.0))
    let components = scene.add(Components([0, 0, 0, 0, 0]))
    scene.withAnimation(Self.a) { scene in
      scene.set(number, 4)
      scene.set(pair, AnimatablePair(8, 0))
      scene.set(components, Components([1, 2, 3, 4, 5]))
    }
    scene.advance(to: Instant(seconds: 0.25))
    #expect(scene[number] == 1)
    #expect(scene[pair] == AnimatablePair(2, 7.5))
    #expect(scene[components] == Components([0.25, 0.5, 0.75, 1, 1.25]))
    #expect(!scene.isSettled)
    scene.advance(to: Instant(seconds: 1))
    #expect(scene.isSettled)
  }
}
