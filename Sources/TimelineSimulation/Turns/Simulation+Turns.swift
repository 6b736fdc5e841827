import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// Runs one turn; its changes take effect when it has ended.
  mutating func run(_ turn: Turn) throws(EvaluationError) {
    let timeline = timeline
    var step: Step?
    if case .event(let index) = turn { step = timeline.step(ofEvent: index) }
    // Turns of expectations only change no output, not even turn numbers.
    loop.beginTurn(isCounted: step.map(timeline.isOnlyAssertion) != true)
    recorder.beginTurn()
    if recorder.isExplained {
      let facts = facts(of: turn)
      recorder.memory?.turn = facts
    }
    model.beginTurn(outOf: turn.closedScope)
    budget.beginTurn()
    scene.beginTurn()
    switch turn {
    case .event(let index):
      if let step, try !takeAtOnce(step, of: timeline) {
        try run(ElementRange(only: timeline.events[index].step), in: .document)
      }
    case .completion(let completion, let mechanism): try complete(completion, by: mechanism)
    case .observation(let index, let detail): try observe(index, detail)
    case .steps(let steps, let context, _): try run(steps, in: context)
    case .work(let index, let context, _):
      try deliver(timeline[index], in: context)
    case .gesture(let run): try go(on: run)
    case .recipe(let call): try hold(call)
    case .phase(let number): try showNextPhase(of: number)
    case .secondLayout(let instance): try layOutAgain(instance)
    case .job(let number, _): try goOn(number)
    }
    try applyUpdates()
    scene.endTurn()
    noteRecords(turn: turnCount)
  }

  /// The slot and the type of a state or a published property.
  func place(of reference: StateReference) -> (slot: Int, type: ValueType) {
    switch reference {
    case .state(let state): (state.index, script.checked.stateTypes[state.index])
    case .published(let property):
      (
        timeline.states.count + property.index, script.checked.publishedTypes[property.index]
      )
    }
  }

  /// Sets a state in the running turn, from a place in the document.
  mutating func set(
    _ state: Int, to value: Value, by place: SourceRange, arrival: EventDetail? = nil
  ) throws(EvaluationError) {
    // Views alone know the states that no step sets.
    let former = model.value(of: state) ?? views.evaluator.states[state]
    if value.weight > 1 || former.weight > 1 { try write(value, over: former, at: place) }
    model.set(
      state, to: value, by: place, arrival: arrival, under: scene.currentTransaction())
    let isPublished = script.checked.stateTypes.count..<model.stateCount ~= state
    if isPublished { try publish(slot: state) }
  }

  private mutating func showNextPhase(of number: Int) throws(EvaluationError) {
    guard
      let next = try parts.phases.next(
        number, at: eventInstant, in: &views, scene: scene, &recorder)
    else { return }
    var write = next.write
    write.animation = try model.animation(write.setting, in: next.context)
    try perform(write)
  }

  private mutating func complete(
    _ callback: DocumentCompletion, by mechanism: CompletedCompletion.Mechanism
  ) throws(EvaluationError) {
    let label = callback.completion.label
    let facts = facts(of: callback, calledBy: mechanism)
    record(
      TraceEvent(
        instant: eventInstant, word: .complete,
        transaction: recorder.name(ofTransaction: callback.transaction),
        label: label.map { timeline[$0] } ?? "", detail: EventDetail(mechanism),
        turn: turnCount),
      facts)
    if let label { loop.fire(label) }
    try run(callback.completion.steps, in: callback.context)
  }
}

extension Timeline {
  /// Whether a step consists of expectations only. No closures: they enlarge every frame of this
  /// recursion.
  fileprivate func isOnlyAssertion(_ step: Step) -> Bool {
    if constants(declaredBy: step) != nil { return true }
    guard step.scope == nil, !step.verbs.isEmpty else { return false }
    for verb in self[step.verbs] {
      if case .expect = verb.action { continue }
      if case .call(let call) = verb.action, areOnlyAssertions(self[self[call].action].steps) {
        continue
      }
      if case .run(let steps) = verb.action, areOnlyAssertions(steps) { continue }
      if case .select(let index) = verb.action, areOnlyAssertions(self[self[index].cases]) {
        continue
      }
      return false
    }
    return true
  }

  private func areOnlyAssertions(_ cases: ArraySlice<SelectionCase>) -> Bool {
    for one in cases {
      guard areOnlyAssertions(one.steps) else { return false }
    }
    return !cases.isEmpty
  }

  private func areOnlyAssertions(_ steps: ElementRange<Step>) -> Bool {
    for step in self[steps] {
      guard isOnlyAssertion(step) else { return false }
    }
    return !steps.isEmpty
  }
}

extension EventDetail {
  /// The word for why a completion was called.
  init(_ mechanism: CompletedCompletion.Mechanism) {
    switch mechanism {
    case .empty: self = .empty
    case .logical: self = .logical
    case .superseded: self = .superseded
    case .removed: self = .removed
    }
  }
}
