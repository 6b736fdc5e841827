import AnimationEngine

extension Builtins {
  static let animations: [Builtin] = defaultAnimations + curveAnimations + springAnimations

  private static func factory(
    _ name: String, _ parameters: [Builtin.Parameter], since release: SwiftUIRelease = .ios13,
    _ summary: String,
    _ make: @escaping @Sendable (Arguments) throws(EvaluationFailure) -> Animation
  ) -> Builtin {
    factory(name, parameters, in: .since(release), summary, make)
  }

  private static func factory(
    _ name: String, _ parameters: [Builtin.Parameter], in releases: ClosedRange<SwiftUIRelease>,
    _ summary: String,
    _ make: @escaping @Sendable (Arguments) throws(EvaluationFailure) -> Animation
  ) -> Builtin {
    .row(.type(.animation), name, parameters, .animation, in: releases, summary) {
      arguments throws(EvaluationFailure) in
      .animation(AnimationValue(try make(arguments)))
    }
  }

  private static func constant(
    _ name: String, _ animation: Animation, in releases: ClosedRange<SwiftUIRelease> = .all,
    _ summary: String
  ) -> Builtin {
    .constant(.animation, name, .animation(AnimationValue(animation)), in: releases, summary)
  }

  private static let defaultAnimations = Builtin.table {
    constant(
      "default", .easeInOut(duration: 0.35), in: .ios13 ... .ios16,
      "The animation where none is named: easeInOut of 0.35 s.")
    constant(
      "default", .default, in: .since(.ios17),
      "The animation where none is named: a spring of 0.5 s without bounce.")
  }

  private static let curveAnimations = Builtin.table {
    constant("linear", .linear, "Constant speed, 0.35 s.")
    constant("easeIn", .easeIn, "A slow start, 0.35 s.")
    constant("easeOut", .easeOut, "A slow end, 0.35 s.")
    constant("easeInOut", .easeInOut, "A slow start and end, 0.35 s.")
    factory("linear", [.number("duration")], "Constant speed.") {
      arguments throws(EvaluationFailure) in .linear(duration: try arguments.double(0))
    }
    factory("easeIn", [.number("duration")], "A slow start.") {
      arguments throws(EvaluationFailure) in .easeIn(duration: try arguments.double(0))
    }
    factory("easeOut", [.number("duration")], "A slow end.") {
      arguments throws(EvaluationFailure) in .easeOut(duration: try arguments.double(0))
    }
    factory("easeInOut", [.number("duration")], "A slow start and end.") {
      arguments throws(EvaluationFailure) in .easeInOut(duration: try arguments.double(0))
    }
    factory(
      "timingCurve",
      [
        .plain(.double), .plain(.double), .plain(.double), .plain(.double),
        .number("duration", 0.35),
      ], "A Bezier curve by its control points."
    ) { arguments throws(EvaluationFailure) in
      .timingCurve(
        try arguments.double(0), try arguments.double(1), try arguments.double(2),
        try arguments.double(3), duration: try arguments.double(4))
    }
    factory(
      "timingCurve", [.plain(.unitCurve), .number("duration")], since: .ios17, "A unit curve."
    ) { arguments throws(EvaluationFailure) in
      .timingCurve(try arguments.unitCurve(0), duration: try arguments.double(1))
    }
  }

  /// The forms with a duration come first: they are meant where all arguments are left out.
  private static let springAnimations = Builtin.table {
    feelingSprings("smooth", .smooth, "A spring without bounce.") {
      .smooth(duration: $0, extraBounce: $1)
    }
    feelingSprings("snappy", .snappy, "A spring with a small bounce.") {
      .snappy(duration: $0, extraBounce: $1)
    }
    feelingSprings("bouncy", .bouncy, "A spring with a clear bounce.") {
      .bouncy(duration: $0, extraBounce: $1)
    }
    constant("spring", .spring, in: .since(.ios17), "A spring of 0.5 s without bounce.")
    factory(
      "spring", [.number("duration", 0.5), .number("bounce", 0), .number("blendDuration", 0)],
      since: .ios17, "A spring by how long it feels and how much it bounces."
    ) { arguments throws(EvaluationFailure) in
      .spring(
        duration: try arguments.double(0), bounce: try arguments.double(1),
        blendDuration: try arguments.double(2))
    }
    responseSpring(response: 0.5, in: .since(.ios17))
    responseSpring(response: 0.55, in: .ios13 ... .ios16)
    factory(
      "spring", [.plain(.spring), .number("blendDuration", 0)], since: .ios17,
      "The motion of a spring, by steps."
    ) { arguments throws(EvaluationFailure) in
      .spring(try arguments.spring(0), blendDuration: try arguments.double(1))
    }
    interactiveSprings
    interpolatingSprings
  }

  private static func feelingSprings(
    _ name: String, _ standard: Animation, _ summary: String,
    _ make: @escaping @Sendable (Double, Double) -> Animation
  ) -> [Builtin] {
    [
      constant(name, standard, in: .since(.ios17), summary),
      factory(
        name, [.number("duration", 0.5), .number("extraBounce", 0)], since: .ios17, summary
      ) { arguments throws(EvaluationFailure) in
        make(try arguments.double(0), try arguments.double(1))
      },
    ]
  }

  private static func responseSpring(
    response: Double, in releases: ClosedRange<SwiftUIRelease>
  ) -> Builtin {
    factory(
      "spring",
      [
        .number("response", response), .number("dampingFraction", 0.825),
        .number("blendDuration", 0),
      ], in: releases, "A spring by the length of one swing and its damping."
    ) { arguments throws(EvaluationFailure) in
      .spring(
        response: try arguments.double(0), dampingFraction: try arguments.double(1),
        blendDuration: try arguments.double(2))
    }
  }

  private static let interactiveSprings = Builtin.table {
    constant(
      "interactiveSpring", .interactiveSpring, in: .since(.ios17),
      "A short spring for what follows a finger.")
    factory(
      "interactiveSpring",
      [.number("duration", 0.15), .number("extraBounce", 0), .number("blendDuration", 0.25)],
      since: .ios17, "A short spring for what follows a finger."
    ) { arguments throws(EvaluationFailure) in
      .interactiveSpring(
        duration: try arguments.double(0), extraBounce: try arguments.double(1),
        blendDuration: try arguments.double(2))
    }
    factory(
      "interactiveSpring",
      [
        .number("response", 0.15), .number("dampingFraction", 0.86),
        .number("blendDuration", 0.25),
      ], "A short spring for what follows a finger."
    ) { arguments throws(EvaluationFailure) in
      .interactiveSpring(
        response: try arguments.double(0), dampingFraction: try arguments.double(1),
        blendDuration: try arguments.double(2))
    }
  }

  private static let interpolatingSprings = Builtin.table {
    constant(
      "interpolatingSpring", .interpolatingSpring, in: .since(.ios17),
      "A spring in closed form, which never merges with a running one.")
    factory(
      "interpolatingSpring",
      [.number("duration", 0.5), .number("bounce", 0), .number("initialVelocity", 0)],
      since: .ios17, "A spring in closed form."
    ) { arguments throws(EvaluationFailure) in
      .interpolatingSpring(
        duration: try arguments.double(0), bounce: try arguments.double(1),
        initialVelocity: try arguments.double(2))
    }
    factory(
      "interpolatingSpring",
      [
        .number("mass", 1), .number("stiffness"), .number("damping"),
        .number("initialVelocity", 0),
      ], "A spring in closed form by its physics."
    ) { arguments throws(EvaluationFailure) in
      .interpolatingSpring(
        mass: try arguments.double(0), stiffness: try arguments.double(1),
        damping: try arguments.double(2), initialVelocity: try arguments.double(3))
    }
    factory(
      "interpolatingSpring", [.plain(.spring), .number("initialVelocity", 0)], since: .ios17,
      "A spring in closed form."
    ) { arguments throws(EvaluationFailure) in
      .interpolatingSpring(
        try arguments.spring(0), initialVelocity: try arguments.double(1))
    }
  }
}

// MARK: Modifiers

extension Builtins {
  private static func modifier(
    _ name: String, _ parameters: [Builtin.Parameter], since release: SwiftUIRelease = .ios13,
    _ summary: String,
    _ change: @escaping @Sendable (Animation, Arguments) throws(EvaluationFailure) -> Animation
  ) -> Builtin {
    .row(
      .value(.animation), name, parameters, .animation, in: .since(release), summary
    ) { arguments throws(EvaluationFailure) in
      let base = try arguments.animation(0)
      let changed = try change(base.animation, arguments)
      return .animation(try base.modified { _ in changed })
    }
  }

  static let animationModifiers = Builtin.table {
    modifier("delay", [.plain(.double)], "The animation, so many seconds later.") {
      animation, arguments throws(EvaluationFailure) in
      animation.delay(try arguments.double(1))
    }
    modifier("speed", [.plain(.double)], "The animation at so many times its speed.") {
      animation, arguments throws(EvaluationFailure) in
      animation.speed(try arguments.double(1))
    }
    modifier(
      "repeatCount", [.plain(.int), .flag("autoreverses", true)],
      "The animation so many times, each second one backwards."
    ) { animation, arguments throws(EvaluationFailure) in
      animation.repeatCount(try arguments.int(1), autoreverses: try arguments.bool(2))
    }
    modifier(
      "repeatForever", [.flag("autoreverses", true)],
      "The animation without end, each second time backwards."
    ) { animation, arguments throws(EvaluationFailure) in
      animation.repeatForever(autoreverses: try arguments.bool(1))
    }
    modifier(
      "logicallyComplete", [.number("after")], since: .ios17,
      "The animation, logically complete after so many seconds."
    ) { animation, arguments throws(EvaluationFailure) in
      animation.logicallyComplete(after: try arguments.double(1))
    }
  }
}
