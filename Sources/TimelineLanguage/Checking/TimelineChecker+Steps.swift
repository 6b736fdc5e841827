import JSONText

extension TimelineChecker {
  /// Checks a step in a scope.
  mutating func check(_ step: Step, in outer: ScopeIndex) {
    guard let index = step.details else {
      if let around = step.scope { check(around, in: outer) }
      for verb in timeline[step.verbs] { check(verb.action, in: outer) }
      return
    }
    let details = timeline[index]
    let scope = details.loop.map { open($0, of: index, in: outer) } ?? outer
    if let condition = details.condition { check(condition, as: .type(.bool), in: scope) }
    if let around = step.scope { check(around, in: scope) }
    for completion in timeline[details.completions] { check(completion.steps, in: scope) }
    for verb in timeline[step.verbs] { check(verb.action, in: scope) }
    check(details.otherwise, in: scope)
  }

  /// Checks the steps of an action, whose parameters may be of any type.
  mutating func checkAction(_ index: Int) {
    let action = timeline.actions[index]
    let scope = scopes.open(in: .document, by: .action(ElementIndex(index))) { scope in
      for parameter in action.parameters {
        scope.declareInput(
          parameter, .unknown, at: action.place.range, diagnostics: &diagnostics)
      }
    }
    check(action.steps, in: scope)
  }

  mutating func check(_ steps: ElementRange<Step>, in scope: ScopeIndex) {
    for step in timeline[steps] { check(step, in: scope) }
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
}

// MARK: - Verbs

extension TimelineChecker {
  private mutating func check(_ action: Verb.Action, in scope: ScopeIndex) {
    switch action {
    case .set(let assignments):
      for assignment in timeline[assignments] where !isNumberForNumber(assignment) {
        check(assignment.value, as: expected(of: assignment.target, in: scope), in: scope)
      }
    case .toggle(let paths): for path in timeline[paths] { checkToggle(path, in: scope) }
    case .append(let assignments):
      for assignment in timeline[assignments] {
        let list = expected(of: assignment.target, in: scope)
        check(assignment.value, as: list.element, in: scope)
      }
    case .remove(let assignments):
      for assignment in timeline[assignments] { checkRemoval(assignment, in: scope) }
    case .move(let index): check(timeline[index], in: scope)
    case .run(let steps): check(steps, in: scope)
    case .call(let index): check(timeline[index], in: scope)
    case .async(let index): check(timeline[index], in: scope)
    case .gesture(let index): check(timeline[index], index, in: scope)
    case .expect(let index):
      for expectation in timeline[timeline[index].expectations] {
        check(expectation.claim, in: scope)
      }
    case .pause, .resume, .stop, .emit: break
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

  /// What can be written to a place in the state.
  private mutating func expected(of path: StatePath, in scope: ScopeIndex) -> ExpectedTypes {
    guard !path.isPartial else {
      let type = check(path.text, as: .any, in: scope)
      return type.map { $0 == .unknown ? .any : .type($0) } ?? .any
    }
    let type = type(of: path.root)
    return type == .unknown ? .any : .type(type)
  }

  /// The type of a state or a published property.
  func type(of reference: StateReference) -> ValueType {
    switch reference {
    case .state(let state): stateTypes[state.index]
    case .published(let property): publishedTypes[property.index]
    }
  }

  private mutating func checkToggle(_ path: StatePath, in scope: ScopeIndex) {
    let type = path.isPartial ? check(path.text, as: .any, in: scope) : type(of: path.root)
    guard let type, type != .bool, type != .unknown else { return }
    let message = "only a Bool can be toggled, this is \(type.withArticle)"
    diagnostics.add(.error(.wrongType, message, at: path.text.range))
  }

  /// An element, or a closure that says of an element whether it is meant.
  private mutating func checkRemoval(_ assignment: Assignment, in scope: ScopeIndex) {
    let element = expected(of: assignment.target, in: scope).element
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
    let element = expected(of: move.source, in: scope).element
    check(move.value, as: element, in: scope)
    if let index = move.index { check(index, as: .oneOf([.int, .double]), in: scope) }
  }

  private mutating func check(_ work: AsyncWork, in scope: ScopeIndex) {
    if let delay = work.delay { check(delay, as: .type(.double), in: scope) }
    if let fails = work.fails { check(fails, as: .type(.bool), in: scope) }
    check(work.steps, in: scope)
    check(work.failureSteps, in: scope)
  }

  private mutating func check(
    _ gesture: Gesture, _ index: ElementIndex<Gesture>, in outer: ScopeIndex
  ) {
    let movement = ExpectedTypes.oneOf([.double, .point, .size])
    let type = check(gesture.start, as: movement, in: outer) ?? .unknown
    check(gesture.end, as: type == .unknown ? movement : .type(type), in: outer)
    check(gesture.duration, as: .type(.double), in: outer)
    if let curve = gesture.curve { check(curve, as: .type(.unitCurve), in: outer) }
    let scope = scopes.open(in: outer, by: .gesture(index)) { scope in
      for name in ["translation", "velocity", "predictedEnd"] {
        scope.declareInput(
          name, type, at: gesture.start.place, isInjected: true, diagnostics: &diagnostics)
      }
    }
    check(gesture.changed, in: scope)
    check(gesture.ended, in: scope)
  }

  private mutating func check(_ claim: Expectation.Claim, in scope: ScopeIndex) {
    switch claim {
    case .column(_, let value): check(value, as: .any, in: scope)
    case .model(let path, let value):
      if path.isPartial { check(claimedPath: path, in: scope) }
      check(value, as: path.isPartial ? .any : expected(of: path, in: scope), in: scope)
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

// MARK: - Calls

extension TimelineChecker {
  /// Checks the arguments of a call, each an expression of its own.
  private mutating func check(_ call: ActionCall, in scope: ScopeIndex) {
    let action = timeline[call.action]
    guard let arguments = ActionArguments(expressionText(call.text), diagnostics: &diagnostics)
    else { return }
    guard arguments.texts.count == action.parameters.count else {
      let message =
        "'\(action.name)' takes \(action.parameters.count) arguments, not \(arguments.texts.count)"
      diagnostics.add(.error(.wrongArguments, message, at: call.text.range))
      return
    }
    for argument in arguments.texts { _ = check(argument, as: .any, in: scope) }
  }
}
