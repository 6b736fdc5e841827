extension JSONWriter {
  /// Writes the key of the next member.
  package mutating func writeKey(_ key: String) {
    prepareKey()
    appendQuoted(key)
    finishKey()
  }

  /// Writes a string.
  package mutating func write(_ text: String) {
    prepareValue()
    appendQuoted(text)
  }

  /// Writes a finite number with the digits that read back as the same double.
  package mutating func write(_ number: Double) {
    prepareValue()
    appendText { DecimalText.writeShortest(number, to: $0) }
  }

  /// Writes a finite number rounded to at most `maximumDecimals` (0 to 15), without the zeros at
  /// the end of its decimals.
  package mutating func write(_ number: Double, maximumDecimals: Int) {
    prepareValue()
    appendText { start in
      var count = DecimalText.writeFixed(number, decimals: maximumDecimals, to: start)
      guard maximumDecimals > 0 else { return count }
      while start[count - 1] == Byte.zero { count -= 1 }
      return start[count - 1] == Byte.point ? count - 1 : count
    }
  }

  /// Writes a whole number.
  package mutating func write(_ number: Int) {
    prepareValue()
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Writes an exact number of thousandths as a decimal number, without the zeros at its end.
  package mutating func write(thousandths number: Int64) {
    prepareValue()
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: 1000)
    bytes.append(contentsOf: ((number < 0 ? "-" : "") + String(whole)).utf8)
    guard rest > 0 else { return }
    bytes.append(Byte.point)
    for digit in [rest / 100, rest / 10 % 10, rest % 10] {
      bytes.append(Byte.zero + UInt8(truncatingIfNeeded: digit))
    }
    while bytes.last == Byte.zero { bytes.removeLast() }
  }

  /// Writes `true` or `false`.
  package mutating func write(_ value: Bool) {
    prepareValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  package mutating func writeNull() {
    prepareValue()
    bytes.append(contentsOf: "null".utf8)
  }

  private mutating func appendText(_ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DecimalText.maximumLength) { buffer in
      guard let start = buffer.baseAddress else { return }
      let count = write(start)
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    }
  }
}
