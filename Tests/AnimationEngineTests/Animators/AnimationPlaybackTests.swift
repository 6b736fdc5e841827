import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct AnimationPlaybackTests {
  private func run(_ animation: Animation, distance: Double = 100) -> AnimationPlayback {
    AnimationPlayback(AnimationComposition(animation), distance: distance)
  }

  @Test func `a curve is over at its duration under the exact rule and alive there on a tick`() {
    var run = run(.linear(duration: 0.5))
    #expect(run.progress(at: 0, ends: .exact) == Progress(fraction: 0, velocity: 2))
    #expect(run.progress(at: 0.25, ends: .exact)?.fraction == 0.5)
    #expect(run.progress(at: 0.5, ends: .exact) == nil)
    #expect(run.end(notAfter: 0.499) == nil)
    #expect(run.end(notAfter: 0.5) == 0.5)
    #expect(run.progress(at: 0.5, ends: .onTick)?.fraction == 1)
    #expect(run.progress(at: 0.501, ends: .onTick) == nil)
  }

  @Test(arguments: [0.0, -1, .nan])
  func `a curve without length is over at once`(duration: Double) {
    let unitCurve = Animation.timingCurve(.linear, duration: duration)
    for animation in [Animation.easeIn(duration: duration), unitCurve] {
      for modified in [animation, animation.repeatCount(3), animation.delay(0)] {
        var exact = run(modified)
        #expect(exact.end(notAfter: 0) == 0)
        #expect(exact.progress(at: 0, ends: .exact) == nil)
      }
      var ticks = run(animation)
      #expect(ticks.progress(at: 0, ends: .onTick) == nil)
    }
  }

  @Test func `a delay holds the first value until it elapses`() {
    var run = run(.linear(duration: 1).delay(0.5))
    #expect(run.progress(at: 0.25, ends: .exact) == Progress(fraction: 0, velocity: 0))
    #expect(run.progress(at: 0.5, ends: .exact) == Progress(fraction: 0, velocity: 1))
    #expect(run.progress(at: 0.75, ends: .exact)?.fraction == 0.25)
    #expect(run.end(notAfter: 2) == 1.5)
  }

  @Test func `a negative delay past the end is over at once`() {
    var run = run(.linear(duration: 1).delay(-1))
    #expect(run.end(notAfter: 0) == 0)
  }

  @Test func `at speed 0 or below nothing ever ends`() {
    for speed in [0.0, -1] {
      for animation in [Animation.easeIn(duration: 1), .bouncy, .interpolatingSpring] {
        var run = run(animation.speed(speed))
        #expect(run.end(notAfter: 1_000) == nil)
        #expect(run.progress(at: 1_000, ends: .exact) == Progress(fraction: 0, velocity: 0))
      }
    }
  }

  @Test func `under a negative speed a curve runs back to its start and a fluid spring stands`() {
    var curve = run(.linear(duration: 1).delay(-0.5).speed(-1))
    #expect(curve.progress(at: 0, ends: .exact)?.fraction == 0.5)
    #expect(curve.progress(at: 0.25, ends: .exact)?.fraction == 0.25)
    #expect(curve.progress(at: 3, ends: .exact)?.fraction == 0)
    var spring = run(.smooth.delay(-0.5).speed(-1))
    let start = spring.progress(at: 0, ends: .exact)?.fraction
    #expect(spring.progress(at: 0.25, ends: .exact)?.fraction == start)
    #expect(spring.progress(at: 9, ends: .exact)?.fraction == start)
  }

  @Test func `an ending is the same tick whatever the clock asks`() throws {
    // 0.1 + 0.2 and the like: the end is a whole number of ticks.
    for tenths in 1..<50 {
      let duration = Double(tenths) / 10
      var run = run(.linear(duration: duration).delay(0.2).speed(3))
      let end = try #require(Optional(run.end(notAfter: 100)) ?? nil)
      let instant = Instant(seconds: (duration + 0.2) / 3)
      #expect(instant.seconds == end)
      #expect(Instant.zero.advanced(bySeconds: end) == instant)
    }
  }

  @Test func `a velocity is the derivative of the fraction`() throws {
    let animations: [Animation] = [
      .easeInOut(duration: 1), .interpolatingSpring(duration: 0.5, bounce: 0.3),
      .timingCurve(.circularEaseInOut, duration: 2).speed(3),
      .easeIn(duration: 0.4).delay(0.1).repeatForever(),
      .easeIn(duration: 0.4).speed(2).delay(0.1).repeatCount(5, autoreverses: false).speed(0.7),
      .interpolatingSpring(stiffness: 100, damping: 30, initialVelocity: -3).delay(0.2),
    ]
    for animation in animations {
      var run = run(animation)
      for time in [0.03, 0.31, 0.52] {
        let x = try [-1e-6, 0, 1e-6].map { offset in
          let progress = run.progress(at: time + offset, ends: .exact)
          return try #require(progress)
        }
        let difference = (x[2].fraction - x[0].fraction) / 2e-6
        #expect(isClose(x[1].velocity, difference, within: 1e-4))
      }
    }
  }

  @Test func `the answer does not depend on what was asked before`() throws {
    let animations: [Animation] = [
      .bouncy, .bouncy.delay(0.3).speed(2), .smooth(duration: 0.2).repeatForever(),
      .bouncy.speed(0.7).repeatCount(3).delay(0.1), .easeIn.repeatCount(2).repeatCount(3),
      .linear.repeatCount(2).delay(0.1).repeatCount(4).repeatForever(),
      .linear(duration: 0.1).repeatForever().repeatCount(2),
      .interpolatingSpring.repeatForever(autoreverses: false), .spring(duration: 2).delay(-1.5),
    ]
    var generator = SeededGenerator(seed: 20)
    for animation in animations {
      var used = run(animation)
      for _ in 0..<200 {
        let time = Instant.frame(.random(in: 0...400, using: &generator), rate: 120).seconds
        if Bool.random(using: &generator) {
          _ = used.end(notAfter: .random(in: 0...4, using: &generator))
        }
        var fresh = run(animation)
        #expect(
          used.progress(at: time, ends: .exact) == fresh.progress(at: time, ends: .exact),
          "\(generator) \(time)")
        #expect(used.end(notAfter: 3.3) == fresh.end(notAfter: 3.3))
      }
    }
  }
}

/// A straight line of one second that knows its velocity.
private struct Line: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    if time >= 0.75 { context.isLogicallyComplete = true }
    return time < 1 ? value.scaled(by: time) : nil
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { value }
}

@Suite struct ScalarCustomAnimationTests {
  @Test(arguments: [EndRule.exact, .onTick])
  func `an animation of the user's runs as a fraction and ends where it says so`(ends: EndRule) {
    let motion = AnimationComposition(Animation(Line()).speed(2))
    #expect(motion.base.isCustom)
    var run = AnimationPlayback(motion, distance: 40)
    #expect(run.progress(at: 0.25, ends: ends) == Progress(fraction: 0.5, velocity: 2))
    #expect(!run.isLogicallyComplete)
    #expect(run.end(notAfter: 9) == nil)
    _ = run.progress(at: 0.4, ends: ends)
    #expect(run.isLogicallyComplete)
    let copy = run
    #expect(run.progress(at: 0.5, ends: ends) == nil)
    #expect(run.end(notAfter: 9) == 0.5)
    run = copy
    #expect(run.end(notAfter: 9) == nil)
  }
}
