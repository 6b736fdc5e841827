import AnimationEngine
package import Diagnostics

/// The target of an assignment: a state, or a part of one.
package struct AssignmentTarget: Sendable {
  /// A step from a value to a part of it.
  enum Step: Sendable {
    case member(String)
    case element(CheckedExpression)
  }

  /// The slot of the state that changes.
  package let slot: Int
  /// The type of what may be stored there.
  package let type: ValueType
  /// The bytes of the file that name it.
  package let place: Range<Int>
  /// The way from the state to its part; none for the whole state.
  let steps: [Step]

  /// A whole state.
  package init(slot: Int, type: ValueType, place: Range<Int>) {
    self.init(slot: slot, type: type, place: place, steps: [])
  }

  fileprivate init(slot: Int, type: ValueType, place: Range<Int>, steps: [Step]) {
    self.slot = slot
    self.type = type
    self.place = place
    self.steps = steps
  }

  /// The current value of the target.
  package func value(
    in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    var value = slot < environment.states.count ? environment.states[slot] : .null
    for step in steps {
      switch step {
      case .member(let name): value = try member(name, of: value)
      case .element(let index):
        let (elements, place) = try elements(of: value, at: index, &environment)
        value = elements[place]
      }
    }
    return value
  }

  /// The whole state with another value at the target; the indices are evaluated for what the
  /// environment holds.
  package func assigning(
    _ value: Value, in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    let old = slot < environment.states.count ? environment.states[slot] : .null
    return try replacing(steps[...], of: old, by: value, &environment)
  }

  /// An error about the target.
  package func error(_ failure: EvaluationFailure) -> EvaluationError {
    EvaluationError(failure, at: place)
  }

  private func replacing(
    _ steps: ArraySlice<Step>, of old: Value, by value: Value,
    _ environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    guard let step = steps.first else { return value }
    let rest = steps.dropFirst()
    switch step {
    case .member(let name):
      let part = try replacing(rest, of: member(name, of: old), by: value, &environment)
      guard let changed = old.replacing(name, by: part) else {
        throw error(.wrongType(wanted: "a number", found: part.typeName))
      }
      return changed
    case .element(let index):
      var (elements, place) = try elements(of: old, at: index, &environment)
      elements[place] = try replacing(rest, of: elements[place], by: value, &environment)
      do throws(EvaluationFailure) {
        return .array(try ArrayValue(elements))
      } catch {
        throw self.error(error)
      }
    }
  }

  private func member(_ name: String, of value: Value) throws(EvaluationError) -> Value {
    guard let part = value.settablePart(name) else {
      throw error(
        .other("\(value.typeName) has no member '\(name.escapedForMessage)' that can be set"))
    }
    return part
  }

  private func elements(
    of value: Value, at index: CheckedExpression, _ environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> (elements: [Value], place: Int) {
    let found = try index.evaluate(in: &environment)
    guard case .array(let array) = value, case .int(let place) = found else {
      throw index.error(
        .wrongType(
          wanted: "an array and an Int", found: "\(value.typeName) and \(found.typeName)"))
    }
    guard array.elements.indices.contains(place) else {
      throw index.error(.index(place, count: array.elements.count))
    }
    return (array.elements, place)
  }
}

// MARK: Checking

extension ExpressionChecker {
  /// Reads and checks a key of `set`: `name`, `name[i]`, `p.x` or `model.name`.
  package func checkTarget(
    _ text: ExpressionText, in scope: ExpressionScope, diagnostics: inout DiagnosticList
  ) -> AssignmentTarget? {
    let errors = diagnostics.errorCount
    let body = Parser.parse(text, diagnostics: &diagnostics)
    guard diagnostics.errorCount == errors else { return nil }
    guard let whole = check(body, of: text, in: scope, diagnostics: &diagnostics)
    else { return nil }
    var reader = TargetReader(checker: self, scope: scope, text: text)
    guard body.bindings.isEmpty,
      let root = reader.read(body.result, diagnostics: &diagnostics)
    else {
      if diagnostics.errorCount == errors {
        diagnostics.add(
          .error(
            .wrongType, "this is not a state that can be set", at: text.fileRange,
            help: "write name, name[i] or name.x"))
      }
      return nil
    }
    return AssignmentTarget(
      slot: root, type: whole.type, place: text.fileRange, steps: reader.steps)
  }
}

/// Takes a target apart, from the last step to the state.
private struct TargetReader {
  let checker: ExpressionChecker
  let scope: ExpressionScope
  let text: ExpressionText
  private(set) var steps: [AssignmentTarget.Step] = []

  init(checker: ExpressionChecker, scope: ExpressionScope, text: ExpressionText) {
    self.checker = checker
    self.scope = scope
    self.text = text
  }

  /// The slot of the state at the root; nil when the expression names no part of a state.
  mutating func read(
    _ expression: SyntaxExpression, diagnostics: inout DiagnosticList
  ) -> Int? {
    switch expression.kind {
    case .name(let name): return state(name)
    case .member(let base, let member):
      if case .name(let first) = base.kind, let slot = state("\(first).\(member.text)") {
        return slot
      }
      guard let slot = read(base, diagnostics: &diagnostics), canSet(member, of: base) else {
        return nil
      }
      steps.append(.member(member.text))
      return slot
    case .subscripted(let base, let index):
      let slot = read(base, diagnostics: &diagnostics)
      guard
        let checked = checker.check(
          SyntaxBody(bindings: [], result: index), of: text, expecting: .type(.int), in: scope,
          diagnostics: &diagnostics)
      else { return nil }
      steps.append(.element(checked))
      return slot
    default: return nil
    }
  }

  /// Whether a member can be set by itself, as far as it is known before the run.
  private func canSet(_ member: SyntaxName, of base: SyntaxExpression) -> Bool {
    var problems = DiagnosticList()
    let whole = checker.check(
      SyntaxBody(bindings: [], result: base), of: text, in: scope, diagnostics: &problems)
    return (whole?.type).map { $0.hasSettableMember(member.text) } ?? false
  }

  private func state(_ name: String) -> Int? {
    if case .state(let slot, _)? = scope.symbol(name) { return slot }
    return nil
  }
}
