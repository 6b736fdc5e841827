extension Motion {
  /// What moves inside all modifiers, for whoever describes it.
  package enum Kind: Hashable, Sendable {
    /// A spring that is moved in steps.
    case fluidSpring(FluidSpring)
    /// A spring in closed form, with its velocity at the start in distances per second.
    case interpolatingSpring(Spring, initialVelocity: Double)
    /// A raw timing curve and how long it takes, in seconds.
    case timingCurve(CubicBezier, duration: Double)
    /// A unit curve and how long it takes, in seconds.
    case unitCurve(UnitCurve, duration: Double)
    /// An animation of the user's.
    case custom
  }

  /// What moves inside all modifiers.
  package var kind: Kind {
    switch base {
    case .closed(.bezier(let curve)): .timingCurve(curve.curve, duration: curve.duration)
    case .closed(.unitCurve(let curve)): .unitCurve(curve.curve, duration: curve.duration)
    case .closed(.interpolatingSpring(let spring)):
      .interpolatingSpring(spring.spring, initialVelocity: spring.initialVelocity)
    case .fluidSpring(let spring): .fluidSpring(spring)
    case .custom: .custom
    }
  }

  /// Whether something is around it: a delay, a speed, a repetition, a logical completion.
  package var isModified: Bool { !layers.isEmpty }

  /// Whether the motion plainly has no end: it repeats forever, its time stands still or runs back, or
  /// nothing damps it. One that begins past its end is over nevertheless.
  package var isEndless: Bool {
    base.isEndless || layers.contains(where: \.isEndless)
  }

  /// How fast the time inside all modifiers runs at most, as a multiple of the time outside.
  package var topSpeed: Double {
    layers.reduce(1) { speed, layer in
      if case .time(let map) = layer { speed * abs(map.scale) } else { speed }
    }
  }
}

extension Motion.Base {
  fileprivate var isEndless: Bool {
    switch self {
    case .closed(let form): form.duration == .infinity
    case .fluidSpring(let spring): spring.dampingFraction == 0
    case .custom: false
    }
  }
}

extension Motion.Layer {
  fileprivate var isEndless: Bool {
    switch self {
    case .time(let map): map.scale <= 0
    case .repetition(let repetition): repetition.count == nil
    case .logicalCompletion: false
    }
  }
}
