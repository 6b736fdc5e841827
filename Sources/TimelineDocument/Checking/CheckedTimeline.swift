package import AnimationEngine
package import Diagnostics
package import ExpressionLanguage
import JSONText

/// A timeline whose expressions are checked, ready to be played.
///
/// It is large and never changes, so it is shared and not copied.
package final class CheckedTimeline {
  package let timeline: Timeline
  package let source: SourceText
  /// The type of each state, in the order of the timeline.
  package let stateTypes: [ValueType]
  /// The type of each published property.
  package let publishedTypes: [ValueType]
  /// The results of the checker, in one piece: before a table is copied, the metadata of its type must be
  /// made, and little in a short run takes longer.
  let found: TimelineChecker

  /// The timeline with the results of a checker.
  init(_ checker: consuming TimelineChecker) {
    timeline = checker.timeline
    source = checker.source
    stateTypes = checker.stateTypes
    publishedTypes = checker.publishedTypes
    checker.forgetWork()
    found = checker
  }

  /// Reads and checks a document; without errors there is a timeline.
  ///
  /// - Parameter limit: how many diagnostics are kept.
  package static func read(
    _ source: SourceText, _ overrides: TimelineOverrides = TimelineOverrides(),
    keeping limit: Int = DiagnosticList.printedLimit
  ) -> (timeline: CheckedTimeline?, diagnostics: DiagnosticList) {
    if source.made?.isRefused == true { return (nil, source.found) }
    let (timeline, found) = Timeline.read(source, overrides)
    var diagnostics = DiagnosticList(limit: limit)
    diagnostics.add(contentsOf: found)
    diagnostics.add(contentsOf: source.found)
    guard let timeline else { return (nil, diagnostics) }
    var checker = TimelineChecker(
      timeline, of: source, diagnostics: diagnostics,
      openTypes: TimelineChecker.openTypes(of: timeline, in: source))
    checker.check()
    diagnostics = checker.diagnostics
    return (diagnostics.hasErrors ? nil : CheckedTimeline(checker), diagnostics)
  }

  /// The same document for a user who has asked for less motion; nil for one that is not valid then.
  package var underReduceMotion: CheckedTimeline? {
    var overrides = TimelineOverrides()
    overrides.profile = timeline.profile
    overrides.clock = timeline.clock
    overrides.reduceMotion = true
    overrides.roomSize = timeline.roomSize
    overrides.seed = timeline.seed
    overrides.ignoredKey = timeline.ignoredKey
    return Self.read(source, overrides).timeline
  }

  /// The scope that something opens inside another one.
  package func scope(inside outer: ScopeIndex, openedBy opener: ScopeOpener) -> ScopeIndex {
    found.scopes.child(of: outer, opener) ?? outer
  }

  /// The type of a state or a published property.
  package func type(of reference: StateReference) -> ValueType {
    switch reference {
    case .state(let state): stateTypes[state.index]
    case .published(let property): publishedTypes[property.index]
    }
  }

  /// The type of a state of a view.
  package func type(of state: ElementIndex<OwnState>) -> ValueType {
    found.ownStateTypes[state] ?? .unknown
  }

  /// Whether an expression of a view reads a state or published property, by its slot.
  package func viewsRead(_ slot: Int) -> Bool { found.uses.viewsRead(slot) }

  /// Whether no value depends on the run, so that no evaluation can fail in the middle of it.
  package var isConstant: Bool {
    found.distinct.allSatisfy { $0.isConstant } && found.targets.isEmpty
  }

  /// Whether no evaluation can fail while the numbers of the states are within `ValueBound.greatestMagnitude`.
  package var isBounded: Bool {
    found.distinct.allSatisfy { $0.isConstant || $0.bound != nil } && found.targets.isEmpty
  }

  /// The bounds of the expressions that depend on states.
  package var bounds: some Sequence<ValueBound> {
    found.distinct.lazy.compactMap { $0.isConstant ? nil : $0.bound }
  }

  /// The bounds of the values that steps set and that depend on states, as they are written; nil if one has none.
  package var boundsOfAssignments: [ValueBound]? {
    var bounds: [ValueBound] = []
    for assignment in timeline.stepContent.assignments {
      switch assignment.value {
      case .number, .boolean, .null: continue
      case .text(let expression):
        for result in found.expressions.results(of: expression.index) where !result.isConstant {
          guard let bound = result.bound else { return nil }
          bounds.append(bound)
        }
      case .array, .object: if !isConstant(assignment.value) { return nil }
      }
    }
    return bounds
  }

  /// Whether a value is a Bool or a text, which never moves.
  package func isStill(_ value: DocumentValue) -> Bool {
    switch value {
    case .number: false
    case .boolean, .null: true
    case .text(let expression):
      found.expressions.results(of: expression.index)
        .contains { $0.type == .bool || $0.type == .text }
    case .array, .object: true
    }
  }

  /// Whether a value is known before the run.
  package func isConstant(_ value: DocumentValue) -> Bool {
    switch value {
    case .number, .boolean, .null: true
    case .text(let expression):
      found.expressions.results(of: expression.index).allSatisfy { $0.isConstant }
    case .array(let elements, _): timeline[elements].allSatisfy(isConstant)
    case .object(let members, _): timeline[members].allSatisfy { isConstant($0.value) }
    }
  }

  /// The longest of the times by which the animations that are written down are over, in seconds.
  package var latestAnimationEnd: Double {
    constantValues.reduce(0) { latest, value in
      guard case .animation(let animation) = value else { return latest }
      return max(latest, animation.composition.latestEnd)
    }
  }

  /// The values of the expressions that have only one.
  package var constantValues: some Sequence<Value> {
    found.distinct.lazy.compactMap { $0.constantValue }
  }

  /// Whether an animation that is written down has no end.
  package var hasEndlessAnimation: Bool {
    constantValues.contains { value in
      if case .animation(let animation) = value {
        animation.composition.isEndless
      } else {
        false
      }
    }
  }
}

// MARK: - Conditions

extension CheckedTimeline {
  /// The conditions of a step of which one names a value; nil for a condition that is one expression.
  package func conditions(of condition: DocumentValue, in scope: ScopeIndex) -> [CheckedCondition]?
  {
    guard !found.conditions.isEmpty, case .text(let written) = condition,
      case .some(.some(let conditions)) = found.conditions.find(written.index, in: scope)
    else { return nil }
    return conditions
  }

  /// The scope of what a step does under such conditions.
  package func scope(inside outer: ScopeIndex, under condition: DocumentValue) -> ScopeIndex {
    guard case .text(let written) = condition else { return outer }
    return scope(inside: outer, openedBy: .condition(written.index))
  }
}

// MARK: - Changes and calls

extension CheckedTimeline {
  /// The target that a key of a change names.
  package func target(_ path: StatePath, in scope: ScopeIndex) -> AssignmentTarget {
    if let part = path.part { return found.targets[part, scope] }
    guard let root = path.root else { preconditionFailure("a state of a view has a part") }
    return AssignmentTarget(
      .state(timeline.slot(of: root)), type: type(of: root), place: path.text.range)
  }

  /// The scope inside a called action, and its arguments, which are evaluated.
  package func enter(
    _ call: ActionCall, in scope: ScopeIndex, _ environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> (scope: ScopeIndex, arguments: [Value]) {
    let checked = found.calls[call.expression.index, scope]
    var values: [Value] = []
    for argument in checked.arguments {
      values.append(try argument.evaluate(in: &environment))
    }
    return (checked.scope, values)
  }
}

// MARK: - Values

extension CheckedTimeline {
  /// The value of a JSON value or an expression; a finite one.
  package func evaluate(
    _ value: DocumentValue, in scope: ScopeIndex, _ environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    switch value {
    case .number(let number, _): return .double(number)
    case .boolean(let flag, _): return .bool(flag)
    case .null: return .null
    case .text(let expression): return try evaluate(expression, in: scope, &environment)
    case .array(let elements, let place):
      var values: [Value] = []
      for element in timeline[elements] {
        values.append(try evaluate(element, in: scope, &environment))
      }
      return try bounded(at: place) { () throws(EvaluationFailure) in .array(try ArrayValue(values))
      }
    case .object(let members, let place):
      let names = timeline[members].map { source.text($0.key) }
      var values: [Value] = []
      for member in timeline[members] {
        values.append(try evaluate(member.value, in: scope, &environment))
      }
      return try bounded(at: place) { () throws(EvaluationFailure) in
        .record(try RecordValue(names: names, values: values))
      }
    }
  }

  /// The animation that an expression always has; nil if it has to be evaluated.
  package func constantAnimation(
    of expression: ExpressionIndex, in scope: ScopeIndex
  ) -> Animation? {
    let checked = found.expressions[expression, scope]
    guard checked.isConstant, case .animation(let animation)? = checked.constantValue else {
      return nil
    }
    return animation
  }

  /// The value of an expression; a finite one.
  package func evaluate(
    _ expression: WrittenExpression, in scope: ScopeIndex,
    _ environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    let checked = found.expressions[expression.index, scope]
    let value = try checked.evaluateFinite(in: &environment)
    // A constant was refused by the checks.
    if !checked.isConstant, case .animation(let animation) = value,
      animation.composition.repeatsNothingForever
    {
      throw EvaluationError(.other(AnimationMistake.emptyRepeat.message), at: expression.text.range)
    }
    return value
  }

  /// A length, which may be infinite; nil for what is no number.
  package func length(
    _ value: DocumentValue, in scope: ScopeIndex, _ environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Double? {
    guard case .text(let expression) = value else {
      return try evaluate(value, in: scope, &environment).number
    }
    return try found.expressions[expression.index, scope].evaluate(in: &environment).number
  }

  /// The value of the part of the state that an expectation names.
  package func evaluate(
    modelPath path: StatePath, in scope: ScopeIndex, _ environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    guard let part = path.part else {
      return path.root.map { environment.states[timeline.slot(of: $0)] } ?? .null
    }
    return try found.expressions[part, scope].evaluateFinite(in: &environment)
  }

  /// The checked expression of a value; nil for one that is written down.
  package func expression(of value: DocumentValue, in scope: ScopeIndex) -> CheckedExpression? {
    guard case .text(let written) = value else { return nil }
    return found.expressions[written.index, scope]
  }

  /// The dependencies of a value, those of the definitions it uses included.
  package func dependencies(of value: DocumentValue, in scope: ScopeIndex) -> Dependencies {
    found.expressions.dependencies(of: value, in: scope, timeline)
  }

  /// The dependencies of an attribute.
  package func dependencies(of value: AttributeValue, in scope: ScopeIndex) -> Dependencies {
    switch value {
    case .whole(let whole): return dependencies(of: whole, in: scope)
    case .components(let parts):
      return timeline[parts].reduce(into: Dependencies()) { dependencies, part in
        if let part { dependencies.formUnion(self.dependencies(of: part, in: scope)) }
      }
    }
  }

  private func bounded(
    at place: SourceRange, _ value: () throws(EvaluationFailure) -> Value
  ) throws(EvaluationError) -> Value {
    do throws(EvaluationFailure) {
      return try value()
    } catch {
      throw EvaluationError(error, at: place.range)
    }
  }
}
