import Diagnostics
import SwiftSource

extension Importer {
  /// The steps of a closure that is an action.
  mutating func steps(_ closure: SwiftClosure, _ scope: Scope) -> StepList {
    sayBraces(closure.tokens)
    say(closure.signature)
    return steps(closure.body[...], scope)
  }

  mutating func steps(_ block: SwiftBlock, _ scope: Scope) -> StepList {
    sayBraces(block.tokens)
    return steps(block.statements[...], scope)
  }

  /// The steps of statements; those after a `guard` are inside its condition.
  mutating func steps(_ statements: ArraySlice<SwiftStatement>, _ scope: Scope) -> StepList {
    var list = StepList()
    var scope = scope
    var rest = statements
    while let statement = rest.popFirst() {
      switch statement.kind {
      case .guarded(let conditions, let block):
        guarded(statement, conditions, block, rest, &scope, &list)
        return list
      case .choice(let choice) where choice.other.isEmpty && choice.block.isExit:
        // `if c { return }` is a guard of the opposite.
        let before = scope
        let condition = self.condition(choice.conditions, &scope)
        say(statement.tokens)
        let inner = steps(rest, before)
        addWhen(condition.negated, statement, inner, StepList(), &list)
        return list
      case .exit(let word, let value):
        exit(word, value, statement, rest, scope, &list)
        return list
      case .declaration(let declaration):
        guard let value = changingValue(declaration, statement, scope) else {
          add(statement, &scope, &list)
          continue
        }
        bind(value.name, "[\(value.text)]", statement.tokens, rest, scope, &list)
        return list
      default: add(statement, &scope, &list)
      }
    }
    return list
  }

  /// The name and the value of a constant that is computed from what can change.
  private mutating func changingValue(
    _ declaration: SwiftDeclaration, _ statement: SwiftStatement, _ scope: Scope
  ) -> (name: String, text: String)? {
    guard case .variable(let variable) = declaration.kind, variable.names.count == 1,
      let value = variable.value, value.closure == nil,
      refused[statement.tokens.lowerBound] == nil
    else { return nil }
    if let chain = value.chain, isTimer(chain) || isTransaction(chain) { return nil }
    let read = translation(value.tokens, scope)
    guard read.isDynamic else { return nil }
    return (source.text(variable.names[0]), typed(read.text, variable.type))
  }

  /// The steps that follow a constant: it keeps the value that it has now, as the only element of a loop.
  private mutating func bind(
    _ name: String, _ list: String, _ tokens: Range<Int>, _ rest: ArraySlice<SwiftStatement>,
    _ scope: Scope, _ steps: inout StepList
  ) {
    say(tokens)
    let own = elementName(name)
    var inside = scope
    inside.names[name] = .text(own, isDynamic: true)
    let inner = self.steps(rest, inside)
    let origin = Origin(range: source.range(tokens), owner: tokens.lowerBound)
    steps.add(loop(list, own, origin), around: inner)
  }

  private func loop(_ list: String, _ name: String, _ origin: Origin) -> [OutputMember] {
    [OutputMember("forEach", .text(list, origin)), OutputMember("as", .text(name, nil))]
  }

  /// A name for an element that no state or definition has.
  private func elementName(_ name: String) -> String {
    kinds[name] == nil && dynamicDefines[name] == nil && name != "index" ? name : name + "_value"
  }

  /// Steps in which the names that conditions have bound are what is in their optional values.
  private mutating func unwrapping(
    _ bound: [(name: String, value: String, tokens: Range<Int>)], _ scope: Scope,
    _ read: (inout Importer, Scope) -> StepList
  ) -> StepList {
    var inside = scope
    for one in bound { inside.names[one.name] = .text(elementName(one.name), isDynamic: true) }
    var list = read(&self, inside)
    for one in bound.reversed() {
      var outer = StepList()
      let origin = Origin(range: source.range(one.tokens), owner: owner)
      let values = "[\(one.value)].compactMap { $0 }"
      outer.add(loop(values, elementName(one.name), origin), around: list)
      list = outer
    }
    return list
  }

  private func isTransaction(_ chain: SwiftChain) -> Bool {
    if case .name(let token) = chain.head { source.has(token, "Transaction") } else { false }
  }

  private mutating func exit(
    _ word: Int, _ value: SwiftExpression?, _ statement: SwiftStatement,
    _ rest: ArraySlice<SwiftStatement>, _ scope: Scope, _ list: inout StepList
  ) {
    say(statement.tokens)
    var scope = scope
    if source.has(word, "return"), let value {
      add(SwiftStatement(kind: .expression(value), tokens: value.tokens), &scope, &list)
    }
    for unreached in rest { pass(unreached.tokens) }
  }

  private mutating func guarded(
    _ statement: SwiftStatement, _ conditions: [SwiftCondition], _ block: SwiftBlock,
    _ rest: ArraySlice<SwiftStatement>, _ scope: inout Scope, _ list: inout StepList
  ) {
    say(statement.tokens.lowerBound..<block.tokens.lowerBound)
    let before = scope
    let condition = self.condition(conditions, &scope)
    let bound = self.bound
    let other = steps(block, before)
    let inner = unwrapping(bound, scope) { $0.steps(rest, $1) }
    guard condition != "true" else {
      list.steps += inner.steps
      return
    }
    addWhen(condition, statement, inner, other, &list)
  }

  private mutating func addWhen(
    _ condition: String, _ statement: SwiftStatement, _ inner: StepList, _ other: StepList,
    _ list: inout StepList
  ) {
    if inner.steps.isEmpty, other.steps.isEmpty { return }
    let when = OutputMember("when", output(condition, statement.tokens))
    if inner.steps.isEmpty {
      let not = OutputMember("when", output(condition.negated, statement.tokens))
      list.add([not], around: other, keeping: ["when", "else", "forEach", "as"])
      return
    }
    var outer = StepList()
    outer.add([when], around: inner, keeping: ["when", "else", "forEach", "as"])
    if !other.steps.isEmpty, let last = outer.steps.indices.last {
      outer.steps[last].append(OutputMember("else", other.value))
    }
    list.steps += outer.steps
  }

  /// The steps of one statement.
  private mutating func add(
    _ statement: SwiftStatement, _ scope: inout Scope, _ list: inout StepList
  ) {
    if let message = refused[statement.tokens.lowerBound] {
      return refuse(.notSimulated, message, at: statement.tokens)
    }
    let outer = owner
    owner = statement.tokens.lowerBound
    defer { owner = outer }
    switch statement.kind {
    case .expression(let expression): add(expression, statement, scope, &list)
    case .assignment(let target, let sign, let value):
      assign(target, sign, value, statement, &scope, &list)
    case .declaration(let declaration): local(declaration, statement, &scope, &list)
    case .choice(let choice): self.choice(choice, statement, scope, &list)
    case .selection(let subject, let cases): select(subject, cases, statement, scope, &list)
    case .loop(let loop): self.loop(loop, statement, scope, &list)
    case .attempt(let block, let catches):
      say(statement.tokens)
      list.steps += steps(block, scope).steps
      for block in catches {
        warn(.notSimulated, "'catch' is left out: nothing fails", at: block.tokens)
      }
    case .conditional(let branches):
      for branch in branches { pass(branch.tokens) }
      pass(statement.tokens)
      guard let branch = Program.chosen(branches, in: source) else { return }
      list.steps += steps(branch.elements[...], scope).steps
    case .deferred(let block):
      warn(.notSimulated, "'defer' is left out", at: block.tokens)
    case .condition, .unknown, .guarded, .exit:
      refuse(.notSimulated, "this statement cannot be imported", at: statement.tokens)
    }
  }

  /// The target of a write as the document names it; nil for what is no state.
  mutating func target(_ expression: SwiftExpression, _ scope: Scope) -> String? {
    guard let chain = expression.chain else { return nil }
    let text = translation(chain.tokens, scope).text
    let root = String(text.prefix { $0 != "[" })
    let isState =
      kinds[root] != nil
      || kinds.keys.contains { root == $0 || root.hasPrefix($0 + ".") }
    return isState ? text : nil
  }

  private func kind(ofTarget name: String) -> StateKind { kinds[name] ?? .other }

  private mutating func assign(
    _ target: SwiftExpression, _ sign: Int, _ value: SwiftExpression, _ statement: SwiftStatement,
    _ scope: inout Scope, _ list: inout StepList
  ) {
    if setsTransaction(target, value, statement, &scope) { return }
    if addTimer(target, value, statement, scope, &list) { return }
    if let chain = target.chain, case .name(let token) = chain.head, source.has(token, "_") {
      say(target.tokens)
      return add(value, statement, scope, &list)
    }
    guard let name = self.target(target, scope) else {
      if let chain = target.chain, case .name(let token) = chain.head,
        scope.names[source.text(token)] != nil
      {
        return refuse(
          .notSimulated, "a variable of a body that changes cannot be imported",
          at: statement.tokens, help: "write a new constant for its new value")
      }
      return warn(
        .unknownName,
        "'\(source.text(bytes: source.range(target.tokens)))' is no state; the write is left out",
        at: statement.tokens)
    }
    say(statement.tokens)
    let text = source.text(sign)
    if text == "=" {
      let kind = kind(ofTarget: name)
      let written = self.value(value, scope, kind)
      set(name, unwrapped(written, kind), &list)
    } else {
      let read = translation(value.tokens, scope).text
      let operand = read.isOneValue ? read : "(\(read))"
      set(name, output("\(name) \(text.dropLast()) \(operand)", statement.tokens), &list)
    }
  }

  /// Whether a statement sets a part of a transaction that the body has made.
  private mutating func setsTransaction(
    _ target: SwiftExpression, _ value: SwiftExpression, _ statement: SwiftStatement,
    _ scope: inout Scope
  ) -> Bool {
    guard let words = target.chain?.words(in: source), words.count == 2,
      scope.transactions[words[0]] != nil
    else { return false }
    say(statement.tokens)
    let member = OutputMember(words[1], animation(value.tokens, scope))
    scope.transactions[words[0]]?.append(member)
    return true
  }

  /// The value that is set to an Int: its type is known.
  private func unwrapped(_ value: OutputValue, _ kind: StateKind) -> OutputValue {
    guard kind == .whole, case .text(let text, let origin) = value, text.hasPrefix("Int("),
      text.hasSuffix(")")
    else { return value }
    return .text(String(text.dropFirst(4).dropLast()), origin)
  }

  /// Adds a write; several in a row are one step where none reads what another writes.
  mutating func set(_ name: String, _ value: OutputValue, _ list: inout StepList) {
    list.add("set", .object([OutputMember(name, value)]))
  }
}

extension Importer {
  /// A constant of a body: what it is given stands where it is read.
  private mutating func local(
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
        return OutputMember(source.text(label), animation(argument.value.tokens, scope))
      }
      return
    }
    if let closure = value.closure {
      scopes.append(scope)
      scope.names[name] = .closure(closure, scopes.count - 1)
      return
    }
    let read = translation(value.tokens, scope)
    scope.names[name] = .text(typed(read.text, variable.type), isDynamic: read.isDynamic)
  }

  private mutating func choice(
    _ choice: SwiftChoice, _ statement: SwiftStatement, _ scope: Scope, _ list: inout StepList
  ) {
    var inside = scope
    let condition = self.condition(choice.conditions, &inside)
    let start = choice.conditions.first?.tokens.lowerBound ?? choice.block.tokens.lowerBound
    say((start - 1)..<choice.block.tokens.lowerBound)
    if let other = choice.other.first {
      say(
        choice.block.tokens
          .upperBound..<(other.conditions.first?.tokens.lowerBound ?? other.block.tokens.lowerBound)
      )
    }
    let inner = unwrapping(bound, inside) { $0.steps(choice.block, $1) }
    var other = StepList()
    if let next = choice.other.first {
      if next.conditions.isEmpty {
        other = steps(next.block, scope)
      } else {
        deeper(at: statement.tokens) { $0.choice(next, statement, scope, &other) }
      }
    }
    guard condition != "true" else {
      list.steps += inner.steps
      return
    }
    addWhen(condition, statement, inner, other, &list)
  }

  private mutating func select(
    _ subject: SwiftExpression, _ cases: [SwiftCase], _ statement: SwiftStatement, _ scope: Scope,
    _ list: inout StepList
  ) {
    say(statement.tokens)
    let value = translation(subject.tokens, scope).text
    let operand = value.isOneValue ? value : "(\(value))"
    var chain: StepList?
    for one in cases.reversed() {
      let inner = steps(one.body[...], scope)
      guard let condition = pattern(one, operand, scope) else {
        chain = inner
        continue
      }
      var outer = StepList()
      addWhen(condition, statement, inner, chain ?? StepList(), &outer)
      chain = outer
    }
    list.steps += chain?.steps ?? []
  }

  /// The condition of a case; nil for `default`.
  mutating func pattern(_ one: SwiftCase, _ subject: String, _ scope: Scope) -> String? {
    say(one.tokens.lowerBound..<(one.body.first?.tokens.lowerBound ?? one.tokens.upperBound))
    if one.patterns.isEmpty { return nil }
    var texts = one.patterns.map { pattern -> String in
      let text = translation(pattern, scope).text
      return text == "_"
        ? "true"
        : text.has("...") || text.has("..<")
          ? "(\(text)).contains(\(subject))" : "\(subject) == \(text)"
    }
    if let filter = one.filter {
      texts = texts.map { "\($0) && (\(translation(filter.tokens, scope).text))" }
    }
    return texts.count == 1 ? texts.first : texts.map { "(\($0))" }.joined(separator: " || ")
  }

  private mutating func loop(
    _ loop: SwiftLoop, _ statement: SwiftStatement, _ scope: Scope, _ list: inout StepList
  ) {
    say(statement.tokens.lowerBound..<loop.block.tokens.lowerBound)
    let name = loop.pattern.count == 1 ? source.text(loop.pattern.lowerBound) : "_"
    guard loop.pattern.count == 1 else {
      return refuse(.notSimulated, "a loop over tuples cannot be imported", at: statement.tokens)
    }
    var inside = scope
    inside.names[name] = .text(name, isDynamic: true)
    inside.elements.append(name)
    let inner = steps(loop.block, inside)
    if inner.steps.isEmpty { return }
    var outer = [
      OutputMember("forEach", expression(loop.sequence.tokens, scope))
    ]
    if name != "_" { outer.append(OutputMember("as", .text(name, nil))) }
    var body = inner
    if let filter = loop.filter {
      body = StepList()
      addWhen(translation(filter.tokens, inside).text, statement, inner, StepList(), &body)
    }
    list.add(outer, around: body, keeping: ["when", "else", "forEach", "as"])
  }

  /// Conditions as one expression; names that they bind are those of their values.
  mutating func condition(_ conditions: [SwiftCondition], _ scope: inout Scope) -> String {
    var texts: [String] = []
    bound = []
    for condition in conditions {
      say(condition.tokens)
      switch condition.kind {
      case .availability: continue
      case .test(let test): texts.append(translation(test.tokens, scope).text)
      case .binding(let token, let value):
        let name = source.text(token)
        if let value, case .name(let head)? = value.chain?.head, source.has(head, "self"),
          value.tokens.count == 1
        {
          continue
        }
        let read =
          value.map { translation($0.tokens, scope) }
          ?? translation(token..<(token + 1), scope)
        texts.append("\(read.text.isOneValue ? read.text : "(\(read.text))") != nil")
        scope.names[name] = .text(read.text, isDynamic: read.isDynamic)
        bound.append((name, read.text, condition.tokens))
      case .pattern(let pattern, let value):
        let text = translation(pattern, scope).text
        texts.append("\(translation(value.tokens, scope).text) == \(text)")
      }
    }
    if texts.isEmpty { return "true" }
    if texts.count == 1 { return texts[0] }
    return texts.map { $0.has("||") || $0.has("?") ? "(\($0))" : $0 }
      .joined(separator: " && ")
  }
}

extension SwiftBlock {
  /// Whether it only returns.
  var isExit: Bool {
    guard statements.count == 1, case .exit(_, nil)? = statements.first?.kind else { return false }
    return true
  }
}
