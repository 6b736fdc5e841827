import Diagnostics

// An expression as it is written.
extension String {
  /// Whether it is a text in quotes, perhaps in parentheses.
  var hasQuotes: Bool {
    drop { $0 == "(" || $0 == " " }.first.map { "'\"“".contains($0) } ?? false
  }

  /// Whether it is digits alone, with a sign and parentheses or without.
  var isWholeNumber: Bool {
    utf8.contains { $0.isDigit }
      && utf8.allSatisfy { $0.isDigit || "()-+ _".utf8.contains($0) }
  }

  /// Whether the first parenthesis is closed by the last byte.
  var isOneGroup: Bool {
    var depth = 0
    for (index, byte) in utf8.enumerated() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index == utf8.count - 1 }
    }
    return false
  }

  /// Whether a word is the last one, with nothing but blanks behind it.
  func ends(withWord word: String) -> Bool {
    var rest = self[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest.hasSuffix(word)
  }
}
