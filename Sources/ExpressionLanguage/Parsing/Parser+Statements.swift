import Diagnostics

extension Parser {
  /// Reads statements and the result after them, up to `closer` or the end of the text.
  mutating func parseBody(until closer: Token.Symbol?) -> SyntaxBody {
    var statements: [SyntaxStatement] = []
    while true {
      while take(.semicolon) {}
      if isAt(.let) || isAt(.var) {
        if let binding = parseBinding() { statements.append(binding) }
      } else if isAt(.for) {
        statements.append(.effect(parseLoop()))
      } else {
        let returns = isAt(.return)
        let value = parseResult(before: closer)
        let read = returns ? [] : self.statements(value, before: closer)
        if read.isEmpty {
          return SyntaxBody(statements: statements, result: end(value, before: closer))
        }
        statements += read
      }
      endStatement(before: closer)
    }
  }

  private mutating func parseResult(before closer: Token.Symbol?) -> SyntaxExpression {
    let isReturn = take(.return)
    if isAtEnd(closer) { return SyntaxExpression(.nothing(isReturn: isReturn), token.range) }
    if isAt(.guard) { return parseGuard(before: closer) }
    guard isAt(.if) else { return parseExpression() }
    let choice = parseIf { parser in
      let place = parser.token.range
      return SyntaxExpression(.nothing(isReturn: false), place.lowerBound..<place.lowerBound)
    }
    let ways = choice.ways
    guard ways.open > 0, ways.open < ways.all else { return choice }
    let rest = nested { $0.parseRest(before: closer) }
    return SyntaxExpression(.continued(choice, rest), range(from: choice.range.lowerBound))
  }

  /// Returns the statements for a value read as a statement, with shorthand expanded; empty for the result.
  private mutating func statements(
    _ value: SyntaxExpression, before closer: Token.Symbol?
  ) -> [SyntaxStatement] {
    let sign = token.range
    switch (token.kind, value.kind) {
    case (.symbol(.assign), .name), (.symbol(.assign), .member), (.symbol(.assign), .subscripted):
      advance()
      return [.assignment(value, parseExpression(), sign)]
    case (.compound(let symbol), _):
      advance()
      return [.assignment(value, .joined(value, symbol, parseExpression(), sign), sign)]
    case (_, .call(let callee, let arguments)):
      guard case .member(let base, let name) = callee.kind else {
        return isAtEnd(closer) || !(token.startsLine || hasMore(before: closer))
          ? [] : [.effect(value)]
      }
      return mutation(of: base, name, arguments, value)
    case (_, .conditional), (_, .block), (_, .continued):
      guard value.ways.all == value.ways.open else { return [] }
      let null = SyntaxExpression(.nilLiteral, value.range)
      return [.effect(value.replacing(open: null))]
    default: return []
    }
  }

  /// Whether something follows a semicolon.
  private func hasMore(before closer: Token.Symbol?) -> Bool {
    var ahead = self
    return ahead.take(.semicolon) && !ahead.isAtEnd(closer)
  }

  /// A call that changes the variables before which there is a `&`: it gives their values in order.
  private func changes(
    by callee: SyntaxExpression.Kind, _ arguments: [SyntaxArgument], _ call: SyntaxExpression
  ) -> [SyntaxStatement] {
    // No name of a text can be the same.
    let result = SyntaxExpression(.name("&"), call.range)
    var given: [SyntaxArgument] = []
    var changes: [SyntaxStatement] = []
    for argument in arguments {
      guard case .prefixed(.inout, let target) = argument.value.kind else {
        given.append(argument)
        continue
      }
      let place = SyntaxExpression(.integer(changes.count), call.range)
      let value = SyntaxExpression(.subscripted(result, place), call.range)
      given.append(SyntaxArgument(label: argument.label, value: target))
      changes.append(.assignment(target, value, argument.value.range))
    }
    if changes.isEmpty { return [] }
    let value = SyntaxExpression(
      .call(SyntaxExpression(callee, call.range), given), call.range)
    return [.binding(SyntaxName(text: "&", range: call.range), nil, value)] + changes
  }

  /// A call of a method that changes its base, or variables.
  private func mutation(
    of base: SyntaxExpression, _ name: SyntaxName, _ arguments: [SyntaxArgument],
    _ call: SyntaxExpression
  ) -> [SyntaxStatement] {
    switch (name.text, arguments.first?.label?.text, arguments.first?.value) {
    case ("toggle", nil, nil):
      let other = SyntaxExpression(.prefixed(.not, base), call.range)
      return [.assignment(base, other, name.range)]
    case ("append", nil, let element?):
      let list = SyntaxExpression(.array([element]), element.range)
      return [.assignment(base, .joined(base, .add, list, call.range), name.range)]
    case ("append", "contentsOf", let list?):
      return [.assignment(base, .joined(base, .add, list, call.range), name.range)]
    case ("forEach", nil, _): return [.effect(call)]
    default:
      guard let value = edited(base, by: name, arguments, call) else {
        return changes(by: .member(base, name), arguments, call)
      }
      return [.assignment(base, value, name.range)]
    }
  }

  /// The value of a list after a method that changes it; nil for any other method.
  private func edited(
    _ list: SyntaxExpression, by name: SyntaxName, _ arguments: [SyntaxArgument],
    _ call: SyntaxExpression
  ) -> SyntaxExpression? {
    let values = arguments.map { $0.value }
    let labels = arguments.map { $0.label?.text }
    func made(by method: String, _ arguments: [SyntaxArgument]) -> SyntaxExpression {
      let member = SyntaxExpression(
        .member(list, SyntaxName(text: method, range: name.range)), call.range)
      return SyntaxExpression(.call(member, arguments), call.range)
    }
    // The names with a sign are of functions that no expression can call.
    func edited(_ arguments: [SyntaxExpression]) -> SyntaxExpression {
      made(by: "\(name.text)=", arguments.map { SyntaxArgument(label: nil, value: $0) })
    }
    switch (name.text, labels) {
    case ("insert", [nil, "at"]), ("remove", ["at"]), ("removeLast", []), ("swapAt", [nil, nil]),
      ("insert", [nil]), ("remove", [nil]):
      return edited(values)
    case ("formUnion", [nil]): return made(by: "union", arguments)
    case ("subtract", [nil]): return made(by: "subtracting", arguments)
    case ("formIntersection", [nil]): return made(by: "intersection", arguments)
    case ("formSymmetricDifference", [nil]): return made(by: "symmetricDifference", arguments)
    case ("removeFirst", []):
      return made(
        by: "remove=",
        [SyntaxArgument(label: nil, value: SyntaxExpression(.integer(0), call.range))])
    case ("removeFirst", [nil]): return made(by: "dropFirst", arguments)
    case ("removeLast", [nil]): return made(by: "dropLast", arguments)
    case ("removeAll", []): return SyntaxExpression(.array([]), call.range)
    case ("removeAll", ["where"]), ("removeAll", [nil]): return edited(values)
    case ("move", ["fromOffsets", "toOffset"]):
      return edited([places(of: values[0]), values[1]])
    case ("remove", ["atOffsets"]):
      return made(
        by: "removeOffsets=", [SyntaxArgument(label: nil, value: places(of: values[0]))])
    case ("sort", []): return made(by: "sorted", arguments)
    case ("sort", ["by"]), ("sort", [nil]):
      return made(
        by: "sorted",
        [SyntaxArgument(label: SyntaxName(text: "by", range: name.range), value: values[0])])
    case ("reverse", []): return made(by: "reversed", [])
    case ("shuffle", []): return made(by: "shuffled", [])
    default: return nil
    }
  }

  /// The places of an `IndexSet`, which is a list of them here.
  private func places(of set: SyntaxExpression) -> SyntaxExpression {
    guard case .call(let callee, let arguments) = set.kind, case .name("IndexSet") = callee.kind,
      arguments.count == 1
    else { return set }
    switch arguments[0].label?.text {
    case "integer": return SyntaxExpression(.array([arguments[0].value]), set.range)
    case nil: return arguments[0].value
    default: return set
    }
  }

  /// `for name in sequence { … }`, which is a call of `forEach`.
  private mutating func parseLoop() -> SyntaxExpression {
    let start = token.range.lowerBound
    return nested { parser in
      parser.advance()
      let names = parser.parseClosureSignature()
      let sequence = parser.bracketed(asHead: true) { $0.parseExpression() }
      let block = parser.parseBlock()
      if block.ways.open < block.ways.all {
        parser.report(
          "'return' inside 'for' is not supported", at: parser.range(from: start),
          help: "find the element with first(where:)")
      }
      let body = SyntaxBody(statements: [], result: block)
      let closure = SyntaxExpression(
        .closure(SyntaxClosure(parameters: names, body: body)), block.range)
      let name = SyntaxName(text: "forEach", range: sequence.range)
      return SyntaxExpression(
        .call(
          SyntaxExpression(.member(sequence, name), sequence.range),
          [SyntaxArgument(label: nil, value: closure)]), parser.range(from: start))
    }
  }

  /// The result of a body, after which nothing else is evaluated.
  private mutating func end(
    _ result: SyntaxExpression, before closer: Token.Symbol?
  ) -> SyntaxExpression {
    let isSeparated = isAt(.semicolon) || token.startsLine
    while take(.semicolon) {}
    if isAtEnd(closer) { return result }
    refuseRest(behind: result, isSeparated, before: closer)
    // An expression misread as a chain has no value to be judged.
    if case .optionalChain = result.kind { return SyntaxExpression(.missing, result.range) }
    return result
  }

  /// Reads what follows a statement that may have returned.
  mutating func parseRest(before closer: Token.Symbol?) -> SyntaxExpression {
    endStatement(before: closer)
    return block(parseBody(until: closer))
  }

  func block(_ body: SyntaxBody) -> SyntaxExpression {
    body.statements.isEmpty
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
      let word = token.kind == .identifier ? tokenText : ""
      reportUnexpected(
        expected: "an operator or the end",
        help: Keyword(rawValue: word)?.help ?? ForeignSpelling.operatorWord(word))
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
  private mutating func parseBinding() -> SyntaxStatement? {
    let isVariable = isAt(.var)
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
      return .binding(name, type, SyntaxExpression(.missing, name.range))
    }
    return .binding(name, type, parseExpression(), isVariable: isVariable)
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
    } else if isAtSetType {
      type = parseSetType(depth: depth).map { .set($0) }
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

  /// Whether `Set<` follows.
  var isAtSetType: Bool {
    guard token.kind == .identifier, tokenText == "Set" else { return false }
    var ahead = self
    ahead.advance()
    return ahead.token.kind == .binary(.less)
  }

  /// The type of the elements in `Set<Element>`.
  mutating func parseSetType(depth: Int) -> SyntaxType? {
    advance()
    advance()
    let element = nestedType(depth: depth + 1)
    guard element != nil, token.kind == .binary(.greater) else {
      reportUnexpected(expected: "'>'")
      return nil
    }
    advance()
    return element
  }

  /// `{ $0 … }`, `{ a, b in … }` or `{ (a, b) in … }`
  mutating func parseClosure() -> SyntaxExpression {
    let opening = token.range.lowerBound
    return nested { parser in
      parser.advance()
      let parameters = parser.hasClosureSignature ? parser.parseClosureSignature() : []
      let (body, unnamedCount) = parser.countingUnnamed(isOwn: parameters.isEmpty) { parser in
        parser.bracketed { $0.parseBody(until: .rightBrace) }
      }
      parser.close(.rightBrace, opening: opening)
      let closure = SyntaxClosure(
        parameters: parameters, unnamedCount: unnamedCount, body: body)
      return SyntaxExpression(.closure(closure), parser.range(from: opening))
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
