/// An animation along a unit curve; unlike a raw timing curve it knows its velocity.
package struct UnitCurveAnimation: Hashable, Sendable {
  package let curve: UnitCurve
  package let duration: Double

  /// Creates the animation; a negative duration, or one that is not a number, counts as 0.
  init(curve: UnitCurve, duration: Double) {
    self.curve = curve
    self.duration = duration > 0 ? duration : 0
  }

  /// Whether a tick at a time shows the curve: it is alive at its very end, unless it has no length.
  func isAlive(at time: Double) -> Bool {
    duration > 0 && time <= duration
  }

  /// The progress at a time, which is clipped to the duration.
  func progress(at time: Double) -> Progress {
    let x = time / duration
    return .along(x, fraction: curve.fraction(at: x), slope: curve.slope(at: x) / duration)
  }
}

extension UnitCurveAnimation: CustomAnimation {
  package func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    isAlive(at: time) ? value.scaled(by: progress(at: time).fraction) : nil
  }

  package func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    value.scaled(by: progress(at: time).velocity)
  }
}
