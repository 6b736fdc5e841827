extension DecimalText {
  /// Writes a finite value with exactly `decimals` (0 to 15) digits after the point and returns the
  /// count of bytes.
  ///
  /// The exact binary value is rounded once, an exact tie to the even digit. There is never an
  /// exponent, and a value that rounds to zero has no sign.
  package static func writeFixed(
    _ value: Double, decimals: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    precondition(value.isFinite, "only finite values have decimal text")
    precondition(0...15 ~= decimals, "0 to 15 decimals are possible")
    // Most numbers go a way without calls, which needs few registers.
    let magnitude = value.magnitude
    guard magnitude >= 0x1p-11, magnitude < 99_999_999 else {
      return writeRareFixed(value, decimals: decimals, to: start)
    }
    let parts = FixedParts(magnitude, decimals: decimals)
    let integer = writeSign(of: value, parts, to: start)
    return writeFraction(parts, decimals, to: writeShortInteger(parts.integer, to: integer)) - start
  }

  /// Writes numbers that are very small or very large.
  @inline(never)
  private static func writeRareFixed(
    _ value: Double, decimals: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let magnitude = value.magnitude
    guard magnitude < 0x1p52 else {
      return writeLargeFixed(value, decimals: decimals, to: start)
    }
    let parts =
      magnitude < 0x1p-11
      ? FixedParts(small: magnitude, decimals: decimals)
      : FixedParts(magnitude, decimals: decimals)
    let integer = writeSign(of: value, parts, to: start)
    return writeFraction(parts, decimals, to: writeInteger(parts.integer, to: integer)) - start
  }

  /// Writes a minus before a negative number, unless only zeros follow.
  @inline(__always)
  private static func writeSign(
    of value: Double, _ parts: FixedParts, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    guard value < 0, !parts.isZero else { return start }
    start.pointee = Byte.minus
    return start + 1
  }

  /// Writes the point and the digits after it.
  @inline(__always)
  private static func writeFraction(
    _ parts: FixedParts, _ decimals: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    guard decimals > 0 else { return start }
    start.pointee = Byte.point
    return writeDigits(parts.fraction, count: decimals, to: start + 1)
  }

  /// Doubles from 2^52 on are whole numbers.
  private static func writeLargeFixed(
    _ value: Double, decimals: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var end = start
    if value < 0 {
      end.pointee = Byte.minus
      end += 1
    }
    end = writeWhole(value.magnitude, to: end)
    if decimals > 0 {
      end.pointee = Byte.point
      (end + 1).update(repeating: Byte.zero, count: decimals)
      end += decimals + 1
    }
    return end - start
  }

  private static func writeWhole(
    _ magnitude: Double, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var rest = BigInteger(magnitude.significandBitPattern | 1 << 52)
    rest.shiftLeft(by: Int(magnitude.exponent) - 52)
    var groups: [UInt64] = []
    while !rest.isZero { groups.append(rest.divide(by: PowersOfTen.integers[15])) }
    var end = writeInteger(groups.removeLast(), to: start)
    for group in groups.reversed() { end = writeDigits(group, count: 15, to: end) }
    return end
  }
}
