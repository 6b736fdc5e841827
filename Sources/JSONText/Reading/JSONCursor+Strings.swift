extension JSONCursor {
  /// Reads a string: checks it, and leaves its bytes where they are.
  package mutating func readString() throws(JSONError) -> JSONString {
    skipWhiteSpace()
    guard currentByte == Byte.quote else { throw unexpected(at: position, expected: .string) }
    let string = try scanString()
    setLastRange(from: string.range.lowerBound)
    return string
  }

  /// Reads the string that begins at `position`, which is a quote.
  @inline(__always)
  mutating func scanString() throws(JSONError) -> JSONString {
    let start = position
    let end = endOfPlainText(from: start + 1)
    guard source[end] == Byte.quote else {
      return try scanRestOfString(from: start, plainEnd: end)
    }
    position = end + 1
    return JSONString(
      range: Range(uncheckedBounds: (start, end + 1)), hasEscapes: false)
  }

  @inline(never)
  private mutating func scanRestOfString(
    from start: Int, plainEnd: Int
  ) throws(JSONError) -> JSONString {
    var index = plainEnd
    var hasEscapes = false
    while true {
      let byte = source[index]
      switch byte {
      case Byte.quote:
        position = index + 1
        return JSONString(range: start..<index + 1, hasEscapes: hasEscapes)
      case Byte.backslash:
        hasEscapes = true
        index = try endOfEscape(at: index, inStringAt: start)
      case 0x80...:
        guard let length = source.lengthOfSequence(at: index) else {
          throw JSONError(.invalidUTF8, at: index)
        }
        index += length
      default: throw unclosedString(from: start, at: index)
      }
      index = endOfPlainText(from: index)
    }
  }

  /// The first byte from `start` on that is not plain ASCII text of a string: a quote, a backslash,
  /// a control character, a byte of a longer sequence, or the end.
  @inline(__always)
  private func endOfPlainText(from start: Int) -> Int {
    var index = start
    while index <= source.count - 8 {
      let special = SpecialBytes.find(in: source.word(at: index))
      if special != 0 { return index + special.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < source.count, SpecialBytes.isPlain(source[index]) { index += 1 }
    return index
  }

  private func unclosedString(from start: Int, at index: Int) -> JSONError {
    guard index < source.count else {
      return JSONError(.unclosedString, at: index, length: 0, openedAt: start)
    }
    return JSONError(.controlCharacter(source[index]), at: index, openedAt: start)
  }
}

/// Finds the bytes that a string cannot simply contain, eight at a time.
private enum SpecialBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Sets the highest bit of the first special byte, and of no byte before it.
  ///
  /// A byte below `n` borrows when `n` is subtracted from it. Borrowing disturbs only the bytes
  /// above, which are later in the text.
  @inline(__always)
  static func find(in word: UInt64) -> UInt64 {
    let controls = (word &- ones &* 0x20) & ~word
    let quotes = zeros(in: word ^ (ones &* UInt64(Byte.quote)))
    let backslashes = zeros(in: word ^ (ones &* UInt64(Byte.backslash)))
    return (word | controls | quotes | backslashes) & highBits
  }

  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != Byte.quote && byte != Byte.backslash
  }

  @inline(__always)
  private static func zeros(in word: UInt64) -> UInt64 {
    (word &- ones) & ~word
  }
}
