import AnimationEngine

extension Builtins {
  /// The functions that are called without a base.
  static let functions: [Builtin] =
    elementaryFunctions + comparisons + mixing + conversions + initializers + keyframes + sequences

  /// A function from Double to Double.
  private static func function(
    _ name: String, _ summary: String, _ work: @escaping @Sendable (Double) -> Double
  ) -> Builtin {
    .row(.everywhere, name, [.plain(.double)], .double, summary) {
      arguments throws(EvaluationFailure) in
      .double(work(try arguments.double(0)))
    }
  }

  /// A function of two Doubles.
  private static func function(
    _ name: String, _ summary: String, _ work: @escaping @Sendable (Double, Double) -> Double
  ) -> Builtin {
    .row(.everywhere, name, [.plain(.double), .plain(.double)], .double, summary) {
      arguments throws(EvaluationFailure) in
      .double(work(try arguments.double(0), try arguments.double(1)))
    }
  }

  private static let elementaryFunctions = Builtin.table {
    function("sin", "The sine of an angle in radians.") { sine($0) }
    function("cos", "The cosine of an angle in radians.") { cosine($0) }
    function("tan", "The tangent of an angle in radians.") { tangent($0) }
    function("asin", "The angle in radians whose sine is x.") { x in
      angle(ofX: ((1 - x) * (1 + x)).squareRoot(), y: x)
    }
    function("acos", "The angle in radians whose cosine is x.") { x in
      angle(ofX: x, y: ((1 - x) * (1 + x)).squareRoot())
    }
    function("atan", "The angle in radians whose tangent is x.") { angle(ofX: 1, y: $0) }
    function("atan2", "The angle in radians of the direction (x, y); y is first.") {
      angle(ofX: $1, y: $0)
    }
    function("sqrt", "The square root.") { $0.squareRoot() }
    function("pow", "x raised to a power.") { power($0, $1) }
    function("exp", "e raised to x.") { exponential($0) }
    function("log", "The natural logarithm.") { logarithm($0) }
    function("log2", "The logarithm to the base 2.") { binaryLogarithm($0) }
    function("log10", "The logarithm to the base 10.") { decimalLogarithm($0) }
    function("floor", "The whole number at or below x.") { $0.rounded(.down) }
    function("ceil", "The whole number at or above x.") { $0.rounded(.up) }
    function("round", "The nearest whole number; halves go away from 0.") { $0.rounded() }
    function("trunc", "x without its fraction.") { $0.rounded(.towardZero) }
    function("hypot", "The length of the vector (x, y).") { length($0, $1) }
    function("fmod", "The remainder of x / y, with the sign of x.") {
      $0.truncatingRemainder(dividingBy: $1)
    }
  }

  private static let comparisons = Builtin.table {
    function("abs", "The distance from 0.") { abs($0) }
    Builtin.row(.everywhere, "abs", [.plain(.int)], .int, "The distance from 0.") {
      arguments throws(EvaluationFailure) in
      let number = try arguments.int(0)
      guard number != .min else { throw .overflow("abs(\(number))") }
      return .int(abs(number))
    }
    Builtin.row(
      .everywhere, "min", [.plain(.double), .plain(.double), .more(.double)], .double,
      "The least of several numbers."
    ) { arguments throws(EvaluationFailure) in
      .double(try arguments.fold { Swift.min($0, $1) })
    }
    Builtin.row(
      .everywhere, "min", [.plain(.int), .plain(.int), .more(.int)], .int,
      "The least of several numbers."
    ) { arguments throws(EvaluationFailure) in
      .int(try arguments.foldInts { Swift.min($0, $1) })
    }
    Builtin.row(
      .everywhere, "max", [.plain(.double), .plain(.double), .more(.double)], .double,
      "The greatest of several numbers."
    ) { arguments throws(EvaluationFailure) in
      .double(try arguments.fold { Swift.max($0, $1) })
    }
    Builtin.row(
      .everywhere, "max", [.plain(.int), .plain(.int), .more(.int)], .int,
      "The greatest of several numbers."
    ) { arguments throws(EvaluationFailure) in
      .int(try arguments.foldInts { Swift.max($0, $1) })
    }
    Builtin.row(
      .everywhere, "clamp", [.plain(.double), .plain(.double), .plain(.double)], .double,
      "x, or the nearer bound when it lies outside: clamp(x, lower, upper)."
    ) { arguments throws(EvaluationFailure) in
      .double(
        Swift.min(
          Swift.max(try arguments.double(0), try arguments.double(1)), try arguments.double(2)))
    }
    Builtin.row(
      .everywhere, "clamp", [.plain(.int), .plain(.int), .plain(.int)], .int,
      "x, or the nearer bound when it lies outside: clamp(x, lower, upper)."
    ) { arguments throws(EvaluationFailure) in
      .int(Swift.min(Swift.max(try arguments.int(0), try arguments.int(1)), try arguments.int(2)))
    }
  }
}

extension Arguments {
  fileprivate func fold(
    _ work: (Double, Double) -> Double
  ) throws(EvaluationFailure) -> Double {
    var result = try double(0)
    for index in 1..<max(1, count) { result = work(result, try double(index)) }
    return result
  }

  fileprivate func foldInts(_ work: (Int, Int) -> Int) throws(EvaluationFailure) -> Int {
    var result = try int(0)
    for index in 1..<max(1, count) { result = work(result, try int(index)) }
    return result
  }
}

/// Exact for powers of two, which a quotient of logarithms is not.
private func binaryLogarithm(_ x: Double) -> Double {
  guard x.isNormal, x > 0 else { return logarithm(x) / logarithm(2) }
  return Double(x.exponent) + logarithm(x.significand) / logarithm(2)
}

/// Exact for powers of ten that are.
private func decimalLogarithm(_ x: Double) -> Double {
  let quotient = logarithm(x) / logarithm(10)
  let nearest = quotient.rounded()
  return power(10, nearest) == x ? nearest : quotient
}

/// The length of a vector, without overflow on the way.
private func length(_ x: Double, _ y: Double) -> Double {
  let scale = max(abs(x), abs(y))
  guard scale > 0, scale.isFinite else { return abs(x) + abs(y) }
  let (a, b) = (x / scale, y / scale)
  return scale * (a * a + b * b).squareRoot()
}
