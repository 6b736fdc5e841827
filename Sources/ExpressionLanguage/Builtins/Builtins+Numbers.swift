import AnimationEngine

extension Builtins {
  static let numbers =
    doubleConstants + numberMembers + roundingRules + wholeNumberConstants + wholeNumberMembers
    + angles + angleMembers + randomNumbers

  /// A range with ends of a type is two numbers: `random(in: 0.5...2)` calls a function that no expression can.
  private static let randomNumbers = drawing {
    statics {
      function("random", "in", "number", "A random number; the ends may have fractions.") {
        (range: Range<Int>, drawn: Drawn) throws(EvaluationFailure) -> Double in
        try randomNumber(from: Double(range.lowerBound), to: Double(range.upperBound - 1), drawn)
      }
      function("random=", "_", "_", "_", "number", "A number between two.") {
        (lower: Double, upper: Double, _: Bool, drawn: Drawn) throws(EvaluationFailure) -> Double in
        try randomNumber(from: lower, to: upper, drawn)
      }
      function("random", "in", "number", "A random whole number.") {
        (range: Range<Int>, drawn: Drawn) throws(EvaluationFailure) -> Int in
        try randomPlace(in: range, drawn)
      }
      function("random=", "_", "_", "_", "number", "A whole number between two.") {
        (lower: Int, upper: Int, isClosed: Bool, drawn: Drawn) throws(EvaluationFailure) -> Int in
        guard lower <= upper, !isClosed || upper < .max else {
          throw .other("a range from \(lower) to \(upper) has no numbers")
        }
        return try randomPlace(in: lower..<(isClosed ? upper + 1 : upper), drawn)
      }
      function("random", "number", "Either, as often.") { (drawn: Drawn) in drawn.part < 0.5 }
    }
  }

  private static func randomNumber(
    from lower: Double, to upper: Double, _ drawn: Drawn
  ) throws(EvaluationFailure) -> Double {
    guard lower <= upper else { throw .other("a range from \(lower) to \(upper) has no numbers") }
    return lower + (upper - lower) * drawn.part
  }

  private static func randomPlace(
    in range: Range<Int>, _ drawn: Drawn
  ) throws(EvaluationFailure) -> Int {
    guard !range.isEmpty,
      range.upperBound.subtractingReportingOverflow(range.lowerBound).overflow == false
    else { throw .other("a range without numbers has no random one") }
    return range.lowerBound + drawn.place(among: range.count)
  }

  private static let doubleConstants = table {
    constant("pi", Double.pi, "Half of a full turn in radians.")
    constant("zero", 0.0, "0.")
    constant("infinity", Double.infinity, "Greater than every number.")
    constant("greatestFiniteMagnitude", Double.greatestFiniteMagnitude, "The greatest number.")
    constant("ulpOfOne", Double.ulpOfOne, "The step from 1 to the next number.")
  }

  private static let wholeNumberConstants = table {
    constant("max", Int.max, "The greatest Int.")
    constant("min", Int.min, "The least Int.")
    constant("zero", 0, "0.")
  }

  private static let numberMembers = table {
    function("rounded", "self", "The nearest whole number; halves go away from 0.") {
      (number: Double) in number.rounded()
    }
    function("rounded", "self", "_", "A nearby whole number, chosen by a rule.") {
      (number: Double, rule: RoundingRule) in rule.rounded(number)
    }
    function("squareRoot", "self", "The square root.") { (number: Double) in number.squareRoot() }
    property("magnitude", "The distance from 0.") { (number: Double) in abs(number) }
    function("scaled", "self", "by", "The number times a factor, as a vector is scaled.") {
      (number: Double, factor: Double) in number * factor
    }
    function(
      "truncatingRemainder", "self", "dividingBy",
      "The remainder of a division, with the sign of the number."
    ) { (number: Double, other: Double) in number.truncatingRemainder(dividingBy: other) }
    since(.ios15) {
      function("formatted", "self", "The number as text, as in the United States: 1,234.5.") {
        (number: Double) in GroupedNumber.text(of: number)
      }
    }
    property("isFinite", "Whether it is an ordinary number.") { (number: Double) in
      number.isFinite
    }
  }

  private static let roundingRules = table {
    constant("up", RoundingRule.up, "At or above.")
    constant("down", RoundingRule.down, "At or below.")
    constant("towardZero", RoundingRule.towardZero, "Without the fraction.")
    constant("awayFromZero", RoundingRule.awayFromZero, "Away from 0.")
    constant(
      "toNearestOrAwayFromZero", RoundingRule.toNearestOrAwayFromZero,
      "The nearest; halves away from 0.")
    constant(
      "toNearestOrEven", RoundingRule.toNearestOrEven,
      "The nearest; halves to the even one.")
  }

  private static let wholeNumberMembers = table {
    function("isMultiple", "self", "of", "Whether a division leaves nothing.") {
      (number: Int, divisor: Int) in number.isMultiple(of: divisor)
    }
    since(.ios15) {
      function("formatted", "self", "The number as text, as in the United States: 1,234.") {
        (number: Int) in GroupedNumber.text(of: number)
      }
    }
    function("signum", "self", "-1, 0 or 1.") { (number: Int) in number.signum() }
  }

  private static let angles = statics {
    function("degrees", "_", "An angle in degrees.", Angle.init(degrees:))
    function("radians", "_", "An angle in radians.", Angle.init(radians:))
    constant("zero", Angle(radians: 0), "No angle.")
  }

  private static let angleMembers = table {
    part("degrees", "The angle in degrees.") { (angle: inout Angle, new) in
      exchange(&angle.degrees, new)
    }
    part("radians", "The angle in radians.") { (angle: inout Angle, new) in
      exchange(&angle.radians, new)
    }
  }
}
