package import AnimationEngine

/// A subject that can be sampled without a timeline.
package enum CurveSubject: Hashable, Sendable {
  /// Moves from one value to another, by the exact clock.
  case animation(Animation)
  /// A fraction for each progress from 0 to 1.
  case unitCurve(UnitCurve)
  /// The same, of straight lines.
  case lines(PiecewiseLinearCurve)
  /// A closed form of time.
  case spring(Spring)
}

extension CurveSubject {
  /// Whether it has a progress instead of a time.
  package var isOfProgress: Bool {
    switch self {
    case .unitCurve, .lines: true
    case .animation, .spring: false
    }
  }
}

/// Where a sampled motion starts, where it goes, and how fast it is at the start.
package struct CurveEnds: Hashable, Sendable {
  /// The first value.
  package var start = 0.0
  /// The value that the motion goes to.
  package var end = 1.0
  /// The velocity of a spring at the start, per second.
  package var initialVelocity = 0.0

  /// From 0 to 1, starting from rest.
  package init() {}

  /// The way from the start to the end.
  var distance: Double { end - start }

  /// The value at a fraction of the way; the ends themselves are exact.
  func value(at fraction: Double) -> Double {
    fraction == 1 ? end : start + distance * fraction
  }
}
