/// Returns the logarithm to the base 2: exact for powers of two, which a quotient of logarithms is not.
package func binaryLogarithm(_ x: Double) -> Double {
  guard x.isNormal, x > 0 else { return logarithm(x) / logarithm(2) }
  return Double(x.exponent) + logarithm(x.significand) / logarithm(2)
}

/// Returns the logarithm to the base 10: exact for powers of ten that are.
package func decimalLogarithm(_ x: Double) -> Double {
  let quotient = logarithm(x) / logarithm(10)
  let nearest = quotient.rounded()
  return power(10, nearest) == x ? nearest : quotient
}

/// Returns the length of a vector, without overflow on the way.
package func hypotenuse(_ x: Double, _ y: Double) -> Double {
  let scale = max(abs(x), abs(y))
  guard scale > 0, scale.isFinite else { return abs(x) + abs(y) }
  let (a, b) = (x / scale, y / scale)
  return scale * (a * a + b * b).squareRoot()
}
