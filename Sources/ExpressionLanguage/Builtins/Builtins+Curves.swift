import AnimationEngine

extension Builtins {
  static let curves = Builtin.table {
    curve("linear", .linear, "Constant speed.")
    curve("easeIn", .easeIn, "A slow start.")
    curve("easeOut", .easeOut, "A slow end.")
    curve("easeInOut", .easeInOut, "A slow start and end.")
    curve("circularEaseIn", .circularEaseIn, "A quarter of a circle that starts flat.")
    curve("circularEaseOut", .circularEaseOut, "A quarter of a circle that ends flat.")
    curve("circularEaseInOut", .circularEaseInOut, "Two quarters of a circle.")
    Builtin.row(
      .type(.unitCurve), "bezier",
      [.labeled("startControlPoint", .unitPoint), .labeled("endControlPoint", .unitPoint)],
      .unitCurve, in: .since(.ios17), "A Bezier curve by its control points."
    ) { arguments throws(EvaluationFailure) in
      let (start, end) = (try arguments.unitPoint(0), try arguments.unitPoint(1))
      return .unitCurve(.bezier(startControlPoint: start, endControlPoint: end))
    }
  }

  private static func curve(_ name: String, _ curve: UnitCurve, _ summary: String) -> Builtin {
    .constant(.unitCurve, name, .unitCurve(curve), in: .since(.ios17), summary)
  }

  static let curveMembers = Builtin.table {
    Builtin.row(
      .value(.unitCurve), "value", [.number("at")], .double, "The fraction at a progress."
    ) { arguments throws(EvaluationFailure) in
      .double(try arguments.unitCurve(0).value(at: try arguments.double(1)))
    }
    Builtin.row(
      .value(.unitCurve), "velocity", [.number("at")], .double, "The slope at a progress."
    ) { arguments throws(EvaluationFailure) in
      .double(try arguments.unitCurve(0).velocity(at: try arguments.double(1)))
    }
    Builtin.row(
      .value(.unitCurve), "inverse", nil, .unitCurve, "The curve that undoes this one."
    ) { arguments throws(EvaluationFailure) in
      .unitCurve(try arguments.unitCurve(0).inverse)
    }
  }

  static let springs = Builtin.table {
    feelings("smooth", "No bounce.") { .smooth(duration: $0, extraBounce: $1) }
    feelings("snappy", "A small bounce.") { .snappy(duration: $0, extraBounce: $1) }
    feelings("bouncy", "A clear bounce.") { .bouncy(duration: $0, extraBounce: $1) }
  }

  private static func feelings(
    _ name: String, _ summary: String, _ make: @escaping @Sendable (Double, Double) -> Spring
  ) -> [Builtin] {
    [
      .constant(.spring, name, .spring(make(0.5, 0)), in: .since(.ios17), summary),
      .row(
        .type(.spring), name, [.number("duration", 0.5), .number("extraBounce", 0)], .spring,
        in: .since(.ios17), summary
      ) { arguments throws(EvaluationFailure) in
        .spring(make(try arguments.double(0), try arguments.double(1)))
      },
    ]
  }

  private static func property(
    _ name: String, _ summary: String, _ read: @escaping @Sendable (Spring) -> Double
  ) -> Builtin {
    .row(.value(.spring), name, nil, .double, summary) { arguments throws(EvaluationFailure) in
      .double(read(try arguments.spring(0)))
    }
  }

  static let springMembers = Builtin.table {
    property("duration", "How long it feels, which is its response.") { $0.duration }
    property("bounce", "How much it bounces: 0 not at all, 1 without end.") { $0.bounce }
    property("response", "The length of one undamped swing.") { $0.response }
    property("dampingRatio", "1 is critical damping.") { $0.dampingRatio }
    property("mass", "The mass on the spring.") { $0.mass }
    property("stiffness", "The force per distance.") { $0.stiffness }
    property("damping", "The drag per speed.") { $0.damping }
    property("settlingDuration", "The time until it rests, for a way of 1.") { $0.settlingDuration }
    Builtin.row(
      .value(.spring), "settlingDuration",
      [.number("target", 1), .number("initialVelocity", 0), .number("epsilon", 0.001)], .double,
      "The time until it rests."
    ) { arguments throws(EvaluationFailure) in
      .double(
        try arguments.spring(0).settlingDuration(
          target: try arguments.double(1), initialVelocity: try arguments.double(2),
          epsilon: try arguments.double(3)))
    }
    Builtin.row(
      .value(.spring), "value",
      [.number("target"), .number("initialVelocity", 0), .number("time")], .double,
      "Where it is at a time, beginning at 0."
    ) { arguments throws(EvaluationFailure) in
      .double(
        try arguments.spring(0).value(
          target: try arguments.double(1), initialVelocity: try arguments.double(2),
          time: try arguments.double(3)))
    }
    Builtin.row(
      .value(.spring), "velocity",
      [.number("target"), .number("initialVelocity", 0), .number("time")], .double,
      "How fast it is at a time, beginning at 0."
    ) { arguments throws(EvaluationFailure) in
      .double(
        try arguments.spring(0).velocity(
          target: try arguments.double(1), initialVelocity: try arguments.double(2),
          time: try arguments.double(3)))
    }
    Builtin.row(
      .value(.spring), "force", [.number("target"), .number("position"), .number("velocity")],
      .double, "The force at a position and velocity."
    ) { arguments throws(EvaluationFailure) in
      .double(
        try arguments.spring(0).force(
          target: try arguments.double(1), position: try arguments.double(2),
          velocity: try arguments.double(3)))
    }
  }
}
