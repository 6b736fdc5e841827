/// A base whose progress and length are known for every time: all but stepped springs and the user's.
enum ClosedForm: Hashable, Sendable {
  case bezier(BezierAnimation)
  case unitCurve(UnitCurveAnimation)
  case interpolatingSpring(InterpolatingSpring)

  /// How long it takes, in seconds.
  var duration: Double {
    switch self {
    case .bezier(let animation): animation.duration
    case .unitCurve(let animation): animation.duration
    case .interpolatingSpring(let spring): spring.duration
    }
  }

  /// The progress at a time, held at the ends.
  @inline(__always)
  func progress(at time: Double) -> Progress {
    switch self {
    case .bezier(let animation): animation.progress(at: time)
    case .unitCurve(let animation): animation.progress(at: time)
    case .interpolatingSpring(let spring): spring.progress(at: time)
    }
  }

  /// Whether a tick finds the form over that ends at a time: a curve is alive at its very end, a spring
  /// is not.
  func isOver(by tick: Double, at end: Double) -> Bool {
    switch self {
    case .bezier, .unitCurve: tick > end
    case .interpolatingSpring: tick >= end
    }
  }

  /// The velocity at a time for a spring that takes over; finite even where a curve is vertical.
  func velocityToFollow(at time: Double) -> Double {
    let velocity = progress(at: time).velocity
    return velocity.isFinite ? velocity : 1 / duration
  }

  /// The time of logical completion, if that is not the end.
  var logicalDuration: Double? {
    switch self {
    case .bezier, .unitCurve: nil
    case .interpolatingSpring(let spring): spring.logicalDuration
    }
  }

  /// The form as an animation of its own.
  var animation: any CustomAnimation {
    switch self {
    case .bezier(let animation): animation
    case .unitCurve(let animation): animation
    case .interpolatingSpring(let spring): spring
    }
  }
}
