extension SwiftParser {
  /// Reads statements up to the end of the construct.
  mutating func statements() -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    while !isAtEnd {
      if take(.semicolon) { continue }
      statements.append(statement())
    }
    return statements
  }

  /// Reads a statement; at least one token, which is unknown where it begins none.
  mutating func statement() -> SwiftStatement {
    let start = index
    let kind = nested { $0.statementKind() }
    guard let kind, index > start else {
      index = start
      skipStatement()
      note(start..<index)
      return SwiftStatement(kind: .unknown, tokens: start..<index)
    }
    // The rest of the line belongs to nothing.
    let last = index
    if !isAtEnd, !startsLine, !isAt(.semicolon), !isAt(.rightBrace), !kind.endsWithBlock {
      skipStatement()
      note(last..<index)
    }
    return SwiftStatement(kind: kind, tokens: start..<index)
  }

  private mutating func statementKind() -> SwiftStatement.Kind {
    if isAt(.condition) { return .conditional(branches { $0.statements() }) }
    if isAt(.word) {
      let isLabel = kind(1) == .colon && (isAt("for", 2) || isAt("while", 2) || isAt("repeat", 2))
      if isLabel { index += 2 }
      switch text {
      case "if": return .choice(choice())
      case "guard":
        index += 1
        let conditions = conditions()
        _ = take("else")
        return .guarded(conditions, block())
      case "switch": return selection()
      case "for": return loop()
      case "while":
        index += 1
        let conditions = conditions()
        return .condition(conditions, block())
      case "repeat":
        index += 1
        let block = block()
        if take("while") { _ = expression() }
        return .condition([], block)
      case "return", "break", "continue", "throw", "fallthrough": return exit()
      case "do": return attempt()
      case "defer" where kind(1) == .leftBrace:
        index += 1
        return .deferred(block())
      default: break
      }
    }
    if isDeclaration, let declaration = declaration(isMember: false).first {
      return .declaration(declaration)
    }
    return assignmentOrExpression()
  }

  private mutating func assignmentOrExpression() -> SwiftStatement.Kind {
    let target = expression()
    guard isAssignment else { return .expression(target) }
    let sign = index
    index += 1
    return .assignment(target, sign, expression())
  }

  private mutating func exit() -> SwiftStatement.Kind {
    let word = index
    index += 1
    guard !isAtEnd, !startsLine || isAt(.dot), !isAt(.semicolon), !isAt(.rightBrace) else {
      return .exit(word, nil)
    }
    return .exit(word, expression())
  }

  private mutating func attempt() -> SwiftStatement.Kind {
    index += 1
    if take("throws"), isAt(.leftParenthesis) { skipOne() }
    let body = block()
    var catches: [SwiftBlock] = []
    while take("catch") {
      while !isAtEnd, !isAt(.leftBrace) { skipOne() }
      catches.append(block())
    }
    return .attempt(body, catches)
  }

  private mutating func loop() -> SwiftStatement.Kind {
    index += 1
    let start = index
    while !isAtEnd, !isAt("in"), !isAt(.leftBrace) { skipOne() }
    let pattern = start..<index
    _ = take("in")
    let outer = isHead
    isHead = true
    let sequence = expression()
    let filter = take("where") ? expression() : nil
    isHead = outer
    return .loop(SwiftLoop(pattern: pattern, sequence: sequence, filter: filter, block: block()))
  }

  /// Reads a block; an empty one where there is no brace.
  mutating func block() -> SwiftBlock {
    let start = index
    guard isAt(.leftBrace) else { return SwiftBlock(statements: [], tokens: start..<start) }
    let statements = inside { $0.statements() }
    return SwiftBlock(statements: statements, tokens: start..<index)
  }

  private mutating func choice() -> SwiftChoice {
    index += 1
    let conditions = conditions()
    let block = block()
    guard take("else") else { return SwiftChoice(conditions: conditions, block: block, other: []) }
    if isAt("if") {
      let other = nested { $0.choice() }
      if other == nil { skipStatement() }
      return SwiftChoice(conditions: conditions, block: block, other: other.map { [$0] } ?? [])
    }
    let other = SwiftChoice(conditions: [], block: self.block(), other: [])
    return SwiftChoice(conditions: conditions, block: block, other: [other])
  }

  private mutating func selection() -> SwiftStatement.Kind {
    index += 1
    let outer = isHead
    isHead = true
    let subject = expression()
    isHead = outer
    guard isAt(.leftBrace) else { return .selection(subject, []) }
    let cases = inside { parser in
      var cases: [SwiftCase] = []
      while parser.isAt("case") || parser.isAt("default") || parser.isAt(.at) {
        if parser.isAt(.at) { parser.index += 2 }
        cases.append(parser.oneCase())
      }
      return cases
    }
    return .selection(subject, cases)
  }

  private mutating func oneCase() -> SwiftCase {
    let start = index
    let isStandard = take("default")
    if !isStandard { index += 1 }
    var patterns: [Range<Int>] = []
    var filter: SwiftExpression?
    while !isAtEnd, !isAt(.colon) {
      let first = index
      while !isAtEnd, !isAt(.comma), !isAt(.colon), !isAt("where") { skipOne() }
      patterns.append(first..<index)
      if take("where") { filter = expression() }
      if !take(.comma) { break }
    }
    _ = take(.colon)
    var body: [SwiftStatement] = []
    while !isAtEnd, !isAt("case") || !startsLine, !isAt("default") || kind(1) != .colon {
      if take(.semicolon) { continue }
      if isAt(.at), isAt("unknown", 1) { break }
      body.append(statement())
    }
    return SwiftCase(
      patterns: isStandard ? [] : patterns, filter: filter, body: body, tokens: start..<index)
  }
}

extension SwiftParser {
  /// Reads the conditions of `if`, `guard` and `while`, which a brace or `else` ends.
  mutating func conditions() -> [SwiftCondition] {
    let outer = isHead
    isHead = true
    defer { isHead = outer }
    var conditions: [SwiftCondition] = []
    while !isAtEnd, !isAt(.leftBrace), !isAt("else") {
      let start = index
      let kind = condition()
      if index == start {
        skipOne()
        note(start..<index)
      }
      conditions.append(SwiftCondition(kind: kind, tokens: start..<index))
      guard take(.comma) else { break }
    }
    return conditions
  }

  private mutating func condition() -> SwiftCondition.Kind {
    if isAt(.macro) {
      index += 1
      if isAt(.leftParenthesis) { skipOne() }
      return .availability
    }
    if (isAt("let") || isAt("var")), kind(1) == .word {
      let name = index + 1
      index += 2
      if take(.colon) { _ = type() }
      return .binding(name, take("=") ? expression() : nil)
    }
    let isTuple = isAt("let") && kind(1) == .leftParenthesis
    if isTuple || take("case") {
      let start = index
      while !isAtEnd, !isAt("="), !isAt(.leftBrace) { skipOne() }
      let pattern = start..<index
      _ = take("=")
      return .pattern(pattern, expression())
    }
    return .test(expression())
  }

  /// Reads `#if` and its parts.
  mutating func branches<Element>(
    _ read: (inout SwiftParser) -> [Element]
  ) -> [SwiftBranch<Element>] {
    var branches: [SwiftBranch<Element>] = []
    while isAt(.condition) {
      let start = index
      if source.text(index).hasPrefix("#endif") {
        index += 1
        break
      }
      index += 1
      let outer = end
      end = nextPart
      let elements = read(&self)
      if index < end { note(index..<end) }
      index = end
      end = outer
      branches.append(SwiftBranch(condition: start, elements: elements, tokens: start..<index))
    }
    return branches
  }

  /// The token of the next `#elseif`, `#else` or `#endif` of the current `#if`.
  private var nextPart: Int {
    var open = 0
    var place = index
    while place < end {
      let token = source.tokens[place]
      if token.kind == .condition {
        let text = source.text(place)
        if text.hasPrefix("#if") {
          open += 1
        } else if open == 0 {
          return place
        } else if text.hasPrefix("#endif") {
          open -= 1
        }
      }
      place = token.kind.opens ? max(token.partner, place) + 1 : place + 1
    }
    return end
  }
}

extension SwiftStatement.Kind {
  /// Whether it ends with a brace, after which another statement may follow on the line.
  fileprivate var endsWithBlock: Bool {
    switch self {
    case .choice, .guarded, .selection, .loop, .condition, .attempt, .deferred, .conditional,
      .unknown, .declaration:
      true
    case .expression, .assignment, .exit: false
    }
  }
}
