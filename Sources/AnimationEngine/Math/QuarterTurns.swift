/// Returns an angle in -0.786...0.786 and a number of quarter turns that make `x` together, but for whole
/// turns; NaN if `x` is not finite.
///
/// The error is below 2^-70 of the angle, for every double.
@inline(__always)
func reducedAngle(_ x: Double) -> (angle: DoublePair, quarters: Int) {
  if abs(x) < 0.785 { return (DoublePair(x, 0), 0) }
  return abs(x) < 0x1p19 ? reducedNearAngle(x) : reducedFarAngle(x)
}

/// Subtracts a multiple of pi / 2 in parts, whose products with a number of 20 bits are exact (Cody and Waite).
@inline(__always)
private func reducedNearAngle(_ x: Double) -> (angle: DoublePair, quarters: Int) {
  let shifted = x * CircleTable.quartersPerUnit + roundingShift
  let turns = shifted - roundingShift
  let first = DoublePair(sum: x - turns * CircleTable.quarter1, -turns * CircleTable.quarter2)
  let second = DoublePair(sum: first.high, -turns * CircleTable.quarter3)
  let low = (first.low + second.low) - turns * CircleTable.quarter4
  return (DoublePair(greater: second.high, low), shifted.shiftedInteger)
}

/// Multiplies with the bits of 2 / pi that matter, in integers (Payne and Hanek).
private func reducedFarAngle(_ x: Double) -> (angle: DoublePair, quarters: Int) {
  guard x.isFinite else { return (DoublePair(.nan, .nan), 0) }
  // |x| is `significand` times 2^exponent.
  let significand = x.bitPattern & 0xf_ffff_ffff_ffff | 0x10_0000_0000_0000
  let exponent = Int(truncatingIfNeeded: x.bitPattern >> 52 & 0x7ff) - 1075
  let turn = fractionOfTurn(significand, exponent)
  let quarter = (turn.0 << 2 | turn.1 >> 62, turn.1 << 2 | turn.2 >> 62, turn.2 << 2)
  let quarters = Int(truncatingIfNeeded: turn.0 >> 62 &+ quarter.0 >> 63)
  let angle = signedFraction(quarter) * CircleTable.quarter
  return x < 0 ? (-angle, -quarters) : (angle, quarters)
}

/// Returns the fraction of significand 2^exponent / (2 pi) in 192 bits, the highest first, of which 139 are right.
private func fractionOfTurn(
  _ significand: UInt64, _ exponent: Int
) -> (UInt64, UInt64, UInt64) {
  // The product with a higher bit of 2 / pi is a multiple of 4.
  let place = 62 + exponent
  let (start, shift) = (place >> 6, UInt64(truncatingIfNeeded: place & 63))
  let bits = CircleTable.twoOverPi
  let word = { (index: Int) in
    bits[start + index] << shift | (bits[start + index + 1] >> 1) >> (63 - shift)
  }
  let low = word(2).multipliedFullWidth(by: significand)
  let middle = word(1).multipliedFullWidth(by: significand)
  let (sum, carries) = middle.low.addingReportingOverflow(low.high)
  return (word(0) &* significand &+ middle.high &+ (carries ? 1 : 0), sum, low.low)
}

/// Returns the number in -0.5..<0.5 that is a fraction of 192 bits, but for an integer.
private func signedFraction(_ words: (UInt64, UInt64, UInt64)) -> DoublePair {
  let top = Int32(truncatingIfNeeded: words.0 >> 32)
  var sum = DoublePair(Double(words.2 >> 32) * 0x1p-160, 0)
  for term in [
    Double(words.1 & 0xffff_ffff) * 0x1p-128, Double(words.1 >> 32) * 0x1p-96,
    Double(words.0 & 0xffff_ffff) * 0x1p-64, Double(top) * 0x1p-32,
  ] {
    let next = DoublePair(sum: term, sum.high)
    sum = DoublePair(greater: next.high, next.low + sum.low)
  }
  return sum
}
