import SwiftSource

// Cases of enums that carry values. A document has the case alone, and the values of the cases of a state beside it. Any
// other value is left out with a warning, and a name that a pattern binds to it is not known.
extension Importer {
  /// The scope inside a case, where the names that its patterns bind are what the subject carries, or not known.
  func inside(_ one: SwiftCase, of subject: String, _ scope: Scope) -> Scope {
    var inside = scope.inside
    for pattern in one.patterns { bind(pattern, of: subject, &inside) }
    // Another pattern of a case binds the names to other values.
    if one.patterns.count > 1 {
      for pattern in one.patterns {
        for (name, _) in boundValues(in: pattern, of: subject) { inside.names[name] = .nothing }
      }
    }
    return inside
  }

  /// Steps inside a case, where the names that its pattern binds keep the values that the subject carries now.
  mutating func steps(
    inside one: SwiftCase, of subject: String, _ scope: Scope,
    _ read: (inout Importer, Scope) -> StepList
  ) -> StepList {
    let inside = inside(one, of: subject, scope)
    let found = one.patterns.count == 1 ? boundValues(in: one.patterns[0], of: subject) : []
    let bound = found.compactMap { name, state in
      state.map { (name: name, value: $0, tokens: one.patterns[0]) }
    }
    for one in bound { neverNil.insert(one.value) }
    return unwrapping(bound, inside, read)
  }

  /// Binds the names of a pattern.
  func bind(_ pattern: Range<Int>, of subject: String, _ scope: inout Scope) {
    for (name, state) in boundValues(in: pattern, of: subject) {
      scope.names[name] = state.map { .text($0, isDynamic: true) } ?? .nothing
    }
  }

  private func isBinding(_ token: Int) -> Bool { program.isBinding(token) }

  /// Translates the pattern of a case without the `let` or `var` in front of it.
  mutating func translatedPattern(
    _ pattern: Range<Int>, of subject: String, _ scope: Scope
  ) -> String {
    let isBinding = isBinding(pattern.lowerBound) && pattern.count > 1
    let rest = isBinding ? pattern.lowerBound + 1..<pattern.upperBound : pattern
    if isBinding { say(pattern.lowerBound..<rest.lowerBound) }
    var scope = scope
    if source.kind(rest.lowerBound) == .dot {
      scope.choice = program.caseOwners[source.text(rest.lowerBound + 1)]?.first
    }
    return sayingCarried(of: subject) { $0.translation(rest, scope).text }
  }

  /// Writes a case with the value that it carries; false for one that carries none here.
  ///
  /// - Parameter offset: where its name is, behind `.` or `Type.`.
  mutating func writePayload(
    of name: String, at offset: Int, _ type: Int, _ translator: inout ExpressionTranslator
  ) -> Bool {
    guard program.payloadOwners[name]?.contains(type) == true,
      translator.kind(offset + 1) == .leftParenthesis
    else { return false }
    let open = translator.index + offset + 1
    let end = translator.source.tokens[open].partner + 1
    guard end > open, end <= translator.tokens.upperBound else { return false }
    let payload = open..<end
    // Two values with one case may differ, and a pattern may want a certain value.
    guard !isCompared(translator.index..<end, translator),
      matchesAll(payload, behind: translator.index, translator)
    else {
      translator.write(name.asUnknownName, for: end - translator.index, isDynamic: true)
      return true
    }
    sayEnum(type)
    if saysCarried, saysAll(of: name, type, carriedValues(of: type)) {
      say(payload)
      translator.write("'\(name)'", for: end - translator.index)
      return true
    }
    warnOnce(
      "payloads of \(type)",
      "a case of '\(program.types[type].name)' carries a value, which is left out: names that are bound to it are not known",
      at: payload, of: translator)
    translator.write("'\(name)'", for: end - translator.index)
    if translator.source.bytes.count == source.bytes.count { account.mark(payload, .warned) }
    return true
  }

  /// Writes `case .name = value` as a comparison; false for the word of a `switch`.
  mutating func writePattern(_ translator: inout ExpressionTranslator) -> Bool {
    let (index, tokens) = (translator.index, translator.tokens)
    guard tokens.contains(index - 1), translator.source.bytes.count == source.bytes.count,
      ["if", "guard", "while", ","].contains(source.text(index - 1)),
      let sign = firstToken(in: index + 1..<tokens.upperBound, where: endsPattern),
      source.has(sign, "="),
      let end = firstToken(in: sign + 1..<tokens.upperBound, where: endsCondition)
    else { return false }
    let value = translation(sign + 1..<end, translator.scope)
    let name = translatedPattern(index + 1..<sign, of: value.text, translator.scope)
    bind(index + 1..<sign, of: value.text, &translator.scope)
    translator.write(
      "\(value.text.asOperand) == \(name)", for: end - index, isDynamic: value.isDynamic)
    return true
  }

  /// The first token outside of brackets that meets a condition.
  private func firstToken(in tokens: Range<Int>, where isMet: (Int) -> Bool) -> Int? {
    var token = tokens.lowerBound
    while token < tokens.upperBound {
      if isMet(token) { return token }
      let opensBracket = source.tokens[token].kind.opensBracket
      token = opensBracket ? max(token, source.tokens[token].partner) + 1 : token + 1
    }
    return nil
  }

  /// Whether a token is not a part of a pattern of names.
  private func endsPattern(_ token: Int) -> Bool {
    switch source.kind(token) {
    case .word, .dot, .leftParenthesis: source.has(token, "case")
    default: true
    }
  }

  private func endsCondition(_ token: Int) -> Bool {
    source.kind(token) == .leftBrace || source.kind(token) == .comma || source.has(token, "else")
  }

  /// Whether a value is an operand of a comparison.
  private func isCompared(_ tokens: Range<Int>, _ translator: ExpressionTranslator) -> Bool {
    [tokens.lowerBound - 1, tokens.upperBound].contains { token in
      translator.tokens.contains(token)
        && ["==", "!="].contains(translator.source.text(token))
    }
  }

  /// Whether a payload behind `start` is that of a value, or a pattern of names alone.
  private func matchesAll(
    _ payload: Range<Int>, behind start: Int, _ translator: ExpressionTranslator
  ) -> Bool {
    let source = translator.source
    func binds(_ token: Int) -> Bool {
      token >= 0 && (source.has(token, "let") || source.has(token, "var"))
    }
    let isPattern =
      payload.contains { binds($0) || source.has($0, "_") } || isInPattern(start, source)
    guard isPattern else { return true }
    let bindsAll = binds(start - 1)
    return payload.dropFirst().dropLast().allSatisfy { token in
      switch source.kind(token) {
      case .comma, .colon: true
      case .word:
        binds(token) || source.has(token, "_") || binds(token - 1) || bindsAll
          || source.kind(token + 1) == .colon
      default: false
      }
    }
  }

  /// Whether a place is in the patterns of a case: behind `case`, with other patterns between them at most.
  private func isInPattern(_ place: Int, _ source: SwiftTokens) -> Bool {
    var token = place - 1
    while token >= 0 {
      if source.has(token, "case") { return true }
      switch source.kind(token) {
      case .rightParenthesis: token = source.tokens[token].partner - 1
      case .word, .dot, .comma: token -= 1
      default: return false
      }
    }
    return false
  }

  /// Whether a value is that of `.animation(_:value:)`, of which only a change matters.
  func isWatched(_ translator: ExpressionTranslator) -> Bool {
    let (index, source) = (translator.index, translator.source)
    return index >= 2 && source.kind(index - 1) == .colon && source.has(index - 2, "value")
  }

  /// Whether a state with a case that may carry a value is compared with another value, or watched by a modifier: the
  /// other one may carry another value, and a change of that alone is not seen.
  func comparesPayloads(_ text: String, _ translator: ExpressionTranslator) -> Bool {
    guard case .choice(let type)? = kinds[text], program.hasPayloads(type) else { return false }
    let (index, source) = (translator.index, translator.source)
    func isSign(_ token: Int) -> Bool {
      translator.tokens.contains(token) && ["==", "!="].contains(source.text(token))
    }
    let isWatched =
      index >= 2 && source.kind(index - 1) == .colon
      && ["value", "of", "id", "trigger"].contains(source.text(index - 2))
    if isWatched { return true }
    if isSign(index + 1) { return !source.has(index + 2, ".") }
    return isSign(index - 1)
      && !(translator.tokens.contains(index - 3) && source.has(index - 3, "."))
  }
}
