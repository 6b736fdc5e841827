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
  }

  let checker: ExpressionChecker
  let scope: ExpressionScope
  let text: ExpressionText
  /// The names that are visible, the innermost last.
  var locals: [Local] = []
  /// How many slots the body takes.
  private(set) var localCount = 0
  /// How deep calls and closures nest below the body.
  private(set) var depth = 1
  private(set) var dependencies = Dependencies()
  /// Found so far, with places in the text.
  private(set) var problems: [Diagnostic] = []
  /// Whether the body uses a definition that has problems of its own, reported there.
  private(set) var usesBrokenDefinition = false
  /// A definition that must be checked for these argument types before this body can be.
  private(set) var missingInstance: ExpressionChecker.InstanceKey?

  init(checker: ExpressionChecker, scope: ExpressionScope, text: ExpressionText) {
    self.checker = checker
    self.scope = scope
    self.text = text
  }

  /// Adds a name with a slot of its own.
  mutating func declare(_ name: String, _ type: ValueType) -> Int {
    let slot = localCount
    localCount += 1
    locals.append(Local(name: name, slot: slot, type: type))
    return slot
  }

  func local(_ name: String) -> Local? { locals.last { $0.name == name } }

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
    let outer = depth
    depth = 1
    let result = check(&self)
    depth = max(outer, depth + 1)
    return result
  }

  /// Remembers that a definition in use is broken.
  mutating func noteBrokenDefinition() { usesBrokenDefinition = true }

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
    return String(decoding: text.bytes[range], as: UTF8.self)
  }
}

// MARK: Bodies

extension BodyChecker {
  /// Checks statements and the value after them; the names they declare end with the body.
  mutating func check(_ body: SyntaxBody, _ hint: ValueType?) -> TypedBody {
    let outer = locals.count
    defer { locals.removeLast(locals.count - outer) }
    var statements: [TypedBody.Statement] = []
    for statement in body.statements { statements.append(check(statement, hint)) }
    let exits = statements.compactMap(\.exitValue)
    let result = check(body.result, hint ?? exits.first?.type.known)
    let typed = zip(body.statements, statements).map { retyped($1, $0, result, hint) }
    return unified(typed, result)
  }

  /// A number in an exit takes the type of the result, as the other operand of the same choice.
  private mutating func retyped(
    _ statement: TypedBody.Statement, _ syntax: SyntaxStatement, _ result: TypedExpression,
    _ hint: ValueType?
  ) -> TypedBody.Statement {
    guard hint == nil, case .exit(let condition, _) = statement,
      case .exit(_, let value) = syntax, case .integer = value.kind
    else { return statement }
    return .exit(unless: condition, check(value, result.type))
  }

  /// Checks the body of a definition; one that is named as a member of a type has that type.
  mutating func check(definition: ExpressionDefinition) -> TypedBody {
    guard let type = definition.owner else { return check(definition.body, nil) }
    let checked = check(definition.body, type)
    return TypedBody(
      statements: checked.statements, result: convert(checked.result, to: type))
  }

  private mutating func check(
    _ statement: SyntaxStatement, _ hint: ValueType?
  ) -> TypedBody.Statement {
    switch statement {
    case .binding(let name, let written, let value):
      let type = written.flatMap { resolve($0) }
      let checked = type.map { check(value, as: $0) } ?? check(value, nil)
      return .store(declare(name.text, checked.type), checked)
    case .exit(let condition, let value):
      let checked = check(condition, as: .bool)
      return .exit(unless: checked, check(value, hint))
    }
  }

  /// Gives all ways out of a body one type.
  private mutating func unified(
    _ statements: [TypedBody.Statement], _ result: TypedExpression
  ) -> TypedBody {
    var type = result.type
    for case .exit(_, let value) in statements {
      guard let common = Conversion.common(type, value.type) else {
        _ = mismatch(value, type)
        continue
      }
      type = common
    }
    let converted = statements.map { statement in
      guard case .exit(let condition, let value) = statement else { return statement }
      return .exit(unless: condition, convertedSilently(value, to: type))
    }
    return TypedBody(statements: converted, result: convertedSilently(result, to: type))
  }

  private mutating func resolve(_ type: SyntaxType) -> ValueType? {
    switch type {
    case .array(let element): return resolve(element).map { .array($0) }
    case .optional(let wrapped): return resolve(wrapped)?.asOptional
    case .named(let name):
      if let known = ValueType(name: name.text) { return known }
      let nearest = nearestName(to: name.text, among: ValueType.names.map(\.name))
      add(
        .error(
          .unknownName, "unknown type '\(printable(name.text))'", at: name.range,
          help: didYouMean(nearest)))
      return nil
    }
  }
}

/// "did you mean 'x'?", when there is an x.
func didYouMean(_ name: String?) -> String? {
  name.map { "did you mean '\($0)'?" }
}
