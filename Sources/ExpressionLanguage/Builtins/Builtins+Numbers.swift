import AnimationEngine

extension Builtins {
  static func numberConstants(of type: ValueType) -> [Builtin] {
    type == .int ? wholeNumberConstants : doubleConstants
  }

  private static let doubleConstants = Builtin.table {
    Builtin.constant(.double, "pi", .double(.pi), "Half of a full turn in radians.")
    Builtin.constant(.double, "zero", .double(0), "0.")
    Builtin.constant(.double, "infinity", .double(.infinity), "Greater than every number.")
    Builtin.constant(
      .double, "greatestFiniteMagnitude", .double(.greatestFiniteMagnitude),
      "The greatest number.")
    Builtin.constant(.double, "ulpOfOne", .double(.ulpOfOne), "The step from 1 to the next number.")
  }

  private static let wholeNumberConstants = Builtin.table {
    Builtin.constant(.int, "max", .int(.max), "The greatest Int.")
    Builtin.constant(.int, "min", .int(.min), "The least Int.")
    Builtin.constant(.int, "zero", .int(0), "0.")
  }

  static let numberMembers = Builtin.table {
    Builtin.row(
      .value(.double), "rounded", [], .double, "The nearest whole number; halves go away from 0."
    ) { arguments throws(EvaluationFailure) in .double(try arguments.double(0).rounded()) }
    Builtin.row(
      .value(.double), "rounded", [.plain(.roundingRule)], .double,
      "A nearby whole number, chosen by a rule."
    ) { arguments throws(EvaluationFailure) in
      guard case .roundingRule(let rule) = arguments[1] else {
        throw arguments.mismatch(1, "FloatingPointRoundingRule")
      }
      return .double(rule.rounded(try arguments.double(0)))
    }
    Builtin.row(.value(.double), "squareRoot", [], .double, "The square root.") {
      arguments throws(EvaluationFailure) in .double(try arguments.double(0).squareRoot())
    }
    Builtin.row(.value(.double), "magnitude", nil, .double, "The distance from 0.") {
      arguments throws(EvaluationFailure) in .double(abs(try arguments.double(0)))
    }
    Builtin.row(
      .value(.double), "truncatingRemainder", [.number("dividingBy")], .double,
      "The remainder of a division, with the sign of the number."
    ) { arguments throws(EvaluationFailure) in
      .double(try arguments.double(0).truncatingRemainder(dividingBy: try arguments.double(1)))
    }
    Builtin.row(.value(.double), "isFinite", nil, .bool, "Whether it is an ordinary number.") {
      arguments throws(EvaluationFailure) in .bool(try arguments.double(0).isFinite)
    }
  }

  static let roundingRules = Builtin.table {
    rule("up", .up, "At or above.")
    rule("down", .down, "At or below.")
    rule("towardZero", .towardZero, "Without the fraction.")
    rule("awayFromZero", .awayFromZero, "Away from 0.")
    rule("toNearestOrAwayFromZero", .toNearestOrAwayFromZero, "The nearest; halves away from 0.")
    rule("toNearestOrEven", .toNearestOrEven, "The nearest; halves to the even one.")
  }

  private static func rule(
    _ name: String, _ rule: RoundingRule, _ summary: String
  ) -> Builtin {
    .constant(.roundingRule, name, .roundingRule(rule), summary)
  }

  static let wholeNumberMembers = Builtin.table {
    Builtin.row(
      .value(.int), "isMultiple", [.labeled("of", .int)], .bool,
      "Whether a division leaves nothing."
    ) { arguments throws(EvaluationFailure) in
      .bool(try arguments.int(0).isMultiple(of: try arguments.int(1)))
    }
    Builtin.row(.value(.int), "signum", [], .int, "-1, 0 or 1.") {
      arguments throws(EvaluationFailure) in .int(try arguments.int(0).signum())
    }
  }

  static let angles = Builtin.table {
    Builtin.row(.type(.angle), "degrees", [.plain(.double)], .angle, "An angle in degrees.") {
      arguments throws(EvaluationFailure) in .angle(Angle(degrees: try arguments.double(0)))
    }
    Builtin.row(.type(.angle), "radians", [.plain(.double)], .angle, "An angle in radians.") {
      arguments throws(EvaluationFailure) in .angle(Angle(radians: try arguments.double(0)))
    }
    Builtin.constant(.angle, "zero", .angle(Angle(radians: 0)), "No angle.")
  }

  static let angleMembers = Builtin.table {
    Builtin.row(.value(.angle), "degrees", nil, .double, "The angle in degrees.") {
      arguments throws(EvaluationFailure) in .double(try arguments.angle(0).degrees)
    }
    Builtin.row(.value(.angle), "radians", nil, .double, "The angle in radians.") {
      arguments throws(EvaluationFailure) in .double(try arguments.angle(0).radians)
    }
  }
}
