import JSONText

/// How far apart two times may be that were one before they were written: the second with an offset that
/// is added again.
struct TimeRounding {
  private let offset: Double
  private let allowed: Double

  /// The least of an offset's own rounding: half a microsecond.
  private static let finest = 0.5e-6

  /// - Parameter offset: what is added to the times of the second trace. Like a time it may be rounded
  ///   to its last digit, but no farther than those that it is added to.
  init(_ first: WrittenTimes, _ second: WrittenTimes, offset: Double) {
    let own = RecordedRows.decimals(of: DecimalText.shortest(offset).utf8)
    let others = max(first.halfDigit, second.halfDigit, Self.finest)
    self.offset = offset
    allowed =
      first.halfDigit + second.halfDigit + min(WrittenTimes.halfDigit(own), others)
  }

  /// Whether two times, the offset added to the second, may be one.
  func mayBeOne(_ first: Double, _ second: Double) -> Bool {
    guard first.isFinite, second.isFinite else { return false }
    // The digits of each of the three numbers may have been the nearest double's, and so may their sum's.
    let doubles = 2 * (first.ulp + second.ulp + offset.ulp)
    return areWithin(allowed + doubles, first, second)
  }
}
