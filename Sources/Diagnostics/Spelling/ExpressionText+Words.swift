extension ExpressionText {
  /// The whole text for a message, where it is nothing but words; nil elsewhere, and for a text too long to
  /// be repeated.
  package var words: String? {
    guard bytes.count <= 60,
      bytes.allSatisfy({ $0.isIdentifierPart || $0 == UInt8(ascii: " ") || $0 >= 0x80 })
    else { return nil }
    return String(decoding: bytes, as: UTF8.self).escapedForMessage
  }

  /// The letters of a text with hyphens in it and nothing else, as CSS has names: `ease-in-out`.
  package var hyphenatedLetters: String? {
    let hyphen = UInt8(ascii: "-")
    guard bytes.contains(hyphen), bytes.allSatisfy({ $0.isIdentifierPart || $0 == hyphen }) else {
      return nil
    }
    return String(decoding: bytes.filter { $0 != hyphen }, as: UTF8.self)
  }
}
