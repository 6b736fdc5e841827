/// Returns the natural logarithm of `x`, with an error of at most 0.51 units in the last place.
package func logarithm(_ x: Double) -> Double {
  irregularLogarithm(x) ?? logarithmPair(x).value
}

/// Returns the logarithm to the base 2, with an error of at most 0.51 units in the last place, and exact for
/// powers of two.
package func binaryLogarithm(_ x: Double) -> Double {
  irregularLogarithm(x) ?? (logarithmPair(x) * LogarithmTable.binaryUnit).value
}

/// Returns the logarithm to the base 10, with an error of at most 0.51 units in the last place, and exact for
/// powers of ten.
package func decimalLogarithm(_ x: Double) -> Double {
  irregularLogarithm(x) ?? (logarithmPair(x) * LogarithmTable.decimalUnit).value
}

/// The logarithm, to any base, of a number that is not finite and above 0.
@inline(__always)
private func irregularLogarithm(_ x: Double) -> Double? {
  if x > 0, x < .infinity { return nil }
  if x == 0 { return -.infinity }
  return x > 0 ? x : .nan
}

/// Returns the natural logarithm of a finite number above 0, with an error below 2^-68 of it.
///
/// x = 2^k (128 / j) (1 + r) with |r| < 0.0056: the logarithm of the second factor is of a table, and that
/// of the third is Taylor's series, of which the first two terms are added exactly.
@inline(__always)
func logarithmPair(_ x: Double) -> DoublePair {
  let (z, k) = reduced(x)
  let shifted = 128 / z + roundingShift
  let (row, j) = (2 * (shifted.shiftedInteger - 91), shifted - roundingShift)
  // Products of j, which has 8 bits, with both halves of z are exact.
  let zHead = Double(bitPattern: z.bitPattern & ~0xffff_ffff)
  let r = DoublePair(sum: (zHead * j - 128) * 0x1p-7, (z - zHead) * j * 0x1p-7)
  // The first 26 bits, whose square is exact.
  let head = Double(bitPattern: r.high.bitPattern & ~0x7ff_ffff)
  var series = 1.0 / 9 - r.high * (1.0 / 10)
  series = 1.0 / 7 - r.high * (1.0 / 8 - r.high * series)
  series = 1.0 / 5 - r.high * (1.0 / 6 - r.high * series)
  series = 1.0 / 3 - r.high * (1.0 / 4 - r.high * series)
  let cube = r.high * r.high * r.high
  // Both of these terms are multiples of 2^-42 below 2^10.
  let whole = k * LogarithmTable.ln2High + LogarithmTable.logarithms[row]
  let first = DoublePair(greater: whole, r.high)
  let second = DoublePair(greater: first.high, head * head * -0.5)
  var rest = k * LogarithmTable.ln2Low + LogarithmTable.logarithms[row + 1]
  rest += r.low - r.high * r.low
  rest += cube * series - (r.high - head) * (r.high + head) * 0.5
  return DoublePair(greater: second.high, first.low + second.low + rest)
}

/// Returns z in 0.7071...1.4143 and k with x = 2^k z.
@inline(__always)
private func reduced(_ x: Double) -> (z: Double, k: Double) {
  let isSubnormal = x < 0x1p-1022
  let bits = Int64(bitPattern: (isSubnormal ? x * 0x1p54 : x).bitPattern)
  let k = (bits - 0x3fe6_a09e_0000_0000) >> 52
  let z = Double(bitPattern: UInt64(bitPattern: bits - k << 52))
  return (z, Double(k) - (isSubnormal ? 54 : 0))
}
