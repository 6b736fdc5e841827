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

  /// A time by which the motion is over, in seconds after its beginning, whatever distance it moves;
  /// infinite where there is none, or where only a run can tell.
  package var latestEnd: Double {
    layers.reversed().reduce(base.latestEnd) { end, layer in
      switch layer {
      case .time(let map): map.earliest(reaching: end) ?? .infinity
      case .repetition(let repetition):
        repetition.count.map { Double(max($0, 1)) * end } ?? .infinity
      case .logicalCompletion: end
      }
    }
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

extension Motion.Base {
  fileprivate var latestEnd: Double {
    switch self {
    case .closed(let form): form.duration
    case .fluidSpring(let spring): spring.latestEnd
    case .custom: .infinity
    }
  }
}

extension FluidSpring {
  /// The largest number there is fades to a thousandth in 716 time constants of the slower of the spring's
  /// two parts; velocities and the growth of a critically damped spring take less than what is added.
  private static let fadingConstants = 1000.0

  fileprivate var latestEnd: Double {
    let frequency = 2 * Double.pi / response
    let rate =
      dampingFraction <= 1 ? frequency * dampingFraction : frequency / (2 * dampingFraction)
    return blendDuration + Self.fadingConstants / rate
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
