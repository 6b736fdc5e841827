/// An animation along a raw timing curve.
package struct BezierAnimation: Hashable, Sendable {
  package let curve: CubicBezier
  package let duration: Double

  /// Creates the animation; a negative duration, or one that is not a number, counts as 0.
  init(curve: CubicBezier, duration: Double) {
    self.curve = curve
    self.duration = duration > 0 ? duration : 0
  }

  /// Whether a tick at a time shows the curve: it is alive at its very end, unless it has no length.
  func isAlive(at time: Double) -> Bool {
    duration > 0 && time <= duration
  }

  /// The progress at a time, which is clipped to the duration.
  @inline(__always)
  func progress(at time: Double) -> Progress {
    let x = time / duration
    if curve.isIdentity { return .along(x, fraction: x, slope: 1 / duration) }
    guard x > 0, x < 1 else {
      return .along(x, fraction: x, slope: curve.slope(at: x) / duration)
    }
    let point = curve.parameter(at: x)
    return Progress(
      fraction: curve.y(at: point), velocity: curve.slope(atParameter: point, width: duration))
  }
}

extension BezierAnimation: CustomAnimation {
  package func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    isAlive(at: time) ? value.scaled(by: progress(at: time).fraction) : nil
  }
}

extension Progress {
  /// The progress of a curve at the part `x` of its duration, clamped to its ends.
  @inline(__always)
  static func along(_ x: Double, fraction: Double, slope: Double) -> Progress {
    // Not-a-number, which no time of a run is, counts as before the start.
    guard x >= 0 else { return .start }
    guard x <= 1 else { return .finish }
    return Progress(fraction: fraction, velocity: slope)
  }
}
