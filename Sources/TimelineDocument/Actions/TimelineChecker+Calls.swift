import Diagnostics
import ExpressionLanguage
import JSONText

extension TimelineChecker {
  /// Checks each action, whatever it is called with.
  mutating func checkActions() {
    for index in timeline.actions.indices { checkInGeneral(ElementIndex(index)) }
  }

  /// Checks the steps of an action whose parameters may be of any type. What is wrong with them is kept
  /// apart from what is wrong with a call.
  private mutating func checkInGeneral(_ index: ElementIndex<Action>) {
    guard instances.hasErrors[index] == nil else { return }
    let types = timeline[index].parameters.map { _ in ValueType.unknown }
    let found = problems(of: ActionInstances.Key(action: index, types: types))
    instances.note(found, of: index)
  }

  /// Checks a call, once for each scope: its arguments, and the action for their types.
  mutating func check(_ index: ElementIndex<ActionCall>, in scope: ScopeIndex) {
    let call = timeline[index]
    let known = calls.find(call.expression.index, in: scope)
    let checked = known ?? self.checked(call, in: scope)
    if let checked {
      let types = checked.arguments.map { $0.type }
      if instances.isLater {
        instances.laterCalls.append((call, types))
      } else {
        checkSteps(of: call, types)
      }
    }
    if known == nil { calls.add(checked, at: call.expression.index, in: scope) }
  }

  /// Checks the steps of actions that are called in later turns: their steps nest in nothing, and they may
  /// call the action that they are part of.
  mutating func checkLaterCalls() {
    while let (call, types) = instances.laterCalls.popLast() { checkSteps(of: call, types) }
  }

  private mutating func checked(_ call: ActionCall, in scope: ScopeIndex) -> CheckedCall? {
    let action = timeline[call.action]
    guard
      let arguments = CallArguments(
        source.expressionText(call.expression.text), diagnostics: &diagnostics)
    else { return nil }
    guard arguments.texts.count == action.parameters.count else {
      let message =
        "'\(action.name)' takes \(action.parameters.count) arguments, not \(arguments.texts.count)"
      diagnostics.add(.error(.wrongArguments, message, at: call.expression.text.range))
      return nil
    }
    var expressions: [CheckedExpression] = []
    for text in arguments.texts {
      guard let expression = checked(text, as: .any, in: scope) else { return nil }
      expressions.append(expression)
    }
    let types = expressions.map { $0.type }
    return CheckedCall(arguments: expressions, scope: self.scope(of: call.action, types))
  }

  /// The scope of an action's parameters, which have the types of the arguments.
  private mutating func scope(
    of index: ElementIndex<Action>, _ types: [ValueType]
  ) -> ScopeIndex {
    let action = timeline[index]
    return scopes.open(in: .document, by: .action(index, types)) { scope in
      for (parameter, type) in zip(action.parameters, types) {
        scope.declareInput(parameter, type, at: action.place.range, diagnostics: &diagnostics)
      }
    }
  }

  /// Checks the steps of an action for the types it is called with; what is wrong with them alone is
  /// wrong with the call.
  private mutating func checkSteps(of call: ActionCall, _ types: [ValueType]) {
    let key = ActionInstances.Key(action: call.action, types: types)
    if let height = instances.heights[key] {
      if instances.hasRoom(for: height) { return instances.pass(height) }
      return refuseNesting(of: call)
    }
    guard instances.hasRoom(for: 1) else { return refuseNesting(of: call) }
    guard !instances.isFull(of: timeline.actions.count) else {
      let message = "actions are called with too many kinds of arguments"
      diagnostics.add(.error(.tooMany, message, at: call.expression.text.range))
      return
    }
    checkInGeneral(call.action)
    guard instances.heights[key] == nil else { return checkSteps(of: call, types) }
    let found = problems(of: key)
    guard instances.hasErrors[call.action] == false,
      let first = found.first.first(where: { $0.severity == .error })
    else { return }
    let action = timeline[call.action]
    let list = zip(action.parameters, types).map { "\($0): \($1)" }.joined(separator: ", ")
    var problem = Diagnostic.error(
      first.code, "'\(action.name)' cannot be called with \(list): \(first.message)",
      at: call.expression.text.range)
    problem.earlier = .declaration(action.place.range.lowerBound)
    diagnostics.add(problem)
  }

  private mutating func problems(of key: ActionInstances.Key) -> DiagnosticList {
    let others = diagnostics
    diagnostics = DiagnosticList()
    let (wasLater, mightSleep) = (instances.isLater, maySleep)
    (instances.isLater, maySleep) = (false, false)
    defer {
      diagnostics = others
      (instances.isLater, maySleep) = (wasLater, mightSleep)
    }
    let outside = instances.begin()
    check(timeline[key.action].steps, in: scope(of: key.action, key.types))
    instances.end(key, deepestOutside: outside)
    return diagnostics
  }

  private mutating func refuseNesting(of call: ActionCall) {
    let message =
      "by calls, steps lie more than \(ActionInstances.nestingLimit) deep in each other here"
    diagnostics.add(.error(.tooDeep, message, at: call.expression.text.range))
  }
}
