extension DecimalText {
  /// Writes the shortest decimal number that reads back as the same finite value, and of these the
  /// nearest one; returns the count of bytes.
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
    var end = start
    if value < 0 {
      end.pointee = Byte.minus
      end += 1
    }
    let decimal = ShortestDecimal(value.magnitude)
    return writeDecimal(decimal, to: end) - start
  }

  private static func writeDecimal(
    _ decimal: ShortestDecimal, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let count = digitCount(decimal.digits)
    let point = count + decimal.exponent
    let digits = DigitText(decimal.digits, count: count)
    if point > 21 || point < -6 { return digits.writeScientific(point: point, to: start) }
    if point <= 0 { return digits.writeFraction(point: point, to: start) }
    return digits.writePlain(point: point, to: start)
  }
}

private struct DigitText {
  let value: UInt64
  let count: Int

  init(_ value: UInt64, count: Int) {
    self.value = value
    self.count = count
  }

  func write(to start: UnsafeMutablePointer<UInt8>) {
    var rest = value
    for place in (0..<count).reversed() {
      start[place] = Byte.zero + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  func writeFraction(
    point: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    start.update(repeating: Byte.zero, count: 2 - point)
    start[1] = Byte.point
    write(to: start + (2 - point))
    return start + (2 - point + count)
  }

  func writePlain(
    point: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    write(to: start)
    if point >= count {
      (start + count).update(repeating: Byte.zero, count: point - count)
      return start + point
    }
    for place in (point..<count).reversed() { start[place + 1] = start[place] }
    start[point] = Byte.point
    return start + (count + 1)
  }

  func writeScientific(
    point: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var end = writePlain(point: 1, to: start)
    end[0] = Byte.e
    end[1] = point > 0 ? Byte.plus : Byte.minus
    end += 2
    let exponent = UInt64((point - 1).magnitude)
    let exponentText = DigitText(exponent, count: DecimalText.digitCount(exponent))
    exponentText.write(to: end)
    return end + exponentText.count
  }
}
