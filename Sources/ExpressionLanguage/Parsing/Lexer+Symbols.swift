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
