package import Diagnostics

/// Checks the expressions of a document and remembers the definitions it has checked for them.
///
/// A definition has no written types: it is checked once for each combination of argument types it
/// is called with. A definition that calls another is set aside until the other is checked, so that
/// neither a long chain nor a ring of definitions is a recursion here.
package final class ExpressionChecker {
  /// A definition with the types it is called with.
  struct InstanceKey: Hashable {
    let definition: ExpressionDefinition
    let types: [ValueType]
    let scope: ExpressionScope

    static func == (lhs: InstanceKey, rhs: InstanceKey) -> Bool {
      lhs.definition === rhs.definition && lhs.types == rhs.types
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(definition))
      hasher.combine(types)
    }
  }

  /// A definition that was checked for some types.
  struct Instance {
    let key: InstanceKey
    let type: ValueType
    /// Its routine, or nil if it has problems.
    let routine: Routine?
    /// Its problems, with places in the file.
    let problems: [Diagnostic]
    /// Whether the problems come from the types and are reported where it is called.
    let blamesCaller: Bool
  }

  enum Lookup {
    case checked(Instance)
    /// The definition is being checked: the names say by which way it comes back to itself.
    case ring(String)
  }

  /// The release whose names are current.
  package let release: SwiftUIRelease
  private var instances: [InstanceKey: Instance] = [:]
  /// The definitions being checked, each wanted by the one before it.
  private var inProgress: [InstanceKey] = []
  private var inProgressDefinitions: Set<ObjectIdentifier> = []
  private var memoSlots = 0
  /// How many more unknown names are compared with those there are: a document may have very many of both.
  private var comparisonsLeft: Int

  /// A checker for a document that plays a release of SwiftUI.
  ///
  /// - Parameter suggestsNames: whether errors about unknown names suggest known ones.
  package init(release: SwiftUIRelease = .ios17, suggestsNames: Bool = true) {
    self.release = release
    comparisonsLeft = suggestsNames ? 200 : 0
  }

  /// Asks for the name that was probably meant, among those in scope and those of the language that fit.
  func suggestion(
    for name: String, among names: @autoclosure () -> [String], where fits: (String) -> Bool
  ) -> String? {
    guard comparisonsLeft > 0 else { return nil }
    comparisonsLeft -= 1
    // As many as are compared: a look at the types of all names of a long document would cost more.
    let own = names().sorted().prefix(10_000)
    return didYouMean(name, among: (own + Builtins.names(of: .everywhere)).lazy.filter(fits))
  }

  /// The result of checking a definition for some types; nil if it is not checked yet.
  func instance(_ key: InstanceKey) -> Lookup? {
    if let known = instances[key] { return .checked(known) }
    guard inProgressDefinitions.contains(ObjectIdentifier(key.definition)) else { return nil }
    let start = inProgress.firstIndex { $0.definition === key.definition } ?? 0
    let ring = inProgress[start...].map { $0.definition.name } + [key.definition.name]
    // A long ring is named by its ends.
    let shown =
      ring.count > 8 ? ring.prefix(4) + ["… \(ring.count - 8) more …"] + ring.suffix(4) : ring[...]
    return .ring(shown.map { $0.escapedForMessage }.joined(separator: " → "))
  }
}

// MARK: Definitions

extension ExpressionChecker {
  /// Checks every definition of the scope's innermost layer, used or not, and reports its problems.
  package func checkDefinitions(
    of scope: ExpressionScope, diagnostics: inout DiagnosticList
  ) {
    for definition in scope.innermostDefinitions {
      diagnostics.add(contentsOf: definition.problems)
      let key = InstanceKey(
        definition: definition, types: definition.parameters.map { _ in .unknown }, scope: scope)
      settle(key)
      for problem in instances[key]?.problems ?? [] { diagnostics.add(problem) }
    }
  }

  /// Checks a definition, and before it the ones it turns out to need.
  private func settle(_ first: InstanceKey) {
    begin(first)
    while let key = inProgress.last {
      var body = BodyChecker(checker: self, scope: key.scope, text: key.definition.text)
      for (name, type) in zip(key.definition.parameters, key.types) {
        _ = body.declare(name, type)
      }
      let checked = body.check(definition: key.definition)
      if let missing = body.missingInstance {
        begin(missing)
      } else {
        inProgress.removeLast()
        inProgressDefinitions.remove(ObjectIdentifier(key.definition))
        instances[key] = instance(of: key, checked, body)
      }
    }
  }

  private func begin(_ key: InstanceKey) {
    guard instances[key] == nil else { return }
    inProgress.append(key)
    inProgressDefinitions.insert(ObjectIdentifier(key.definition))
  }

  private func instance(
    of key: InstanceKey, _ checked: TypedExpression, _ body: BodyChecker
  ) -> Instance {
    let problems = body.problems.map { $0.moved(by: key.definition.text.places) }
    let isSound = body.isSound && key.definition.isReadable
    let generic = InstanceKey(
      definition: key.definition, types: key.types.map { _ in .unknown }, scope: key.scope)
    let blamesCaller =
      key != generic && key.definition.isReadable && !(instances[generic]?.hasErrors ?? false)
    return Instance(
      key: key, type: checked.type, routine: isSound ? routine(of: key, checked, body) : nil,
      problems: problems, blamesCaller: blamesCaller)
  }

  private func routine(
    of key: InstanceKey, _ checked: TypedExpression, _ body: BodyChecker
  ) -> Routine {
    var memoSlot: Int?
    // A definition that draws random numbers does so each time.
    if key.types.isEmpty, !body.dependencies.isRandom {
      memoSlot = memoSlots
      memoSlots += 1
    }
    return self.routine(of: checked, key.definition.text, body, memoSlot: memoSlot)
  }

  /// The steps of what was checked of a text.
  func routine(
    of checked: TypedExpression, _ text: ExpressionText, _ body: BodyChecker,
    memoSlot: Int? = nil
  ) -> Routine {
    Routine(
      code: CodeBuilder.code(for: checked), places: text.places, localCount: body.localCount,
      depth: body.depth, dependencies: body.dependencies, memoSlot: memoSlot,
      bound: checked.bound())
  }
}

extension ExpressionChecker.Instance {
  var hasErrors: Bool { routine == nil }

  /// The problem of a call with these types, when the definition alone has none.
  func reason(at range: Range<Int>) -> Diagnostic? {
    guard blamesCaller, let first = problems.first(where: { $0.severity == .error }) else {
      return nil
    }
    let definition = key.definition
    let list = zip(definition.parameters, key.types).map { "\($0): \($1)" }.joined(separator: ", ")
    var reason = Diagnostic.error(
      first.code, "'\(definition.name)' cannot be called with \(list): \(first.message)",
      at: range)
    reason.earlier = .declaration(definition.keyRange.lowerBound)
    return reason
  }
}

// MARK: Expressions

/// The arguments of a closure that the document accepts in place of an expression.
package struct ClosureInputs: ExpressibleByArrayLiteral, Sendable {
  /// The inputs of the scope that are its arguments, in order.
  let names: [String]
  /// Those of them that are `inout`.
  let variables: [String]
  /// The one whose value is wanted of a closure that gives none.
  let changed: String?

  package init(arrayLiteral names: String...) {
    self.names = names
    (variables, changed) = ([], nil)
  }

  /// The arguments of a closure that changes some of them, of which one is wanted.
  package init(_ names: [String], changing variables: [String], giving changed: String) {
    self.names = names
    self.variables = variables
    self.changed = changed
  }
}

extension ExpressionChecker {
  /// Reads and checks an expression; problems are reported at their places in the file.
  ///
  /// A closure in place of the expression gets further names for the inputs that are its arguments.
  package func check(
    _ text: ExpressionText, expecting expected: ExpectedTypes = .any, in scope: ExpressionScope,
    closureInputs: ClosureInputs = [], diagnostics: inout DiagnosticList
  ) -> CheckedExpression? {
    let errors = diagnostics.errorCount
    var body = Parser.parse(text, diagnostics: &diagnostics)
    var scope = scope
    let outer = BodyChecker(checker: self, scope: scope, text: text)
    // The name of a function that is handed over means a closure that calls it.
    if !closureInputs.names.isEmpty, body.statements.isEmpty,
      let closure = outer.closure(of: body.result, closureInputs.names.count)
    {
      (scope, body) = inside(closure, closureInputs, in: scope, text, &diagnostics)
    }
    let isReadable = diagnostics.errorCount == errors
    let expression = check(
      body, of: text, expecting: expected, in: scope,
      acceptsMutatingClosure: closureInputs.changed != nil, diagnostics: &diagnostics)
    return isReadable ? expression : nil
  }

  /// Reads and checks the patterns of a case, `a, b` or `0..<3`, as a test of the value that an input has.
  package func check(
    patterns text: ExpressionText, of input: String, in scope: ExpressionScope,
    diagnostics: inout DiagnosticList
  ) -> CheckedExpression? {
    let errors = diagnostics.errorCount
    let body = Parser.parsePatterns(text, of: input, diagnostics: &diagnostics)
    let isReadable = diagnostics.errorCount == errors
    let expression = check(
      body, of: text, expecting: .type(.bool), in: scope, diagnostics: &diagnostics)
    return isReadable ? expression : nil
  }

  /// The body of a closure, and a scope with the names that it gives its arguments.
  func inside(
    _ closure: SyntaxClosure, _ inputs: ClosureInputs, in outer: ExpressionScope,
    _ text: ExpressionText, _ diagnostics: inout DiagnosticList
  ) -> (ExpressionScope, SyntaxBody) {
    var inner = outer.nested()
    let own = closure.parameters.map { $0.text }
    var variables: [(name: String, outside: String)] = []
    for (index, input) in inputs.names.enumerated() {
      let name = index < own.count ? own[index] : "$\(index)"
      inner.declareAlias(name, of: input)
      if inputs.variables.contains(input) { variables.append((name, outside: input)) }
    }
    if own.count > inputs.names.count {
      let range = text.places.fileRange(closure.parameters[inputs.names.count].range)
      diagnostics.add(
        .error(
          .wrongArguments,
          "the closure is given \(counted(inputs.names.count, "value")), "
            + "but names \(own.count)", at: range))
    }
    guard let changed = variables.first(where: { $0.outside == inputs.changed }) else {
      return (inner, closure.body)
    }
    return (inner, closure.body.changing(variables, giving: changed.name))
  }

  /// Checks what was read of a text: all of it, or a part.
  ///
  /// - Parameter acceptsMutatingClosure: whether a closure that changes its arguments may stand in place of the text.
  func check(
    _ body: SyntaxBody, of text: ExpressionText, expecting expected: ExpectedTypes = .any,
    in scope: ExpressionScope, acceptsMutatingClosure: Bool = false,
    diagnostics: inout DiagnosticList
  ) -> CheckedExpression? {
    let types = expected.alternatives.isEmpty ? [nil] : expected.alternatives.map { $0 }
    let outcomes = types.lazy.map { (type: ValueType?) in
      var checker = BodyChecker(checker: self, scope: scope, text: text)
      checker.expected = expected
      checker.acceptsMutatingClosure = acceptsMutatingClosure
      return self.check(body, as: type, by: checker)
    }
    guard let (checked, checker) = outcomes.first(where: { $0.checker.isSound }) ?? outcomes.first
    else { return nil }
    for problem in checker.problems { diagnostics.add(problem.moved(by: text.places)) }
    guard checker.isSound else { return nil }
    return CheckedExpression(type: checked.type, routine: routine(of: checked, text, checker))
  }

  /// Checks a body for a type, and before it the definitions that it turns out to need.
  func check(
    _ body: SyntaxBody, as type: ValueType?, by new: BodyChecker
  ) -> (checked: TypedExpression, checker: BodyChecker) {
    while true {
      var checker = new
      var checked = checker.check(body, type)
      if let missing = checker.missingInstance {
        settle(missing)
        continue
      }
      if let type { checked = checker.convert(checked, to: type) }
      return (checked, checker)
    }
  }
}
