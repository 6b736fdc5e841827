import Diagnostics

extension Lexer {
  /// Reads an operator or a punctuation mark, the longest that fits.
  mutating func readSymbol() -> Token.Kind {
    let start = position
    var end = position + 1
    while end < min(start + 3, bytes.count), bytes[end].continuesOperator { end += 1 }
    while end > start {
      if let kind = symbolKind(text(start..<end)) {
        position = end
        return kind
      }
      end -= 1
    }
    position += 1
    let found = text(start..<position).escapedForMessage
    report("'\(found)' is not an operator", at: start..<position, help: ForeignSpelling.sign(found))
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
}

extension UInt8 {
  /// Whether an operator of more than one sign may have this one after its first.
  fileprivate var continuesOperator: Bool {
    switch Unicode.Scalar(self) {
    case ".", "<", ">", "=", "?", "&", "|": true
    default: false
    }
  }
}
