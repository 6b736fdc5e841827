/// Returns e raised to `x`, with an error of at most 0.51 units in the last place.
package func exponential(_ x: Double) -> Double {
  exponential(DoublePair(x, 0))
}

/// Returns e raised to the sum of a pair, of which the high part is not NaN or both are.
@inline(__always)
func exponential(_ x: DoublePair) -> Double {
  guard abs(x.high) < 708 else { return exponentialAtTheEnds(x) }
  let power = ScaledPower(x)
  let mantissa = power.mantissa.high.bitPattern
  return Double(bitPattern: mantissa &+ UInt64(truncatingIfNeeded: power.exponent) << 52)
}

/// Where the result is subnormal, infinite, 0 or NaN, or near to that.
private func exponentialAtTheEnds(_ x: DoublePair) -> Double {
  if x.high.isNaN { return .nan }
  if x.high > 710 { return .infinity }
  if x.high < -746 { return 0 }
  let power = ScaledPower(x)
  let (mantissa, exponent) = (power.mantissa, power.exponent)
  if exponent > -1022 || exponent == -1022 && mantissa.high >= 1 {
    // In two steps, as 2^1024 is too large and the result may not be.
    let half = exponent >> 1
    return mantissa.high * Double(powerOfTwo: half) * Double(powerOfTwo: exponent - half)
  }
  // The unit of subnormal numbers in this scale is the last place of `shift`: the sum is rounded once, and
  // its bits count in that unit.
  let shift = Double(powerOfTwo: -1022 - exponent)
  let sum = shift + mantissa.high
  let rest = (mantissa.high - (sum - shift)) + mantissa.low
  return Double(bitPattern: (sum + rest).bitPattern &- shift.bitPattern)
}

/// e raised to x, as a number near to 1...2 times a power of two.
///
/// e^x = 2^(n / 64) e^r with |r| < 0.0055: the first factor is of a table, the other is Taylor's series.
struct ScaledPower {
  let mantissa: DoublePair
  let exponent: Int

  /// The high part is in -746...710. The error is below 2^-60 of the result.
  @inline(__always)
  init(_ x: DoublePair) {
    let shifted = x.high * ExponentialTable.stepsPerUnit + roundingShift
    let (n, steps) = (shifted.shiftedInteger, shifted - roundingShift)
    // The product and the difference are exact.
    let near = x.high - steps * ExponentialTable.stepHigh
    let far = steps * ExponentialTable.stepLow - x.low
    let r = near - far
    let rest = (near - r) - far
    var series = 1.0 / 120 + r * (1.0 / 720)
    series = 1.0 / 6 + r * (1.0 / 24 + r * series)
    series = 0.5 + r * series
    let powers = ExponentialTable.powers
    let (high, low) = (powers[2 * (n & 63)], powers[2 * (n & 63) + 1])
    mantissa = DoublePair(greater: high, low + high * (r + (rest + r * r * series)))
    exponent = n >> 6
  }
}

/// Returns e raised to `x`, minus 1, with an error of at most 0.6 units in the last place.
package func exponentialMinusOne(_ x: Double) -> Double {
  if abs(x) < 0.35 { return smallExponentialMinusOne(x) }
  // The 1 is less than a thirtieth of a unit in the last place.
  if !(x < 44) { return exponential(x) }
  if x < -44 { return -1 }
  let power = ScaledPower(DoublePair(x, 0))
  let scale = Double(powerOfTwo: power.exponent)
  let difference = DoublePair(sum: scale * power.mantissa.high, -1)
  return difference.high + (difference.low + scale * power.mantissa.low)
}

/// x + x^2 / 2 + x^3 / 6 + ..., of which the first two are added exactly.
private func smallExponentialMinusOne(_ x: Double) -> Double {
  if abs(x) < 0x1p-54 { return x }
  // The first 26 bits, whose square is exact.
  let head = Double(bitPattern: x.bitPattern & ~0x7ff_ffff)
  let start = DoublePair(greater: x, head * head * 0.5)
  var series = 1.0 / 6_227_020_800 + x * (1.0 / 87_178_291_200)
  series = 1.0 / 39_916_800 + x * (1.0 / 479_001_600 + x * series)
  series = 1.0 / 362_880 + x * (1.0 / 3_628_800 + x * series)
  series = 1.0 / 5_040 + x * (1.0 / 40_320 + x * series)
  series = 1.0 / 120 + x * (1.0 / 720 + x * series)
  series = 1.0 / 6 + x * (1.0 / 24 + x * series)
  return start.high + (start.low + ((x - head) * (x + head) * 0.5 + x * x * x * series))
}
