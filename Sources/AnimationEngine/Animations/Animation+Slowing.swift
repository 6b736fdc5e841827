extension Animation {
  /// Returns the animation as it runs where all animations take `factor` times as long: the same motion
  /// on another scale of time.
  ///
  /// Unlike `speed`, this does not wrap the animation, so a fluid spring still merges with the running motion.
  package func slowed(by factor: Double) -> Animation {
    Animation(composition.slowed(by: factor))
  }
}

extension AnimationComposition {
  fileprivate func slowed(by factor: Double) -> AnimationComposition {
    let modifiers = modifiers.map { modifier -> Modifier in
      switch modifier {
      case .time(let map): Modifier.time(map.slowed(by: factor))
      case .repetition: modifier
      case .logicalCompletion(let time): .logicalCompletion(after: time * factor)
      }
    }
    return AnimationComposition(base.slowed(by: factor), inside: modifiers)
  }
}

extension AnimationComposition.Base {
  fileprivate func slowed(by factor: Double) -> Self {
    switch self {
    case .timingCurve(let base):
      .timingCurve(BezierAnimation(curve: base.curve, duration: base.duration * factor))
    case .unitCurve(let base):
      .unitCurve(UnitCurveAnimation(curve: base.curve, duration: base.duration * factor))
    case .interpolatingSpring(let base):
      .interpolatingSpring(
        InterpolatingSpring(
          mass: base.spring.mass, stiffness: base.spring.stiffness / (factor * factor),
          damping: base.spring.damping / factor, initialVelocity: base.initialVelocity / factor))
    case .fluidSpring(let base):
      .fluidSpring(
        FluidSpring(
          response: base.response * factor, dampingFraction: base.dampingFraction,
          blendDuration: base.blendDuration * factor))
    case .function(let base): .function(base.slowed(by: factor))
    // What a program makes of time is its own.
    case .custom: self
    }
  }
}
