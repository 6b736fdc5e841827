import Diagnostics

extension Lexer {
  /// Reads an operator or a punctuation mark, the longest that fits.
  mutating func readSymbol() -> Token.Kind {
    for length in [3, 2, 1] {
      let end = position + length
      guard end <= bytes.count, let kind = symbolKind(text(position..<end)) else { continue }
      position = end
      return kind
    }
    let start = position
    position += 1
    let found = text(start..<position).escapedForMessage
    report("'\(found)' is not an operator", at: start..<position, help: replacement(for: found))
    return .invalid
  }

  private func symbolKind(_ spelling: String) -> Token.Kind? {
    if spelling == "!" { return .exclamation }
    if spelling == "&", !peek(1).isIdentifierStart { return nil }
    if let symbol = Token.Symbol(rawValue: spelling) { return .symbol(symbol) }
    if let binary = BinaryOperator(rawValue: spelling) { return .binary(binary) }
    if spelling.last == "=", let binary = BinaryOperator(rawValue: String(spelling.dropLast())),
      binary.precedence >= .addition
    {
      return .compound(binary)
    }
    return nil
  }

  private func replacement(for spelling: String) -> String? {
    switch spelling {
    case "`": "text is between ' and ', with \\(x) for a value in it"
    case "^": "write pow(x, y) for a power"
    case "&": "write && for 'and'"
    case "|": "write || for 'or'"
    case "\\": "write a closure for a key path: { $0.x }"
    case "#": "a color is written as a text: '#ff3b30'"
    default: nil
    }
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isHexDigit: Bool {
    isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f"))
  }

  var isIdentifierStart: Bool {
    self == UInt8(ascii: "_")
      || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
  }

  var isIdentifierPart: Bool { isIdentifierStart || isDigit }

  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// A blank, a tab or a line end.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || isLineEnd }
}
