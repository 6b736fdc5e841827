import Diagnostics
import SwiftSource

extension Importer {
  /// A constant of a body: what it is given stands where it is read.
  mutating func local(
    _ declaration: SwiftDeclaration, _ statement: SwiftStatement, _ scope: inout Scope,
    _ list: inout StepList
  ) {
    guard case .variable(let variable) = declaration.kind, let token = variable.names.first,
      let value = variable.value, variable.names.count == 1
    else {
      return warn(.notSimulated, "this declaration is left out", at: statement.tokens)
    }
    say(statement.tokens)
    let name = source.text(token)
    if let chain = value.chain, isTimer(chain) {
      addTimerStep(chain, name: name, scope, statement, &list)
      return
    }
    if let chain = value.chain, case .name(let token) = chain.head,
      source.has(token, "Transaction"), let call = chain.lastCall
    {
      scope.transactions[name] = call.arguments.compactMap { argument in
        guard let label = argument.label else { return nil }
        return OutputMember(source.text(label), animation(argument.value, scope))
      }
      return
    }
    if let closure = value.closure {
      scopes.append(scope)
      scope.names[name] = .closure(closure, scopes.count - 1)
      return
    }
    let (read, marks) = waiting { [scope] in $0.translation(value.tokens, scope) }
    scope.names[name] = .text(constantText(read.text, variable), isDynamic: read.isDynamic)
    scope.marks[name] = marks + [.fate(statement.tokens, .said)]
    pass(statement.tokens)
  }

  /// The value of a constant or variable of a body: a whole number is an Int where it has no other type, so that it is
  /// divided as one.
  func constantText(_ text: String, _ variable: SwiftVariable) -> String {
    guard kind(of: variable) == .whole else { return typed(text, variable.type) }
    return text.number != nil
      ? "Int(\(text))" : text.wholeOperation ?? typed(text, variable.type)
  }

  mutating func choice(
    _ choice: SwiftChoice, _ statement: SwiftStatement, _ scope: Scope, _ list: inout StepList
  ) {
    var inside = scope
    let (condition, marks) = waiting { $0.stepCondition(choice.conditions, &inside) }
    let start = choice.conditions.first?.tokens.lowerBound ?? choice.block.tokens.lowerBound
    let inner = unwrapping(bound, inside) { $0.steps(choice.block, $1) }
    guard condition.text != "true" else {
      account.frame((start - 1)..<choice.block.tokens.lowerBound, around: choice.block.tokens)
      passUnread(choice.block.tokens.upperBound..<statement.tokens.upperBound)
      list.steps += inner.steps
      return
    }
    var other = StepList()
    if let next = choice.other.first {
      if next.conditions.isEmpty {
        other = steps(next.block, scope)
      } else {
        deeper(at: statement.tokens) { $0.choice(next, statement, scope, &other) }
      }
    }
    guard !inner.steps.isEmpty || !other.steps.isEmpty else {
      return passUnread((start - 1)..<statement.tokens.upperBound)
    }
    account.make(marks)
    say((start - 1)..<choice.block.tokens.lowerBound)
    if let next = choice.other.first {
      let end = next.conditions.first?.tokens.lowerBound ?? next.block.tokens.lowerBound
      account.frame(choice.block.tokens.upperBound..<end, around: next.block.tokens)
    }
    addWhen(condition, statement, inner, other, &list)
  }

  mutating func select(
    _ subject: SwiftExpression, _ cases: [SwiftCase], _ statement: SwiftStatement, _ scope: Scope,
    _ list: inout StepList
  ) {
    let outerCase = isInCase
    isInCase = true
    let value = translation(subject.tokens, scope).text
    let bodies = cases.map { one in
      steps(inside: one, of: value, scope) { $0.steps(one.body[...], $1) }
    }
    isInCase = outerCase
    addCases(subject, cases, bodies, statement, scope, &list)
  }

  /// Adds the steps of the cases of a value.
  mutating func addCases(
    _ subject: SwiftExpression, _ cases: [SwiftCase], _ bodies: [StepList],
    _ statement: SwiftStatement, _ scope: Scope, _ list: inout StepList
  ) {
    guard bodies.contains(where: { !$0.steps.isEmpty }), let first = cases.first else {
      return passUnread(statement.tokens)
    }
    say(statement.tokens.lowerBound..<first.tokens.lowerBound)
    say((statement.tokens.upperBound - 1)..<statement.tokens.upperBound)
    let value = translation(subject.tokens, scope).text
    if let keys = keys(of: cases, of: value, scope) {
      let members = zip(keys, bodies).filter { $0.0 != "default" || !$0.1.steps.isEmpty }
        .map { OutputMember($0.0, $0.1.value) }
      list.steps.append([
        OutputMember("switch", output(value, subject.tokens)),
        OutputMember("cases", .object(members)),
      ])
      return
    }
    let operand = value.isOneValue ? value : "(\(value))"
    var chain: StepList?
    for (one, inner) in zip(cases, bodies).reversed() {
      guard let condition = pattern(one, operand, scope) else {
        chain = inner
        continue
      }
      var outer = StepList()
      addWhen(StepCondition(condition), statement, inner, chain ?? StepList(), &outer)
      chain = outer
    }
    list.steps += chain?.steps ?? []
  }

  /// The patterns of each case as a key of 'cases'; nil where a case has a condition, or binds what it finds.
  private mutating func keys(
    of cases: [SwiftCase], of subject: String, _ scope: Scope
  ) -> [String]? {
    var keys: [String] = []
    for one in cases {
      if one.filter != nil { return nil }
      let texts = one.patterns.map { translatedPattern($0, of: subject, scope) }
      let isPlain = texts.allSatisfy { text in
        text != "_" && text != "note" && text != "default" && !text.hasSuffix("...")
          && !text.hasPrefix("...") && !text.hasPrefix("..<")
      }
      let key = texts.isEmpty ? "default" : texts.joined(separator: ", ")
      guard isPlain, !keys.contains(key) else { return nil }
      say(one.tokens.lowerBound..<(one.body.first?.tokens.lowerBound ?? one.tokens.upperBound))
      keys.append(key)
    }
    return keys
  }

  /// The condition of a case; nil for `default`.
  mutating func pattern(_ one: SwiftCase, _ subject: String, _ scope: Scope) -> String? {
    say(one.tokens.lowerBound..<(one.body.first?.tokens.lowerBound ?? one.tokens.upperBound))
    if one.patterns.isEmpty { return nil }
    var texts = one.patterns.map { pattern -> String in
      let text = translatedPattern(pattern, of: subject, scope)
      return text == "_"
        ? "true"
        : text.has("...") || text.has("..<")
          ? "(\(text)).contains(\(subject))" : "\(subject) == \(text)"
    }
    if let filter = one.filter {
      texts = texts.map {
        "\($0) && (\(translation(filter.tokens, inside(one, of: subject, scope)).text))"
      }
    }
    return texts.count == 1 ? texts.first : texts.map { "(\($0))" }.joined(separator: " || ")
  }

  /// The parts of an element that the names of a loop mean: all of it for one name, and those of a pair for two; nil for
  /// other elements.
  private func parts(of loop: SwiftLoop, _ sequence: OutputValue, count: Int) -> [String]? {
    if loop.pattern.count == 1 { return [""] }
    guard count == 2, case .text(let text, _) = sequence else { return nil }
    if text.hasSuffix(".enumerated()") { return [".offset", ".element"] }
    return text.hasPrefix("zip(") ? [".0", ".1"] : nil
  }

  mutating func loop(
    _ loop: SwiftLoop, _ statement: SwiftStatement, _ scope: Scope, _ list: inout StepList
  ) {
    say(statement.tokens.lowerBound..<loop.block.tokens.lowerBound)
    let names = loop.pattern.filter { source.kind($0) == .word }.map { source.text($0) }
    var sequence = expression(loop.sequence.tokens, scope)
    if case .text(let text, let origin) = sequence { sequence = .text(text.asWholeList, origin) }
    guard let parts = parts(of: loop, sequence, count: names.count) else {
      return refuse(.notSimulated, "a loop over tuples cannot be imported", at: statement.tokens)
    }
    var inside = scope
    let name = names.allSatisfy { $0 == "_" } ? "_" : names.count == 1 ? names[0] : "element"
    let element = localName(name, scope.instance)
    for (name, part) in zip(names, parts) {
      inside.names[name] = .text(element + part, isDynamic: true)
    }
    inside.elements.append(element)
    inside.body = loop.block.tokens.lowerBound
    let outerCase = isInCase
    isInCase = false
    let inner = leaving("continue") { $0.steps(loop.block, inside) }
    isInCase = outerCase
    if inner.steps.isEmpty {
      return pass(statement.tokens.lowerBound..<loop.block.tokens.lowerBound)
    }
    var outer = [OutputMember("forEach", sequence)]
    if name != "_" { outer.append(OutputMember("as", .text(element, nil))) }
    var body = inner
    if let filter = loop.filter {
      body = StepList()
      addWhen(
        StepCondition(translation(filter.tokens, inside).text), statement, inner, StepList(), &body)
    }
    list.add(outer, around: body, keeping: StepList.choosingKeys)
  }
}
