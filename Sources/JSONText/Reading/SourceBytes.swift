/// The bytes of a text, read with one check of the end.
struct SourceBytes {
  let bytes: UnsafeBufferPointer<UInt8>

  var count: Int { bytes.count }

  /// The byte at `index`, or 0 after the end: the one place where reading meets the end.
  ///
  /// A zero byte is an error everywhere in JSON, so a reader need not ask for the end before it
  /// found something wrong.
  @inline(__always)
  subscript(_ index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  /// Eight bytes, the first in the lowest place; all of them must exist.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    return UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Whether two ranges of the same length hold the same bytes.
  func haveSameBytes(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    let distance = other.lowerBound &- one.lowerBound
    var index = one.lowerBound
    while index &+ 8 <= one.upperBound {
      if word(at: index) != word(at: index &+ distance) { return false }
      index &+= 8
    }
    let rest = one.upperBound &- index
    if rest > 0, max(index, index &+ distance) <= count &- 8 {
      let differences = word(at: index) ^ word(at: index &+ distance)
      // The bytes after the ends are moved out.
      return differences &<< UInt64(truncatingIfNeeded: 64 &- 8 &* rest) == 0
    }
    while index < one.upperBound {
      if bytes[index] != bytes[index + distance] { return false }
      index += 1
    }
    return true
  }

  /// The number of the four hexadecimal digits from `index` on, or `nil`.
  func hexadecimalUnit(at index: Int) -> UInt16? {
    var unit: UInt16 = 0
    for place in index..<index + 4 {
      guard let digit = hexadecimalDigit(at: place) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// The value of the hexadecimal digit at `index`, or `nil`.
  func hexadecimalDigit(at index: Int) -> UInt16? {
    let byte = self[index]
    switch byte {
    case 0x30...0x39: return UInt16(byte - 0x30)
    case 0x41...0x46: return UInt16(byte - 0x41 + 10)
    case 0x61...0x66: return UInt16(byte - 0x61 + 10)
    default: return nil
    }
  }
}
