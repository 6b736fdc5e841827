import Diagnostics
package import ExpressionLanguage
import JSONText

extension TimelineChecker {
  /// Checks a step in a scope.
  mutating func check(_ step: Step, in outer: ScopeIndex) {
    if let index = step.details { return check(step, with: index, in: outer) }
    guard let around = step.scope else { return check(step.verbs, in: outer) }
    check(around, in: outer)
    check(step, under: around, in: outer)
  }

  /// Checks what a step does inside its scope.
  private mutating func check(_ step: Step, under around: Scope, in scope: ScopeIndex) {
    let outside = open(around)
    check(step.verbs, in: scope)
    close(around, of: step, outer: outside)
  }

  /// Checks steps that are taken later, when no scope is open any more.
  private mutating func check(later steps: ElementRange<Step>, in scope: ScopeIndex) {
    let open = uses.scope
    uses.scope = nil
    check(steps, in: scope)
    uses.scope = open
  }

  private mutating func check(
    _ step: Step, with index: ElementIndex<StepDetails>, in outer: ScopeIndex
  ) {
    let details = timeline[index]
    let scope = details.loop.map { open($0, of: index, in: outer) } ?? outer
    if let condition = details.condition { check(condition, as: .type(.bool), in: scope) }
    if let around = step.scope { check(around, in: scope) }
    for completion in timeline[details.completions] { check(later: completion.steps, in: scope) }
    if let around = step.scope {
      check(step, under: around, in: scope)
    } else {
      check(step.verbs, in: scope)
    }
    check(details.otherwise, in: scope)
  }

  mutating func check(_ steps: ElementRange<Step>, in scope: ScopeIndex) {
    guard !steps.isEmpty else { return }
    let reader = uses.reader
    uses.reader = .step
    instances.enter()
    for step in timeline[steps] { check(step, in: scope) }
    instances.leave()
    uses.reader = reader
  }

  private mutating func open(
    _ loop: StepLoop, of index: ElementIndex<StepDetails>, in outer: ScopeIndex
  ) -> ScopeIndex {
    let element = elementType(of: loop.sequence, in: outer)
    return scopes.open(in: outer, by: .loop(index)) { scope in
      let place = loop.sequence.place
      if let name = loop.elementName {
        scope.declareInput(name, element, at: place, diagnostics: &diagnostics)
      }
      scope.declareInput(
        "index", .int, at: place, isInjected: true, diagnostics: &diagnostics)
    }
  }

  /// The type of the elements of an array, a range or a number of times.
  mutating func elementType(of sequence: DocumentValue, in scope: ScopeIndex) -> ValueType {
    switch check(sequence, as: .any, in: scope) {
    case .array(let element)?: return element
    case .double?, .int?, .range?: return .int
    case .unknown?, nil: return .unknown
    case let other?:
      let message = "'forEach' takes an array, a range or a number, not \(other.withArticle)"
      diagnostics.add(.error(.wrongType, message, at: sequence.place))
      return .unknown
    }
  }
}

// MARK: - Scopes

extension TimelineChecker {
  private mutating func check(_ around: Scope, in scope: ScopeIndex) {
    switch around {
    case .animation(let setting), .binding(let setting): check(setting, in: scope)
    case .transaction(let index):
      let keys = timeline[index]
      if let setting = keys.animation { check(setting, in: scope) }
      for flag in [keys.disablesAnimations, keys.isContinuous, keys.tracksVelocity] {
        if let flag { check(flag, as: .type(.bool), in: scope) }
      }
    }
  }

  mutating func check(
    _ setting: AnimationSetting, in scope: ScopeIndex, closureInputs: [String] = []
  ) {
    guard case .expression(let text) = setting else { return }
    // A long document repeats a few animations a million times, so asking must cost next to nothing.
    if scope == .document, knownAnimations.contains(text, of: source) { return }
    _ = check(text, as: .animation, in: scope, closureInputs: closureInputs)
    if scope == .document { source.withDecoded(text) { _ = knownAnimations.insert($0) } }
  }
}

extension NameTable {
  /// Whether the table has the text of a string.
  fileprivate func contains(_ string: JSONString, of source: SourceText) -> Bool {
    source.withDecoded(string) { find($0) } != nil
  }
}

extension ScopeOpener {
  /// The name of a closure's element, which no document can use.
  static let removedElement = "$element"
}

extension ExpectedTypes {
  /// An animation, or nil for none.
  package static let animation = ExpectedTypes.type(.optional(.animation))
  /// A place in a list.
  package static let index = ExpectedTypes.oneOf([.int, .double])
  /// What a drag goes through: a number or a vector.
  package static let movement = ExpectedTypes.oneOf([.double, .point, .size])

  /// The other end of a movement.
  package static func end(ofMovementFrom start: ValueType) -> ExpectedTypes {
    start == .unknown ? .movement : .type(start)
  }

  /// What may be stored where values of a type stand.
  package static func stored(_ type: ValueType) -> ExpectedTypes {
    type == .unknown ? .any : .type(type)
  }

  /// What may be an element of a list of some type.
  package static func element(of type: ValueType) -> ExpectedTypes {
    if case .array(let element) = type { return .stored(element) }
    return .any
  }
}

// MARK: - Verbs

extension TimelineChecker {
  // What has steps inside is kept apart from what has none: the recursion goes through small frames.

  private mutating func check(_ verbs: ElementRange<Verb>, in scope: ScopeIndex) {
    noteMoves(among: verbs)
    for verb in timeline[verbs] {
      switch verb.action {
      case .run(let steps): check(steps, in: scope)
      case .call(let index):
        uses.leaveScopeOpenEnded()
        check(index, in: scope)
      case .async(let index): check(index, in: scope)
      case .gesture(let index): check(index, in: scope)
      case .set, .toggle, .append, .remove, .move, .expect, .pause, .resume, .stop, .emit:
        checkChange(verb.action, in: scope)
      }
    }
  }

  private mutating func checkChange(_ action: Verb.Action, in scope: ScopeIndex) {
    switch action {
    case .set(let assignments):
      if uses.scope != nil {
        for assignment in timeline[assignments] { noteWrite(to: assignment.target) }
      }
      for assignment in timeline[assignments] where !isNumberForNumber(assignment) {
        let expected = type(of: assignment.target, in: scope).map(ExpectedTypes.stored) ?? .any
        check(assignment.value, as: expected, in: scope)
        note(assignment.value, asElement: false, in: assignment.target, scope)
      }
    case .toggle(let paths): for path in timeline[paths] { checkToggle(path, in: scope) }
    case .append(let assignments):
      for assignment in timeline[assignments] {
        noteWrite(to: assignment.target)
        let element = expectedElement(of: assignment.target, to: "appended to", in: scope)
        check(assignment.value, as: element ?? .any, in: scope)
        note(assignment.value, asElement: true, in: assignment.target, scope)
      }
    case .remove(let assignments):
      for assignment in timeline[assignments] { checkRemoval(assignment, in: scope) }
    case .move(let index): check(timeline[index], in: scope)
    case .expect(let index):
      let reader = uses.reader
      uses.reader = .expectation
      for expectation in timeline[timeline[index].expectations] {
        check(expectation.claim, in: scope)
      }
      uses.reader = reader
    case .run, .call, .async, .gesture, .pause, .resume, .stop, .emit: break
    }
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
    guard path.isPartial else { return type(of: path.root) }
    let found = source.withDecoded(path.text) { targets.find($0, in: scope) }
    if found.wasRead { return found.reading?.type }
    let target = checker.checkTarget(
      expressionText(path.text), in: scopes[scope], diagnostics: &diagnostics)
    source.withDecoded(path.text) { targets.add($0, in: scope, target) }
    return target?.type
  }

  /// What the elements of a list may be; nil for what is no list, which is reported.
  private mutating func expectedElement(
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

  private mutating func checkToggle(_ path: StatePath, in scope: ScopeIndex) {
    noteWrite(to: path)
    guard let type = type(of: path, in: scope), type != .bool, type != .unknown else { return }
    let message = "only a Bool can be toggled, this is \(type.withArticle)"
    diagnostics.add(.error(.wrongType, message, at: path.text.range))
  }

  /// An element, or a closure that says of an element whether it is meant.
  private mutating func checkRemoval(_ assignment: Assignment, in scope: ScopeIndex) {
    noteWrite(to: assignment.target)
    noteShift(of: assignment.target)
    let element =
      expectedElement(of: assignment.target, to: "removed from", in: scope) ?? .any
    guard case .text(let text) = assignment.value, expressionText(text).isClosure else {
      check(assignment.value, as: element, in: scope)
      return
    }
    let inner = scopes.open(in: scope, by: .removal(assignment.target)) { scope in
      scope.declareInput(
        ScopeOpener.removedElement, element.alternatives.first ?? .unknown, at: text.range,
        diagnostics: &diagnostics)
    }
    _ = check(
      text, as: .type(.bool), in: inner, closureInputs: [ScopeOpener.removedElement])
  }

  private mutating func check(_ move: Move, in scope: ScopeIndex) {
    noteWrite(to: move.source)
    noteWrite(to: move.destination)
    noteShift(of: move.source)
    if move.index != nil { noteShift(of: move.destination) }
    noteMove(from: move.source, to: move.destination)
    let element = expectedElement(of: move.source, to: "removed from", in: scope)
    let found = check(move.value, as: element ?? .any, in: scope)
    if let index = move.index { check(index, as: .index, in: scope) }
    note(move.value, asElement: true, in: move.destination, scope)
    let entered = expectedElement(of: move.destination, to: "moved to", in: scope)
    guard element != nil, let found, let entered, !entered.accepts(found) else { return }
    let message = "\(found.withArticle) where \(entered.phrase) is wanted"
    diagnostics.add(.error(.wrongType, message, at: move.destination.text.range))
  }

  private mutating func check(_ index: ElementIndex<AsyncWork>, in scope: ScopeIndex) {
    let work = timeline[index]
    uses.leaveScopeOpenEnded()
    if let delay = work.delay { checkSeconds(delay, in: scope) }
    if let fails = work.fails { check(fails, as: .type(.bool), in: scope) }
    check(later: work.steps, in: scope)
    check(later: work.failureSteps, in: scope)
  }

  /// Checks a number of seconds.
  private mutating func checkSeconds(_ value: DocumentValue, in scope: ScopeIndex) {
    check(value, as: .type(.double), in: scope)
    guard let seconds = constant(value, as: .type(.double), in: scope),
      let warning = Milliseconds.warning(of: seconds, at: value.place)
    else { return }
    diagnostics.add(warning)
  }

  /// The number that a value always is, if that is known.
  private func constant(
    _ value: DocumentValue, as expected: ExpectedTypes, in scope: ScopeIndex
  ) -> Double? {
    if case .number(let number, _) = value { return number }
    guard case .text(let text) = value else { return nil }
    let found = source.withDecoded(text) { expressions.find($0, in: scope, as: expected) }
    guard case .double(let number)? = found.expression?.constantValue else { return nil }
    return number
  }

  private mutating func check(_ index: ElementIndex<Gesture>, in outer: ScopeIndex) {
    let gesture = timeline[index]
    let type = check(gesture.start, as: .movement, in: outer) ?? .unknown
    check(gesture.end, as: .end(ofMovementFrom: type), in: outer)
    uses.leaveScopeOpenEnded()
    checkSeconds(gesture.duration, in: outer)
    if let curve = gesture.curve { check(curve, as: .type(.unitCurve), in: outer) }
    if let rate = gesture.rate { check(rate, as: .type(.double), in: outer) }
    let scope = scopes.open(in: outer, by: .gesture(index)) { scope in
      for name in ["translation", "velocity", "predictedEnd"] {
        scope.declareInput(
          name, type, at: gesture.start.place, isInjected: true, diagnostics: &diagnostics)
      }
    }
    check(later: gesture.changed, in: scope)
    check(later: gesture.ended, in: scope)
  }

  private mutating func check(_ claim: Expectation.Claim, in scope: ScopeIndex) {
    switch claim {
    case .column(_, let value): check(value, as: .any, in: scope)
    case .model(let path, let value):
      if path.isPartial { check(claimedPath: path, in: scope) }
      check(value, as: path.isPartial ? .any : .stored(type(of: path.root)), in: scope)
    case .range(_, let lowest, let highest):
      check(lowest, as: .type(.double), in: scope)
      check(highest, as: .type(.double), in: scope)
    case .winner(_, let value): check(value, as: .type(.text), in: scope)
    case .completed(let index):
      if let time = timeline[index].time { check(time, as: .type(.double), in: scope) }
    case .count, .order, .settled, .monotonic: break
    }
  }
}

extension TimelineChecker {
  /// A part of the state, which stands behind `state.` in its key, is read like an expression.
  private mutating func check(claimedPath path: StatePath, in scope: ScopeIndex) {
    let text = expressionText(path.text)
    let start = min(StatePath.claimPrefix.utf8.count, text.bytes.count)
    _ = check(text.part(start..<text.bytes.count), as: .any, in: scope)
  }
}

extension StatePath {
  /// What stands before a state in a claim about it.
  static let claimPrefix = "state."
}
