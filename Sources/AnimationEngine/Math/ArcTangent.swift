/// Returns the angle in -pi...pi, in radians, whose direction is (`x`, `y`), with an error of at most 0.51
/// units in the last place.
///
/// Signed zeros and infinities are as annex F of the C standard says.
package func angle(ofX x: Double, y: Double) -> Double {
  angle(of: DoublePair(x, 0), DoublePair(y, 0))
}

/// Returns the angle in -pi / 2...pi / 2, in radians, whose sine is `x`; NaN if there is none.
///
/// The error is at most 0.51 units in the last place.
package func arcSine(_ x: Double) -> Double {
  angle(of: otherSide(x), DoublePair(x, 0))
}

/// Returns the angle in 0...pi, in radians, whose cosine is `x`; NaN if there is none.
///
/// The error is at most 0.51 units in the last place.
package func arcCosine(_ x: Double) -> Double {
  angle(of: DoublePair(x, 0), otherSide(x))
}

/// The square root of 1 - x^2.
private func otherSide(_ x: Double) -> DoublePair {
  let square = DoublePair(product: x, x)
  return (DoublePair(1, 0) - square).squareRoot
}

/// The angle of (x, y).
private func angle(of x: DoublePair, _ y: DoublePair) -> Double {
  if x.high.isNaN || y.high.isNaN { return .nan }
  let upright = angleOfQuarter(abs(x), abs(y))
  let angle = x.high.sign == .minus ? ArcTangentTable.halfTurn - upright : upright
  return y.high.sign == .minus ? -angle.value : angle.value
}

private func abs(_ x: DoublePair) -> DoublePair { x.high.sign == .minus ? -x : x }

/// The angle in 0...pi / 2 of a direction of which no part is negative.
private func angleOfQuarter(_ x: DoublePair, _ y: DoublePair) -> DoublePair {
  if x.high == .infinity, y.high == .infinity {
    return angleOfSlope(DoublePair(1, 0), DoublePair(1, 0))
  }
  return y.high <= x.high ? angleOfSlope(y, x) : ArcTangentTable.quarterTurn - angleOfSlope(x, y)
}

/// The arc tangent of y / x, for y in 0...x.
private func angleOfSlope(_ y: DoublePair, _ x: DoublePair) -> DoublePair {
  if y.high == 0 { return DoublePair(0, 0) }
  // The arc tangent is nearer to the slope than any other double.
  if y.high < x.high * 0x1p-60 { return DoublePair(y.high / x.high, 0) }
  // Products must not overflow, nor lose bits below.
  let scale = x.high > 0x1p500 ? 0x1p-600 : x.high < 0x1p-500 ? 0x1p600 : 1
  return angleOfModerateSlope(
    DoublePair(y.high * scale, y.low * scale), DoublePair(x.high * scale, x.low * scale))
}

/// arctan v = arctan c + arctan((v - c) / (1 + v c)) with v = y / x and c = i / 64: the first is of a table, the
/// second, of a number up to 1 / 128, is Taylor's series.
private func angleOfModerateSlope(_ y: DoublePair, _ x: DoublePair) -> DoublePair {
  let shifted = y.high / x.high * 64 + roundingShift
  let (i, c) = (shifted.shiftedInteger, (shifted - roundingShift) * 0x1p-6)
  let (rise, run) = (DoublePair(product: c, x.high), DoublePair(product: c, y.high))
  let numerator = DoublePair(sum: y.high - rise.high, (y.low - c * x.low) - rise.low)
  let denominator = DoublePair(sum: x.high, run.high)
  let denominatorLow = denominator.low + (run.low + (x.low + c * y.low))
  let t = numerator.high / denominator.high
  let product = DoublePair(product: t, denominator.high)
  let remainder = (numerator.high - product.high) - product.low
  let rest = (remainder + (numerator.low - t * denominatorLow)) / denominator.high
  let square = t * t
  let series = 1.0 / 3 - square * (1.0 / 5 - square * (1.0 / 7 - square * (1.0 / 9)))
  let sum = DoublePair(sum: ArcTangentTable.angles[2 * i], t)
  let low = ArcTangentTable.angles[2 * i + 1] + (rest - t * square * series)
  return DoublePair(greater: sum.high, sum.low + low)
}
