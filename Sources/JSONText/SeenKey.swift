/// A key that an object had, in a form that is compared quickly: by its decoded bytes, so `"a"` is
/// the same key as `"\u0061"`, and different normal forms of one letter are different keys.
struct SeenKey {
  let string: JSONString
  /// The count of decoded bytes.
  let count: Int
  /// The first eight decoded bytes, the first in the lowest place.
  let start: UInt64

  @inline(__always)
  init(_ string: JSONString, of source: SourceBytes) {
    self.string = string
    if string.hasEscapes {
      (count, start) = Self.measure(string, of: source)
    } else {
      count = string.content.count
      start = Self.firstBytes(of: string.content, of: source)
    }
  }

  @inline(__always)
  func isEqual(to other: SeenKey, of source: SourceBytes) -> Bool {
    guard start == other.start, count == other.count else { return false }
    return count <= 8 || hasSameBytes(as: other, of: source)
  }

  private static func firstBytes(of content: Range<Int>, of source: SourceBytes) -> UInt64 {
    guard content.lowerBound <= source.count - 8 else {
      return content.reversed().reduce(0) { $0 << 8 | UInt64(source[$1]) }
    }
    let word = source.word(at: content.lowerBound)
    return content.count >= 8 ? word : word & ~(~0 << UInt64(8 * content.count))
  }

  private static func measure(_ string: JSONString, of source: SourceBytes) -> (Int, UInt64) {
    var decoded = DecodedUTF8(string, of: source)
    var count = 0
    var start: UInt64 = 0
    while let byte = decoded.next() {
      if count < 8 { start |= UInt64(byte) << UInt64(8 * count) }
      count += 1
    }
    return (count, start)
  }

  private func hasSameBytes(as other: SeenKey, of source: SourceBytes) -> Bool {
    if !string.hasEscapes, !other.string.hasEscapes {
      return source.haveSameBytes(string.content, other.string.content)
    }
    var mine = DecodedUTF8(string, of: source)
    var theirs = DecodedUTF8(other.string, of: source)
    while let byte = mine.next() {
      if theirs.next() != byte { return false }
    }
    return true
  }
}

/// A key together with the text it lies in, for a hash table.
struct HashableKey: Hashable {
  let key: SeenKey
  let source: SourceBytes

  static func == (one: HashableKey, other: HashableKey) -> Bool {
    one.key.isEqual(to: other.key, of: one.source)
  }

  func hash(into hasher: inout Hasher) {
    guard key.string.hasEscapes else {
      let bytes = UnsafeRawBufferPointer(source.bytes)[key.string.content]
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes))
      return
    }
    // One piece, because pieces are not promised to hash like their whole.
    var decoded: [UInt8] = []
    var bytes = DecodedUTF8(key.string, of: source)
    while let byte = bytes.next() { decoded.append(byte) }
    decoded.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
