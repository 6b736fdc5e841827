// The one grammar of names: an identifier is `[A-Za-z_][A-Za-z0-9_]*`.

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
}

extension String {
  package var isIdentifier: Bool {
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

extension UInt8 {
  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  package var isHexDigit: Bool {
    isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f"))
  }

  package var isIdentifierStart: Bool {
    self == UInt8(ascii: "_")
      || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
  }

  package var isIdentifierPart: Bool { isIdentifierStart || isDigit }

  package var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// A blank, a tab or a line end.
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || isLineEnd }
}
