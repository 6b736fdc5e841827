/// The shortest decimal number that reads back as a given double, and of several the nearest: the
/// digits and a power of ten.
///
/// The method is Raffaello Giulietti's Schubfach. The double and the two midpoints to its
/// neighbours are multiplied by one power of ten such that the interval between the midpoints has a
/// length from 2 to 20; then it holds a whole number, and at most a few multiples of ten.
struct ShortestDecimal {
  /// The digits; there may be zeros at the end.
  let digits: UInt64
  let exponent: Int

  /// The decimal of a finite magnitude that is not zero.
  @inline(__always)
  init(_ magnitude: Double) {
    let bits = magnitude.bitPattern
    let fraction = bits & (1 << 52 - 1)
    let biased = Int(truncatingIfNeeded: bits >> 52)
    let significand = biased == 0 ? fraction : fraction | 1 << 52
    let binaryExponent = max(biased, 1) &- 1075

    if binaryExponent <= 0, binaryExponent > -53,
      significand.trailingZeroBitCount >= -binaryExponent
    {
      // A whole number below 2^53 has no neighbour nearer than 1, so no digit can be spared.
      digits = significand >> UInt64(truncatingIfNeeded: -binaryExponent)
      exponent = 0
      return
    }
    let interval = RoundingInterval(
      significand: significand, exponent: binaryExponent,
      isLowerNeighbourCloser: fraction == 0 && biased > 1)
    (digits, exponent) = interval.shortest
  }
}

/// The numbers that round to one double, scaled by a power of ten.
private struct RoundingInterval {
  /// Four times the scaled double, its last bit set if there are further bits.
  let value: UInt64
  /// Four times the scaled bounds, the bounds themselves included.
  let lower: UInt64
  let upper: UInt64
  /// The power of ten that was divided by.
  let exponent: Int

  @inline(__always)
  init(significand: UInt64, exponent binary: Int, isLowerNeighbourCloser: Bool) {
    // The floor of the logarithm to base 10 of 2^binary, or of three quarters of that.
    exponent = (binary &* 1_262_611 &- (isLowerNeighbourCloser ? 524_031 : 0)) >> 22
    let shift = binary &+ PowerOfTen128.floorOfBinaryLogarithm(-exponent) &+ 1
    let power = PowerOfTen128(-exponent)
    let places = UInt64(truncatingIfNeeded: shift)
    let fourfold = significand << 2
    let below: UInt64 = isLowerNeighbourCloser ? 1 : 2
    value = power.timesRoundedToOdd(fourfold &<< places)
    // A midpoint rounds to the even neighbour: it belongs to the interval if that is this double.
    let excluded = significand & 1
    lower = power.timesRoundedToOdd((fourfold &- below) &<< places) &+ excluded
    upper = power.timesRoundedToOdd((fourfold &+ 2) &<< places) &- excluded
  }

  /// The multiple of ten in the interval, if there is exactly one, else the whole number in it, or
  /// of two the nearer one.
  ///
  /// Which of them it is cannot be predicted, so all are computed and one is picked, without jumps.
  @inline(__always)
  var shortest: (digits: UInt64, exponent: Int) {
    let whole = value >> 2
    let tens = whole / 10
    let isLowTenIn = lower <= 40 &* tens
    let isHighTenIn = 40 &* tens &+ 40 <= upper
    let isTen = (isLowTenIn != isHighTenIn) && whole >= 10
    let isLowIn = lower <= 4 &* whole
    let isHighIn = 4 &* whole &+ 4 <= upper
    // Above the middle, or on it and odd: the last bit is below that of 4 · whole + 2.
    let isNearerToHigh = value &+ (whole & 1) > 4 &* whole &+ 2
    let isOneUp = isLowIn != isHighIn ? isHighIn : isNearerToHigh
    let isUp = isTen ? isHighTenIn : isOneUp
    return ((isTen ? tens : whole) &+ (isUp ? 1 : 0), exponent &+ (isTen ? 1 : 0))
  }
}

extension PowerOfTen128 {
  /// The product without its lowest 128 bits, its last bit set if any of them is: enough to compare
  /// it with multiples of two.
  @inline(__always)
  fileprivate func timesRoundedToOdd(_ factor: UInt64) -> UInt64 {
    let lower = low.multipliedFullWidth(by: factor)
    let upper = high.multipliedFullWidth(by: factor)
    let (middle, carry) = upper.low.addingReportingOverflow(lower.high)
    // The power is rounded up, so a middle word of 1 may stand for an exact 0.
    return (upper.high &+ (carry ? 1 : 0)) | (middle > 1 ? 1 : 0)
  }
}
