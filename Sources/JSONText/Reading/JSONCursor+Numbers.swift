extension JSONCursor {
  /// Reads a number as the double nearest to it.
  package mutating func readNumber() throws(JSONError) -> Double {
    skipWhiteSpace()
    let start = position
    if let value = readShortNumber() {
      setLastRange(from: start)
      return value
    }
    return try readLongNumber()
  }

  /// Reads any number.
  @inline(never)
  private mutating func readLongNumber() throws(JSONError) -> Double {
    let start = position
    let number = try scanNumber()
    guard let value = number.value(in: source) else { throw outOfRange(from: start) }
    setLastRange(from: start)
    return value
  }

  /// Checks a number without making a double of it, unless it might be out of range.
  mutating func skipNumber() throws(JSONError) {
    let start = position
    let number = try scanNumber()
    if number.mightBeOutOfRange, number.value(in: source) == nil { throw outOfRange(from: start) }
    setLastRange(from: start)
  }

  /// Reads a number without an exponent that has fewer than eight digits before its point and after it, as nearly
  /// all do. Anything else stays unread.
  @inline(__always)
  private mutating func readShortNumber() -> Double? {
    guard position < source.count &- 24 else { return nil }
    let isNegative = source.bytes[position] == Byte.minus
    var index = position &+ (isNegative ? 1 : 0)
    let integer = DigitGroup(source.word(at: index))
    guard integer.count == 1 || 2...7 ~= integer.count && source.bytes[index] != Byte.zero else {
      return nil
    }
    index &+= integer.count
    var (value, next) = (Double(integer.value), integer.next)
    if next == Byte.point {
      let fraction = DigitGroup(source.word(at: index &+ 1))
      guard 1...7 ~= fraction.count else { return nil }
      // All digits are an integer below 2^53, and one division rounds once.
      let power = PowersOfTen.doubles[fraction.count]
      value = (value * power + Double(fraction.value)) / power
      index &+= 1 &+ fraction.count
      next = fraction.next
    }
    guard next | 0x20 != Byte.e else { return nil }
    position = index
    return isNegative ? -value : value
  }

  private func outOfRange(from start: Int) -> JSONError {
    JSONError(.numberOutOfRange, at: start, length: position - start)
  }

  /// Matches the grammar of a number and leaves `position` after it.
  @inline(__always)
  private mutating func scanNumber() throws(JSONError) -> ScannedNumber {
    var number = ScannedNumber(start: position)
    var index = position
    if source[index] == Byte.minus {
      number.isNegative = true
      index += 1
    }
    let integer = index
    scanDigits(at: &index, into: &number)
    if index - integer != 1 { try checkInteger(from: integer, to: index) }
    if source[index] == Byte.point {
      index += 1
      let fraction = index
      scanDigits(at: &index, into: &number)
      if index == fraction { throw missingDigit(at: index) }
      number.fractionDigits = index - fraction
    }
    number.digits = index
    if source[index] | 0x20 == Byte.e { try scanExponent(at: &index, into: &number) }
    number.integer = integer
    position = index
    return number
  }

  @inline(__always)
  private func scanDigits(at index: inout Int, into number: inout ScannedNumber) {
    while true {
      let digit = source[index] &- Byte.zero
      if digit > 9 { return }
      number.mantissa = number.mantissa &* 10 &+ UInt64(digit)
      index += 1
    }
  }

  @inline(__always)
  private func checkInteger(from start: Int, to end: Int) throws(JSONError) {
    if start == end { throw start == position ? notANumber() : missingDigit(at: start) }
    if source[start] == Byte.zero { throw JSONError(.leadingZero, at: start) }
  }

  private func notANumber() -> JSONError {
    unexpected(at: position, expected: .number)
  }

  private func missingDigit(at index: Int) -> JSONError {
    let previous = Unicode.Scalar(source[index - 1])
    let length = index < source.count ? source.scalar(at: index)?.length ?? 1 : 0
    return JSONError(.missingDigit(after: previous), at: index, length: length)
  }

  /// An exponent of any length is read; its value stops growing where no text could be long enough
  /// to bring the number back into range.
  @inline(never)
  private func scanExponent(
    at index: inout Int, into number: inout ScannedNumber
  ) throws(JSONError) {
    index += 1
    let sign = source[index]
    if sign == Byte.minus || sign == Byte.plus { index += 1 }
    let start = index
    var exponent = 0
    while true {
      let digit = source[index] &- Byte.zero
      if digit > 9 { break }
      if exponent < ScannedNumber.maximumExponent { exponent = exponent * 10 + Int(digit) }
      index += 1
    }
    if index == start { throw missingDigit(at: index) }
    number.exponent = sign == Byte.minus ? -exponent : exponent
  }
}
