import TestSupport
import Testing

@testable import AnimationEngine

/// What was measured of whole animations, by the exact clock.
@Suite struct AnimationReferenceTests {
  @Test(arguments: Reference.animationProgress.rows)
  func `an animation is where it was measured`(row: ReferenceRow) throws {
    let animation = try #require(AnimationText.animation(row.text("animation")))
    let distance = row.number("distance")
    var run = AnimationPlayback(AnimationComposition(animation), distance: distance)
    let fraction = run.progress(at: row.number("time"), ends: .exact)?.fraction ?? 1
    #expect(
      isClose(fraction * distance, row.number("expected_value"), within: row.number("tolerance")))
  }

  /// A motion is alive at the step before. Row fe8 takes 12,751,650 steps, about half a second.
  @Test(arguments: Reference.fluidSpringEndSteps.rows)
  func `a fluid spring is over at the measured step`(row: ReferenceRow) throws {
    let spring = FluidSpring(
      response: row.number("response"), dampingFraction: row.number("dampingFraction"))
    var run = FluidSpringSimulation(spring, target: 1.0, unit: row.number("distance"))
    let end = row.number("end_seconds")
    #expect(run.advance(to: end - 0.001, ends: .exact) == nil)
    let answer = run.advance(to: end + 0.01, ends: .exact)
    let found = try #require(answer)
    #expect(isClose(found, end, within: 1e-12))
    #expect(isClose(found * 300, row.number("first_step_with_no_answer"), within: 1e-6))
  }

  @Test(arguments: Reference.logicalCompletion.rows)
  func `an animation is logically complete when it was measured`(row: ReferenceRow) throws {
    let animation = try #require(AnimationText.animation(row.text("animation")))
    let time = try #require(AnimationComposition(animation).logicalTime())
    #expect(isClose(time, row.number("expected_seconds"), within: row.number("tolerance")))
  }

  @Test(arguments: Reference.retimedCustomAnimationTime.rows)
  func `a custom animation inside modifiers sees the measured time`(row: ReferenceRow) throws {
    let clock = Animation(Clock())
    let animation = try #require(AnimationText.animation(row.text("animation"), custom: clock))
    var context = AnimationContext<Double>()
    let answer = animation.animate(value: 1, time: row.number("asked_time"), context: &context)
    let seen = try #require(answer)
    #expect(isClose(seen, row.number("expected_inner_time"), within: row.number("tolerance")))
  }
}

/// Answers the time that it sees.
private struct Clock: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    value.scaled(by: time)
  }
}
