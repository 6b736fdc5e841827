import Diagnostics
import ExpressionLanguage
import JSONText

/// Checks every expression of a timeline in its scope, for the type that its key expects.
struct TimelineChecker {
  let timeline: Timeline
  let source: SourceText
  var diagnostics: DiagnosticList
  var stateTypes: [ValueType] = []
  var publishedTypes: [ValueType] = []
  /// The types of the states of views.
  var ownStateTypes: [ElementIndex<OwnState>: ValueType] = [:]
  var scopes: ScopeTable
  var expressions = ScopedTable<CheckedExpression>()
  /// The parts of the state that are written.
  var targets = ScopedTable<AssignmentTarget>()
  /// The conditions of steps that name values.
  var conditions = ScopedTable<[CheckedCondition]>()
  /// The calls of actions.
  var calls = ScopedTable<CheckedCall>()
  /// Texts that mean the same wherever they are written.
  private var readings = Readings()
  /// The expressions that are not wrong, each once.
  private(set) var distinct: [CheckedExpression] = []
  var instances = ActionInstances()
  /// The types that first values leave open.
  private let openTypes: OpenTypes
  /// The states of which they are to be found out, and what was found.
  let questions: [StateReference: OpenPart]
  var foundTypes = OpenTypes()
  /// Which states are read and changed, for warnings.
  var uses = StateUses()
  var warnsOfLaunch = false
  /// Whether repeated events need no check: the first of each form had no diagnostic, and no check depends on their
  /// numbers.
  var repetitionsAreRight = true
  /// Whether the steps that are checked belong to a task.
  var maySleep = false
  /// How many names of `let` are known where the checker is.
  var constantCount = 0
  let checker: ExpressionChecker

  init(
    _ timeline: Timeline, of source: SourceText, diagnostics: DiagnosticList,
    openTypes: OpenTypes = OpenTypes(), questions: [StateReference: OpenPart] = [:]
  ) {
    self.openTypes = openTypes
    self.questions = questions
    self.timeline = timeline
    self.source = source
    self.diagnostics = diagnostics
    // The problems of a check that infers open types are discarded.
    checker = ExpressionChecker(
      release: timeline.profile.release, suggestsNames: questions.isEmpty)
    scopes = ScopeTable(document: ExpressionScope())
  }

  /// Checks everything; what is wrong is among the diagnostics.
  mutating func check() {
    declareNames()
    checkActions()
    uses.reader = .view
    for view in timeline.rootViews { check(view, in: .document) }
    uses.reader = .step
    checkEvents()
    checkLaterCalls()
    checkCases()
    checkLaws()
    diagnostics.add(contentsOf: instances.problems)
    warnOfStates()
  }

  /// Checks the events, but not those that repeat a valid one with other numbers.
  private mutating func checkEvents() {
    for event in timeline.events {
      if event.isRepetition, repetitionsAreRight { continue }
      let problems = diagnostics.count
      if case .computed(let time) = event.time { checkSeconds(time, in: .document) }
      check(timeline[event.step], in: .document)
      if diagnostics.count != problems { repetitionsAreRight = false }
    }
  }

  /// Forgets what only the checks themselves need.
  mutating func forgetWork() {
    diagnostics = DiagnosticList()
    readings = Readings()
    instances = ActionInstances()
    uses = uses.ofViews
  }
}

// MARK: - Names

extension TimelineChecker {
  /// States have no expected type, and their first values may use definitions but no states.
  private mutating func declareNames() {
    let definitions = definitionScope()
    scopes = ScopeTable(document: definitions)
    stateTypes = timeline.states.enumerated().map { index, state in
      openTypes.type(typeOfFirst(state.initialValue), of: .state(ElementIndex(index)))
    }
    publishedTypes = timeline.published.enumerated().map { index, property in
      openTypes.type(typeOfFirst(property.initialValue), of: .published(ElementIndex(index)))
    }
    var document = definitions
    for (state, type) in zip(timeline.states, stateTypes) {
      document.declareState(state.name, type, at: state.place.range, diagnostics: &diagnostics)
    }
    for (property, type) in zip(timeline.published, publishedTypes) {
      document.declareState(
        property.qualifiedName, type, at: property.place.range, diagnostics: &diagnostics)
    }
    scopes = ScopeTable(document: document)
    checkDefinitions(of: .document)
  }

  private mutating func typeOfFirst(_ value: DocumentValue) -> ValueType {
    check(value, in: .document) ?? .unknown
  }

  private mutating func definitionScope() -> ExpressionScope {
    var scope = ExpressionScope()
    defineEnvironment(in: &scope)
    for definition in timeline.definitions { definitionReader.define(definition, in: &scope) }
    return scope
  }

  /// The environment's value, unless the document has a name like it.
  private func defineEnvironment(in scope: inout ExpressionScope) {
    let name = "accessibilityReduceMotion"
    guard !timeline.definitions.contains(where: { $0.name == name }),
      !timeline.states.contains(where: { $0.name == name })
    else { return }
    scope.declareConstant(name, .bool(timeline.reduceMotion), .bool)
  }

  /// Reports what is wrong with the definitions that a scope has added to those around it.
  mutating func checkDefinitions(of scope: ScopeIndex) {
    checker.checkDefinitions(of: scopes[scope], diagnostics: &diagnostics)
  }

  /// Reads definitions without access to the tables that change.
  var definitionReader: DefinitionReader { DefinitionReader(timeline: timeline, source: source) }
}

// MARK: - Expressions

extension TimelineChecker {
  /// Checks a value for the type that its key wants, and finds its type; nil if it is wrong.
  ///
  /// Where a closure may take the place of an expression, its parameters are these inputs.
  @discardableResult
  mutating func check(
    _ value: DocumentValue, in scope: ScopeIndex, closureInputs: ClosureInputs = []
  ) -> ValueType? {
    guard case .text(let expression) = value else { return check(value, as: .any, in: scope) }
    return check(expression, in: scope, closureInputs: closureInputs)
  }

  /// Checks a value for a type that more than its key decides.
  @discardableResult
  mutating func check(
    _ value: DocumentValue, as expected: ExpectedTypes, in scope: ScopeIndex
  ) -> ValueType? {
    switch value {
    case .text(let expression): return check(expression, as: expected, in: scope)
    case .number(_, let place):
      if expected.accepts(.double) { return .double }
      return checked(source.expressionText(place), as: expected, in: scope)?.type
    case .boolean(_, let place):
      if expected.accepts(.bool) { return .bool }
      return checked(source.expressionText(place), as: expected, in: scope)?.type
    case .null(let place):
      if expected.accepts(.optional(.unknown)) { return .optional(.unknown) }
      let message = "null where \(expected.phrase) is wanted"
      diagnostics.add(.error(.wrongType, message, at: place.range))
      return nil
    case .array(let elements, let place):
      return checkArray(elements, place, as: expected, in: scope)
    case .object(let members, let place):
      return checkRecord(members, place, as: expected, in: scope)
    }
  }

  /// Checks an expression, once in each scope; the types are those that its key wants, unless more decides
  /// about them.
  @discardableResult
  mutating func check(
    _ expression: WrittenExpression, as expected: ExpectedTypes? = nil, in scope: ScopeIndex,
    closureInputs: ClosureInputs = []
  ) -> ValueType? {
    if let known = expressions.find(expression.index, in: scope) {
      noteReads(of: known)
      return known?.type
    }
    let checked = checked(
      source.expressionText(expression.text), as: expected ?? timeline[expression.index].types,
      in: scope, closureInputs: closureInputs)
    if checked?.dependencies.isRandom == true { refuseRandomness(at: expression.text.range) }
    expressions.add(checked, at: expression.index, in: scope)
    return checked?.type
  }

  /// The expression of a text; nil if it is wrong. A text is checked once for each scope and each wanted
  /// type, so that what is wrong with it is told once.
  mutating func checked(
    _ text: ExpressionText, as expected: ExpectedTypes, in scope: ScopeIndex,
    closureInputs: ClosureInputs = []
  ) -> CheckedExpression? {
    let reading = readings.insert(text.bytes, in: scope, as: expected)
    if let known = readings[reading] {
      noteReads(of: known)
      return known
    }
    let expression = checker.check(
      text, expecting: expected, in: scopes[scope], closureInputs: closureInputs,
      diagnostics: &diagnostics)
    readings[reading] = .some(expression)
    if let expression { distinct.append(expression) }
    noteReads(of: expression)
    for mistake in expression?.constantValue?.mistakes(at: text.fileRange) ?? [] {
      diagnostics.add(mistake)
    }
    return expression
  }

  /// Checks the condition of a step.
  ///
  /// - Returns: the scope of what the step does, with the names that the condition gives.
  mutating func open(_ condition: DocumentValue, in outer: ScopeIndex) -> ScopeIndex {
    guard case .text(let written) = condition,
      case let text = source.expressionText(written.text), checker.bindsNames(text)
    else {
      check(condition, in: outer)
      return outer
    }
    if let known = scopes.child(of: outer, .condition(written.index)) { return known }
    var inner = scopes[outer].nested()
    let checked = checker.check(conditions: text, in: &inner, diagnostics: &diagnostics)
    for one in checked ?? [] {
      distinct.append(one.expression)
      noteReads(of: one.expression)
    }
    conditions.add(checked, at: written.index, in: outer)
    return scopes.open(in: outer, by: .condition(written.index)) { $0 = inner }
  }

  /// Stores the checked form of a text that is not an expression by itself, such as the patterns of a case.
  mutating func add(
    _ checked: CheckedExpression?, at index: ExpressionIndex, in scope: ScopeIndex
  ) {
    if let checked { distinct.append(checked) }
    noteReads(of: checked)
    expressions.add(checked, at: index, in: scope)
  }

  private mutating func checkArray(
    _ elements: ElementRange<DocumentValue>, _ place: SourceRange, as expected: ExpectedTypes,
    in scope: ScopeIndex
  ) -> ValueType? {
    var type = ValueType.unknown
    for element in timeline[elements] {
      guard let found = check(element, as: expected.element, in: scope) else { return nil }
      guard let common = type.common(with: found) else {
        let message = "the elements of an array are of one type, not \(type) and \(found)"
        diagnostics.add(.error(.wrongType, message, at: element.place))
        return nil
      }
      type = common
    }
    return accept(
      .array(type), place, as: expected,
      help: vector(of: expected, timeline[elements].map { ("", $0) }))
  }

  private mutating func checkRecord(
    _ members: ElementRange<DocumentMember>, _ place: SourceRange, as expected: ExpectedTypes,
    in scope: ScopeIndex
  ) -> ValueType? {
    var fields: [RecordField] = []
    for member in timeline[members] {
      guard let type = check(member.value, in: scope) else { return nil }
      fields.append(RecordField(name: source.text(member.key), type: type))
    }
    return accept(
      .record(fields), place, as: expected,
      help: vector(of: expected, timeline[members].map { (source.text($0.key), $0.value) }))
  }

  mutating func accept(
    _ type: ValueType, _ place: SourceRange, as expected: ExpectedTypes, help: String? = nil
  ) -> ValueType? {
    if expected.accepts(type) { return type }
    let message = "\(type.withArticle) where \(expected.phrase) is wanted"
    var help = help
    if case .array(let element) = type, help == nil, expected.accepts(element) {
      help = "write one element, without the brackets"
    }
    diagnostics.add(.error(.wrongType, message, at: place.range, help: help))
    return nil
  }
}

extension Profile {
  /// The release whose names and defaults the profile has.
  var release: SwiftUIRelease {
    switch self {
    case .ios13_0, .ios13_2: .ios13
    case .ios14: .ios14
    case .ios15: .ios15
    case .ios16: .ios16
    case .ios17: .ios17
    case .ios18: .ios18
    case .ios26: .ios26
    }
  }
}
