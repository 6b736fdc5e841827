extension Parser {
  /// Reads names and the result after them, up to `closer` or the end of the text.
  mutating func parseBody(until closer: Token.Symbol?) -> SyntaxBody {
    var bindings: [SyntaxBinding] = []
    var variables: Set<String> = []
    while true {
      while take(.semicolon) {}
      if isAt(.let) || isAt(.var) {
        let isVariable = isAt(.var)
        if let binding = parseBinding() {
          bindings.append(binding)
          if isVariable { variables.insert(binding.name.text) }
        }
      } else if variables.contains(tokenText), peekToken().kind == .symbol(.assign) {
        let name = parseName()
        advance()
        bindings.append(SyntaxBinding(name: name, type: nil, value: parseExpression()))
      } else {
        break
      }
      endStatement(before: closer)
    }
    return SyntaxBody(bindings: bindings, result: parseResult(before: closer))
  }

  private mutating func parseResult(before closer: Token.Symbol?) -> SyntaxExpression {
    if isAtEnd(closer) {
      reportUnexpected(expected: "a value", help: "end with an expression or 'return'")
      return SyntaxExpression(.missing, token.range)
    }
    if isAt(.guard) { return parseGuard(before: closer) }
    let result: SyntaxExpression
    if isAt(.if) {
      // Without an `else`, what follows the statement is one.
      result = parseIf { $0.parseRest(before: closer) }
    } else {
      _ = take(.return)
      result = parseExpression()
    }
    let isSeparated = isAt(.semicolon) || token.startsLine
    while take(.semicolon) {}
    if isAtEnd(closer) { return result }
    refuseRest(behind: result, isSeparated, before: closer)
    // What was misread as a chain has no value to be judged.
    if case .optionalChain = result.kind { return SyntaxExpression(.missing, result.range) }
    return result
  }

  /// Reads what follows a statement that may have returned.
  mutating func parseRest(before closer: Token.Symbol?) -> SyntaxExpression {
    endStatement(before: closer)
    return block(parseBody(until: closer))
  }

  func block(_ body: SyntaxBody) -> SyntaxExpression {
    body.bindings.isEmpty
      ? body.result : SyntaxExpression(.block(body), body.result.range)
  }

  private func isAtEnd(_ closer: Token.Symbol?) -> Bool {
    token.kind == .end || closer.map(isAt) ?? false || isAt(.case) || isAt(.default)
  }

  private mutating func refuseRest(
    behind result: SyntaxExpression, _ isSeparated: Bool, before closer: Token.Symbol?
  ) {
    if result.kind == .missing {
      // The problem was reported; the rest cannot be judged.
    } else if isAt(.colon), case .optionalChain = result.kind {
      report(
        "'?.' takes a member of an optional", at: token.range,
        help: "put a space after '?' for a ternary: a ? .b : c")
    } else if isAt(.assign) {
      report("an expression changes nothing", at: token.range, help: "write == to compare")
    } else if isSeparated {
      report("code after the result is never evaluated", at: token.range)
    } else {
      reportUnexpected(
        expected: "an operator or the end",
        help: token.kind == .identifier ? Keyword(rawValue: tokenText)?.help : nil)
    }
    while !isAtEnd(closer) {
      skipToListEnd()
      if !isAtEnd(closer) { advance() }
    }
  }

  private mutating func endStatement(before closer: Token.Symbol?) {
    if isAt(.semicolon) || token.startsLine || isAtEnd(closer) { return }
    reportUnexpected(expected: "';' or a new line")
    skipStatement()
  }

  /// `let name: Type = value`
  private mutating func parseBinding() -> SyntaxBinding? {
    advance()
    guard token.kind == .identifier else {
      reportUnexpected(expected: "a name after 'let'")
      skipStatement()
      return nil
    }
    let name = parseNewName()
    let type = take(.colon) ? parseType() : nil
    guard take(.assign) else {
      reportUnexpected(expected: "'=' and a value")
      skipStatement()
      return SyntaxBinding(
        name: name, type: type, value: SyntaxExpression(.missing, name.range))
    }
    return SyntaxBinding(name: name, type: type, value: parseExpression())
  }

  private mutating func parseType() -> SyntaxType? {
    let type = nestedType(depth: 0)
    if type == nil { reportUnexpected(expected: "a type") }
    return type
  }

  private mutating func nestedType(depth: Int) -> SyntaxType? {
    guard depth < ExpressionLimits.nesting else { return nil }
    var type: SyntaxType?
    if isAt(.leftBracket) {
      let opening = token.range.lowerBound
      advance()
      type = nestedType(depth: depth + 1).map { .array($0) }
      close(.rightBracket, opening: opening)
    } else if token.kind == .identifier {
      type = .named(parseName())
    }
    // Two question marks would be an optional of an optional, which is the same here.
    while isAt(.question) {
      advance()
      type = type.map { .optional($0) }
    }
    return type
  }

  /// `{ $0 … }`, `{ a, b in … }` or `{ (a, b) in … }`
  mutating func parseClosure() -> SyntaxExpression {
    let opening = token.range.lowerBound
    return nested { parser in
      parser.advance()
      let parameters = parser.hasClosureSignature ? parser.parseClosureSignature() : []
      let body = parser.bracketed { $0.parseBody(until: .rightBrace) }
      parser.close(.rightBrace, opening: opening)
      return SyntaxExpression(
        .closure(SyntaxClosure(parameters: parameters, body: body)),
        parser.range(from: opening))
    }
  }

  /// Whether names and `in` follow.
  private var hasClosureSignature: Bool {
    var ahead = self
    if ahead.take(.leftParenthesis) == false, ahead.token.kind != .identifier { return false }
    while ahead.token.kind == .identifier, !ahead.isAt(.in) {
      ahead.advance()
      guard ahead.take(.comma) else { break }
    }
    _ = ahead.take(.rightParenthesis)
    return ahead.isAt(.in)
  }

  private mutating func parseClosureSignature() -> [SyntaxName] {
    _ = take(.leftParenthesis)
    var names: [SyntaxName] = []
    while token.kind == .identifier, !isAt(.in) {
      names.append(parseNewName())
      guard take(.comma) else { break }
    }
    _ = take(.rightParenthesis)
    _ = take(.in)
    return names
  }
}
