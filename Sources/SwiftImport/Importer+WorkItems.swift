import Diagnostics
import SwiftSource

/// A `DispatchWorkItem`: steps that run later, unless their name is cancelled before.
struct WorkItem: Sendable {
  /// The name of its task: that of the property which holds it, or its own.
  let name: String
  /// The closure or the function that it runs.
  let action: SwiftExpression
  /// The index of the scope of the action.
  let place: Int
  /// The tokens of the statement that makes it.
  let tokens: Range<Int>
  var isStarted = false
  var isCancelled = false
}

// A work item is a task that sleeps first; where the sources cancel nothing, it is work that is put off. A name of the
// document cancels the task that was started last under it. So a property must always hold the item whose task was started
// last under its name, and statements that would break this rule are refused.
extension Importer {
  /// Reads `let item = DispatchWorkItem { … }`; false for any other declaration.
  ///
  /// - Parameter rest: the statements after it, of which one may give the item to a property.
  mutating func declaresItem(
    _ declaration: SwiftDeclaration, _ statement: SwiftStatement,
    _ rest: ArraySlice<SwiftStatement>, _ scope: inout Scope
  ) -> Bool {
    guard case .variable(let variable) = declaration.kind, variable.names.count == 1,
      let value = variable.value, makesItem(value), refused[statement.tokens.lowerBound] == nil
    else { return false }
    let own = source.text(variable.names[0])
    var name = program.variables.contains(own) ? own + "_given" : own
    for other in rest {
      if case .assignment(let target, _, let value) = other.kind, value.tokens.count == 1,
        source.has(value.tokens.lowerBound, own),
        case .itemHolder(let holder)? = item(target.chain, scope)
      {
        name = holder
      }
    }
    scope.names[own] = made(value, name, statement, scope).map { .workItem($0) } ?? .nothing
    return true
  }

  private func makesItem(_ value: SwiftExpression) -> Bool {
    value.chain?.words(in: source) == ["DispatchWorkItem"]
  }

  private mutating func made(
    _ value: SwiftExpression, _ name: String, _ statement: SwiftStatement, _ scope: Scope
  ) -> Int? {
    let call = value.chain?.lastCall
    let closure = call?.anyClosure(in: source).map {
      SwiftExpression(kind: .closure($0), tokens: $0.tokens)
    }
    guard let action = closure ?? call?.argument("block", in: source)?.value else {
      refuse(.notSimulated, "this work has no closure here", at: statement.tokens)
      return nil
    }
    passUnread(statement.tokens)
    scopes.append(scope)
    workItems.append(
      WorkItem(name: name, action: action, place: scopes.count - 1, tokens: statement.tokens))
    return workItems.count - 1
  }

  /// The work item, or the property that holds one, which a chain of names means; nil for any other.
  private mutating func item(_ chain: SwiftChain?, _ scope: Scope) -> Meaning? {
    guard let chain, let last = chain.words(in: source).last else { return nil }
    var isItem = program.workItems.contains(last)
    if case .workItem? = scope.names[last] { isItem = true }
    guard isItem, chain.lastCall == nil, let meaning = meaning(of: chain, scope) else { return nil }
    switch meaning {
    case .workItem, .itemHolder: return meaning
    default: return nil
    }
  }

  /// The index of the work item that a statement uses, if this run of the body has made it and knows where it is.
  private func index(of meaning: Meaning?, _ statement: SwiftStatement, _ scope: Scope) -> Int? {
    var found: Int?
    if case .workItem(let index)? = meaning { found = index }
    if case .itemHolder(let name)? = meaning, scope.heldItems[name] == heldItems[name] {
      found = scope.heldItems[name]
    }
    guard let found, scopes[workItems[found].place].body == scope.body else { return nil }
    // Another run of the body may begin while this one waits.
    let start = min(workItems[found].tokens.upperBound, statement.tokens.lowerBound)
    let waits = (start..<statement.tokens.lowerBound).contains { source.has($0, "await") }
    return waits ? nil : found
  }

  /// Reads `holder = item`; false for a statement without a work item.
  mutating func holdsItem(
    _ target: SwiftExpression, _ value: SwiftExpression, _ statement: SwiftStatement,
    _ scope: inout Scope, _ list: inout StepList
  ) -> Bool {
    let holder = item(target.chain, scope)
    let given = item(value.chain, scope)
    guard holder != nil || given != nil || makesItem(value) else { return false }
    var isKnown = false
    var name = ""
    var index: Int?
    if case .itemHolder(let holder)? = holder {
      name = holder
      index =
        makesItem(value)
        ? made(value, name, statement, scope) : self.index(of: given, statement, scope)
      isKnown =
        index.map { workItems[$0].name == name && isLastOrNew($0, list) }
        ?? source.has(value.tokens.lowerBound, "nil")
    }
    guard isKnown else {
      refuse(
        .notSimulated, "a work item is held by one property of its type, before it is put off",
        at: statement.tokens)
      return true
    }
    scope.heldItems[name] = index
    heldItems[name] = index
    passUnread(statement.tokens)
    guard program.cancelsWork else { return true }
    if index.map({ workItems[$0].isStarted }) == true {
      say(statement.tokens)
    } else if list.lastName(of: "cancel") != name {
      // A task without steps takes the name from the item that the property held before.
      say(statement.tokens)
      list.addTask(name, StepList())
    }
    return true
  }

  /// Whether the last step starts the task of a work item, or nothing has.
  private func isLastOrNew(_ index: Int, _ list: StepList) -> Bool {
    let item = workItems[index]
    return !item.isStarted
      || startedItems[item.name] == index && list.lastName(of: "task") == item.name
  }

  /// Adds the steps of a work item that a queue runs.
  ///
  /// - Parameters:
  ///   - delay: the seconds before that; nil for as soon as possible.
  ///   - isDynamic: whether the delay may change.
  mutating func start(
    _ value: SwiftExpression, after delay: OutputValue?, isDynamic: Bool,
    _ statement: SwiftStatement, _ scope: Scope, _ list: inout StepList
  ) {
    var meaning: Meaning?
    if let chain = value.chain { meaning = self.meaning(of: chain, scope) }
    let inner: StepList
    let index = self.index(of: meaning, statement, scope)
    switch meaning {
    case .closure?, .function?:
      say(statement.tokens)
      inner = steps(ofAction: value, scope)
    default:
      guard let index, !workItems[index].isStarted, !workItems[index].isCancelled else {
        return refuse(
          .notSimulated,
          "which work item runs here is not known, or it was put off or cancelled before",
          at: value.tokens)
      }
      inner = steps(of: workItems[index], statement)
    }
    guard let index, program.cancelsWork else {
      let after = delay.map { [OutputMember("after", $0)] } ?? []
      guard !inner.steps.isEmpty else { return }
      return list.add("async", .object(after + [OutputMember("run", inner.value)]))
    }
    let item = workItems[index]
    workItems[index].isStarted = true
    startedItems[item.name] = index
    if list.lastName(of: "task", isEmpty: true) == item.name { list.steps.removeLast() }
    // The task begins later: its delay is that of now.
    let now = isDynamic ? delay.map { OutputMember(unique("delay"), $0) } : nil
    var task = StepList()
    task.add("sleep", now.map { .text($0.key, nil) } ?? delay ?? .number(0))
    task.steps += inner.steps
    list.addTask(item.name, task)
    if let now, let last = list.steps.indices.last {
      list.steps[last].insert(OutputMember("let", .object([now])), at: 0)
    }
  }

  private mutating func steps(of item: WorkItem, _ statement: SwiftStatement) -> StepList {
    say(statement.tokens)
    say(item.tokens.lowerBound..<item.action.tokens.lowerBound)
    say(item.action.tokens.upperBound..<item.tokens.upperBound)
    return anew { importer in
      importer.deeper(at: statement.tokens) {
        $0.steps(ofAction: item.action, $0.scopes[item.place])
      }
    } ?? StepList()
  }

  /// Reads a call of a work item; false for any other call.
  mutating func callsItem(
    _ chain: SwiftChain, _ name: String, _ statement: SwiftStatement, _ scope: Scope,
    _ list: inout StepList
  ) -> Bool {
    guard chain.suffixes.count >= 2,
      let meaning = item(chain.prefix(chain.suffixes.count - 2), scope)
    else { return false }
    let index = self.index(of: meaning, statement, scope)
    switch (name, index) {
    case ("cancel", nil):
      guard case .itemHolder(let holder) = meaning else { break }
      say(statement.tokens)
      list.add("cancel", .text(holder, origin(of: statement.tokens)))
      return true
    case ("cancel", let index?):
      let item = workItems[index]
      guard !item.isStarted || startedItems[item.name] == index else { break }
      workItems[index].isCancelled = true
      guard item.isStarted else {
        passUnread(statement.tokens)
        return true
      }
      say(statement.tokens)
      list.add("cancel", .text(item.name, origin(of: statement.tokens)))
      return true
    case ("perform", let index?) where !workItems[index].isCancelled:
      list.steps += steps(of: workItems[index], statement).steps
      return true
    default: break
    }
    refuse(
      .notSimulated, "'\(name)' of this work item cannot be imported here", at: statement.tokens)
    return true
  }
}

extension Program {
  /// Whether a variable holds a `DispatchWorkItem`, as far as its declaration says.
  func isWorkItem(_ variable: SwiftVariable) -> Bool {
    let tokens = [variable.type, variable.value?.tokens].compactMap { $0 }
    return tokens.contains { source.has($0.lowerBound, "DispatchWorkItem") }
  }
}

extension SwiftTokens {
  /// Whether something is cancelled.
  var cancelsWork: Bool {
    tokens.indices.contains { kind($0 + 1) == .leftParenthesis && has($0, "cancel") }
  }
}

extension StepList {
  /// The name in the last step, if that has a key.
  fileprivate func lastName(of key: String, isEmpty: Bool = false) -> String? {
    guard let step = steps.last?.last, step.key == key else { return nil }
    switch step.value {
    case .text(let name, _): return name
    case .object(let members):
      guard case .text(let name, _)? = members.first?.value,
        !isEmpty || members.last?.value.isEmpty == true
      else { return nil }
      return name
    default: return nil
    }
  }

  fileprivate mutating func addTask(_ name: String, _ run: StepList) {
    add("task", .object([OutputMember("name", .text(name, nil)), OutputMember("run", run.value)]))
  }
}
