extension Parser {
  /// Reads an expression: operations, then perhaps `? … : …`.
  mutating func parseExpression() -> SyntaxExpression {
    nested { parser in
      let condition = parser.parseOperation(above: .ternary)
      guard parser.isAt(.question) else { return condition }
      return parser.parseTernary(condition)
    }
  }

  private mutating func parseTernary(_ condition: SyntaxExpression) -> SyntaxExpression {
    let question = token.range.lowerBound
    advance()
    let yes = parseExpression()
    guard take(.colon) else {
      reportUnexpected(expected: "':' and the other value of '?'", opening: question)
      return SyntaxExpression(.missing, range(from: condition.range.lowerBound))
    }
    let no = parseExpression()
    return SyntaxExpression(
      .conditional([.test(condition)], yes, no), range(from: condition.range.lowerBound))
  }

  /// Reads operands joined by operators that bind tighter than `limit`.
  private mutating func parseOperation(above limit: Precedence) -> SyntaxExpression {
    var left = parsePrefixed()
    while let symbol = binaryOperator, symbol.precedence > limit {
      left = parseChain(left, symbol.precedence)
    }
    return left
  }

  /// The operator at the current token, unless it begins a new statement as a sign.
  private var binaryOperator: BinaryOperator? {
    guard case .binary(let symbol) = token.kind else { return nil }
    let isSign = symbol == .subtract || symbol == .add
    return isSign && token.startsLine && !token.isSpacedBehind ? nil : symbol
  }

  /// Reads on while the operators have one precedence, in a loop: a long sum nests nothing. Whether
  /// `a ?? b ?? c` is grouped from the left or from the right makes no difference.
  private mutating func parseChain(
    _ first: SyntaxExpression, _ precedence: Precedence
  ) -> SyntaxExpression {
    var links: [SyntaxLink] = []
    while let symbol = binaryOperator, symbol.precedence == precedence {
      if let last = links.last, !precedence.formsChains { refuse(symbol, after: last.symbol) }
      let symbolRange = token.range
      advance()
      let operand = nested { $0.parseOperation(above: precedence) }
      links.append(SyntaxLink(symbol: symbol, symbolRange: symbolRange, operand: operand))
    }
    let isRefused = links.count > 1 && !precedence.formsChains
    return SyntaxExpression(
      isRefused ? .missing : .chain(first, links), range(from: first.range.lowerBound))
  }

  /// Reports an operator that may not follow one of its own precedence.
  private mutating func refuse(_ symbol: BinaryOperator, after last: BinaryOperator) {
    report(
      "'\(last.rawValue)' and '\(symbol.rawValue)' cannot follow each other", at: token.range,
      help: symbol.precedence == .comparison ? "write a < b && b < c" : nil)
  }

  /// Reads signs and their operand.
  private mutating func parsePrefixed() -> SyntaxExpression {
    let start = token.range.lowerBound
    guard let sign = prefixOperator else { return parsePostfix() }
    advance()
    let operand = nested { $0.parsePrefixed() }
    return SyntaxExpression(.prefixed(sign, operand), range(from: start))
  }

  private var prefixOperator: PrefixOperator? {
    switch token.kind {
    case .exclamation: .not
    case .binary(.subtract): .minus
    case .binary(.add): .plus
    case .symbol(.ampersand): .inout
    default: nil
    }
  }
}
