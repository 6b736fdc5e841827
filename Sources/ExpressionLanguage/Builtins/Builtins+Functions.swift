import AnimationEngine

extension Builtins {
  /// The functions that are called without a base.
  static let functions: [Builtin] =
    elementaryFunctions + comparisons + mixing + conversions + setConversions + initializers
    + transactions
    + keyframes + sequences

  private static let elementaryFunctions = table {
    function("sin", "_", "The sine of an angle in radians.", sine)
    function("cos", "_", "The cosine of an angle in radians.", cosine)
    function("tan", "_", "The tangent of an angle in radians.", tangent)
    function("asin", "_", "The angle in radians whose sine is x.", arcSine)
    function("acos", "_", "The angle in radians whose cosine is x.", arcCosine)
    function("atan", "_", "The angle in radians whose tangent is x.") { (x: Double) in
      angle(ofX: 1, y: x)
    }
    function("atan2", "_", "_", "The angle in radians of the direction (x, y); y is first.") {
      (y: Double, x: Double) in angle(ofX: x, y: y)
    }
    function("sqrt", "_", "The square root.") { (x: Double) in x.squareRoot() }
    function("pow", "_", "_", "x raised to a power.", power)
    function("exp", "_", "e raised to x.", exponential)
    function("log", "_", "The natural logarithm.", logarithm)
    function("log2", "_", "The logarithm to the base 2.", binaryLogarithm)
    function("log10", "_", "The logarithm to the base 10.", decimalLogarithm)
    function("floor", "_", "The whole number at or below x.") { (x: Double) in x.rounded(.down) }
    function("ceil", "_", "The whole number at or above x.") { (x: Double) in x.rounded(.up) }
    function("round", "_", "The nearest whole number; halves go away from 0.") { (x: Double) in
      x.rounded()
    }
    function("trunc", "_", "x without its fraction.") { (x: Double) in x.rounded(.towardZero) }
    function("hypot", "_", "_", "The length of the vector (x, y).", hypotenuse)
    function("fmod", "_", "_", "The remainder of x / y, with the sign of x.") {
      (x: Double, y: Double) in x.truncatingRemainder(dividingBy: y)
    }
  }

  private static let comparisons =
    ordered { (number: Double) in abs(number) }
    + ordered { (number: Int) throws(EvaluationFailure) -> Int in
      guard number != .min else { throw .overflow("abs(\(number))") }
      return abs(number)
    }

  private static func ordered<Number: ValueConvertible & Comparable>(
    _ distance: @escaping @Sendable (Number) throws(EvaluationFailure) -> Number
  ) -> [Builtin] {
    table {
      function("abs", "_", "The distance from 0.", distance)
      function("min", "_", "_", "_", "The least of several numbers.") {
        (a: Number, b: Number, more: More<Number>) in more.elements.reduce(min(a, b), min)
      }
      function("max", "_", "_", "_", "The greatest of several numbers.") {
        (a: Number, b: Number, more: More<Number>) in more.elements.reduce(max(a, b), max)
      }
      function(
        "clamp", "_", "_", "_",
        "x, or the nearer bound when it lies outside: clamp(x, lower, upper)."
      ) { (x: Number, lower: Number, upper: Number) in min(max(x, lower), upper) }
    }
  }
}
