/// A key that an object had, in a form that is compared quickly: by its decoded bytes, so `"a"` is
/// the same key as `"\u0061"`, and different normal forms of one letter are different keys.
struct SeenKey {
  /// The first eight decoded bytes, the first in the lowest place.
  private let start: UInt64
  /// Twice the count of decoded bytes, plus one if there are escapes: with four words and no more,
  /// a key stays in registers.
  private let measure: Int
  private let lowerBound: Int
  private let upperBound: Int

  @inline(__always)
  init(_ string: JSONString, of source: SourceBytes) {
    lowerBound = string.range.lowerBound
    upperBound = string.range.upperBound
    if string.hasEscapes {
      (measure, start) = Self.measureDecoded(string, of: source)
    } else {
      measure = string.content.count &* 2
      start = Self.firstBytes(of: string.content, of: source)
    }
  }

  var string: JSONString {
    JSONString(
      range: Range(uncheckedBounds: (lowerBound, upperBound)), hasEscapes: measure & 1 == 1)
  }

  /// The byte of the opening quote.
  @inline(__always)
  var offset: Int { lowerBound }

  @inline(__always)
  func isEqual(to other: SeenKey, of source: SourceBytes) -> Bool {
    guard start == other.start, measure >> 1 == other.measure >> 1 else { return false }
    return measure >> 1 <= 8 || hasSameBytes(as: other, of: source)
  }

  @inline(__always)
  private static func firstBytes(of content: Range<Int>, of source: SourceBytes) -> UInt64 {
    guard content.lowerBound <= source.count &- 8 else {
      return content.reversed().reduce(0) { $0 << 8 | UInt64(source[$1]) }
    }
    let word = source.word(at: content.lowerBound)
    let unusedBits = 64 &- 8 &* min(content.count, 8)
    // Shifting by 64, for an empty key, leaves nothing.
    return word & (~0 >> UInt64(truncatingIfNeeded: unusedBits))
  }

  private static func measureDecoded(
    _ string: JSONString, of source: SourceBytes
  ) -> (measure: Int, start: UInt64) {
    var decoded = DecodedUTF8(string, of: source)
    var count = 0
    var start: UInt64 = 0
    while let byte = decoded.next() {
      if count < 8 { start |= UInt64(byte) << UInt64(8 * count) }
      count += 1
    }
    return (count * 2 + 1, start)
  }

  private func hasSameBytes(as other: SeenKey, of source: SourceBytes) -> Bool {
    let (string, otherString) = (string, other.string)
    if !string.hasEscapes, !otherString.hasEscapes {
      return source.haveSameBytes(string.content, otherString.content)
    }
    var mine = DecodedUTF8(string, of: source)
    var theirs = DecodedUTF8(otherString, of: source)
    while let byte = mine.next() {
      if theirs.next() != byte { return false }
    }
    return true
  }

  /// A hash that is seeded anew in each process, so that no file can be made to collide.
  func hash(of source: SourceBytes) -> Int {
    var hasher = Hasher()
    let string = string
    if string.hasEscapes {
      // One piece, because pieces are not promised to hash like their whole.
      var decoded: [UInt8] = []
      var bytes = DecodedUTF8(string, of: source)
      while let byte = bytes.next() { decoded.append(byte) }
      decoded.withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      let bytes = UnsafeRawBufferPointer(source.bytes)[string.content]
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes))
    }
    return hasher.finalize()
  }
}
