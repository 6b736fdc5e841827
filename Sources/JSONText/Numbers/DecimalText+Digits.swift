extension DecimalText {
  /// Writes an integer without leading zeros.
  @inline(__always)
  static func writeInteger(
    _ integer: UInt64, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    guard integer < 100_000_000 else { return writeLongInteger(integer, to: start) }
    return writeShortInteger(integer, to: start)
  }

  /// Writes an integer of at most eight digits without leading zeros.
  @inline(__always)
  static func writeShortInteger(
    _ integer: UInt64, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let digits = DigitWords.eightDigits(UInt32(truncatingIfNeeded: integer))
    // The last digit is kept, even if it is a zero.
    let zeros = UInt64(truncatingIfNeeded: (digits | 1 << 56).trailingZeroBitCount) & ~7
    DigitWords.store((digits &+ DigitWords.zeros) &>> zeros, to: start)
    return start + (8 &- Int(truncatingIfNeeded: zeros >> 3))
  }

  @inline(never)
  private static func writeLongInteger(
    _ integer: UInt64, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let end = writeInteger(integer / 100_000_000, to: start)
    return writeDigits(integer % 100_000_000, count: 8, to: end)
  }

  /// Writes the last `count` (1 to 16) digits of an integer that has no more.
  @inline(__always)
  static func writeDigits(
    _ integer: UInt64, count: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    if count <= 8 {
      storeEight(integer &* PowersOfTen.integers[8 &- count], to: start)
    } else {
      let full = integer &* PowersOfTen.integers[16 &- count]
      storeEight(full / 100_000_000, to: start)
      storeEight(full % 100_000_000, to: start + 8)
    }
    return start + count
  }

  @inline(__always)
  private static func storeEight(_ value: UInt64, to start: UnsafeMutablePointer<UInt8>) {
    let digits = DigitWords.eightDigits(UInt32(truncatingIfNeeded: value))
    DigitWords.store(digits &+ DigitWords.zeros, to: start)
  }

  /// The count of decimal digits, 1 for zero.
  @inline(__always)
  static func digitCount(_ value: UInt64) -> Int {
    let bits = 64 - (value | 1).leadingZeroBitCount
    // 1233 / 4096 is just below the logarithm of two: an estimate that is right or one too low.
    let estimate = (bits * 1233) >> 12
    return estimate + (value | 1 >= PowersOfTen.integers[estimate] ? 1 : 0)
  }
}
