import Diagnostics
import SwiftSource

/// Statements that a document cannot say, and the states that they would write.
struct UnsaidSteps: Sendable {
  /// The reason.
  let message: String
  /// The first of them.
  let tokens: Range<Int>
  let states: Set<String>
  /// The last words of the names of others, and with a dot before them those of members of any value.
  var words: Set<String> = []
  /// Advice on what to write instead.
  var help: String?
}

extension Importer {
  /// Leaves out statements that the document's own checks refused.
  ///
  /// It is an error where they do more than to write states; otherwise, `reportUnsaid(in:)` decides, once it is known
  /// which states something on screen depends on.
  mutating func leaveOut(
    _ statements: ArraySlice<SwiftStatement>, _ message: String, _ scope: Scope
  ) {
    guard let first = statements.first else { return }
    guard let states = writes(of: statements, scope) else {
      return refuse(.notSimulated, message, at: first.tokens)
    }
    for statement in statements { account.mark(statement.tokens, .warned) }
    guard !unsaid.contains(where: { $0.tokens == first.tokens }) else { return }
    var words: Set<String> = []
    if case .assignment(_, _, let value) = first.kind, mayWriteState(value.tokens) {
      words = writtenWords(in: value.tokens) ?? []
    }
    unsaid.append(
      UnsaidSteps(message: message, tokens: first.tokens, states: states, words: words))
  }

  /// Leaves out a write to a target other than a state, such as a computed property. It is an error if something on
  /// screen depends on a value that the write would change.
  mutating func leaveOut(
    writeOf target: SwiftExpression, _ statement: SwiftStatement, _ scope: Scope
  ) {
    let written = source.text(bytes: source.range(target.tokens))
    let text = translation(target.tokens, scope).text
    let words = UsedNames([.text(text, nil)]).words
    let known = dynamicDefines.names(among: words) + kinds.names(among: words)
    var names = Set(known.filter { text.reads($0) })
    // The setter of a computed property writes what the property reads.
    for define in defines.used(in: [.text(text, nil)]) where names.contains(define.name) {
      names.formUnion(kinds.keys.filter { define.value.reads($0) })
    }
    guard !names.isEmpty else {
      return warn(
        .unknownName, "'\(written)' is not a state; the write to it is left out",
        at: statement.tokens)
    }
    account.mark(statement.tokens, .warned)
    let isShown = !names.isDisjoint(with: shownVariables)
    leaveOut(
      "the write to '\(written)', which is not a state, is not simulated", statement.tokens, names,
      help: isShown ? "no view observes it: keep it in a @State, or publish it" : nil)
  }

  mutating func leaveOut(
    _ message: String, _ tokens: Range<Int>, _ states: Set<String>, help: String? = nil
  ) {
    guard !unsaid.contains(where: { $0.tokens == tokens }) else { return }
    unsaid.append(UnsaidSteps(message: message, tokens: tokens, states: states, help: help))
  }

  /// Leaves out one statement, but for the time that it takes; a constant that it declares has no known value.
  mutating func leaveOut(
    _ statement: SwiftStatement, _ message: String, _ scope: inout Scope, _ list: inout StepList
  ) {
    if let name = awaited(statement) { addLatency(name, statement, &list) }
    if isCancellation(statement) {
      // Nothing that the timeline runs has the name, so that there is nothing to cancel.
      return warn(.notSimulated, "this is left out: \(message)", at: statement.tokens)
    }
    guard case .declaration(let declaration) = statement.kind,
      case .variable(let variable) = declaration.kind
    else { return leaveOut([statement], message, scope) }
    for name in variable.names { scope.names[source.text(name)] = .nothing }
    warn(.notSimulated, "the value of this is not known: \(message)", at: statement.tokens)
  }

  private func isCancellation(_ statement: SwiftStatement) -> Bool {
    guard case .expression(let expression) = statement.kind, let chain = expression.chain,
      let name = chain.words(in: source).last
    else { return false }
    return (name == "cancel" || name == "invalidate") && chain.lastCall?.arguments.isEmpty == true
  }

  /// The function that a statement waits for to have a value; nil where it does not wait.
  func awaited(_ statement: SwiftStatement) -> String? {
    let value: SwiftExpression?
    switch statement.kind {
    case .assignment(_, _, let given): value = given
    case .declaration(let declaration):
      guard case .variable(let variable) = declaration.kind else { return nil }
      value = variable.value
    default: return nil
    }
    guard let value, awaits(value), case .prefixed(_, let operand) = value.kind else { return nil }
    return operand.chain?.words(in: source).joined(separator: ".") ?? "await"
  }

  /// Reports what was left out: an error where something that the document says reads what it would write.
  ///
  /// - Parameter values: the parts of the document.
  mutating func reportUnsaid(in values: [OutputValue]) {
    let used = UsedNames(values)
    for steps in unsaid {
      let isUsed = steps.words.contains { word in
        let name = word.drops(prefix: ".").documentName
        if word.hasPrefix("."), used.has(name) { return true }
        return kinds.keys.contains { state in
          (state == name || state.hasSuffix(".\(name)") || state.hasSuffix("_\(name)"))
            && used.has(state)
        }
      }
      if isUsed || steps.states.contains(where: { used.has($0) }) {
        refuse(.notSimulated, steps.message, at: steps.tokens, help: steps.help)
      } else {
        warn(
          .notSimulated, "this is left out: \(steps.message); nothing on screen depends on it",
          at: steps.tokens, help: steps.help)
      }
    }
  }

  /// The states that statements write; nil where they do something else as well, or cannot be read.
  private func writes(
    of statements: ArraySlice<SwiftStatement>, _ scope: Scope
  ) -> Set<String>? {
    var reader = self
    reader.refused = [:]
    reader.diagnostics = []
    reader.unsaid = []
    // The fates of what is read here do not count, and there are many.
    reader.account = TokenAccount(count: 0)
    let list = reader.steps(statements, scope)
    guard !reader.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    var states: Set<String> = []
    return reader.addWrites(of: list.value, isInTask: false, &states) ? states : nil
  }

  /// Adds the states that steps write; false where they do something else.
  ///
  /// - Parameter isInTask: whether the steps run by themselves, so that nothing else waits for them.
  private func addWrites(
    of steps: OutputValue, isInTask: Bool, _ states: inout Set<String>
  ) -> Bool {
    guard case .list(let steps) = steps else { return false }
    for case .object(let members) in steps {
      for member in members where !addWrites(of: member, isInTask, &states) { return false }
    }
    return true
  }

  private func addWrites(
    of member: OutputMember, _ isInTask: Bool, _ states: inout Set<String>
  ) -> Bool {
    switch (member.key, member.value) {
    case ("withAnimation", _), ("withTransaction", _), ("binding", _), ("criteria", _), ("let", _),
      ("when", _), ("forEach", _), ("as", _), ("switch", _):
      return true
    case ("set", .object(let members)), ("append", .object(let members)),
      ("remove", .object(let members)):
      for member in members { states.insert(state(ofTarget: member.key) ?? member.key) }
      return true
    case ("toggle", .text(let name, _)):
      states.insert(state(ofTarget: name) ?? name)
      return true
    case ("else", let steps), ("run", let steps), ("completion", let steps):
      return addWrites(of: steps, isInTask: isInTask, &states)
    case ("cases", .object(let cases)):
      return cases.allSatisfy { addWrites(of: $0.value, isInTask: isInTask, &states) }
    case ("async", .object(let members)), ("task", .object(let members)):
      return members.allSatisfy { member in
        member.key != "run" || addWrites(of: member.value, isInTask: true, &states)
      }
    case ("sleep", _): return isInTask
    case ("call", .text(let call, _)):
      // An action that calls itself would have no end here.
      guard depth < Self.depthLimit else { return false }
      var inner = self
      inner.depth += 1
      let name = call.prefix { $0 != "(" }
      guard let action = actions.first(where: { $0.name.prefix { $0 != "(" } == name }) else {
        return false
      }
      return inner.addWrites(of: action.value, isInTask: isInTask, &states)
    default: return false
    }
  }
}
