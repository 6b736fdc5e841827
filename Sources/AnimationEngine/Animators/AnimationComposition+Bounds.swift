extension AnimationComposition {
  /// The range of the animation's progress from rest at all times: 0 is its start and 1 its end.
  ///
  /// The range is safe and not tight.
  package var progressBounds: ClosedRange<Double> {
    let bounds = base.progressBounds
    guard isModified, modifiers.contains(where: { $0.isRepetition }) else { return bounds }
    // A pass may be played backwards.
    let lowest = min(bounds.lowerBound, 1 - bounds.upperBound)
    return lowest...max(bounds.upperBound, 1 - bounds.lowerBound)
  }

  /// The greatest distance from the target at any time, as a multiple of the distance at the start.
  package var greatestDistance: Double {
    let bounds = progressBounds
    return max(abs(1 - bounds.lowerBound), abs(1 - bounds.upperBound))
  }

  /// Whether a spring that takes over gets a velocity that has no bound: that of a curve which may be
  /// vertical.
  package var hasUnboundedVelocity: Bool { isBareUnitCurve || base.isOpaque }
}

extension AnimationComposition.Modifier {
  fileprivate var isRepetition: Bool {
    if case .repetition = self { true } else { false }
  }
}

extension AnimationComposition.Base {
  fileprivate var progressBounds: ClosedRange<Double> {
    switch self {
    case .timingCurve(let animation): return animation.curve.verticalBounds
    case .unitCurve(let animation): return animation.curve.bounds
    case .interpolatingSpring(let spring):
      let push = spring.greatestPush
      return -push...(2 + push)
    // The steps may go a little farther than the spring that they follow.
    case .fluidSpring: return -0.1...2.1
    case .function, .custom: return -Double.infinity...Double.infinity
    }
  }

  /// Whether nothing is known of its velocity.
  fileprivate var isOpaque: Bool {
    switch self {
    case .function, .custom: true
    case .timingCurve, .unitCurve, .interpolatingSpring, .fluidSpring: false
    }
  }
}

extension UnitCurve {
  /// The range of the curve's fractions.
  package var bounds: ClosedRange<Double> {
    if case .bezier(let curve) = shape { curve.verticalBounds } else { 0...1 }
  }
}

extension CubicBezier {
  /// The curve stays inside the hull of its points.
  fileprivate var verticalBounds: ClosedRange<Double> {
    min(0, y1, y2)...max(1, y1, y2)
  }
}

extension InterpolatingSpring {
  /// The distance to which the initial velocity alone moves the spring at most.
  fileprivate var greatestPush: Double {
    guard initialVelocity != 0 else { return 0 }
    let push = abs(initialVelocity) / max(spring.decay, abs(spring.frequency))
    return push.isFinite ? push : .infinity
  }
}
