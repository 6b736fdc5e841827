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
      if case .variable(let variable) = declaration.kind, let value = variable.value,
        awaited(statement) != nil
      {
        add(value, statement, scope, &list)
      }
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
    if awaited(statement) != nil || startsUnnamedTask(value, name) {
      add(value, statement, scope, &list)
      scope.names[name] = .nothing
      return
    }
    if let closure = value.closure {
      scopes.append(scope)
      scope.names[name] = .closure(closure, scopes.count - 1)
      return
    }
    if mayWriteState(value.tokens) {
      scope.names[name] = .nothing
      return leaveOutEffects(at: statement.tokens)
    }
    let (read, marks) = waiting { [scope] in $0.translation(value.tokens, scope) }
    scope.names[name] = .text(constantText(read.text, variable), isDynamic: read.isDynamic)
    scope.marks[name] = marks + [.fate(statement.tokens, .said)]
    pass(statement.tokens)
  }

  /// Whether a value is a task that nothing uses by its name.
  private func startsUnnamedTask(_ value: SwiftExpression, _ name: String) -> Bool {
    guard let path = value.chain?.words(in: source),
      path == ["Task"] || path == ["Task", "detached"]
    else { return false }
    return following.last?.contains { source.has($0, name) } != true
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

  /// Adds the steps of `condition ? first() : second()`; false if the expression is another one.
  mutating func addChoice(
    _ expression: SwiftExpression, _ statement: SwiftStatement, _ scope: Scope,
    _ list: inout StepList
  ) -> Bool {
    guard let (test, first, second) = choice(expression) else { return false }
    let (condition, marks) = waiting {
      $0.say(test)
      return StepCondition($0.translation(test, scope).text)
    }
    let ways = [first, second].map { way in
      steps([SwiftStatement(kind: .expression(way), tokens: way.tokens)][...], scope)
    }
    guard ways.contains(where: { !$0.steps.isEmpty }) else {
      passUnread(statement.tokens)
      return true
    }
    account.make(marks)
    account.frame(test.upperBound..<first.tokens.lowerBound, around: first.tokens)
    account.frame(first.tokens.upperBound..<second.tokens.lowerBound, around: second.tokens)
    addWhen(condition, statement, ways[0], ways[1], &list)
    return true
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
}
