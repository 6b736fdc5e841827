import AnimationEngine

/// A set of animations that differ by a few numbers.
package enum MotionFamily: Hashable, Sendable {
  /// `.spring(duration:bounce:)`, in steps.
  case spring
  /// A preset of it.
  case springPreset(SpringPreset)
  /// `.interpolatingSpring(duration:bounce:)`, in closed form.
  case interpolatingSpring
  /// The same with `initialVelocity`.
  case pushedSpring
  /// `.timingCurve(_:_:_:_:duration:)`
  case timingCurve
  /// A named curve with a duration.
  case curvePreset(CurvePreset)

  /// The kinds of motion, of which a recording is one.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case fluidSpring, interpolatingSpring, curve
  }

  package var kind: Kind {
    switch self {
    case .spring, .springPreset: .fluidSpring
    case .interpolatingSpring, .pushedSpring: .interpolatingSpring
    case .timingCurve, .curvePreset: .curve
    }
  }

  /// The numbers that the animations of the family differ by.
  package var parameters: [FittedParameter] {
    switch self {
    case .spring, .interpolatingSpring: [.duration, .bounce]
    case .springPreset: []
    case .pushedSpring: [.duration, .bounce, .initialVelocity]
    case .timingCurve: [.duration, .x1, .y1, .x2, .y2]
    case .curvePreset: [.duration]
    }
  }
}

/// A number of an animation, under the name that Swift source has for it.
package enum FittedParameter: String, Hashable, Sendable {
  case duration, bounce, initialVelocity
  case x1, y1, x2, y2
}

/// The springs that have a name, or are what a name's default arguments say.
package enum SpringPreset: String, CaseIterable, Hashable, Sendable {
  case smooth, snappy, bouncy, interactiveSpring
  /// `.spring(response: 0.5, dampingFraction: 0.825)`, the default before durations and bounces.
  case formerDefault

  var fluid: FluidSpring {
    switch self {
    case .smooth: FluidSpring(response: 0.5, dampingFraction: 1)
    case .snappy: FluidSpring(response: 0.5, dampingFraction: 0.85)
    case .bouncy: FluidSpring(response: 0.5, dampingFraction: 0.7)
    case .interactiveSpring: FluidSpring(response: 0.15, dampingFraction: 0.86)
    case .formerDefault: FluidSpring(response: 0.5, dampingFraction: 0.825)
    }
  }

  /// How long the spring feels, in seconds.
  package var duration: Double { fluid.response }
  /// The bounce of the spring.
  package var bounce: Double { fluid.bounce }
}

/// The curves that have a name.
package enum CurvePreset: String, CaseIterable, Hashable, Sendable {
  case linear, easeIn, easeOut, easeInOut

  var curve: CubicBezier {
    switch self {
    case .linear: CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    case .easeIn: CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .easeInOut: CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    }
  }
}
