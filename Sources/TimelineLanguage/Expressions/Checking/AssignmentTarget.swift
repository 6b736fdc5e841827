import AnimationEngine

/// What a key of `set` names: a state, or a part of one.
package struct AssignmentTarget: Sendable {
  /// A step from a value to a part of it.
  fileprivate enum Step: Sendable {
    case field(String)
    case element(CheckedExpression)
  }

  /// The slot of the state that changes.
  package let slot: Int
  /// The type of what may be stored there.
  package let type: ValueType
  fileprivate let steps: [Step]

  /// Stores a value; the indices of the target are evaluated for what the environment holds.
  package func assign(
    _ value: Value, in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) {
    guard slot < environment.states.count else { return }
    let old = environment.states[slot]
    environment.states[slot] = try replacing(steps[...], of: old, by: value, &environment)
  }

  private func replacing(
    _ steps: ArraySlice<Step>, of old: Value, by value: Value,
    _ environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    guard let step = steps.first else { return value }
    let rest = steps.dropFirst()
    switch step {
    case .field(let name):
      let part = old.part(name) ?? .null
      return old.replacing(name, by: try replacing(rest, of: part, by: value, &environment))
    case .element(let index):
      guard case .array(let array) = old,
        case .int(let place) = try index.evaluate(in: &environment)
      else { return old }
      guard array.elements.indices.contains(place) else {
        throw index.error(.index(place, count: array.elements.count))
      }
      var elements = array.elements
      elements[place] = try replacing(rest, of: elements[place], by: value, &environment)
      do throws(EvaluationFailure) {
        return .array(try ArrayValue(elements))
      } catch {
        throw index.error(error)
      }
    }
  }
}

extension Value {
  /// A component of a vector or a field of a record.
  fileprivate func part(_ name: String) -> Value? {
    switch (self, name) {
    case (.record(let record), _): record[name]
    case (.point(let point), "x"): .double(point.x)
    case (.point(let point), "y"): .double(point.y)
    case (.size(let size), "width"): .double(size.width)
    case (.size(let size), "height"): .double(size.height)
    default: nil
    }
  }

  /// The value with another component or field.
  fileprivate func replacing(_ name: String, by part: Value) -> Value {
    switch (self, name, part) {
    case (.record(let record), _, _): return .record(record.replacing(name, by: part))
    case (.point(var point), "x", .double(let number)):
      point.x = number
      return .point(point)
    case (.point(var point), "y", .double(let number)):
      point.y = number
      return .point(point)
    case (.size(var size), "width", .double(let number)):
      size.width = number
      return .size(size)
    case (.size(var size), "height", .double(let number)):
      size.height = number
      return .size(size)
    default: return self
    }
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
    guard let whole = check(text, in: scope, diagnostics: &diagnostics) else { return nil }
    var reader = TargetReader(checker: self, scope: scope, text: text)
    guard body.statements.isEmpty,
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
    return AssignmentTarget(slot: root, type: whole.type, steps: reader.steps)
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
      let slot = read(base, diagnostics: &diagnostics)
      steps.append(.field(member.text))
      return slot
    case .subscripted(let base, let index):
      let slot = read(base, diagnostics: &diagnostics)
      guard
        let checked = checker.check(
          text.part(index.range), expecting: .type(.int), in: scope, diagnostics: &diagnostics)
      else { return nil }
      steps.append(.element(checked))
      return slot
    default: return nil
    }
  }

  private func state(_ name: String) -> Int? {
    if case .state(let slot, _)? = scope.symbol(name) { return slot }
    return nil
  }
}
