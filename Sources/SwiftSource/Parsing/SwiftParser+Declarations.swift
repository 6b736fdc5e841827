extension SwiftParser {
  /// Whether a declaration begins at the current token.
  var isDeclaration: Bool {
    var ahead = self
    ahead.skipAttributesAndModifiers()
    guard ahead.isAt(.word) else { return false }
    switch ahead.text {
    case "let", "var", "func", "struct", "class", "enum", "protocol", "extension", "typealias",
      "import", "actor":
      return ahead.kind(1) == .word || ahead.kind(1) == .leftParenthesis || ahead.isAt("func")
    default: return false
    }
  }

  private mutating func skipAttributesAndModifiers() {
    var count = 0
    while count < 32 {
      count += 1
      if isAt(.at), kind(1) == .word {
        index += 2
        if isAt(.leftParenthesis), !source.tokens[index].isSpacedBefore { skipOne() }
      } else if isModifier {
        index += 1
        if isAt(.leftParenthesis) { skipOne() }
      } else {
        return
      }
    }
  }

  /// Whether the current token is a word before a declaration.
  private var isModifier: Bool {
    guard isAt(.word), kind(1) == .word || kind(1) == .leftParenthesis || kind(1) == .at else {
      return false
    }
    switch text {
    case "public", "private", "internal", "fileprivate", "open", "package", "static", "final",
      "lazy", "weak", "unowned", "mutating", "nonmutating", "override", "required", "convenience",
      "dynamic", "nonisolated", "isolated", "optional", "indirect", "prefix", "postfix", "infix",
      "async", "distributed", "consuming", "borrowing":
      return true
    case "class":
      return kind(1) == .word && (isAt("func", 1) || isAt("var", 1) || isAt("let", 1))
    default: return false
    }
  }

  /// Reads a declaration, or a statement at the top of a file; `let a = 1, b = 2` are two.
  mutating func declaration(isMember: Bool) -> [SwiftDeclaration] {
    let start = index
    if take(.semicolon) { return [] }
    if isAt(.condition) { return [conditional(isMember: isMember)] }
    let attributes = attributes()
    var modifiers: [Int] = []
    while isModifier {
      modifiers.append(index)
      index += 1
      if isAt(.leftParenthesis) { skipOne() }
    }
    var kinds = nested { $0.declarationKinds() } ?? []
    if kinds.isEmpty, modifiers.isEmpty, isAt(.macro) {
      let macro = index
      index += 1
      kinds = [(.macro(macro, call()), start..<index)]
    }
    if kinds.isEmpty, attributes.isEmpty, modifiers.isEmpty {
      index = start
      if !isMember {
        let statement = statement()
        return [made(.statement(statement), from: start)]
      }
    }
    if kinds.isEmpty {
      if index == start { skipOne() }
      while !isAtEnd, !startsLine { skipOne() }
      note(start..<index)
      kinds = [(.unknown, start..<index)]
    }
    return kinds.enumerated().map { place, kind in
      SwiftDeclaration(
        kind: kind.kind, attributes: attributes, modifiers: modifiers,
        tokens: place == 0 ? start..<kind.tokens.upperBound : kind.tokens)
    }
  }

  private mutating func conditional(isMember: Bool) -> SwiftDeclaration {
    let start = index
    let parts = nested { parser in
      parser.branches { parser in
        var declarations: [SwiftDeclaration] = []
        while !parser.isAtEnd { declarations += parser.declaration(isMember: isMember) }
        return declarations
      }
    }
    if let parts { return made(.conditional(parts), from: start) }
    index = end
    note(start..<index)
    return made(.unknown, from: start)
  }

  private func made(_ kind: SwiftDeclaration.Kind, from start: Int) -> SwiftDeclaration {
    SwiftDeclaration(kind: kind, attributes: [], modifiers: [], tokens: start..<index)
  }

  mutating func attributes() -> [SwiftAttribute] {
    var attributes: [SwiftAttribute] = []
    while isAt(.at), kind(1) == .word {
      let start = index
      index += 2
      while isAt(.dot), kind(1) == .word { index += 2 }
      if isAt("<") { _ = skipTypeList() }
      let hasArguments = isAt(.leftParenthesis) && !source.tokens[index].isSpacedBefore
      let arguments = hasArguments ? arguments() : []
      attributes.append(
        SwiftAttribute(name: start + 1, arguments: arguments, tokens: start..<index))
    }
    return attributes
  }

  typealias TokenKind = (kind: SwiftDeclaration.Kind, tokens: Range<Int>)

  /// The declarations behind attributes and modifiers; none where none begins.
  private mutating func declarationKinds() -> [TokenKind] {
    let start = index
    guard isAt(.word) else { return [] }
    func one(_ kind: SwiftDeclaration.Kind) -> [TokenKind] { [(kind, start..<index)] }
    switch text {
    case "import":
      index += 1
      while !isAtEnd, !startsLine, !isAt(.semicolon) { index += 1 }
      return one(.importing)
    case "struct", "class", "enum", "protocol", "extension", "actor":
      guard kind(1) == .word || isAt("extension") else { return [] }
      let type = type(word: index)
      return one(.type(type))
    case "func":
      index += 1
      let name = index
      index += 1
      let function = function(name: name)
      return one(.function(function))
    case "init":
      let name = index
      index += 1
      if isAt("?") || isAt("!") { index += 1 }
      let function = function(name: name)
      return one(.initializer(function))
    case "let", "var": return variables()
    case "case":
      let cases = enumCases()
      return one(.cases(cases))
    case "subscript", "deinit":
      while !isAtEnd, !isAt(.leftBrace) { skipOne() }
      skipOne()
      return one(.other(start))
    case "typealias", "associatedtype", "operator", "precedencegroup", "macro":
      index += 1
      while !isAtEnd, !startsLine { skipOne() }
      return one(.other(start))
    default: return []
    }
  }

  private mutating func type(word: Int) -> SwiftType {
    index += 1
    let start = index
    skipOne()
    while isAt(.dot), kind(1) == .word { index += 2 }
    let name = start..<index
    if isAt("<") { _ = skipTypeList() }
    var inherited: [Range<Int>] = []
    if take(.colon) {
      repeat {
        // `@preconcurrency Animatable` is that protocol.
        _ = attributes()
        inherited.append(self.type())
      } while take(.comma)
    }
    skipRequirements()
    let body = index
    guard isAt(.leftBrace) else {
      return SwiftType(word: word, name: name, inherited: inherited, members: [], body: body..<body)
    }
    let members = inside { parser in
      var members: [SwiftDeclaration] = []
      while !parser.isAtEnd { members += parser.declaration(isMember: true) }
      return members
    }
    return SwiftType(
      word: word, name: name, inherited: inherited, members: members, body: body..<index)
  }

  /// Skips `where` and what it demands.
  private mutating func skipRequirements() {
    guard take("where") else { return }
    while !isAtEnd, !isAt(.leftBrace) { skipOne() }
  }

  private mutating func function(name: Int) -> SwiftFunction {
    if isAt("<") { _ = skipTypeList() }
    let parameters = isAt(.leftParenthesis) ? parameters() : []
    skipEffects()
    let result = take("->") ? type() : nil
    skipRequirements()
    let body = isAt(.leftBrace) ? block() : nil
    return SwiftFunction(name: name, parameters: parameters, result: result, body: body)
  }

  private mutating func parameters() -> [SwiftParameter] {
    inside { parser in
      var parameters: [SwiftParameter] = []
      while !parser.isAtEnd {
        if parser.take(.comma) { continue }
        let start = parser.index
        let attributes = parser.attributes()
        let label = parser.index
        while parser.isAt(.word) { parser.index += 1 }
        guard parser.index > label, parser.take(.colon) else {
          while !parser.isAtEnd, !parser.isAt(.comma) { parser.skipOne() }
          parser.note(start..<parser.index)
          continue
        }
        let name = parser.index - 2
        let type = parser.type()
        let standard = parser.take("=") ? parser.expression() : nil
        parameters.append(
          SwiftParameter(
            label: label, name: name, type: type, standard: standard, attributes: attributes))
      }
      return parameters
    }
  }

  private mutating func enumCases() -> [SwiftEnumCase] {
    index += 1
    var cases: [SwiftEnumCase] = []
    repeat {
      guard isAt(.word) else { break }
      let name = index
      index += 1
      let hasPayload = isAt(.leftParenthesis)
      if hasPayload { skipOne() }
      let value = take("=") ? expression() : nil
      cases.append(SwiftEnumCase(name: name, hasPayload: hasPayload, value: value))
    } while take(.comma)
    return cases
  }
}
