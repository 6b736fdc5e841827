extension Spring {
  /// A full turn, in radians.
  static let fullTurn = 2 * Double.pi

  /// The shortest and longest duration of one undamped swing, in seconds.
  private static let possibleDurations = 1e-6...1e9

  /// Returns the duration nearest to `duration` that a spring can have; not-a-number counts as 0.
  static func possibleDuration(_ duration: Double) -> Double {
    let bounds = possibleDurations
    return duration.isNaN
      ? bounds.lowerBound : min(max(duration, bounds.lowerBound), bounds.upperBound)
  }

  /// Returns the angular frequency nearest to `frequency` that a spring can have; not-a-number
  /// counts as the slowest.
  static func possibleNaturalFrequency(_ frequency: Double) -> Double {
    let slowest = fullTurn / possibleDurations.upperBound
    let fastest = fullTurn / possibleDurations.lowerBound
    return frequency.isNaN ? slowest : min(max(frequency, slowest), fastest)
  }

  /// Returns the damping ratio nearest to `ratio` that a spring can have; not-a-number counts as 1.
  static func possibleDampingRatio(_ ratio: Double) -> Double {
    ratio.isNaN ? 1 : min(max(ratio, 0), 1e6)
  }

  /// Returns the damping ratio of a bounce: 0 from 1 upwards, and the largest from -1 downwards.
  static func dampingRatio(bounce: Double) -> Double {
    if bounce < 0 { return bounce > -1 ? possibleDampingRatio(1 / (1 + bounce)) : 1e6 }
    return possibleDampingRatio(1 - bounce)
  }
}
