/// Returns the length of a vector, with an error of at most 0.51 units in the last place of a number that is not
/// subnormal, without overflow on the way.
package func hypotenuse(_ x: Double, _ y: Double) -> Double {
  let (long, short) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
  if abs(x) == .infinity || abs(y) == .infinity { return .infinity }
  if x.isNaN || y.isNaN { return .nan }
  // The length is nearer to the longer side than to any other double.
  guard short >= long * 0x1p-60, long > 0 else { return long + short }
  let scale = long > 0x1p500 ? 0x1p-600 : long < 0x1p-400 ? 0x1p600 : 1
  let (a, b) = (long * scale, short * scale)
  let (square, other) = (DoublePair(product: a, a), DoublePair(product: b, b))
  let sum = DoublePair(greater: square.high, other.high)
  return DoublePair(sum.high, sum.low + (square.low + other.low)).squareRoot.value / scale
}
