// The one grammar of names: an identifier is `[A-Za-z_][A-Za-z0-9_]*`, and what an expression can
// read alone is not a keyword.

extension UnsafeRawBufferPointer {
  /// Whether the bytes are an identifier.
  package var isIdentifier: Bool { !isEmpty && identifierEnd(from: 0) == count }

  /// The end of the identifier that begins at `start`, which is `start` where none does.
  package func identifierEnd(from start: Int) -> Int {
    guard start < count, self[start].isIdentifierStart else { return start }
    var end = start
    while end < count, self[end].isIdentifierPart { end += 1 }
    return end
  }

  /// Whether the bytes are a keyword.
  package var isKeyword: Bool { Keyword(rawValue: String(decoding: self, as: UTF8.self)) != nil }
}

extension String {
  var isIdentifier: Bool {
    var text = self
    return text.withUTF8 { UnsafeRawBufferPointer($0).isIdentifier }
  }
}

extension Substring {
  /// The text without blanks at its ends.
  package var trimmed: String {
    var rest = self
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
