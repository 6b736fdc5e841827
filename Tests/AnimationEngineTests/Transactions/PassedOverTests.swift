import TestSupport
import Testing

@testable import AnimationEngine

/// Values that nobody asks for are passed over while time passes; nobody may see that.
@Suite struct PassedOverTests {
  private static let animations: [Animation?] = [
    .linear(duration: 0.7), .easeInOut(duration: 1.3), .spring(duration: 0.5, bounce: 0.3),
    .spring(duration: 1.1, bounce: -0.2).delay(0.2),
    .interpolatingSpring(duration: 0.6, bounce: 0.5),
    .linear(duration: 0.15).repeatForever(), .easeIn(duration: 0.2).repeatCount(5),
    .spring(duration: 0.4).speed(0.7), nil,
  ]

  /// One run: what was called when, and all values with their velocities at the end.
  private struct Run: Equatable {
    var calls: [String] = []
    var values: [Double] = []
  }

  /// Plays random changes, pauses and resumptions of some values.
  ///
  /// - Parameter reads: whether all values are asked for at many times in between.
  private static func run(seed: Int, reads: Bool) -> Run {
    var generator = SeededGenerator(seed: UInt64(seed))
    var scene = AnimationScene()
    let properties = (0..<12).map { scene.add(Double($0)) }
    var names: [CompletionID: String] = [:]
    var run = Run()
    var time = 0.0
    func pass(to instant: Instant, _ scene: inout AnimationScene) {
      while let boundary = scene.nextBoundary(notAfter: instant) {
        scene.advanceAnimators(to: boundary)
        while let called = scene.nextCalled() {
          run.calls.append("\(names[called.id] ?? "?") \(called.mechanism) \(boundary.ticks)")
        }
      }
      scene.advanceAnimators(to: instant)
    }
    for step in 0..<120 {
      time += .random(in: 0..<0.12, using: &generator)
      if reads {
        var middle = scene.now.seconds
        while middle < time {
          pass(to: Instant(seconds: middle), &scene)
          for property in properties { _ = (scene[property], scene.velocity(of: property)) }
          scene.catchUp()
          middle += 0.007
        }
      }
      pass(to: Instant(seconds: time), &scene)
      let property = properties[Int.random(in: properties.indices, using: &generator)]
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: scene.pause(property)
      case 1: scene.resume(property)
      default:
        var transaction = Transaction(
          animation: animations[Int.random(in: animations.indices, using: &generator)])
        let id = scene.addCompletion(
          to: &transaction,
          criteria: Bool.random(using: &generator) ? .logicallyComplete : .removed)
        names[id] = "c\(step)"
        let target = Double.random(in: -100..<100, using: &generator)
        scene.withTransaction(transaction) { $0.set(property, target) }
      }
    }
    pass(to: Instant(seconds: time + 0.4), &scene)
    run.values = properties.flatMap { [scene[$0], scene.velocity(of: $0), scene.model(of: $0)] }
    return run
  }

  @Test(arguments: 0..<Cases.count(20, of: 200))
  func `a value is where it would be if it had been looked at all the time`(seed: Int) {
    let (seldom, often) = (Self.run(seed: seed, reads: false), Self.run(seed: seed, reads: true))
    #expect(seldom == often)
    #expect(!seldom.calls.isEmpty)
  }

  /// A scene of values in motions without an end.
  private static func crowd(of count: Int) -> AnimationScene {
    var scene = AnimationScene()
    let properties = (0..<count).map { _ in scene.add(0.0) }
    scene.withAnimation(.linear(duration: 1).repeatForever()) { scene in
      for property in properties { scene.set(property, 1) }
    }
    scene.advance(to: Instant(seconds: 0.5))
    return scene
  }

  @Test func `a turn looks at what it changes, whatever moves beside it`() {
    let looks = [10, 1_000].map { count in
      var scene = Self.crowd(of: count)
      let property = scene.add(0.0)
      _ = scene.takeLookCount()
      for turn in 1...50 {
        scene.withAnimation(.linear(duration: 0.01)) { $0.set(property, Double(turn)) }
        scene.advance(to: Instant(seconds: 0.5 + Double(turn) / 20))
      }
      return scene.takeLookCount()
    }
    #expect(looks[0] == looks[1])
    #expect(looks[0] > 50)
  }

  @Test(arguments: [Animation.linear(duration: 1), .spring(duration: 1, bounce: 0)])
  func `ends that lie apart are found one by one`(animation: Animation) {
    let looks = [100, 1_000].map { count in
      var scene = AnimationScene()
      for index in 0..<count {
        let property = scene.add(0.0)
        scene.withAnimation(animation.delay(Double(index % 97) / 100 + Double(index) / 1e5)) {
          $0.set(property, 1)
        }
      }
      scene.advance(to: Instant(seconds: 20))
      #expect(scene.isSettled)
      return scene.takeLookCount()
    }
    // Ten times as many values, ten times as many looks, and not a hundred times.
    #expect(looks[1] < 15 * looks[0])
  }
}
