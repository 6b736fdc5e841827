/// A string of the text, checked but not yet copied.
///
/// A document keeps millions of these, so the places take half the memory of two words; no text that
/// is read is as long as they can count.
package struct JSONString: Hashable, Sendable {
  private let start: UInt32
  /// The end of the string, and in the highest bit whether there are escapes.
  private let endAndEscapes: UInt32

  /// The string with its quotes at a range of bytes.
  init(range: Range<Int>, hasEscapes: Bool) {
    start = UInt32(clamping: range.lowerBound)
    endAndEscapes =
      UInt32(min(range.upperBound, Int(Int32.max))) | (hasEscapes ? Self.escapesBit : 0)
  }

  private static var escapesBit: UInt32 { 1 << 31 }

  /// Whether the content holds a backslash, so that its bytes differ from those of the decoded text.
  package var hasEscapes: Bool { endAndEscapes & Self.escapesBit != 0 }

  /// The bytes of the string with its quotes.
  package var range: Range<Int> {
    Range(uncheckedBounds: (Int(start), Int(endAndEscapes & ~Self.escapesBit)))
  }

  /// The bytes between the quotes.
  package var content: Range<Int> {
    Range(uncheckedBounds: (range.lowerBound + 1, range.upperBound - 1))
  }

  /// The string after its first byte, which must not begin an escape. Its range begins at that byte, in place of the
  /// opening quote.
  package var droppingFirst: JSONString {
    JSONString(
      range: Range(uncheckedBounds: (range.lowerBound + 1, range.upperBound)),
      hasEscapes: hasEscapes)
  }

  /// The same string, moved by a number of bytes.
  package func moved(by distance: Int) -> JSONString {
    let (start, end) = (range.lowerBound + distance, range.upperBound + distance)
    return JSONString(range: Range(uncheckedBounds: (start, end)), hasEscapes: hasEscapes)
  }
}

/// A key of an object.
package struct JSONKey: Hashable, Sendable {
  /// The key's text.
  package let string: JSONString
  /// The byte offset of the same key's earlier appearance in this object, if it is a duplicate.
  package let firstUse: Int?

  /// The error of a key that its object already has.
  package var duplicate: JSONError? {
    guard let firstUse else { return nil }
    let range = string.range
    return JSONError(.duplicateKey(firstUse: firstUse), at: range.lowerBound, length: range.count)
  }
}
