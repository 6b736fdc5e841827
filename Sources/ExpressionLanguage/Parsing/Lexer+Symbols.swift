import Diagnostics

extension Lexer {
  /// Reads an operator or a punctuation mark, the longest that fits.
  mutating func readSymbol() -> Token.Kind {
    let start = position
    var end = position + 1
    if bytes[start].beginsOperator {
      while end < min(start + 3, bytes.count), bytes[end].continuesOperator { end += 1 }
    }
    while end > start + 1 {
      if let kind = operatorKind(text(start..<end)) {
        position = end
        return kind
      }
      end -= 1
    }
    let kind = signKind(bytes[start])
    position = end
    if let kind { return kind }
    let found = text(start..<end).escapedForMessage
    let next = end < bytes.count ? bytes[end] : nil
    report(
      "'\(found)' is not an operator", at: start..<end,
      help: ForeignSpelling.sign(found, before: next))
    return .invalid
  }

  /// The operator of two or three characters.
  private func operatorKind(_ spelling: String) -> Token.Kind? {
    if let symbol = Token.Symbol(rawValue: spelling) { return .symbol(symbol) }
    if let binary = BinaryOperator(rawValue: spelling) { return .binary(binary) }
    if spelling.last == "=", let binary = BinaryOperator(rawValue: String(spelling.dropLast())),
      binary.precedence >= .addition
    {
      return .compound(binary)
    }
    return nil
  }

  /// The token of a single character.
  private func signKind(_ sign: UInt8) -> Token.Kind? {
    if sign == UInt8(ascii: "&"), !peek(1).isIdentifierStart { return nil }
    return sign < 0x80 ? Self.signKinds[Int(sign)] : nil
  }

  /// The kinds of single signs by their bytes, because most tokens are one.
  private static let signKinds = {
    var kinds = [Token.Kind?](repeating: nil, count: 0x80)
    func add(_ spelling: String, _ kind: Token.Kind) {
      if let sign = spelling.utf8.first, spelling.utf8.count == 1 { kinds[Int(sign)] = kind }
    }
    for symbol in Token.Symbol.allCases { add(symbol.rawValue, .symbol(symbol)) }
    for binary in BinaryOperator.allCases { add(binary.rawValue, .binary(binary)) }
    add("!", .exclamation)
    return kinds
  }()
}

extension UInt8 {
  /// Whether an operator of more than one sign may begin with this one.
  fileprivate var beginsOperator: Bool {
    switch Unicode.Scalar(self) {
    case "(", ")", "[", "]", "{", "}", ",", ":", ";": false
    default: true
    }
  }

  /// Whether an operator of more than one sign may have this one after its first.
  fileprivate var continuesOperator: Bool {
    switch Unicode.Scalar(self) {
    case ".", "<", ">", "=", "?", "&", "|": true
    default: false
    }
  }
}
