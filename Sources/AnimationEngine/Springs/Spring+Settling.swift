extension Spring {
  /// Creates a spring that has settled after a duration, up to the fraction `epsilon`.
  ///
  /// The damping ratio is clamped to 1 at most and the duration to 0.01...10 seconds, as in SwiftUI.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, .ulpOfOne), 1)
    let duration = settlingDuration > 0.01 ? min(settlingDuration, 10) : 0.01
    let accuracy = epsilon > 0 ? epsilon : 0.001
    let swings =
      ratio < 1
      ? Spring.underDampedSettling(ratio, accuracy) : Spring.criticalSettling(accuracy)
    self.init(
      naturalFrequency: Spring.possibleNaturalFrequency(swings / duration), dampingRatio: ratio)
  }

  /// The x = frequency * duration with zeta / sqrt(1 - zeta^2) * e^(-zeta x) = epsilon.
  ///
  /// SwiftUI looks for it by Newton's method; here it is solved for x.
  private static func underDampedSettling(_ ratio: Double, _ epsilon: Double) -> Double {
    logarithm(ratio / ((1 - ratio) * (1 + ratio)).squareRoot() / epsilon) / ratio
  }

  /// The x = frequency * duration with (x + 1) e^-x = epsilon.
  private static func criticalSettling(_ epsilon: Double) -> Double {
    bisect(0...1_000) { x in epsilon - (x + 1) * exponential(-x) }
  }

  /// The time a motion over the distance 1 takes to settle, in seconds, up to a thousandth.
  public var settlingDuration: Double {
    settlingDuration(target: 1.0, epsilon: 0.001)
  }

  /// Returns the time after which a motion from zero stays within `epsilon` of `target`, in seconds.
  ///
  /// It is infinite without damping. As in SwiftUI, the answer for a spring that does not swing is a
  /// multiple of a tenth of a second, and 0 if it has not settled within 102 seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    if decay == 0 { return .infinity }
    guard frequency > 0 else {
      return sampledSettlingDuration(target, initialVelocity, epsilon)
    }
    // SwiftUI's envelope, measured: the exact one has the first term divided by the frequency.
    let push = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
    let envelope = push + target.magnitudeSquared.squareRoot()
    let duration = -logarithm(epsilon / envelope) / decay
    return duration > 0 ? duration : 0
  }

  /// SwiftUI's search: the first tenth of a second that is within `epsilon` and stays so for more
  /// than a second.
  private func sampledSettlingDuration<V: VectorArithmetic>(
    _ target: V, _ initialVelocity: V, _ epsilon: Double
  ) -> Double {
    let limit = epsilon * epsilon
    var settled: Double?
    for sample in 0..<1_024 {
      let time = Double(sample) / 10
      let rest = value(target: target, initialVelocity: initialVelocity, time: time) - target
      guard rest.magnitudeSquared < limit else {
        settled = nil
        continue
      }
      let since = settled ?? time
      if time - since > 1 { return since }
      settled = since
    }
    return 0
  }
}
