extension Parser {
  /// `guard conditions else { … }` and the rest of the body, which is evaluated when they hold.
  mutating func parseGuard(before closer: Token.Symbol?) -> SyntaxExpression {
    let start = token.range.lowerBound
    return nested { parser in
      parser.advance()
      let conditions = parser.parseConditions()
      guard parser.take(.else), parser.isAt(.leftBrace) else {
        parser.reportUnexpected(
          expected: "'else { return … }'", help: "write guard c else { return e }", opening: start)
        parser.skipStatement()
        _ = parser.parseRest(before: closer)
        return SyntaxExpression(.missing, parser.range(from: start))
      }
      let exit = parser.parseBlock()
      let rest = parser.parseRest(before: closer)
      return SyntaxExpression(.conditional(conditions, rest, exit), parser.range(from: start))
    }
  }

  /// `if conditions { … } else { … }`; what a missing `else` means is the caller's to say.
  mutating func parseIf(
    _ otherwise: (inout Parser) -> SyntaxExpression
  ) -> SyntaxExpression {
    let start = token.range.lowerBound
    return nested { parser in
      parser.advance()
      let conditions = parser.parseConditions()
      let yes = parser.parseBlock()
      let no: SyntaxExpression
      if !parser.take(.else) {
        no = otherwise(&parser)
      } else if parser.isAt(.if) {
        no = parser.parseIf(otherwise)
      } else {
        no = parser.parseBlock()
      }
      return SyntaxExpression(.conditional(conditions, yes, no), parser.range(from: start))
    }
  }

  /// `switch value { case a, b: … default: … }` as a choice between comparisons of the value.
  mutating func parseSwitch() -> SyntaxExpression {
    // No name of a text can be the same: it is a keyword.
    let subject = SyntaxName(text: Keyword.switch.rawValue, range: token.range)
    return nested { parser in
      parser.advance()
      let value = parser.bracketed(asHead: true) { $0.parseExpression() }
      let opening = parser.token.range.lowerBound
      guard parser.take(.leftBrace) else {
        parser.reportUnexpected(expected: "'{' and the cases of 'switch'")
        return SyntaxExpression(.missing, parser.range(from: opening))
      }
      let result = parser.bracketed { $0.parseCases(of: subject) }
      parser.close(.rightBrace, opening: opening)
      return SyntaxExpression(
        .block(SyntaxBody(statements: [.binding(subject, nil, value)], result: result)),
        parser.range(from: subject.range.lowerBound))
    }
  }

  private mutating func parseCases(of subject: SyntaxName) -> SyntaxExpression {
    var cases: [(test: SyntaxExpression, value: SyntaxExpression)] = []
    var rest: SyntaxExpression?
    while isAt(.case) {
      advance()
      let patterns = parsePatterns(of: subject)
      cases.append((patterns, parseCaseBody()))
    }
    if take(.default) { rest = parseCaseBody() }
    // Of `true` and `false` the second needs no test.
    if rest == nil, Set(cases.compactMap { $0.test.comparedBool }).count == 2 {
      rest = cases.popLast()?.value
    }
    guard let rest else {
      reportUnexpected(expected: "'case' or 'default'", help: "end with default: …")
      return SyntaxExpression(.missing, token.range)
    }
    return cases.reversed().reduce(rest) { other, next in
      SyntaxExpression(.conditional([.test(next.test)], next.value, other), next.test.range)
    }
  }

  private mutating func parseCaseBody() -> SyntaxExpression {
    if !take(.colon) { reportUnexpected(expected: "':' after the case") }
    return block(parseBody(until: .rightBrace))
  }

  /// Reads the patterns of a case as a test of the value.
  mutating func parsePatterns(of subject: SyntaxName) -> SyntaxExpression {
    let first = matching(subject, parseExpression())
    var links: [SyntaxLink] = []
    while take(.comma) {
      let test = matching(subject, parseExpression())
      links.append(SyntaxLink(symbol: .or, symbolRange: test.range, operand: test))
    }
    return links.isEmpty ? first : SyntaxExpression(.chain(first, links), first.range)
  }

  private func test(
    _ subject: SyntaxName, _ symbol: BinaryOperator, _ bound: SyntaxExpression
  ) -> SyntaxExpression {
    .joined(SyntaxExpression(.name(subject.text), bound.range), symbol, bound, bound.range)
  }

  private func matching(
    _ subject: SyntaxName, _ pattern: SyntaxExpression
  ) -> SyntaxExpression {
    guard case .chain(let lower, let links) = pattern.kind, let link = links.first,
      link.symbol.precedence == .range
    else { return test(subject, .equal, pattern) }
    let isBelow = test(subject, link.symbol == .closedRange ? .lessOrEqual : .less, link.operand)
    return .joined(test(subject, .greaterOrEqual, lower), .and, isBelow, pattern.range)
  }

  // MARK: Pieces

  private mutating func parseConditions() -> [SyntaxCondition] {
    bracketed(asHead: true) { $0.parseConditionList() }
  }

  /// Conditions with commas between them: tests, and names for what is not nil.
  mutating func parseConditionList() -> [SyntaxCondition] {
    var conditions: [SyntaxCondition] = []
    repeat {
      if take(.let) || take(.var) {
        let name = parseNewName()
        let value =
          take(.assign) ? parseExpression() : SyntaxExpression(.name(name.text), name.range)
        conditions.append(.binding(name, value))
      } else {
        conditions.append(.test(parseExpression()))
      }
    } while take(.comma)
    return conditions
  }

  /// `{ … }` after conditions.
  mutating func parseBlock() -> SyntaxExpression {
    let opening = token.range.lowerBound
    guard take(.leftBrace) else {
      reportUnexpected(expected: "'{' after the condition")
      return SyntaxExpression(.missing, token.range)
    }
    let body = bracketed { $0.parseBody(until: .rightBrace) }
    close(.rightBrace, opening: opening)
    return block(body)
  }
}

extension SyntaxExpression {
  /// The Boolean that a case compares with.
  fileprivate var comparedBool: Bool? {
    guard case .chain(_, let links) = kind, let link = links.first, link.symbol == .equal,
      case .boolean(let value) = link.operand.kind
    else { return nil }
    return value
  }
}
