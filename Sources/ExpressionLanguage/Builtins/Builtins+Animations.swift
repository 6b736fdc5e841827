import AnimationEngine

extension Builtins {
  static let animations = animationNames.flatMap { animations(named: $0) }

  private static let animationNames = [
    "default", "linear", "easeIn", "easeOut", "easeInOut", "timingCurve", "smooth", "snappy",
    "bouncy", "spring", "interactiveSpring", "interpolatingSpring",
  ]

  /// The rows of one name. Each group is made on first use; most documents use few.
  static func animations(named name: String) -> [Builtin] {
    switch name {
    case "default": defaultAnimations
    case "linear": linear
    case "easeIn": easeIn
    case "easeOut": easeOut
    case "easeInOut": easeInOut
    case "timingCurve": timingCurves
    case "smooth": smooth
    case "snappy": snappy
    case "bouncy": bouncy
    case "spring": springs
    case "interactiveSpring": interactiveSprings
    case "interpolatingSpring": interpolatingSprings
    default: []
    }
  }

  private static let defaultAnimations = table {
    until(.ios16) {
      constant(
        "default", Animation.easeInOut(duration: 0.35),
        "The animation where none is named: easeInOut of 0.35 s.")
    }
    since(.ios17) {
      constant(
        "default", Animation.default,
        "The animation where none is named: a spring of 0.5 s without bounce.")
    }
  }

  private static let linear = statics {
    constant("linear", Animation.linear, "Constant speed, 0.35 s.")
    function("linear", "duration", "Constant speed.", Animation.linear(duration:))
  }

  private static let easeIn = statics {
    constant("easeIn", Animation.easeIn, "A slow start, 0.35 s.")
    function("easeIn", "duration", "A slow start.", Animation.easeIn(duration:))
  }

  private static let easeOut = statics {
    constant("easeOut", Animation.easeOut, "A slow end, 0.35 s.")
    function("easeOut", "duration", "A slow end.", Animation.easeOut(duration:))
  }

  private static let easeInOut = statics {
    constant("easeInOut", Animation.easeInOut, "A slow start and end, 0.35 s.")
    function("easeInOut", "duration", "A slow start and end.", Animation.easeInOut(duration:))
  }

  private static let timingCurves = statics {
    function(
      "timingCurve", "_", "_", "_", "_", .named("duration", or: 0.35),
      "A Bezier curve by its control points.", Animation.timingCurve(_:_:_:_:duration:))
    since(.ios17) {
      function(
        "timingCurve", "_", "duration", "A unit curve.", Animation.timingCurve(_:duration:))
    }
  }

  private static let smooth = statics {
    since(.ios17) {
      feelings("smooth", "A spring without bounce.", Animation.smooth(duration:extraBounce:))
    }
  }

  private static let snappy = statics {
    since(.ios17) {
      feelings("snappy", "A spring with a small bounce.", Animation.snappy(duration:extraBounce:))
    }
  }

  private static let bouncy = statics {
    since(.ios17) {
      feelings("bouncy", "A spring with a clear bounce.", Animation.bouncy(duration:extraBounce:))
    }
  }

  /// The form with a duration comes first: it is meant where all arguments are left out.
  private static let springs = statics {
    since(.ios17) {
      constant("spring", Animation.spring, "A spring of 0.5 s without bounce.")
      function(
        "spring", .named("duration", or: 0.5), .named("bounce", or: 0),
        .named("blendDuration", or: 0), "A spring by how long it feels and how much it bounces.",
        Animation.spring(duration:bounce:blendDuration:))
      responseSpring(0.5)
    }
    until(.ios16) { responseSpring(0.55) }
    since(.ios17) {
      function(
        "spring", "_", .named("blendDuration", or: 0), "The motion of a spring, by steps.",
        Animation.spring(_:blendDuration:))
    }
  }

  /// A spring by how it feels, or the animation of one.
  static func feelings<Motion: ValueConvertible>(
    _ name: String, _ summary: String, _ motion: @escaping @Sendable (Double, Double) -> Motion
  ) -> [Builtin] {
    statics {
      constant(name, motion(0.5, 0), summary)
      function(name, .named("duration", or: 0.5), .named("extraBounce", or: 0), summary) {
        (duration: Double, extraBounce: Double) throws(EvaluationFailure) in
        motion(duration, extraBounce)
      }
    }
  }

  private static func responseSpring(_ response: Double) -> Builtin {
    function(
      "spring", .named("response", or: response), .named("dampingFraction", or: 0.825),
      .named("blendDuration", or: 0), "A spring by the length of one swing and its damping.",
      Animation.spring(response:dampingFraction:blendDuration:))
  }

  private static let interactiveSprings = statics {
    since(.ios17) {
      constant(
        "interactiveSpring", Animation.interactiveSpring,
        "A short spring for what follows a finger.")
      function(
        "interactiveSpring", .named("duration", or: 0.15), .named("extraBounce", or: 0),
        .named("blendDuration", or: 0.25), "A short spring for what follows a finger.",
        Animation.interactiveSpring(duration:extraBounce:blendDuration:))
    }
    function(
      "interactiveSpring", .named("response", or: 0.15), .named("dampingFraction", or: 0.86),
      .named("blendDuration", or: 0.25), "A short spring for what follows a finger.",
      Animation.interactiveSpring(response:dampingFraction:blendDuration:))
  }

  private static let interpolatingSprings = statics {
    since(.ios17) {
      constant(
        "interpolatingSpring", Animation.interpolatingSpring,
        "A spring in closed form, which never merges with a running one.")
      function(
        "interpolatingSpring", .named("duration", or: 0.5), .named("bounce", or: 0),
        .named("initialVelocity", or: 0), "A spring in closed form.",
        Animation.interpolatingSpring(duration:bounce:initialVelocity:))
    }
    function(
      "interpolatingSpring", .named("mass", or: 1), "stiffness", "damping",
      .named("initialVelocity", or: 0), "A spring in closed form by its physics.",
      Animation.interpolatingSpring(mass:stiffness:damping:initialVelocity:))
    since(.ios17) {
      function(
        "interpolatingSpring", "_", .named("initialVelocity", or: 0), "A spring in closed form.",
        Animation.interpolatingSpring(_:initialVelocity:))
    }
  }

  static let animationModifiers = table {
    function("delay", "self", "_", "The animation, so many seconds later.") {
      (base: Animation, delay: Double) throws(EvaluationFailure) -> Animation in
      try base.modified { $0.delay(delay) }
    }
    function("speed", "self", "_", "The animation at so many times its speed.") {
      (base: Animation, speed: Double) throws(EvaluationFailure) -> Animation in
      try base.modified { $0.speed(speed) }
    }
    function(
      "repeatCount", "self", "_", .named("autoreverses", or: true),
      "The animation so many times, each second one backwards."
    ) { (base: Animation, count: Int, autoreverses: Bool) throws(EvaluationFailure) -> Animation in
      try base.modified { $0.repeatCount(count, autoreverses: autoreverses) }
    }
    function(
      "repeatForever", "self", .named("autoreverses", or: true),
      "The animation without end, each second time backwards."
    ) { (base: Animation, autoreverses: Bool) throws(EvaluationFailure) -> Animation in
      try base.modified { $0.repeatForever(autoreverses: autoreverses) }
    }
    since(.ios17) {
      function(
        "logicallyComplete", "self", "after",
        "The animation, logically complete after so many seconds."
      ) { (base: Animation, duration: Double) throws(EvaluationFailure) -> Animation in
        try base.modified { $0.logicallyComplete(after: duration) }
      }
    }
  }
}

extension Animation {
  /// The animation inside one more modifier, of which there is a bounded number.
  fileprivate func modified(
    _ change: (Animation) -> Animation
  ) throws(EvaluationFailure) -> Animation {
    guard composition.modifierCount < ExpressionLimits.modifiers else {
      throw .other("an animation has more than \(ExpressionLimits.modifiers) modifiers")
    }
    return change(self)
  }
}
