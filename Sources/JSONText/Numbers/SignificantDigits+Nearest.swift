extension SignificantDigits {
  /// The double nearest to the digits, a tie going to the even one, or `nil` if it is infinite.
  func nearestDouble(in source: SourceBytes) -> Double? {
    // Below 1e-324, half of the least double is not reached; 1e309 is above the greatest.
    if isZero || pointPower < -323 { return 0 }
    if pointPower > 309 { return nil }
    let value = doubleFromBounds ?? ExactDecimal(self, in: source).nearestDouble
    return value.isFinite ? value : nil
  }

  /// The nearest double, if a lower and an upper bound of the digits' value round to the same one:
  /// then everything between them does too. Only values very near to the midpoint of two doubles
  /// remain undecided.
  private var doubleFromBounds: Double? {
    let exponent = pointPower - leadingCount
    if exponent == 0, !isCut { return Double(leading) }
    let power = PowerOfTen128(exponent)
    let binaryExponent = PowerOfTen128.binaryExponent(exponent)
    let lower = power.oneLess.times(leading, binaryExponent: binaryExponent).rounded
    let upper = power.times(isCut ? leading + 1 : leading, binaryExponent: binaryExponent).rounded
    return lower == upper ? lower : nil
  }
}

extension PowerOfTen128 {
  /// The 128 bits less one: a lower bound of the power, as the bits are rounded up.
  fileprivate var oneLess: PowerOfTen128 {
    PowerOfTen128(high: low == 0 ? high - 1 : high, low: low &- 1)
  }

  fileprivate func times(_ factor: UInt64, binaryExponent: Int) -> LongBinary {
    let lower = low.multipliedFullWidth(by: factor)
    let upper = high.multipliedFullWidth(by: factor)
    let (middle, carry) = upper.low.addingReportingOverflow(lower.high)
    return LongBinary(
      upper.high + (carry ? 1 : 0), middle, lower.low, exponent: binaryExponent)
  }
}
