package import Diagnostics

/// The target of an assignment: a state, or a part of one.
package struct AssignmentTarget: Sendable {
  /// The state that changes.
  package let root: Root
  /// The type of what may be stored there.
  package let type: ValueType
  /// The bytes of the file that name it.
  package let place: Range<Int>
  /// The part of the state, and the whole state with another value for it; nil for the whole.
  fileprivate var part: (value: CheckedExpression, replacement: Routine)?
  /// The target that a name is bound to of which this one is a part; at most one.
  fileprivate var enclosing: [AssignmentTarget] = []

  /// A state.
  package enum Root: Hashable, Sendable {
    /// That of a slot.
    case state(Int)
    /// One that belongs to a view, and is the input of a slot.
    case input(Int)
  }

  /// A whole state.
  package init(_ root: Root, type: ValueType, place: Range<Int>) {
    self.root = root
    self.type = type
    self.place = place
  }

  /// The current value of the target.
  package func value(
    in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    if let part { return try part.value.evaluate(in: &environment) }
    return switch root {
    case .state(let slot): slot < environment.states.count ? environment.states[slot] : .null
    case .input(let slot): slot < environment.inputs.count ? environment.inputs[slot] : .null
    }
  }

  /// The whole state with another value at the target; the indices are evaluated for what the
  /// environment holds.
  package func assigning(
    _ value: Value, in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    guard let part else { return value }
    let whole = try environment.evaluate(part.replacement, with: value)
    guard let outer = enclosing.first else { return whole }
    return try outer.assigning(whole, in: &environment)
  }

  /// An error about the target.
  package func error(_ failure: EvaluationFailure) -> EvaluationError {
    EvaluationError(failure, at: place)
  }
}

extension ExpressionChecker {
  /// Reads and checks a key of `set`: `name`, `name[i]`, `p.x` or `model.name`.
  package func checkTarget(
    _ text: ExpressionText, in scope: ExpressionScope, diagnostics: inout DiagnosticList
  ) -> AssignmentTarget? {
    let errors = diagnostics.errorCount
    let body = Parser.parse(text, diagnostics: &diagnostics)
    guard diagnostics.errorCount == errors,
      let part = check(body, of: text, in: scope, diagnostics: &diagnostics)
    else { return nil }
    var checker = BodyChecker(checker: self, scope: scope, text: text)
    let slot = checker.declare("", part.type)
    let value = TypedExpression(.local(slot), part.type, body.result.range)
    guard body.statements.isEmpty,
      let (root, whole) = checker.replacing(body.result, by: value),
      let (state, enclosing) = target(named: root, in: scope)
    else {
      diagnostics.add(
        .error(
          .wrongType, "this is not a state that can be set", at: text.fileRange,
          help: "write name, name[i] or name.x"))
      return nil
    }
    var target = AssignmentTarget(state, type: part.type, place: text.fileRange)
    target.part = (part, routine(of: whole, text, checker))
    target.enclosing = enclosing
    return target
  }

  /// The state that a name means or is bound to, and the target in the second case.
  private func target(
    named name: String, in scope: ExpressionScope
  ) -> (root: AssignmentTarget.Root, enclosing: [AssignmentTarget])? {
    guard let (symbol, home) = scope.lookUp(name) else { return nil }
    switch symbol {
    case .state(let slot, _): return (.state(slot), [])
    case .input(let slot, _): return scope.sources[slot].isState ? (.input(slot), []) : nil
    case .definition(let definition):
      guard definition.argument == .binding else { return nil }
      // The check of the argument, where the name is bound, has reported its problems.
      var silent = DiagnosticList()
      return checkTarget(definition.text, in: home, diagnostics: &silent).map { ($0.root, [$0]) }
    case .constant: return nil
    }
  }
}

// MARK: Assignments in bodies

extension BodyChecker {
  /// Checks `target = value`: the variable gets a value with another part.
  mutating func assign(
    _ written: SyntaxExpression, to target: SyntaxExpression, _ sign: Range<Int>
  ) -> TypedBinding {
    let part = check(target, nil)
    let value = part.type == .unknown ? check(written, nil) : check(written, as: part.type)
    guard isSound, let (root, whole) = replacing(target, by: value), let variable = local(root),
      variable.isVariable
    else {
      if isSound { refuseAssignment(of: written, to: target, sign) }
      return TypedBinding(slot: declare("", value.type), value: value)
    }
    return TypedBinding(slot: variable.slot, value: whole)
  }

  private mutating func refuseAssignment(
    of value: SyntaxExpression, to target: SyntaxExpression, _ sign: Range<Int>
  ) {
    if let name = root(of: target), local(name)?.isVariable == false {
      let isCondition = expected.alternatives.isEmpty || expected.alternatives.contains(.bool)
      _ = fail(
        .expressionSyntax, "'\(name)' is a constant", at: sign,
        help: "declare it with 'var'" + (isCondition ? ", or write == to compare" : ""))
    } else if let (member, owner) = unsettableMember(of: target) {
      // A width is a part of the size, which is a part of the frame.
      let part = ["size", "origin"].first { part in
        owner.hasSettableMember(part)
          && Builtins.members(named: part, of: owner).contains {
            $0.result.hasSettableMember(member)
          }
      }
      _ = fail(
        .expressionSyntax, "'\(member)' of \(owner.withArticle) cannot be set", at: sign,
        help: part.map { "set .\($0).\(member)" })
    } else {
      _ = fail(
        .expressionSyntax, "an expression changes nothing but its variables", at: sign,
        help: help(forAssigning: value, to: target, sign))
    }
  }

  /// The expression that gives what an assignment was to set, or what else the place takes.
  private func help(
    forAssigning value: SyntaxExpression, to target: SyntaxExpression, _ sign: Range<Int>
  ) -> String {
    if acceptsMutatingClosure, let name = root(of: target), name.first == "$",
      name.dropFirst().allSatisfy({ $0.isNumber })
    {
      return "put braces around all of it: { \(spelling(text.bytes.indices) ?? "…") }"
    }
    if case .chain(_, let links) = value.kind, value.range == sign,
      let operand = links.first?.operand
    {
      let right = spelling(operand.range) ?? "…"
      let operation = spelling(sign)?.dropLast() ?? ""
      return "write the value: \(spelling(target.range) ?? "…") \(operation) "
        + (right.contains(" ") ? "(\(right))" : right)
    }
    guard spelling(sign) == "=" else { return "declare one: var x = …" }
    let isBoolean = expected.alternatives.isEmpty || expected.alternatives.contains(.bool)
    return isBoolean
      ? "write == to compare" : "write the value alone: \(spelling(value.range) ?? "…")"
  }

  /// The name that a target is, or is a part of.
  private func root(of target: SyntaxExpression) -> String? {
    switch target.kind {
    case .name(let name): name
    case .member(let base, _), .subscripted(let base, _): root(of: base)
    default: nil
    }
  }

  /// The member of a variable that cannot be set, with the type that it is a member of.
  private mutating func unsettableMember(
    of target: SyntaxExpression
  ) -> (member: String, owner: ValueType)? {
    guard case .member(let base, let member) = target.kind, case .name(let root) = base.kind,
      local(root)?.isVariable == true
    else { return nil }
    let owner = check(base, nil).type
    return owner.hasSettableMember(member.text) ? nil : (member.text, owner)
  }

  /// The name that a target belongs to, and its value with another part; nil for what cannot be set.
  fileprivate mutating func replacing(
    _ target: SyntaxExpression, by part: TypedExpression
  ) -> (root: String, whole: TypedExpression)? {
    let range = target.range
    switch target.kind {
    case .name(let name): return (name, part)
    case .member(let base, let member):
      if let state = dottedName(base, member) { return (state.name, part) }
      let whole = check(base, nil)
      let isKey = whole.type == .transaction && transactionKey(member.text) != nil
      guard isKey || whole.type.hasSettableMember(member.text) else { return nil }
      return replacing(
        base,
        by: TypedExpression(.replacedMember(whole, member.text, part), whole.type, range))
    case .subscripted(let base, let index):
      let whole = check(base, nil)
      let place = check(index, as: .int)
      return replacing(
        base, by: TypedExpression(.replacedElement(whole, part, at: place), whole.type, range))
    default: return nil
    }
  }
}
