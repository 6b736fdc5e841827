extension SignificantDigits {
  /// The double nearest to the digits, a tie going to the even one, or `nil` if it is infinite.
  func nearestDouble(in source: SourceBytes) -> Double? {
    // The greatest double is below 0.18e309; half of the least one is above 0.2e-323.
    if isZero || pointPower < -323 { return 0 }
    if pointPower > 309 { return nil }
    let value = ExactDecimal(self, in: source).nearestDouble
    return value.isFinite ? value : nil
  }
}
