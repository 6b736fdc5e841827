import TestSupport
import Testing

@testable import AnimationEngine

/// Animations as SwiftUI evaluates them, tick by tick.
@Suite struct AnimationTests {
  @Test func `a curve is alive at its very end and over after it`() {
    var context = AnimationContext<Double>()
    for animation in [Animation.linear(duration: 1), .timingCurve(.linear, duration: 1)] {
      #expect(animation.animate(value: 8, time: 0.25, context: &context) == 2)
      #expect(animation.animate(value: 8, time: 1, context: &context) == 8)
      #expect(animation.animate(value: 8, time: 1.001, context: &context) == nil)
    }
    #expect(!context.isLogicallyComplete)
  }

  @Test func `a unit curve knows its velocity, a raw curve and modifiers do not`() {
    let context = AnimationContext<Double>()
    let curve = Animation.timingCurve(.linear, duration: 2)
    #expect(curve.velocity(value: 8, time: 1, context: context) == 4)
    #expect(Animation.linear(duration: 2).velocity(value: 8, time: 1, context: context) == nil)
    #expect(curve.delay(0).velocity(value: 8, time: 1, context: context) == nil)
  }

  /// The second method: the run of fractions, which the tests of `AnimationPlayback` check.
  @Test func `a vector moves by the same fractions as a run on ticks`() throws {
    let animations: [Animation] = [
      .easeInOut, .timingCurve(.circularEaseIn, duration: 0.3).delay(0.1), .bouncy,
      .interpolatingSpring.speed(2), .spring(duration: 0.2).repeatCount(3).delay(0.2),
      .linear.repeatCount(2).repeatCount(2, autoreverses: false),
      .bouncy.logicallyComplete(after: 0.2).speed(0.7),
    ]
    let value = AnimatablePair(30.0, 40.0)
    for animation in animations {
      var context = AnimationContext<AnimatablePair<Double, Double>>()
      var run = AnimationPlayback(AnimationComposition(animation), distance: 50)
      for tick in 0..<200 {
        // No end is at one of these ticks: there a run compares instants, and SwiftUI rounded times.
        let time = Double(tick) / 59
        let offset = animation.animate(value: value, time: time, context: &context)
        let progress = run.progress(at: time, ends: .onTick)
        #expect((offset == nil) == (progress == nil))
        guard let offset, let progress else { break }
        #expect(isClose(offset.first, 30 * progress.fraction, within: 1e-10))
        #expect(isClose(offset.second, 40 * progress.fraction, within: 1e-10))
        #expect(context.isLogicallyComplete == run.isLogicallyComplete)
      }
    }
  }

  @Test func `a spring is logically complete at its response, in its own time`() {
    var context = AnimationContext<Double>()
    let animation = Animation.spring(duration: 0.5).speed(2).delay(1)
    for (time, expected) in [(1.2, false), (1.25, true), (1.3, true)] {
      _ = animation.animate(value: 100, time: time, context: &context)
      #expect(context.isLogicallyComplete == expected)
    }
  }

  @Test func `completion can be brought forward but not put off`() {
    let early = AnimationComposition(.spring(duration: 0.5).logicallyComplete(after: 0.2))
    let late = AnimationComposition(.spring(duration: 0.5).logicallyComplete(after: 0.8))
    #expect(early.logicalTime() == 0.2)
    #expect(late.logicalTime() == 0.5)
    #expect(AnimationComposition(.linear(duration: 1)).logicalTime() == nil)
    #expect(
      AnimationComposition(.linear(duration: 1).logicallyComplete(after: 0.3)).logicalTime() == 0.3)
    #expect(
      AnimationComposition(.linear.logicallyComplete(after: 0.3).delay(-1)).logicalTime() == 0)
    #expect(AnimationComposition(.linear.logicallyComplete(after: -1)).logicalTime() == 0)
    #expect(AnimationComposition(.spring.speed(0)).logicalTime() == nil)
    #expect(
      AnimationComposition(.interpolatingSpring(mass: 9, stiffness: 100, damping: 5)).logicalTime()
        == 2 * Double.pi / 10)
  }

  @Test func `a repeating spring is logically complete in its first iteration or not at all`() {
    var run = AnimationPlayback(AnimationComposition(.smooth.repeatForever()), distance: 100)
    #expect(run.logicalTime(notAfter: 0.4) == nil)
    #expect(run.logicalTime(notAfter: 10) == 0.5)
    // Over so short a distance the spring is over before its response has passed.
    let quick = Animation.spring(response: 0.5, dampingFraction: 0.85).repeatForever()
    var short = AnimationPlayback(AnimationComposition(quick), distance: 0.001)
    let end = short.iterationEnd(after: 0, notAfter: 10) ?? .nan
    #expect(end < 0.5)
    #expect(short.logicalTime(notAfter: 10) == nil)
  }

  @Test func `a fluid spring takes over the value and velocity of another`() throws {
    var context = AnimationContext<Double>()
    let (old, new) = (Animation.smooth, Animation.bouncy)
    let before = try [0.1, 0.2].map { time in
      try #require(old.animate(value: 100, time: time, context: &context))
    }
    let velocity = try #require(old.velocity(value: 100, time: 0.2, context: context))
    #expect(new.shouldMerge(previous: old, value: 100, time: 0.2, context: &context))
    let offset = new.animate(value: 250, time: 0.2, context: &context)
    #expect(isClose(try #require(offset), before[1], within: 1e-12))
    #expect(new.velocity(value: 250, time: 0.2, context: context) == velocity)
    let later = new.animate(value: 250, time: 0.2 + 1.0 / 60, context: &context)
    #expect(isClose(try #require(later), before[1] + velocity / 60, within: 5))
  }

  @Test func `what a modified spring leaves is taken over in its own units`() throws {
    var context = AnimationContext<Double>()
    let old = Animation.smooth.speed(2)
    _ = old.animate(value: 100, time: 0.1, context: &context)
    let velocity = try #require(context.state.spring?.simulation.velocity)
    #expect(Animation.bouncy.shouldMerge(previous: old, value: 100, time: 0.1, context: &context))
    #expect(Animation.bouncy.velocity(value: 100, time: 0.1, context: context) == velocity)
    var run = AnimationPlayback(AnimationComposition(old), distance: 100)
    let handover = run.handover(at: 0.1, ends: .exact)
    #expect(isClose(handover.velocity * 100, velocity, within: 1e-9))
  }

  @Test func `only a bare fluid spring takes over`() {
    var context = AnimationContext<Double>()
    for animation in [
      Animation.linear, .timingCurve(.easeIn, duration: 1), .interpolatingSpring, .smooth.delay(0),
    ] {
      #expect(AnimationComposition(animation).fluidSpring == nil)
      #expect(
        !animation.shouldMerge(previous: .smooth, value: 1, time: 0.1, context: &context))
    }
    #expect(AnimationComposition(.default).fluidSpring != nil)
  }

  @Test func `only a bare unit curve and fluid springs hand over a velocity`() {
    func handover(_ animation: Animation) -> SpringHandover {
      var run = AnimationPlayback(AnimationComposition(animation), distance: 100)
      return run.handover(at: 0.1, ends: .exact)
    }
    let curve = Animation.timingCurve(.linear, duration: 0.5)
    #expect(handover(curve) == SpringHandover(velocity: 2, force: 0))
    #expect(handover(curve.speed(2)) == .none)
    #expect(handover(.linear(duration: 0.5)) == .none)
    #expect(handover(.interpolatingSpring) == .none)
    #expect(handover(.smooth).velocity > 0)
    #expect(handover(.smooth.delay(0.05)).force != 0)
  }
}
