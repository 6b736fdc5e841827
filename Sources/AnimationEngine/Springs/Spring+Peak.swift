/// Where a motion first goes farthest beyond its target.
package struct SpringPeak: Hashable, Sendable {
  /// When the motion turns back, in seconds.
  package let time: Double
  /// How far it is beyond the target, as a fraction of the distance.
  package let overshoot: Double

  /// Creates the place of a high.
  package init(time: Double, overshoot: Double) {
    self.time = time
    self.overshoot = overshoot
  }
}

/// A spring's damping compared to the critical damping, the least without oscillation.
package enum DampingRegime: Hashable, Sendable {
  case undamped, underDamped, critical, overDamped
}

extension Spring {
  /// The damping compared to the critical damping.
  package var regime: DampingRegime {
    if frequency < 0 { return .overDamped }
    if frequency == 0 { return .critical }
    return decay == 0 ? .undamped : .underDamped
  }

  /// Returns where a motion over the distance 1 is first farthest beyond its target, or nil if it never
  /// is beyond it; an over-damped spring counts as critical, as in SwiftUI's interpolating springs.
  package func peak(initialVelocity: Double = 0) -> SpringPeak? {
    switch regime {
    case .undamped, .underDamped: swingingPeak(initialVelocity)
    case .critical, .overDamped: criticalPeak(initialVelocity)
    }
  }

  /// x = 1 - e^-dt (cos wt + b sin wt) with b = (d - v) / w, so x' = e^-dt (v cos wt + (d b + w) sin wt).
  private func swingingPeak(_ velocity: Double) -> SpringPeak? {
    let b = (decay - velocity) / frequency
    // From the first zero of x' on, every half swing there is another: a high, a low, and so on.
    let first = angle(ofX: decay * b + frequency, y: -velocity)
    let isHigh = { (phase: Double) in cosine(phase) + b * sine(phase) < 0 }
    let phases = [first, first + .pi, first + 2 * .pi]
    // Without a push x' is zero at the start too, where the phase may round to either side of it.
    guard let phase = phases.first(where: { $0 > 0 && isHigh($0) }) else { return nil }
    let time = phase / frequency
    let rest = exponential(-decay * time) * (cosine(phase) + b * sine(phase))
    return SpringPeak(time: time, overshoot: -rest)
  }

  /// x = 1 - e^-wt (1 + (w - v) t), so x' = e^-wt (v + w (w - v) t).
  private func criticalPeak(_ velocity: Double) -> SpringPeak? {
    let w = naturalFrequency
    guard velocity > w else { return nil }
    let time = velocity / (w * (velocity - w))
    return SpringPeak(
      time: time, overshoot: exponential(-w * time) * ((velocity - w) * time - 1))
  }
}
