extension DecimalText {
  /// Writes the shortest decimal number that reads back as the same finite value, and of several
  /// the nearest; returns the count of bytes.
  ///
  /// Magnitudes from 1e-7 up to but not including 1e21 are written without an exponent, others as
  /// `1.5e-9` or `1e+21`. Whole numbers have no point. Negative zero is written `0`, the one value
  /// whose sign is not read back.
  package static func writeShortest(_ value: Double, to start: UnsafeMutablePointer<UInt8>) -> Int {
    precondition(value.isFinite, "only finite values have decimal text")
    guard value != 0 else {
      start.pointee = Byte.zero
      return 1
    }
    start.pointee = Byte.minus
    let place = start + (value < 0 ? 1 : 0)
    return writeShortestMagnitude(value.magnitude, to: place) - start
  }

  @inline(__always)
  private static func writeShortestMagnitude(
    _ magnitude: Double, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let decimal = ShortestDecimal(magnitude)
    let digitCount = digitCount(decimal.digits)
    let digits = DigitWords(decimal.digits, digitCount: digitCount)
    let point = digitCount &+ decimal.exponent
    if point > 0, point < digits.count {
      digits.store(to: start, point: point)
      return start + (digits.count &+ 1)
    }
    if point > 0, point <= 21 {
      digits.store(to: start)
      return start + point
    }
    guard point <= 0, point > -7 else { return writeScientific(digits, point: point, to: start) }
    DigitWords.store(DigitWords.zeros, to: start)
    start[1] = Byte.point
    digits.store(to: start + (2 &- point))
    return start + (2 &- point &+ digits.count)
  }

  @inline(never)
  private static func writeScientific(
    _ digits: DigitWords, point: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    digits.store(to: start, point: 1)
    var end = start + (digits.count > 1 ? digits.count + 1 : 1)
    end[0] = Byte.e
    end[1] = point > 0 ? Byte.plus : Byte.minus
    end += 2
    return writeInteger(UInt64((point - 1).magnitude), to: end)
  }
}
