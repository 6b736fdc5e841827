import SwiftSource

/// A value that a case of an enum carries, where a state has the case: another state of the document, which keeps it.
struct CarriedValue: Sendable {
  let part: CarriedPart
  /// The name of its state, behind that of the state with the case.
  let suffix: String
  let kind: StateKind
}

// A state whose cases carry values has a state beside it for each of them that a pattern may bind.
extension Importer {
  /// The values that the cases of an enum carry, and that patterns bind: numbers, truth values and texts.
  func carriedValues(of type: Int) -> [CarriedValue] {
    program.carriedParts(of: type).compactMap { part in
      let text = source.text(bytes: source.range(part.type))
      let kind = kind(ofType: text, at: part.type.lowerBound)
      guard program.boundCases.contains(part.caseName), zero(of: part.type) != nil else {
        return nil
      }
      switch kind {
      case .whole, .number, .boolean, .text: break
      case .choice, .record, .records, .other: return nil
      }
      let suffix = "_\(part.caseName)_\(part.label ?? String(part.place))".documentName
      return CarriedValue(part: part, suffix: suffix, kind: kind)
    }
  }

  /// Whether all values that a case of a type carries are states.
  func saysAll(of name: String?, _ type: Int, _ values: [CarriedValue]) -> Bool {
    program.carriedParts(of: type).allSatisfy { part in
      name != nil && part.caseName != name
        || values.contains { $0.part.caseName == part.caseName && $0.part.place == part.place }
    }
  }

  /// Reads a value of a state, of whose cases the carried values are said besides.
  mutating func sayingCarried<Result>(
    of state: String, _ read: (inout Importer) -> Result
  ) -> Result {
    let outer = saysCarried
    saysCarried = if case .choice? = kinds[state] { true } else { false }
    defer { saysCarried = outer }
    return read(&self)
  }

  /// The states beside a state that is one of the cases of an enum, with their first values.
  mutating func carriedStates(
    of full: String, by expression: SwiftExpression?, _ index: Int
  ) -> [(value: CarriedValue, first: OutputValue)] {
    guard case .choice(let type)? = kinds[full] else { return [] }
    let values = carriedValues(of: type)
    if values.isEmpty { return [] }
    carried[full] = values
    return values.map { one in
      kinds[full + one.suffix] = one.kind
      let zero = zero(of: one.part.type) ?? "0"
      let given = expression.flatMap { expression in
        atStart { $0.carried(one, by: expression, type, Scope(instance: index), keeping: zero) }
      }
      return (one, literal(given ?? zero, one.kind, nil))
    }
  }

  /// Sets the values that the cases of a state carry, after the state was set to an expression.
  mutating func setCarried(
    of state: String, to expression: SwiftExpression, _ scope: Scope, at tokens: Range<Int>,
    _ list: inout StepList
  ) {
    guard let values = carried[state], case .choice(let type)? = kinds[state] else { return }
    var written = [state]
    for one in values {
      let own = state + one.suffix
      let text = carried(one, by: expression, type, scope, keeping: own)
      if text == own { continue }
      let value = text.map { literal($0, one.kind, origin(of: expression.tokens)) }
      var reader = StepList()
      if let value { set(own, value, &reader) }
      // The argument is evaluated after the writes before it, so it must not read a state that they set.
      guard let value, !written.contains(where: { reader.value.reads($0) }) else {
        leaveOut(
          "the value that '\(one.part.caseName)' carries is not known here", tokens, [own])
        continue
      }
      set(own, unwrapped(value, one.kind), &list)
      written.append(own)
    }
  }

  /// A carried value after a state was set to an expression: the argument of its case, or `old`, which was there before, if
  /// the expression has another case; nil for an expression of which that is not known.
  private mutating func carried(
    _ one: CarriedValue, by expression: SwiftExpression, _ type: Int, _ scope: Scope,
    keeping old: String
  ) -> String? {
    if let (condition, first, second) = choice(expression) {
      guard let first = carried(one, by: first, type, scope, keeping: old),
        let second = carried(one, by: second, type, scope, keeping: old)
      else { return nil }
      if first == second { return first }
      return "(\(translation(condition, scope).text)) ? (\(first)) : (\(second))"
    }
    guard let chain = expression.chain else { return nil }
    guard let (name, call) = caseName(chain, type) else {
      let text = translation(expression.tokens, scope).text
      return carried[text] == nil ? nil : text + one.suffix
    }
    guard name == one.part.caseName else { return old }
    guard let call, call.arguments.indices.contains(one.part.place), call.closures.isEmpty else {
      return nil
    }
    let argument = call.arguments[one.part.place].value
    return typed(translation(argument.tokens, scope).text, one.part.type).asOperand
  }

  /// The parts of `condition ? first : second`.
  func choice(
    _ expression: SwiftExpression
  ) -> (condition: Range<Int>, first: SwiftExpression, second: SwiftExpression)? {
    guard case .operation(let operands) = expression.kind,
      let place = operands.indices.dropFirst().first(where: { index in
        source.has(operands[index].tokens.lowerBound - 1, "?")
      }), place + 1 < operands.count
    else { return nil }
    let (first, rest) = (operands[place], Array(operands[(place + 1)...]))
    let (question, colon) = (first.tokens.lowerBound - 1, first.tokens.upperBound)
    // A choice between the question mark and its colon is not read.
    guard source.kind(colon) == .colon, rest[0].tokens.lowerBound == colon + 1 else { return nil }
    let second =
      rest.count == 1
      ? rest[0]
      : SwiftExpression(
        kind: .operation(rest), tokens: colon + 1..<expression.tokens.upperBound)
    return (expression.tokens.lowerBound..<question, first, second)
  }

  /// The name of a case that a chain is, with what it carries.
  private func caseName(_ chain: SwiftChain, _ type: Int) -> (name: String, call: SwiftCall?)? {
    var suffixes = chain.suffixes[...]
    let token: Int
    switch chain.head {
    case .implicit(let name): token = name
    case .name(let head):
      guard program.type(source.text(head), at: head) == type,
        case .member(let name)? = suffixes.popFirst()?.kind
      else { return nil }
      token = name
    default: return nil
    }
    let name = source.text(token)
    guard program.caseOwners[name]?.contains(type) == true, suffixes.count <= 1 else { return nil }
    switch suffixes.first?.kind {
    case nil: return (name, nil)
    case .call(let call): return (name, call)
    default: return nil
    }
  }

  /// The names that a pattern binds, with the states that have their values: those beside the state whose case is tested; nil
  /// for a name of which no state has the value.
  func boundValues(in pattern: Range<Int>, of subject: String) -> [(name: String, state: String?)] {
    let open = pattern.first { source.kind($0) == .leftParenthesis }
    guard let open, open > pattern.lowerBound else { return [] }
    let caseName = source.text(open - 1)
    let bindsAll = program.isBinding(pattern.lowerBound)
    var found: [(name: String, state: String?)] = []
    for (place, tokens) in program.elements(inBracketsAt: open).enumerated() {
      let hasLabel = source.kind(tokens.lowerBound + 1) == .colon
      let value = (hasLabel ? tokens.lowerBound + 2 : tokens.lowerBound)..<tokens.upperBound
      let names = value.filter { token in
        source.kind(token) == .word && !program.isBinding(token) && !source.has(token, "_")
          && (bindsAll || program.isBinding(token - 1))
      }
      let one = carried[subject]?.first {
        $0.part.caseName == caseName && $0.part.place == place
      }
      let isWhole = value.count == (bindsAll ? 1 : 2)
      for name in names {
        found.append((source.text(name), isWhole ? one.map { subject + $0.suffix } : nil))
      }
    }
    return found
  }

  /// Whether a name is that of a state that keeps a carried value.
  func isCarried(_ name: String) -> Bool {
    carried.contains { state, values in values.contains { state + $0.suffix == name } }
  }

  /// A value that differs whenever a state differs that one of the cases carries; nil where a value is not a state.
  func watchedText(_ state: String) -> String? {
    guard let values = carried[state], case .choice(let type)? = kinds[state],
      saysAll(of: nil, type, values)
    else { return nil }
    let parts = [state] + values.map { state + $0.suffix }
    return "'\(parts.map { "\\(\($0))" }.joined(separator: " "))'"
  }
}
