/// The bytes of a checked string after its escapes are resolved, one at a time.
struct DecodedUTF8: IteratorProtocol {
  private let source: SourceBytes
  private let end: Int
  /// The byte of the text to decode next.
  private(set) var rawOffset: Int
  /// The bytes of an escape that are still to be given, the next one lowest.
  private var pending: UInt32 = 0
  private var pendingCount = 0

  init(_ string: JSONString, of source: SourceBytes) {
    self.source = source
    rawOffset = string.content.lowerBound
    end = string.content.upperBound
  }

  mutating func next() -> UInt8? {
    if pendingCount > 0 { return nextPending() }
    guard rawOffset < end else { return nil }
    let byte = source[rawOffset]
    guard byte == Byte.backslash else {
      rawOffset += 1
      return byte
    }
    return resolveEscape()
  }

  /// Where in the text the byte that `next()` gives next comes from; within an escape, the
  /// escape's beginning.
  mutating func advance(by count: Int) -> Int {
    var source = rawOffset
    for _ in 0...max(count, 0) {
      if pendingCount == 0 { source = rawOffset }
      guard next() != nil else { return end }
    }
    return source
  }

  private mutating func nextPending() -> UInt8 {
    let byte = UInt8(truncatingIfNeeded: pending)
    pending >>= 8
    pendingCount -= 1
    return byte
  }

  private mutating func resolveEscape() -> UInt8? {
    let letter = source[rawOffset + 1]
    guard letter == Byte.u else {
      rawOffset += 2
      return Self.character(forLetter: letter)
    }
    let scalar = nextUnicodeEscape()
    for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      pending |= UInt32(unit) << UInt32(8 * pendingCount)
      pendingCount += 1
    }
    return nextPending()
  }

  private mutating func nextUnicodeEscape() -> Unicode.Scalar {
    let first = UInt32(source.hexadecimalUnit(at: rawOffset + 2) ?? 0)
    rawOffset += 6
    guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let second = UInt32(source.hexadecimalUnit(at: rawOffset + 2) ?? 0)
    rawOffset += 6
    return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF)) ?? "\u{FFFD}"
  }

  private static func character(forLetter letter: UInt8) -> UInt8 {
    switch letter {
    case 0x62: 0x08
    case 0x66: 0x0C
    case 0x6E: 0x0A
    case 0x72: 0x0D
    case 0x74: 0x09
    default: letter
    }
  }
}
