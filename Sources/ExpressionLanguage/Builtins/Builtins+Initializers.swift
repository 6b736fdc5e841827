import AnimationEngine

extension Builtins {
  /// The functions that have the name of the type they make.
  static let initializers = placeInitializers + colorInitializers + springInitializers

  private static let placeInitializers = Builtin.table {
    Builtin.row(
      .everywhere, "CGPoint", [.number("x"), .number("y")], .point, "A point of the plane."
    ) { arguments throws(EvaluationFailure) in
      .point(Point(x: try arguments.double(0), y: try arguments.double(1)))
    }
    Builtin.row(
      .everywhere, "CGSize", [.number("width"), .number("height")], .size,
      "A width and a height, or an offset."
    ) { arguments throws(EvaluationFailure) in
      .size(Size(width: try arguments.double(0), height: try arguments.double(1)))
    }
    Builtin.row(
      .everywhere, "CGRect", [.number("x"), .number("y"), .number("width"), .number("height")],
      .rect, "A rectangle by its coordinates."
    ) { arguments throws(EvaluationFailure) in
      .rect(
        Rect(
          x: try arguments.double(0), y: try arguments.double(1), width: try arguments.double(2),
          height: try arguments.double(3)))
    }
    Builtin.row(
      .everywhere, "CGRect", [.labeled("origin", .point), .labeled("size", .size)], .rect,
      "A rectangle by its corner and size."
    ) { arguments throws(EvaluationFailure) in
      .rect(Rect(origin: try arguments.point(0), size: try arguments.size(1)))
    }
    Builtin.row(
      .everywhere, "UnitPoint", [.number("x"), .number("y")], .unitPoint,
      "A point as fractions of a view's width and height."
    ) { arguments throws(EvaluationFailure) in
      .unitPoint(UnitPoint(x: try arguments.double(0), y: try arguments.double(1)))
    }
    Builtin.row(.everywhere, "Angle", [.number("degrees")], .angle, "An angle in degrees.") {
      arguments throws(EvaluationFailure) in .angle(Angle(degrees: try arguments.double(0)))
    }
    Builtin.row(.everywhere, "Angle", [.number("radians")], .angle, "An angle in radians.") {
      arguments throws(EvaluationFailure) in .angle(Angle(radians: try arguments.double(0)))
    }
  }

  private static let colorInitializers = Builtin.table {
    Builtin.row(
      .everywhere, "Color",
      [.number("red"), .number("green"), .number("blue"), .number("opacity", 1)], .color,
      "A color by its sRGB components, 0 to 1."
    ) { arguments throws(EvaluationFailure) in
      .color(
        Color(
          red: try arguments.double(0), green: try arguments.double(1),
          blue: try arguments.double(2), opacity: try arguments.double(3)))
    }
    Builtin.row(
      .everywhere, "Color", [.number("white"), .number("opacity", 1)], .color,
      "A gray, from black at 0 to white at 1."
    ) { arguments throws(EvaluationFailure) in
      let white = try arguments.double(0)
      return .color(
        Color(red: white, green: white, blue: white, opacity: try arguments.double(1)))
    }
    Builtin.row(
      .everywhere, "Color",
      [.number("hue"), .number("saturation"), .number("brightness"), .number("opacity", 1)],
      .color, "A color by its hue, 0 to 1 around the circle."
    ) { arguments throws(EvaluationFailure) in
      .color(
        Color(
          hue: try arguments.double(0), saturation: try arguments.double(1),
          brightness: try arguments.double(2), opacity: try arguments.double(3)))
    }
    Builtin.row(
      .everywhere, "Color", [.plain(.text)], .color, "A color by '#rrggbb' or '#rrggbbaa'."
    ) { arguments throws(EvaluationFailure) in
      let text = try arguments.text(0)
      guard let color = Color(hexadecimal: text) else { throw .notAColor(text) }
      return .color(color)
    }
  }

  private static let springInitializers = Builtin.table {
    Builtin.row(
      .everywhere, "Spring", [.number("duration", 0.5), .number("bounce", 0)], .spring,
      in: .since(.ios17), "A spring by how long it feels and how much it bounces."
    ) { arguments throws(EvaluationFailure) in
      .spring(Spring(duration: try arguments.double(0), bounce: try arguments.double(1)))
    }
    Builtin.row(
      .everywhere, "Spring", [.number("response"), .number("dampingRatio")], .spring,
      in: .since(.ios17), "A spring by the length of one swing and its damping."
    ) { arguments throws(EvaluationFailure) in
      .spring(Spring(response: try arguments.double(0), dampingRatio: try arguments.double(1)))
    }
    Builtin.row(
      .everywhere, "Spring",
      [
        .number("mass", 1), .number("stiffness"), .number("damping"),
        .flag("allowOverDamping", false),
      ],
      .spring, in: .since(.ios17), "A spring by its physics."
    ) { arguments throws(EvaluationFailure) in
      .spring(
        Spring(
          mass: try arguments.double(0), stiffness: try arguments.double(1),
          damping: try arguments.double(2), allowOverDamping: try arguments.bool(3)))
    }
    Builtin.row(
      .everywhere, "Spring",
      [.number("settlingDuration"), .number("dampingRatio"), .number("epsilon", 0.001)], .spring,
      in: .since(.ios17), "A spring by the time until it rests."
    ) { arguments throws(EvaluationFailure) in
      .spring(
        Spring(
          settlingDuration: try arguments.double(0), dampingRatio: try arguments.double(1),
          epsilon: try arguments.double(2)))
    }
  }
}
