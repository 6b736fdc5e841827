import Diagnostics

extension Parser {
  /// Reads a primary expression with the members, calls and subscripts after it.
  mutating func parsePostfix() -> SyntaxExpression {
    let start = token.range.lowerBound
    var result = parsePrimary()
    var isChain = false
    while true {
      // Suffixes pile up to the left: the height of the tree bounds them.
      guard result.height < ExpressionLimits.nesting else { return abandon() }
      if isAt(.chain) || isChainedSubscript {
        isChain = true
        result = SyntaxExpression(.unwrapped(result), range(from: start))
        guard parseMemberOrSubscript(&result, from: start) else { break }
      } else if isAt(.dot) || isAt(.leftBracket) && !token.startsLine {
        guard parseMemberOrSubscript(&result, from: start) else { break }
      } else if isAt(.leftParenthesis), !token.startsLine, !isLiteral(result) {
        let arguments = parseArguments() + parseTrailingClosure()
        let range = range(from: start)
        result =
          randomCall(of: result, arguments, range)
          ?? SyntaxExpression(.call(result, arguments), range)
      } else if isAt(.leftBrace), !token.startsLine, !isHead, takesTrailingClosure(result) {
        result = SyntaxExpression(.call(result, parseTrailingClosure()), range(from: start))
      } else if token.kind == .exclamation, !token.isSpacedBefore {
        advance()
        result = SyntaxExpression(.forced(result), range(from: start))
      } else {
        break
      }
    }
    return isChain ? SyntaxExpression(.optionalChain(result), range(from: start)) : result
  }

  /// `random(in: a...b)`, whose ends may have fractions, as a call with both ends; nil for any other call.
  private func randomCall(
    of callee: SyntaxExpression, _ arguments: [SyntaxArgument], _ range: Range<Int>
  ) -> SyntaxExpression? {
    guard arguments.count == 1, arguments[0].label?.text == "in",
      case .chain(let lower, let links) = arguments[0].value.kind, links.count == 1,
      links[0].symbol == .closedRange || links[0].symbol == .halfOpenRange
    else { return nil }
    let isClosed = SyntaxExpression(
      .boolean(links[0].symbol == .closedRange), arguments[0].value.range)
    let ends = [lower, links[0].operand, isClosed].map { SyntaxArgument(label: nil, value: $0) }
    let kind: SyntaxExpression.Kind
    switch callee.kind {
    case .member(let base, let name) where name.text == "random":
      kind = .member(base, SyntaxName(text: "random=", range: name.range))
    case .implicitMember(let name) where name.text == "random":
      kind = .implicitMember(SyntaxName(text: "random=", range: name.range))
    default: return nil
    }
    return SyntaxExpression(.call(SyntaxExpression(kind, callee.range), ends), range)
  }

  /// Whether `?[` follows an operand directly, where it cannot be `? :`.
  private var isChainedSubscript: Bool {
    isAt(.question) && !token.isSpacedBefore && lexer.peek() == UInt8(ascii: "[")
  }

  private mutating func parseMemberOrSubscript(
    _ result: inout SyntaxExpression, from start: Int
  ) -> Bool {
    if isAt(.question) { advance() }
    if isAt(.leftBracket) {
      result = parseSubscript(of: result, from: start)
      return true
    }
    advance()
    guard token.kind == .identifier || token.kind == .integer else {
      reportUnexpected(expected: "the name of a member")
      result = SyntaxExpression(.missing, range(from: start))
      return false
    }
    let name = parseName()
    result = SyntaxExpression(.member(result, name), range(from: start))
    return true
  }

  private mutating func parseSubscript(
    of base: SyntaxExpression, from start: Int
  ) -> SyntaxExpression {
    let opening = token.range.lowerBound
    advance()
    let index = bracketed { $0.parseExpression() }
    close(.rightBracket, opening: opening)
    return SyntaxExpression(.subscripted(base, index), range(from: start))
  }

  /// Reads the arguments of a call, parentheses included.
  mutating func parseArguments() -> [SyntaxArgument] {
    parseList(until: .rightParenthesis) { $0.parseArgument() }
  }

  private mutating func parseArgument() -> SyntaxArgument {
    guard token.kind == .identifier, peekToken().kind == .symbol(.colon) else {
      return SyntaxArgument(label: nil, value: parseFunctionOrExpression())
    }
    let label = parseName()
    advance()
    return SyntaxArgument(label: label, value: parseFunctionOrExpression())
  }

  /// Reads an argument, which may be an operator alone: `reduce(0, +)`.
  private mutating func parseFunctionOrExpression() -> SyntaxExpression {
    if case .binary(let symbol) = token.kind {
      let behind = peekToken().kind
      if behind == .symbol(.comma) || behind == .symbol(.rightParenthesis) {
        let place = token.range
        advance()
        return SyntaxExpression(.operatorName(symbol), place)
      }
    }
    return parseExpression()
  }

  private mutating func parseTrailingClosure() -> [SyntaxArgument] {
    guard isAt(.leftBrace), !token.startsLine, !isHead else { return [] }
    return [SyntaxArgument(label: nil, value: parseClosure())]
  }

  private func takesTrailingClosure(_ expression: SyntaxExpression) -> Bool {
    switch expression.kind {
    case .name, .member: true
    default: false
    }
  }

  private func isLiteral(_ expression: SyntaxExpression) -> Bool {
    switch expression.kind {
    case .integer, .floating, .boolean, .nilLiteral, .text: true
    default: false
    }
  }

  /// Reads the current token as a name.
  mutating func parseName() -> SyntaxName {
    let name = SyntaxName(text: tokenText, range: token.range)
    advance()
    return name
  }

  /// Reads the current token as the name of something new, which cannot be a keyword.
  mutating func parseNewName() -> SyntaxName {
    if Keyword(rawValue: tokenText) != nil {
      lexer.problems.append(
        .error(.invalidName, "'\(tokenText)' is a word of the language", at: token.range))
    }
    return parseName()
  }

  /// Takes a closing bracket, or reports that it is missing and skips to the end of the list.
  mutating func close(_ symbol: Token.Symbol, opening: Int) {
    if take(symbol) { return }
    reportUnexpected(expected: "'\(symbol.rawValue)'", help: help(in: symbol), opening: opening)
    skipToListEnd()
    _ = take(symbol)
  }

  /// The suggestion for a sign that cannot be in brackets.
  private func help(in closer: Token.Symbol) -> String? {
    closer == .rightBracket ? ForeignSpelling.bracket(before: tokenText) : nil
  }

  /// Reads elements between brackets, separated by commas; a last comma is allowed.
  mutating func parseList<Element>(
    until closer: Token.Symbol, element: (inout Parser) -> Element
  ) -> [Element] {
    let opening = token.range.lowerBound
    advance()
    var elements: [Element] = []
    while !isAt(closer), token.kind != .end {
      elements.append(bracketed(element))
      if take(.comma) { continue }
      if isAt(closer) { break }
      reportUnexpected(
        expected: "',' or '\(closer.rawValue)'", help: help(in: closer), opening: opening)
      skipToListEnd()
      if !take(.comma) { break }
    }
    close(closer, opening: opening)
    return elements
  }
}
