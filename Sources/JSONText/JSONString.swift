/// A string of the text, checked but not yet copied.
package struct JSONString: Hashable, Sendable {
  /// The bytes of the string with its quotes.
  package let range: Range<Int>
  /// Whether the content holds a backslash, so that its bytes differ from those of the decoded text.
  package let hasEscapes: Bool

  /// The bytes between the quotes.
  package var content: Range<Int> {
    Range(uncheckedBounds: (range.lowerBound + 1, range.upperBound - 1))
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
