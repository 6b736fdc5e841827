import AnimationEngine

/// A sample of a curve at one time.
struct CurveSample {
  let value: Double
  /// The derivative of the value: infinite where a curve is vertical.
  let velocity: Double
}

/// Says where a curve, an animation or a spring is; an animation must be asked in the order of time.
struct CurveSampler {
  private enum Course {
    case animation(Animator<Double>)
    case unitCurve(UnitCurve)
    case lines(PiecewiseLinearCurve)
    case spring(Spring)
  }

  private var course: Course
  private let ends: CurveEnds

  init(_ subject: CurveSubject, between ends: CurveEnds) {
    self.ends = ends
    switch subject {
    case .animation(let animation):
      var animator = Animator(atRest: ends.start)
      let change = ValueChange(animation: animation, at: .zero)
      _ = animator.change(to: ends.end, by: change)
      course = .animation(animator)
    case .unitCurve(let curve): course = .unitCurve(curve)
    case .lines(let curve): course = .lines(curve)
    case .spring(let spring): course = .spring(spring)
    }
  }

  /// The sample at a row: its time in seconds, or the progress of a unit curve.
  mutating func sample(at row: RowTimes.Row) -> CurveSample {
    switch course {
    case .animation(var animator):
      // Nobody waits for anything, so nothing is ever reported.
      var finished: [CompletedToken] = []
      animator.advance(to: row.instant, finished: &finished)
      course = .animation(animator)
      return CurveSample(value: animator.presentation, velocity: animator.velocity)
    case .unitCurve(let curve):
      return CurveSample(
        value: ends.value(at: curve.value(at: row.seconds)),
        velocity: ends.distance * curve.velocity(at: row.seconds))
    case .lines(let curve):
      return CurveSample(
        value: ends.value(at: curve.value(at: row.seconds)),
        velocity: ends.distance * curve.slope(at: row.seconds))
    case .spring(let spring):
      let (target, velocity) = (ends.distance, ends.initialVelocity)
      return CurveSample(
        value: ends.start
          + spring.value(target: target, initialVelocity: velocity, time: row.seconds),
        velocity: spring.derivative(
          target: target, initialVelocity: velocity, time: row.seconds))
    }
  }
}
