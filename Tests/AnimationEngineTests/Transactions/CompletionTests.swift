import AnimationEngine
import Testing

@Suite struct CompletionTests {
  /// A scene that notes when completions are called.
  private final class Diary {
    var lines: [String] = []

    func note(_ label: String) -> AnimationScene.Callback {
      { [self] scene in lines.append("\(scene.now.seconds) \(label)") }
    }
  }

  private let diary = Diary()
  private let linear = Animation.linear(duration: 1)

  private func begin(
    _ scene: inout AnimationScene, _ animation: Animation?, _ property: AnimatedProperty<Double>,
    to value: Double, _ label: String, _ criteria: AnimationCompletionCriteria = .logicallyComplete
  ) {
    scene.withAnimation(
      animation, completionCriteria: criteria, { $0.set(property, value) },
      completion: diary.note(label))
  }

  private static let spring = Animation.spring(response: 0.5, dampingFraction: 0.825)

  /// Measured: a spring is logically complete after its response, in the retimed clock.
  private static let references: [(id: String, animation: Animation, seconds: Double)] = [
    ("lc1", spring.speed(2), 0.25),
    ("lc3", spring.speed(2).delay(1), 1.25),
    ("lc5", spring.logicallyComplete(after: 0.2).delay(1), 1.2),
    ("lc6", spring.logicallyComplete(after: 0.2).speed(2), 0.1),
  ]

  @Test(arguments: references)
  func `the logical completion comes when SwiftUI's did`(
    id: String, animation: Animation, seconds: Double
  ) {
    var scene = AnimationScene()
    let property = scene.add(0.0)
    begin(&scene, animation, property, to: 1, id)
    scene.advance(to: Instant(seconds: 10))
    #expect(diary.lines == ["\(seconds) \(id)"])
  }

  /// Measured: the first step of 1/300 s at which the spring gave no answer any more.
  private static let ends: [(id: String, animation: Animation, distance: Double, step: Int)] = [
    ("fe1", spring, 1, 158),
    ("fe3", spring, 100, 293),
    ("fe4", .spring(response: 0.15, dampingFraction: 0.86), 1, 59),
    ("fe6", .spring(response: 0.5, dampingFraction: 0.001), 1, 127599),
  ]

  @Test(arguments: ends)
  func `the removal comes at the step that gave no answer`(
    id: String, animation: Animation, distance: Double, step: Int
  ) {
    var scene = AnimationScene()
    let property = scene.add(0.0)
    begin(&scene, animation, property, to: distance, id, .removed)
    scene.advance(to: Instant(seconds: 1000))
    #expect(diary.lines == ["\(Instant(seconds: Double(step) / 300).seconds) \(id)"])
  }

  @Test func `a completion without animation is called after the turn`() {
    var scene = AnimationScene()
    let property = scene.add(1.0)
    begin(&scene, linear, property, to: 1, "equal")
    begin(&scene, nil, property, to: 2, "none")
    scene.withAnimation(linear, { _ in }, completion: diary.note("nothing"))
    #expect(diary.lines.isEmpty)
    scene.advance(to: .zero)
    #expect(diary.lines == ["0.0 equal", "0.0 none", "0.0 nothing"])
  }

  @Test func `a superseded animation completes on its own time`() {
    var scene = AnimationScene()
    let property = scene.add(0.0)
    begin(&scene, linear, property, to: 1, "first")
    scene.advance(to: Instant(seconds: 0.5))
    begin(&scene, .linear(duration: 3), property, to: 2, "second")
    scene.advance(to: Instant(seconds: 10))
    #expect(diary.lines == ["1.0 first", "3.5 second"])
  }

  @Test func `a superseded animation completes at the latest when the value stands still`() {
    var scene = AnimationScene()
    let property = scene.add(0.0)
    begin(&scene, .linear(duration: 5), property, to: 1, "first")
    scene.advance(to: Instant(seconds: 0.5))
    begin(&scene, linear, property, to: 2, "second")
    scene.advance(to: Instant(seconds: 10))
    #expect(diary.lines == ["1.5 second", "1.5 first"])
  }

  @Test func `a removal waits for whatever came after`() {
    var scene = AnimationScene()
    let property = scene.add(0.0)
    begin(&scene, linear, property, to: 1, "first", .removed)
    scene.advance(to: Instant(seconds: 0.5))
    begin(&scene, .linear(duration: 3), property, to: 2, "second", .removed)
    scene.advance(to: Instant(seconds: 10))
    #expect(diary.lines == ["3.5 first", "3.5 second"])
  }

  @Test func `removals are told before logical completions that come with the end`() {
    var scene = AnimationScene()
    let property = scene.add(0.0)
    var transaction = Transaction(animation: linear)
    scene.addCompletion(to: &transaction, diary.note("logical"))
    scene.addCompletion(to: &transaction, criteria: .removed, diary.note("removed"))
    scene.withTransaction(transaction) { $0.set(property, 1) }
    scene.advance(to: Instant(seconds: 1))
    #expect(diary.lines == ["1.0 removed", "1.0 logical"])
  }

  @Test func `a completion waits for all properties of its scope, and of scopes within`() {
    var scene = AnimationScene()
    let (a, b, c) = (scene.add(0.0), scene.add(0.0), scene.add(0.0))
    scene.withAnimation(
      linear,
      { scene in
        scene.set(a, 1)
        scene.withAnimation(.linear(duration: 2)) { $0.set(b, 1) }
        scene.withAnimation(
          .linear(duration: 3), { $0.set(c, 1) }, completion: diary.note("inner"))
      }, completion: diary.note("outer"))
    scene.advance(to: Instant(seconds: 10))
    #expect(diary.lines == ["2.0 outer", "3.0 inner"])
  }

  @Test func `a pause delays completions by its length`() {
    var scene = AnimationScene()
    let property = scene.add(0.0)
    begin(&scene, linear, property, to: 1, "done")
    scene.advance(to: Instant(seconds: 0.25))
    scene.pause(property)
    scene.advance(to: Instant(seconds: 2))
    #expect(scene[property] == 0.25)
    #expect(scene.isSettled)
    scene.resume(property)
    scene.advance(to: Instant(seconds: 10))
    #expect(diary.lines == ["2.75 done"])
  }

  @Test func `what begins or resumes at an instant that others show already ends in its own time`()
  {
    var scene = AnimationScene()
    let (long, paused, short, late) = (
      scene.add(0.0), scene.add(0.0), scene.add(0.0), scene.add(0.0)
    )
    begin(&scene, .linear(duration: 4), long, to: 4, "long")
    begin(&scene, linear, paused, to: 1, "resumed")
    scene.advance(to: Instant(seconds: 0.5))
    scene.pause(paused)
    scene.advance(to: Instant(seconds: 1))
    scene.resume(paused)
    scene.advance(to: Instant(seconds: 1))
    begin(&scene, .linear(duration: 0.25), short, to: 1, "short")
    scene.advance(to: Instant(seconds: 1))
    begin(&scene, .linear(duration: 8), late, to: 8, "late")
    scene.advanceAnimators(to: Instant(seconds: 1), lookingAheadTo: Instant(seconds: 20))
    #expect([scene[long], scene[paused], scene[short], scene[late]] == [1, 0.5, 0, 0])
    scene.advance(to: Instant(seconds: 2))
    #expect([scene[long], scene[paused], scene[short], scene[late]] == [2, 1, 1, 1])
    #expect(diary.lines == ["1.25 short", "1.5 resumed"])
    scene.advance(to: Instant(seconds: 10))
    #expect(diary.lines == ["1.25 short", "1.5 resumed", "4.0 long", "9.0 late"])
  }

  @Test func `a callback's changes are a turn of their own, without animation`() {
    var scene = AnimationScene()
    let property = scene.add(0.0)
    let note = diary.note("chained")
    let second = linear
    scene.withAnimation(linear, { $0.set(property, 1) }) { scene in
      scene.set(property, 5)
      scene.withAnimation(second, { $0.set(property, 6) }, completion: note)
    }
    scene.advance(to: Instant(seconds: 1))
    #expect(scene[property] == 5)
    scene.advance(to: Instant(seconds: 10))
    #expect(diary.lines == ["2.0 chained"])
  }

  @Test func `callbacks without end leave the rest for later`() {
    var scene = AnimationScene()
    var count = 0
    func again(_ scene: inout AnimationScene) {
      count += 1
      scene.withAnimation(.linear, { _ in }, completion: again)
    }
    scene.withAnimation(.linear, { _ in }, completion: again)
    scene.advance(to: Instant(seconds: 1))
    #expect(count == AnimationScene.callbackLimit)
  }

  @Test func `a drag's velocity is taken over by the spring that follows`() {
    var scene = AnimationScene()
    let property = scene.add(0.0)
    var drag = Transaction()
    drag.tracksVelocity = true
    for step in 1...10 {
      scene.advance(to: Instant(seconds: Double(step) / 100))
      scene.withTransaction(drag) { $0.set(property, Double(step) * 3) }
      #expect(scene[property] == Double(step) * 3)
    }
    scene.withAnimation(.spring) { $0.set(property, 0) }
    scene.advance(to: Instant(seconds: 0.1))
    // Three units in a hundredth of a second, and no time has passed since.
    #expect(abs(scene.velocity(of: property) - 300) < 1e-9)
    scene.advance(to: Instant(seconds: 0.12))
    #expect(scene[property] > 30)
  }
}
