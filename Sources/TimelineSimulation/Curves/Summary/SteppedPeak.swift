import AnimationEngine

/// The first high of a stepped spring, found by stepping.
enum SteppedPeak {
  /// No high is looked for beyond this time, in seconds: an hour.
  private static let limit = 3_600.0
  private static let stepsPerSecond = 300

  /// Returns the first high beyond the target before the spring is over, or nil if there is none.
  static func peak(of spring: FluidSpring, distance: Double) -> SpringPeak? {
    guard distance != 0 else { return nil }
    var run = AnimationPlayback(AnimationComposition(.fluidSpring(spring)), distance: abs(distance))
    var highest = 1.0
    for step in 1...Int(limit) * stepsPerSecond {
      let time = Double(step) / Double(stepsPerSecond)
      let fraction = run.progress(at: time, ends: .exact)?.fraction
      if highest > 1, (fraction ?? 0) < highest {
        let peak = Double(step - 1) / Double(stepsPerSecond)
        return SpringPeak(time: peak, overshoot: highest - 1)
      }
      guard let fraction else { return nil }
      highest = max(highest, fraction)
    }
    return nil
  }
}
