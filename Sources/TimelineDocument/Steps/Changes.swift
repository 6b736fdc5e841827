import Diagnostics
import ExpressionLanguage
import JSONText

/// A target in the state and the value that is written there.
package struct Assignment: Hashable, Sendable {
  /// The new value, or the element that comes or goes.
  package let value: DocumentValue
  /// The target.
  package let target: StatePath
  /// Whether the value is a closure that changes what is there: `{ $0.insert('c', at: 1) }`.
  package var changesInPlace = false
}

extension StepKey {
  static let setEntry = KeyEntry(
    "set", .map(.statePath(.any), to: .expression(.newValue)),
    "New values of the state, by what is set: 'name', 'name[i]', 'p.x' or 'model.name'. A closure "
      + "changes the value that is there.")
  static let toggleEntry = KeyEntry(
    "toggle", .names(.statePath(.flag)),
    "A Boolean state, or several, to invert.")
  static let appendEntry = KeyEntry(
    "append", .map(.statePath(.list), to: .expression(.element)),
    "Elements to append to lists, by list.")
  static let removeEntry = KeyEntry(
    "remove", .map(.statePath(.list), to: .expression(.elementOrPredicate)),
    "Elements to remove from lists, by list: an element, or a closure that selects elements. All "
      + "matches are removed.")
}

extension DocumentDecoder {
  /// Reads an object of places in the state and the values that go there.
  mutating func readAssignments(
    for what: Subject, as type: ExpectedType, to content: StateContent
  ) throws(JSONError) -> ElementRange<Assignment> {
    let start = stepContent.assignments.count
    let isSet = if case .newValue = type { true } else { false }
    try readMembers(what) { (decoder, name) throws(JSONError) in
      let target = decoder.statePath(name, content)
      let context = target.map { ExpressionContext(type, of: $0) }
      let value = try decoder.readValue(for: Subject("the value of", name), as: type, in: context)
      guard let target, let value else { return }
      decoder.stepContent.assignments.append(
        Assignment(
          value: value, target: target,
          changesInPlace: isSet && decoder.isClosure(value)))
    }
    return ElementRange(start..<stepContent.assignments.count)
  }

  /// Whether a value is a closure.
  private func isClosure(_ value: DocumentValue) -> Bool {
    guard case .text(let written) = value else { return false }
    return content.withBytes(of: written.text) { $0.isClosure }
  }

  /// Reads the name of a flag in the state, or an array of them.
  mutating func readStatePaths(for what: Subject) throws(JSONError) -> ElementRange<StatePath> {
    let start = stepContent.paths.count
    try readNames(for: what) { (decoder, name) in
      guard let path = decoder.statePath(name, .flag) else { return }
      decoder.stepContent.paths.append(path)
    }
    return ElementRange(start..<stepContent.paths.count)
  }
}

extension TimelineChecker {
  mutating func checkSet(_ assignment: Assignment, in scope: ScopeIndex) {
    noteWrite(to: assignment.target)
    guard !assignment.changesInPlace else { return checkChange(assignment, in: scope) }
    guard !isNumberForNumber(assignment) else { return }
    // Whether a number is valid depends on the number.
    if case .number = assignment.value { repetitionsAreRight = false }
    let type = isInQuestion(assignment.target) ? nil : type(of: assignment.target, in: scope)
    let expected = type.map(ExpectedTypes.stored) ?? .any
    let found = check(assignment.value, as: expected, in: scope)
    note(found, asElement: false, in: assignment.target)
  }

  /// A closure that changes the value it is given.
  private mutating func checkChange(_ assignment: Assignment, in scope: ScopeIndex) {
    repetitionsAreRight = false
    noteShift(of: assignment.target)
    guard case .text(let closure) = assignment.value else { return }
    let type = type(of: assignment.target, in: scope) ?? .unknown
    let inner = scopes.open(in: scope, by: .change(assignment.target)) { scope in
      scope.declareInput(
        ScopeOpener.changedValue, type, at: closure.text.range, diagnostics: &diagnostics)
    }
    let name = ScopeOpener.changedValue
    let found = check(
      closure, as: .stored(type), in: inner,
      closureInputs: ClosureInputs([name], changing: [name], giving: name))
    note(found, asElement: false, in: assignment.target)
  }

  mutating func checkAppend(_ assignment: Assignment, in scope: ScopeIndex) {
    noteWrite(to: assignment.target)
    let element = expectedElement(of: assignment.target, to: "appended to", in: scope)
    let found = check(
      assignment.value, as: isInQuestion(assignment.target) ? .any : element ?? .any, in: scope)
    note(found, asElement: true, in: assignment.target)
  }

  /// Whether a number that is written down goes to a state that is one, as in nearly every change of
  /// a long document.
  private func isNumberForNumber(_ assignment: Assignment) -> Bool {
    guard case .number = assignment.value, !assignment.target.isPartial,
      case .state(let state) = assignment.target.root, case .double = stateTypes[state.index]
    else { return false }
    return true
  }

  /// The type of what can be written to a place in the state; nil for one that is wrong.
  mutating func type(of path: StatePath, in scope: ScopeIndex) -> ValueType? {
    guard let part = path.part else { return path.root.map { type(of: $0) } }
    if let known = targets.find(part, in: scope) { return known?.type }
    let target = checker.checkTarget(
      source.expressionText(path.text), in: scopes[scope], diagnostics: &diagnostics)
    targets.add(target, at: part, in: scope)
    return target?.type
  }

  /// The accepted elements of a list; nil for anything else, which is reported.
  mutating func expectedElement(
    of path: StatePath, to what: String, in scope: ScopeIndex
  ) -> ExpectedTypes? {
    guard let type = type(of: path, in: scope) else { return nil }
    switch type {
    case .array, .unknown: return .element(of: type)
    default:
      let message = "only a list can be \(what), this is \(type.withArticle)"
      diagnostics.add(.error(.wrongType, message, at: path.text.range))
      return nil
    }
  }

  /// The type of a state or a published property.
  func type(of reference: StateReference) -> ValueType {
    switch reference {
    case .state(let state): stateTypes[state.index]
    case .published(let property): publishedTypes[property.index]
    }
  }

  mutating func checkToggle(_ path: StatePath, in scope: ScopeIndex) {
    noteWrite(to: path)
    guard let type = type(of: path, in: scope), type != .bool, type != .unknown else { return }
    let message = "only a Bool can be toggled, this is \(type.withArticle)"
    let help = "give it the first value false, or change it with 'set'"
    diagnostics.add(.error(.wrongType, message, at: path.text.range, help: help))
  }

  /// An element, or a closure that says of an element whether it is meant.
  mutating func checkRemoval(_ assignment: Assignment, in scope: ScopeIndex) {
    noteWrite(to: assignment.target)
    noteShift(of: assignment.target)
    let element =
      expectedElement(of: assignment.target, to: "removed from", in: scope) ?? .any
    guard case .text(let closure) = assignment.value, source.expressionText(closure.text).isClosure
    else {
      check(assignment.value, as: element, in: scope)
      return
    }
    let inner = scopes.open(in: scope, by: .removal(assignment.target)) { scope in
      scope.declareInput(
        ScopeOpener.removedElement, element.alternatives.first ?? .unknown, at: closure.text.range,
        diagnostics: &diagnostics)
    }
    check(
      closure, as: .type(.bool), in: inner, closureInputs: [ScopeOpener.removedElement])
  }
}
