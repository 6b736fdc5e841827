import AnimationEngine
import TimelineDocument

/// How long a motion takes, as far as it is looked for.
enum CurveLength: Hashable, Sendable {
  /// Until that time, in seconds.
  case ends(Double)
  /// No end was found up to the limit, but there may be one.
  case exceedsLimit
  /// There is no end.
  case endless

  /// The end of a stepped spring is looked for this long in its own time, in seconds: a day.
  private static let steppingLimit = 86_400.0

  /// How long an animation over a distance takes, by the exact clock.
  init(of animation: Animation, distance: Double) {
    let motion = AnimationComposition(animation)
    // A change by nothing moves nothing.
    guard distance != 0 else {
      self = .ends(0)
      return
    }
    var run = AnimationPlayback(motion, distance: abs(distance))
    if let end = run.end(notAfter: CurveLength.limit(of: motion)) {
      self = end.isFinite ? .ends(end) : .endless
    } else {
      self = motion.isEndless ? .endless : .exceedsLimit
    }
  }

  /// How far an end is looked for, in seconds.
  static func limit(of motion: AnimationComposition) -> Double {
    guard case .fluidSpring = motion.base else { return Instant.secondsLimit }
    return steppingLimit / max(1, motion.topSpeed)
  }

  /// How long a spring takes to settle, as SwiftUI measures it.
  init(of spring: Spring, between ends: CurveEnds) {
    let rests = ends.distance == 0 && ends.initialVelocity == 0
    let duration = spring.settlingDuration(
      target: ends.distance, initialVelocity: ends.initialVelocity, epsilon: 0.001)
    switch duration {
    case _ where rests: self = .ends(0)
    case .infinity: self = .endless
    case ...0 where spring.regime != .underDamped: self = .exceedsLimit
    default: self = .ends(duration)
    }
  }
}
