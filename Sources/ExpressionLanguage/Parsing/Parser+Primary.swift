import Diagnostics

extension Parser {
  /// Reads a literal, a name, an implicit member, or something in brackets.
  mutating func parsePrimary() -> SyntaxExpression {
    let place = token.range
    switch token.kind {
    case .integer, .floating: return parseNumber()
    case .quote: return parseText()
    case .identifier: return isAtSetType ? parseSet() : parseWord()
    case .closureParameter:
      noteUnnamedParameter()
      return SyntaxExpression(.name(parseName().text), place)
    case .symbol(.dot): return parseImplicitMember()
    case .symbol(.leftParenthesis): return parseParenthesized()
    case .symbol(.leftBracket):
      let elements = parseList(until: .rightBracket) { $0.parseExpression() }
      return SyntaxExpression(.array(elements), range(from: place.lowerBound))
    case .symbol(.leftBrace): return parseClosure()
    case .invalid:
      advance()
      return SyntaxExpression(.missing, place)
    case .symbol, .binary, .compound, .exclamation, .end:
      reportUnexpected(expected: "a value", help: valueHelp)
      guard case .binary = token.kind else { return SyntaxExpression(.missing, place) }
      // An operator without a left side is passed over, so that its right side is still read.
      advance()
      return nested { $0.parsePrimary() }
    }
  }

  /// The suggestion where a value should begin, for a spelling of another language.
  private var valueHelp: String? {
    token.kind == .end
      ? ForeignSpelling.value(atEndOf: String(decoding: lexer.bytes, as: UTF8.self))
      : ForeignSpelling.value(after: lexer.bytes[..<token.range.upperBound])
  }

  /// `Set<Int>()` and `Set<Int>(list)`, as `Set([Int]())` and `Set([Int]() + list)`.
  private mutating func parseSet() -> SyntaxExpression {
    let start = token.range.lowerBound
    let name = SyntaxExpression(.name("Set"), token.range)
    guard case .named(let element)? = parseSetType(depth: 0), isAt(.leftParenthesis) else {
      reportUnexpected(expected: "'(' after a set's type")
      return SyntaxExpression(.missing, range(from: start))
    }
    let type = SyntaxExpression(
      .array([SyntaxExpression(.name(element.text), element.range)]), element.range)
    var list = SyntaxExpression(.call(type, []), element.range)
    let arguments = parseArguments()
    if let first = arguments.first, arguments.count == 1, first.label == nil {
      list = .joined(list, .add, first.value, first.value.range)
    }
    let whole =
      arguments.count > 1 || arguments.first?.label != nil
      ? arguments : [SyntaxArgument(label: nil, value: list)]
    return SyntaxExpression(.call(name, whole), range(from: start))
  }

  private mutating func parseNumber() -> SyntaxExpression {
    let place = token.range
    let number = NumberLiteral(lexer.bytes[place])
    let isWhole = token.kind == .integer
    advance()
    if isWhole, let whole = number.integer { return SyntaxExpression(.integer(whole), place) }
    // A whole number beyond Int is a Double, as in `9e30`.
    if let value = number.double { return SyntaxExpression(.floating(value), place) }
    let digits = String(decoding: number.bytes, as: UTF8.self)
    lexer.problems.append(
      .error(.numberRange, "\(digits.escapedForMessage) is out of the range of numbers", at: place))
    return SyntaxExpression(.missing, place)
  }

  private mutating func parseImplicitMember() -> SyntaxExpression {
    let start = token.range.lowerBound
    advance()
    if token.kind == .integer {
      let digits = tokenText
      advance()
      report("a number begins with a digit", at: range(from: start), help: "write 0.\(digits)")
      return SyntaxExpression(.missing, range(from: start))
    }
    guard token.kind == .identifier else {
      reportUnexpected(expected: "a name after '.'")
      return SyntaxExpression(.missing, range(from: start))
    }
    let name = parseName()
    return SyntaxExpression(.implicitMember(name), range(from: start))
  }

  private mutating func parseParenthesized() -> SyntaxExpression {
    let opening = token.range.lowerBound
    advance()
    if isAt(.rightParenthesis) {
      reportUnexpected(expected: "a value")
      advance()
      return SyntaxExpression(.missing, range(from: opening))
    }
    let inside = bracketed { $0.parseExpression() }
    if isAt(.comma) {
      report(
        "a list in parentheses is not a value", at: token.range,
        help: "write [a, b], or a vector: CGSize(width: a, height: b)")
    }
    close(.rightParenthesis, opening: opening)
    return SyntaxExpression(inside.kind, range(from: opening))
  }

  /// Reads a word: a constant, a name, or a word of Swift that has no place here.
  private mutating func parseWord() -> SyntaxExpression {
    let place = token.range
    switch Keyword(rawValue: tokenText) {
    case nil: return SyntaxExpression(.name(parseName().text), place)
    case .trueLiteral, .falseLiteral:
      let isTrue = isAt(.trueLiteral)
      advance()
      return SyntaxExpression(.boolean(isTrue), place)
    case .nilLiteral:
      advance()
      return SyntaxExpression(.nilLiteral, place)
    case .selfReference: return parseSelf()
    case .if: return parseIf { $0.refuseMissingElse() }
    case .switch: return parseSwitch()
    case let keyword?:
      report(
        "'\(keyword.rawValue)' is not part of the expression language", at: place,
        help: keyword.help)
      advance()
      skipStatement()
      return SyntaxExpression(.missing, place)
    }
  }

  private mutating func refuseMissingElse() -> SyntaxExpression {
    reportUnexpected(expected: "'else'", help: "give a value for the other case too")
    return SyntaxExpression(.missing, token.range)
  }

  /// `self.x` is `x`: a line pasted from a view names its properties that way.
  private mutating func parseSelf() -> SyntaxExpression {
    let start = token.range.lowerBound
    advance()
    guard isAt(.dot), peekToken().kind == .identifier else {
      return SyntaxExpression(.name(Keyword.selfReference.rawValue), range(from: start))
    }
    advance()
    let name = parseName()
    return SyntaxExpression(.name(name.text), range(from: start))
  }
}
