package import Diagnostics

/// An expression as a Swift program has it.
package struct SwiftSpelling: Sendable {
  /// The expression, or the lines of a body.
  package let text: String
  /// The type of its value.
  package let type: ValueType
  /// The definitions that it reads or calls, with the types of the arguments.
  package let uses: [SwiftDefinition]
  /// Whether its value depends on a state.
  package let readsStates: Bool
  /// Whether it asks whether the user wants less motion.
  package let readsReduceMotion: Bool
}

/// A definition of a document with the types that it is called with: a function or a property of Swift.
package struct SwiftDefinition: Hashable, Sendable {
  let definition: ExpressionDefinition
  let types: [ValueType]
  /// The scope that declares it.
  let scope: ExpressionScope

  /// The name, with the type before it where it is a member of one: `Animation.instant`.
  package var name: String { definition.name }
  /// The type that it is a member of.
  package var owner: ValueType? { definition.owner }
  /// Whether it is called, and not read.
  package var isFunction: Bool { definition.isFunction }
  /// The parameters with their types.
  package var parameters: [(name: String, type: ValueType)] {
    Array(zip(definition.parameters, types)).map { (name: $0.0, type: $0.1) }
  }
  /// Where the name is declared.
  package var place: Range<Int> { definition.keyRange }

  package static func == (first: SwiftDefinition, second: SwiftDefinition) -> Bool {
    first.definition === second.definition && first.types == second.types
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(definition))
    hasher.combine(types)
  }
}

extension ExpressionScope {
  /// A definition without parameters; nil for another name.
  package func swiftDefinition(_ name: String) -> SwiftDefinition? {
    guard let found = lookUp(name), case .definition(let definition) = found.symbol,
      definition.parameters.isEmpty
    else { return nil }
    return SwiftDefinition(definition: definition, types: [], scope: found.scope)
  }
}

/// Why an expression has no spelling in Swift that means the same.
package struct SwiftRefusal: Error {
  /// The refused construct, as a phrase: "arithmetic of a CGSize".
  package let what: String
  /// The bytes of the file.
  package let range: Range<Int>

  package init(_ what: String, at range: Range<Int>) {
    self.what = what
    self.range = range
  }
}

extension ExpressionChecker {
  /// The spelling of an expression that was checked without errors.
  ///
  /// - Parameter isTyped: whether its place in the Swift program says the type of a number, so that `1` may be a
  ///   Double there.
  package func swift(
    _ text: ExpressionText, expecting expected: ExpectedTypes, in scope: ExpressionScope,
    isTyped: Bool
  ) throws(SwiftRefusal) -> SwiftSpelling {
    var silent = DiagnosticList()
    let body = Parser.parse(text, diagnostics: &silent)
    let types = expected.alternatives.isEmpty ? [nil] : expected.alternatives.map { $0 }
    for type in types {
      var checker = BodyChecker(checker: self, scope: scope, text: text)
      checker.expected = expected
      let (checked, outcome) = check(body, as: type, by: checker)
      guard outcome.isSound else { continue }
      var speller = SwiftSpeller(text, scope)
      try speller.visit(checked, isTyped: isTyped)
      return speller.spelling(of: checked)
    }
    throw SwiftRefusal("this expression", at: text.fileRange)
  }

  /// Spells a closure, or the name of a function, where the document expects an expression; nil if it has one.
  ///
  /// - Parameter inputs: the inputs of the scope that are its arguments.
  package func swift(
    closure text: ExpressionText, _ inputs: ClosureInputs, expecting expected: ExpectedTypes,
    in outer: ExpressionScope
  ) throws(SwiftRefusal) -> SwiftSpelling? {
    var silent = DiagnosticList()
    let written = Parser.parse(text, diagnostics: &silent)
    let reader = BodyChecker(checker: self, scope: outer, text: text)
    guard written.statements.isEmpty,
      let closure = reader.closure(of: written.result, inputs.names.count)
    else { return nil }
    let (scope, body) = inside(closure, inputs, in: outer, text, &silent)
    // One of Swift changes its argument, and gives nothing.
    if inputs.changed != nil, body == closure.body, text.isClosure {
      throw SwiftRefusal(
        "a closure that gives a value where it is to change one", at: text.fileRange)
    }
    guard let checked = checked(body, expecting: expected, in: scope, text) else {
      throw SwiftRefusal("this closure", at: text.fileRange)
    }
    var speller = SwiftSpeller(text, scope)
    speller.isBody = true
    if body.statements.isEmpty {
      try speller.visit(checked, isTyped: true)
    } else {
      try speller.visitStatement(checked)
    }
    return speller.spelling(of: checked)
  }

  /// The spelling of statements and the value that they give; nil for a value alone.
  package func swift(
    statements text: ExpressionText, expecting expected: ExpectedTypes, in scope: ExpressionScope
  ) throws(SwiftRefusal) -> SwiftSpelling? {
    var silent = DiagnosticList()
    let body = Parser.parse(text, diagnostics: &silent)
    guard !body.statements.isEmpty else { return nil }
    guard let checked = checked(body, expecting: expected, in: scope, text) else {
      throw SwiftRefusal("these statements", at: text.fileRange)
    }
    var speller = SwiftSpeller(text, scope)
    speller.isBody = true
    try speller.visit(checked, isTyped: true)
    return speller.spelling(of: checked)
  }

  /// A body that is sound with the first of the expected types that allows it; nil if none does.
  private func checked(
    _ body: SyntaxBody, expecting expected: ExpectedTypes, in scope: ExpressionScope,
    _ text: ExpressionText
  ) -> TypedExpression? {
    for type in expected.alternatives.isEmpty ? [nil] : expected.alternatives.map({ $0 }) {
      var checker = BodyChecker(checker: self, scope: scope, text: text)
      checker.expected = expected
      let (checked, outcome) = check(body, as: type, by: checker)
      if outcome.isSound { return checked }
    }
    return nil
  }

  /// The spelling of conditions with commas between them, of which one names a value.
  package func swift(
    conditions text: ExpressionText, in outer: ExpressionScope
  ) throws(SwiftRefusal) -> (spelling: SwiftSpelling, names: [String]) {
    var silent = DiagnosticList()
    var speller = SwiftSpeller(text, outer)
    var scope = outer
    var names: [String] = []
    var last: TypedExpression?
    for condition in Parser.parseConditions(text, diagnostics: &silent) {
      let body = SyntaxBody(statements: [], result: condition.value)
      let checker = BodyChecker(checker: self, scope: scope, text: text)
      var type: ValueType?
      if case .test = condition { type = .bool }
      let (checked, outcome) = check(body, as: type, by: checker)
      guard outcome.isSound else { break }
      speller.scope = scope
      try speller.visit(checked, isTyped: false)
      if case .binding(let name, _) = condition {
        names.append(name.text)
        scope.declareInput(
          name.text, checked.type.unwrapped, at: text.places.fileRange(name.range),
          diagnostics: &silent)
      }
      last = checked
    }
    guard let last, !silent.hasErrors else {
      throw SwiftRefusal("this condition", at: text.fileRange)
    }
    return (speller.spelling(of: last), names)
  }

  /// The body of a definition, and the type of what it gives.
  package func swift(_ use: SwiftDefinition) throws(SwiftRefusal) -> SwiftSpelling {
    let definition = use.definition
    var checker = BodyChecker(checker: self, scope: use.scope, text: definition.text)
    for (name, type) in zip(definition.parameters, use.types) { _ = checker.declare(name, type) }
    let checked = checker.check(definition: definition)
    guard checker.missingInstance == nil, checker.isSound else {
      throw SwiftRefusal("the definition '\(use.name)'", at: use.place)
    }
    var speller = SwiftSpeller(definition.text, use.scope)
    speller.isBody = true
    try speller.visit(checked, isTyped: true)
    return speller.spelling(of: checked)
  }
}

extension ValueType {
  /// The type as SwiftUI names it; nil for one that it has not, or that is not known.
  package var swiftName: String? {
    switch self {
    case .double, .int, .bool, .text, .point, .size, .rect, .unitPoint, .insets, .transform, .angle,
      .color, .animation, .unitCurve, .spring, .transition, .transaction, .range:
      description
    case .array(let element): element.swiftName.map { "[\($0)]" }
    case .set(let element): element.swiftName.map { "Set<\($0)>" }
    case .optional(let wrapped): wrapped.swiftName.map { "\($0)?" }
    case .keyframeTimeline(let value): value.swiftName.map { "KeyframeTimeline<\($0)>" }
    case .edge, .blurReplace, .transitionPhase, .roundingRule, .keyframe, .record, .function,
      .unknown, .open:
      nil
    }
  }
}
