import Diagnostics

/// Checks one body: resolves its names to slots, finds its types, and reports what does not fit.
///
/// The type that a place wants flows inwards as a hint; it decides about literals, implicit members
/// and closures, and about nothing that has a type of its own.
struct BodyChecker {
  /// A name of the body itself: a parameter, or a `let`.
  struct Local {
    let name: String
    let slot: Int
    let type: ValueType
    /// Whether it can be assigned to.
    let isVariable: Bool
  }

  let checker: ExpressionChecker
  let scope: ExpressionScope
  let text: ExpressionText
  /// The types that will do for the whole text.
  var expected = ExpectedTypes.any
  /// Whether a closure that changes its arguments may stand in place of the whole text.
  var acceptsMutatingClosure = false
  /// The operand that is checked, where its neighbour decides which types will do.
  var operand: OperandPlace?
  /// The names that are visible, the innermost last.
  var locals: [Local] = []
  /// How many slots the body takes.
  private(set) var localCount = 0
  /// Whether a way of a choice without a value goes on after it.
  private(set) var goesOn = false
  /// The depth of calls and closures below the body.
  private(set) var depth = 1
  private(set) var dependencies = Dependencies()
  /// Found so far, with places in the text.
  private(set) var problems: [Diagnostic] = []
  /// Whether the body uses a definition that has problems of its own, reported there.
  var usesBrokenDefinition = false
  /// A definition that must be checked for these argument types before this body can be.
  private(set) var missingInstance: ExpressionChecker.InstanceKey?

  init(checker: ExpressionChecker, scope: ExpressionScope, text: ExpressionText) {
    self.checker = checker
    self.scope = scope
    self.text = text
  }

  /// Adds a name with a slot of its own.
  mutating func declare(_ name: String, _ type: ValueType, isVariable: Bool = false) -> Int {
    let slot = localCount
    localCount += 1
    locals.append(Local(name: name, slot: slot, type: type, isVariable: isVariable))
    return slot
  }

  func local(_ name: String) -> Local? { locals.last { $0.name == name } }

  mutating func readRandom() { dependencies.addRandom() }

  mutating func read(state slot: Int) { dependencies.add(state: slot) }

  mutating func read(input slot: Int) {
    dependencies.add(input: slot, from: scope.sources[slot])
  }

  /// Takes over what a called routine depends on.
  mutating func use(_ routine: Routine) {
    dependencies.formUnion(routine.dependencies)
    depth = max(depth, routine.depth + 1)
  }

  /// Checks something that runs one level deeper.
  mutating func deeper<Result>(_ check: (inout BodyChecker) -> Result) -> Result {
    let (outer, outerGoesOn) = (depth, goesOn)
    (depth, goesOn) = (1, false)
    let result = check(&self)
    (depth, goesOn) = (max(outer, depth + 1), outerGoesOn)
    return result
  }

  /// Whether the body can be run.
  var isSound: Bool {
    !usesBrokenDefinition && !problems.contains { $0.severity == .error }
  }

  /// Asks for a definition to be checked first; only the first wish of a pass counts.
  mutating func want(_ key: ExpressionChecker.InstanceKey) {
    if missingInstance == nil { missingInstance = key }
  }
}

// MARK: Problems

extension BodyChecker {
  /// Words the helps of what was found at a place anew, from a number of problems on.
  mutating func changeHelps(
    from number: Int, at range: Range<Int>, _ change: (String) -> String
  ) {
    for index in number..<problems.count where problems[index].range == range {
      problems[index].help = problems[index].help.map(change)
    }
  }

  /// Reports an error and returns a placeholder for the expression.
  mutating func fail(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: String? = nil
  ) -> TypedExpression {
    problems.append(.error(code, message, at: range, help: help))
    return TypedExpression(.failed, .unknown, range)
  }

  mutating func warn(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: String? = nil
  ) {
    problems.append(.warning(code, message, at: range, help: help))
  }

  mutating func add(_ problem: Diagnostic) { problems.append(problem) }

  /// The text of an expression for a message, when it is short.
  func spelling(_ range: Range<Int>) -> String? {
    guard range.count <= 40, range.upperBound <= text.bytes.count else { return nil }
    return String(decoding: text.bytes[range], as: UTF8.self).escapedForTerminal
  }
}

// MARK: Bodies

extension BodyChecker {
  /// Checks statements and the result after them; the names end with the body.
  mutating func check(_ body: SyntaxBody, _ hint: ValueType?) -> TypedExpression {
    let outer = locals.count
    defer { locals.removeLast(locals.count - outer) }
    var bindings: [TypedBinding] = []
    for statement in body.statements { bindings.append(check(statement)) }
    let result = check(body.result, hint)
    if bindings.isEmpty { return result }
    return TypedExpression(.bound(bindings, result), result.type, result.range)
  }

  /// Checks the body of a definition; a static member of a type has that type.
  mutating func check(definition: ExpressionDefinition) -> TypedExpression {
    // A member of Transaction is the standard value of a key.
    guard let type = definition.owner, type != .transaction, definition.parameters.first != "self"
    else { return check(definition.body, nil) }
    // A function of a type may return another one; what begins with a dot is of the type.
    guard !definition.isFunction else { return check(definition.body, type) }
    return convert(check(definition.body, type), to: type)
  }

  private mutating func check(_ statement: SyntaxStatement) -> TypedBinding {
    switch statement {
    case .binding(let name, let written, let value, let isVariable):
      let type = written.flatMap { resolve($0) }
      let value = type.map { check(value, as: $0) } ?? check(value, nil)
      return TypedBinding(
        slot: declare(name.text, value.type, isVariable: isVariable), value: value)
    case .assignment(let target, let value, let sign): return assign(value, to: target, sign)
    case .effect(let effect):
      if case .call(let callee, _) = effect.kind, case .name = callee.kind {
        _ = fail(.expressionSyntax, "the value is not used", at: effect.range)
      }
      let value = check(effect, nil)
      return TypedBinding(slot: declare("", value.type), value: value)
    }
  }

  /// Checks what `if`, `guard` or `switch` chooses; the names of the conditions are the first value's.
  mutating func checkConditional(
    _ conditions: [SyntaxCondition], _ yes: SyntaxExpression, _ no: SyntaxExpression,
    _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression {
    let outer = locals.count
    let tests = conditions.map { check($0) }
    let names = locals[outer...]
    // The value that has a type of its own decides about the other.
    let early = hasOwnType(yes) || !hasOwnType(no) ? check(yes, hint) : nil
    locals.removeLast(names.count)
    let second = check(no, hint ?? early?.type.known)
    locals += names
    let first = early ?? check(yes, hint ?? second.type.known)
    locals.removeLast(names.count)
    let test =
      tests.count == 1 ? tests[0] : TypedExpression(.decided(tests, byFirst: false), .bool, range)
    return either(first, second, range) { .ternary(test, $0, $1) }
  }

  /// Checks a choice of which some ways return, and what the others go on with.
  mutating func checkContinued(
    _ choice: SyntaxExpression, _ rest: SyntaxExpression, _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression {
    let early = hasOwnType(choice) || !hasOwnType(rest) ? goingOn { $0.check(choice, hint) } : nil
    let second = check(rest, hint ?? early?.type.known)
    let first = early ?? goingOn { $0.check(choice, hint ?? second.type.known) }
    return either(first, second, range) { .continued($0, $1) }
  }

  private mutating func goingOn<Result>(_ check: (inout BodyChecker) -> Result) -> Result {
    let outer = goesOn
    goesOn = true
    defer { goesOn = outer }
    return check(&self)
  }

  /// One of two values, which are brought to one type.
  private mutating func either(
    _ first: TypedExpression, _ second: TypedExpression, _ range: Range<Int>,
    _ node: (TypedExpression, TypedExpression) -> TypedExpression.Node
  ) -> TypedExpression {
    guard let type = Conversion.common(first.type, second.type) else {
      return fail(
        .wrongType, "the two values have different types: \(first.type) and \(second.type)",
        at: second.range, help: conversionHelp(second, to: first.type))
    }
    return TypedExpression(
      node(convertedSilently(first, to: type), convertedSilently(second, to: type)), type, range)
  }

  private mutating func check(_ condition: SyntaxCondition) -> TypedExpression {
    switch condition {
    case .test(let value): return check(value, as: .bool)
    case .binding(let name, let value):
      let checked = check(value, nil)
      if !checked.type.isOptional, checked.type != .unknown {
        return fail(
          .wrongType, "'let' in a condition wants an optional, found \(checked.type.withArticle)",
          at: checked.range, help: "put 'let \(name.text) = …' on a line of its own")
      }
      let slot = declare(name.text, checked.type.unwrapped)
      let stored = TypedExpression(
        .bound(
          [TypedBinding(slot: slot, value: checked)],
          TypedExpression(.local(slot), checked.type, checked.range)), checked.type, checked.range)
      let null = TypedExpression(.constant(.null), checked.type, checked.range)
      let link = TypedLink(
        conversion: .none, symbol: .notEqual, operand: null, range: checked.range)
      return TypedExpression(.chain(stored, [link]), .bool, checked.range)
    }
  }

  private mutating func resolve(_ type: SyntaxType) -> ValueType? {
    switch type {
    case .array(let element): return resolve(element).map { .array($0) }
    case .set(let element): return resolve(element).map { .set($0) }
    case .optional(let wrapped): return resolve(wrapped)?.asOptional
    case .named(let name):
      if let known = ValueType(name: name.text) { return known }
      add(
        .error(
          .unknownName, "unknown type '\(name.text.escapedForMessage)'", at: name.range,
          help: didYouMean(name.text, among: ValueType.names.map { $0.name })))
      return nil
    }
  }
}

/// "did you mean 'x'?", when there is an x among some names.
func didYouMean(_ name: String, among names: some Sequence<String>) -> String? {
  nearestName(to: name, among: names).map { "did you mean '\($0)'?" }
}
