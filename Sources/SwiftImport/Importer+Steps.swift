import Diagnostics
import SwiftSource

extension Importer {
  /// The steps of a closure that is an action.
  ///
  /// - Parameter isInside: whether it runs at once, as a part of the body around.
  mutating func steps(
    _ closure: SwiftClosure, _ scope: Scope, isInside: Bool = false
  ) -> StepList {
    sayBraces(closure.tokens)
    say(closure.signature)
    var inside = scope.inside
    if isInside { return leaving("return") { $0.steps(closure.body[...], inside) } }
    inside.body = closure.tokens.lowerBound
    return keepingConstants(in: closure.tokens, inside) { importer, scope in
      importer.leaving("return") { $0.steps(closure.body[...], scope) }
    }
  }

  /// Reads a body that only one word leaves: `return`, or in a loop `continue`.
  mutating func leaving<Result>(_ word: String, _ read: (inout Importer) -> Result) -> Result {
    let outer = leavingWord
    leavingWord = word
    defer { leavingWord = outer }
    return read(&self)
  }

  mutating func steps(_ block: SwiftBlock, _ scope: Scope) -> StepList {
    sayBraces(block.tokens)
    return steps(block.statements[...], scope.inside)
  }

  /// The steps of statements; those after a `guard` are inside its condition.
  mutating func steps(_ statements: ArraySlice<SwiftStatement>, _ scope: Scope) -> StepList {
    var list = StepList()
    var scope = scope
    var rest = statements
    let isInside = isReadingSteps
    isReadingSteps = true
    following.append(0..<0)
    defer {
      following.removeLast()
      isReadingSteps = isInside
    }
    while let statement = rest.popFirst() {
      let end = statements.last?.tokens.upperBound ?? statement.tokens.upperBound
      following[following.count - 1] = statement.tokens.upperBound..<end
      if let message = refused[statement.tokens.lowerBound], decides(statement) {
        leaveOut([statement] + rest, message, scope)
        return list
      }
      if let change = change(by: statement, scope) {
        say(statement.tokens)
        guard change.value.isDynamic else {
          scope.names[change.name] = .text(change.value.text, isDynamic: false)
          continue
        }
        bind(change.name, change.value.text, statement.tokens, rest, scope, &list)
        return list
      }
      if endsCancelled(statement, &list) {
        say(statement.tokens)
        continue
      }
      switch statement.kind {
      case .guarded(let conditions, let block):
        guarded(statement, conditions, block, rest, &scope, &list)
        return list
      case .choice(let choice)
      where choice.other.isEmpty && choice.block.isExit(leavingWord, in: source):
        // `if c { return }` is a guard of the opposite.
        let before = scope
        var after = scope
        let (condition, marks) = waiting { $0.stepCondition(choice.conditions, &after) }
        scope = after
        let inner = steps(rest, before)
        if inner.steps.isEmpty {
          passUnread(statement.tokens)
          return list
        }
        say(statement.tokens)
        account.make(marks)
        addWhen(StepCondition(condition.negated), statement, inner, StepList(), &list)
        return list
      case .attempt(let block, let catches) where isSleep(block, catches):
        // A task that is cancelled ends here, as it does at a sleep that throws.
        say(statement.tokens)
        for inner in block.statements { add(inner, &scope, &list) }
      case .choice, .selection, .attempt:
        guard !rest.isEmpty, statement.leaves(in: source) else {
          add(statement, &scope, &list)
          continue
        }
        leave(statement, rest, scope, &list)
        return list
      case .exit(let word, let value):
        exit(word, value, statement, rest, scope, &list)
        return list
      case .declaration(let declaration):
        if declaresItem(declaration, statement, rest, &scope) { continue }
        guard followChanges(of: declaration, statement, rest, &scope, &list) else { continue }
        guard awaited(statement) == nil, !mayWriteState(statement.tokens),
          let value = changingValue(declaration, statement, scope)
        else {
          add(statement, &scope, &list)
          continue
        }
        bind(value.name, value.text, statement.tokens, rest, scope, &list)
        return list
      default: add(statement, &scope, &list)
      }
    }
    return list
  }

  /// Whether a statement decides about those after it.
  private func decides(_ statement: SwiftStatement) -> Bool {
    switch statement.kind {
    case .guarded: true
    case .choice: statement.leaves(in: source)
    default: false
    }
  }

  /// Whether a statement ends a task that was cancelled: `guard !Task.isCancelled else { return }` or the opposite with
  /// `if`. The sleep before it ends the task then, as one that throws; nothing cancels a task between its awaits.
  private func endsCancelled(_ statement: SwiftStatement, _ list: inout StepList) -> Bool {
    let (conditions, block, text): ([SwiftCondition], SwiftBlock, String)
    switch statement.kind {
    case .guarded(let own, let exit): (conditions, block, text) = (own, exit, "!Task.isCancelled")
    case .choice(let choice) where choice.other.isEmpty:
      (conditions, block, text) = (choice.conditions, choice.block, "Task.isCancelled")
    default: return false
    }
    guard leavingWord == "return", conditions.count == 1, block.isExit("return", in: source),
      source.text(bytes: source.range(conditions[0].tokens)) == text
    else { return false }
    guard var step = list.steps.popLast() else { return true }
    defer { list.steps.append(step) }
    guard let place = step.indices.last, step[place].key == "sleep" else { return false }
    if case .object(let members) = step[place].value,
      let length = members.first(where: { $0.key == "for" })
    {
      step[place].value = length.value
    }
    return true
  }

  /// Whether statements are `do { try await Task.sleep(…) } catch { return }`.
  private func isSleep(_ block: SwiftBlock, _ catches: [SwiftBlock]) -> Bool {
    guard block.statements.count == 1, catches.count == 1,
      catches[0].isExit("return", in: source)
    else { return false }
    let words = source.text(bytes: source.range(block.statements[0].tokens))
    return words.hasPrefix("try await Task.sleep(")
  }

  mutating func exit(
    _ word: Int, _ value: SwiftExpression?, _ statement: SwiftStatement,
    _ rest: ArraySlice<SwiftStatement>, _ scope: Scope, _ list: inout StepList
  ) {
    say(statement.tokens)
    var scope = scope
    let isNothing = source.has(word, "break") && isInCase
    let isThrown =
      source.has(word, "throw") && leavingWord == "return"
      && !attempts.contains { $0.contains(word) }
    if isThrown {
      warn(
        .notSimulated, "'throw' ends these steps alone: nothing fails in a timeline",
        at: statement.tokens)
    } else if !isNothing, !source.has(word, leavingWord) {
      let end = rest.last?.tokens.upperBound ?? statement.tokens.upperBound
      return leaveOut(
        "'\(source.text(word))' cannot be imported here", at: statement.tokens.lowerBound..<end)
    }
    // A value that calls nothing does nothing but be returned.
    let calls = value?.tokens.contains { [.leftParenthesis, .leftBrace].contains(source.kind($0)) }
    if source.has(word, "return"), let value, calls == true {
      add(SwiftStatement(kind: .expression(value), tokens: value.tokens), &scope, &list)
    }
    for unreached in rest { pass(unreached.tokens) }
  }

  mutating func guarded(
    _ statement: SwiftStatement, _ conditions: [SwiftCondition], _ block: SwiftBlock,
    _ rest: ArraySlice<SwiftStatement>, _ scope: inout Scope, _ list: inout StepList
  ) {
    let before = scope
    var after = scope
    let (condition, marks) = waiting { $0.stepCondition(conditions, &after) }
    scope = after
    let bound = self.bound
    if case .exit? = block.statements.last?.kind {
    } else if !block.endsProgram(in: source) {
      warn(
        .syntax, "what 'guard' does here does not end; the steps after it are taken not to run",
        at: block.tokens, help: "write 'return' at its end")
    }
    let (other, otherMarks) = waiting { $0.steps(block, before) }
    let inner = unwrapping(bound, scope) { $0.steps(rest, $1) }
    guard condition.text != "true", !inner.steps.isEmpty || !other.steps.isEmpty else {
      passUnread(statement.tokens)
      list.steps += inner.steps
      return
    }
    say(statement.tokens.lowerBound..<block.tokens.lowerBound)
    account.make(marks + otherMarks)
    addWhen(condition, statement, inner, other, &list)
  }

  mutating func addWhen(
    _ condition: StepCondition, _ statement: SwiftStatement, _ inner: StepList, _ other: StepList,
    _ list: inout StepList
  ) {
    if inner.steps.isEmpty, other.steps.isEmpty { return }
    let outerOwner = owner
    owner = owner ?? statement.tokens.lowerBound
    defer { owner = outerOwner }
    let when = OutputMember("when", output(condition.text, statement.tokens))
    if inner.steps.isEmpty {
      let not = OutputMember("when", output(condition.negated, statement.tokens))
      list.add([not], around: other, keeping: StepList.choosingKeys)
      return
    }
    var outer = StepList()
    outer.add([when], around: inner, keeping: StepList.choosingKeys)
    if !other.steps.isEmpty, let last = outer.steps.indices.last {
      outer.steps[last].append(OutputMember("else", other.value))
    }
    list.steps += outer.steps
  }

  /// The steps of one statement.
  mutating func add(
    _ statement: SwiftStatement, _ scope: inout Scope, _ list: inout StepList
  ) {
    if let message = refused[statement.tokens.lowerBound] {
      return leaveOut(statement, message, &scope, &list)
    }
    let outer = owner
    let count = list.steps.count
    owner = statement.tokens.lowerBound
    defer {
      owner = outer
      list.setPlace(source.range(statement.tokens), from: count)
    }
    switch statement.kind {
    case .expression(let expression):
      guard !completesTransaction(expression, statement, &scope) else { return }
      add(expression, statement, scope, &list)
    case .assignment(let target, let sign, let value):
      assign(target, sign, value, statement, &scope, &list)
    case .declaration(let declaration): local(declaration, statement, &scope, &list)
    case .choice(let choice): self.choice(choice, statement, scope, &list)
    case .selection(let subject, let cases): select(subject, cases, statement, scope, &list)
    case .loop(let loop):
      // A step of its body that ends it ends all of its steps.
      following.append(statement.tokens)
      self.loop(loop, statement, scope, &list)
      following.removeLast()
    case .attempt(let block, let catches):
      say(statement.tokens)
      attempts.append(block.tokens)
      list.steps += steps(block, scope).steps
      attempts.removeLast()
      for block in catches {
        warn(.notSimulated, "'catch' is left out: nothing fails", at: block.tokens)
      }
    case .conditional(let branches):
      for branch in branches { pass(branch.tokens) }
      pass(statement.tokens)
      guard let branch = Program.chosen(branches, in: source) else { return }
      list.steps += steps(branch.elements[...], scope.inside).steps
    case .deferred(let block):
      warn(
        .notSimulated, "'defer' is left out",
        at: statement.tokens.lowerBound..<block.tokens.upperBound)
    case .condition, .unknown, .guarded, .exit:
      let word = source.text(statement.tokens.lowerBound)
      let isLoop = word == "while" || word == "repeat"
      leaveOut(
        isLoop
          ? "'\(word)' cannot be imported here, but 'for' can"
          : "this statement cannot be imported",
        at: statement.tokens)
    }
  }
}
