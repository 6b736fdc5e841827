import AnimationEngine
import Testing

/// A value that takes over what another one does.
@Suite struct CopyingTests {
  private func scene(
    _ rules: SceneRules = .newest
  ) -> (AnimationScene, AnimatedProperty<Components>, AnimatedProperty<Components>) {
    var scene = AnimationScene(rules: rules)
    let (first, second) = (scene.add(Components([0, 0])), scene.add(Components([7, 7])))
    return (scene, first, second)
  }

  @Test func `the copy of a value that moves is where it is, as fast, and ends with it`() {
    var (scene, first, second) = scene()
    scene.withAnimation(.spring(duration: 0.5, bounce: 0.4)) {
      $0.set(first, Components([10, -3]))
    }
    scene.advance(to: Instant(seconds: 0.2))
    scene.copyMotion(of: first, to: second)
    #expect(scene.model(of: second) == Components([10, -3]))
    for step in 0...200 {
      scene.advance(to: Instant(seconds: 0.2 + Double(step) / 100))
      #expect(scene[second] == scene[first])
      #expect(scene.velocity(of: second) == scene.velocity(of: first))
      #expect(scene.isMoving(second) == scene.isMoving(first))
    }
    #expect(!scene.isMoving(second))
  }

  @Test func `the copy goes another way and leaves the first alone`() {
    var (scene, first, second) = scene()
    scene.withAnimation(.linear(duration: 1)) { $0.set(first, Components([10, 0])) }
    scene.advance(to: Instant(seconds: 0.5))
    scene.copyMotion(of: first, to: second)
    scene.set(second, Components([110, 0]))
    scene.advance(to: Instant(seconds: 0.75))
    #expect(scene[first] == Components([7.5, 0]))
    #expect(scene[second] == Components([107.5, 0]))
  }

  @Test func `a value that stands still is copied, and what moved before moves no more`() {
    var (scene, first, second) = scene()
    scene.withAnimation(.linear(duration: 1)) { $0.set(second, Components([9, 9])) }
    scene.copyMotion(of: first, to: second)
    #expect(scene[second] == Components([0, 0]))
    #expect(!scene.isMoving(second))
  }

  @Test func `no completion waits for a copy`() {
    var (scene, first, second) = scene()
    var ends: [Double] = []
    scene.withAnimation(
      .linear(duration: 1), completionCriteria: .removed,
      { $0.set(first, Components([10, 0])) },
      completion: { ends.append($0.now.seconds) })
    scene.advance(to: Instant(seconds: 0.5))
    scene.copyMotion(of: first, to: second)
    scene.withAnimation(.linear(duration: 3)) { $0.set(second, Components([0, 0])) }
    scene.advance(to: Instant(seconds: 5))
    #expect(ends == [1])
  }
}
