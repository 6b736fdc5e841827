import AnimationEngine
import TimelineLanguage

extension Simulation {
  /// The recipe of stopping: the value on screen is set under an animation too short to be seen.
  private static let instant = Animation.linear(duration: 0.0001)

  /// Runs one turn; its changes take effect when it has ended.
  mutating func take(_ turn: Turn) {
    turnCount += 1
    openings.removeAll(keepingCapacity: true)
    scene.beginTurn()
    switch turn {
    case .event(let index): take(timeline[timeline.events[index].step])
    case .completion(let called): complete(called)
    }
    applyUpdates()
    scene.endTurn()
    noteRecords(turn: turnCount)
  }

  /// What the turn has written takes effect, one update after the other.
  private mutating func applyUpdates() {
    for update in updates.take() {
      for write in update.writes {
        scene.apply(
          Components(write.value), to: properties[write.state], under: update.transaction)
      }
    }
  }

  private mutating func take(_ step: Step) {
    let details = timeline.details(of: step)
    guard let scope = step.scope else { return takeVerbs(of: step) }
    var transaction = script.transaction(of: scope)
    let number = scene.transactionCount + 1
    for completion in timeline[details.completions] {
      let id = scene.addCompletion(to: &transaction, criteria: completion.criteria.engine)
      completions[id] = WaitingCompletion(completion: completion, transaction: number)
    }
    if isRecording {
      openings[number] = Opening(scope: scope)
      if let name = details.name { transactionNames[number] = timeline[name] }
    }
    scene.enter(transaction)
    takeVerbs(of: step)
    scene.leave()
  }

  private mutating func takeVerbs(of step: Step) {
    for verb in timeline[step.verbs] {
      switch verb.action {
      case .set(let assignments):
        for assignment in timeline[assignments] { take(assignment, in: step) }
      case .run(let steps):
        for step in timeline[steps] { take(step) }
      case .pause(let targets): hold(targets)
      case .resume(let targets): release(targets)
      case .stop(let targets): stop(targets)
      case .emit(let text): emit(text)
      // Assertions are checked by another command; the script has refused the others.
      case .expect, .toggle, .append, .remove, .move, .call, .async, .gesture: break
      }
    }
  }

  private mutating func take(_ assignment: Assignment, in step: Step) {
    guard case .state(let state) = assignment.target.root else { return }
    lastSteps[state.index] = step.place
    set(state.index, to: script.number(assignment.value))
  }

  private mutating func set(_ state: Int, to value: Double) {
    states[state] = value
    updates.write(value, to: state, under: scene.currentTransaction())
  }

  private mutating func emit(_ text: ElementIndex<String>) {
    record(TraceEvent(instant: scene.now, word: .emit, label: timeline[text], turn: turnCount))
  }

  private mutating func complete(_ called: CompletedCompletion) {
    guard let waiting = completions.removeValue(forKey: called.id) else { return }
    let label = waiting.completion.label
    record(
      TraceEvent(
        instant: scene.now, word: .complete, transaction: name(ofTransaction: waiting.transaction),
        label: label.map { timeline[$0] } ?? "", detail: EventDetail(called.mechanism),
        turn: turnCount))
    if let label { fire(label) }
    for step in timeline[waiting.completion.steps] { take(step) }
  }

  private mutating func fire(_ label: ElementIndex<String>) {
    for (event, delay) in firings.fire(label) {
      if delay == 0 {
        queue.raise(.event(event))
      } else if let instant = scene.now.advanced(bySeconds: delay) {
        queue.schedule(.event(event), at: instant)
      }
    }
  }
}

// MARK: - Pauses

extension Simulation {
  private mutating func hold(_ targets: ElementRange<MotionTarget>) {
    for state in subjects(of: targets) {
      note(.pause, of: state, scene.hold(properties[state]))
    }
  }

  private mutating func release(_ targets: ElementRange<MotionTarget>) {
    for state in subjects(of: targets) {
      note(.resume, of: state, scene.release(properties[state]))
    }
  }

  private mutating func stop(_ targets: ElementRange<MotionTarget>) {
    for state in subjects(of: targets) {
      let isMoving = scene.isMoving(properties[state])
      note(.stop, of: state, isMoving ? .done : .idle)
      guard isMoving else { continue }
      let number = scene.enter(Transaction(animation: Self.instant))
      openings[number] = Opening(scope: nil)
      set(state, to: presentation(of: state))
      scene.leave()
    }
  }

  private mutating func note(_ word: EventWord, of state: Int, _ outcome: HoldOutcome) {
    record(
      TraceEvent(
        instant: scene.now, word: word, track: timeline.states[state].name,
        value: .number(presentation(of: state)), detail: EventDetail(outcome), turn: turnCount))
  }

  private func subjects(of targets: ElementRange<MotionTarget>) -> [Int] {
    timeline[targets].flatMap { target -> [Int] in
      switch target.subject {
      case .everything: return Array(timeline.states.indices)
      case .state(.state(let state)): return [state.index]
      // A state is its own track, and published properties cannot be played.
      case .track, .state(.published): return []
      }
    }
  }
}

extension CompletionCriteria {
  /// The engine's word for it.
  fileprivate var engine: AnimationCompletionCriteria {
    switch self {
    case .logicallyComplete: .logicallyComplete
    case .removed: .removed
    }
  }
}

extension EventDetail {
  fileprivate init(_ mechanism: CompletedCompletion.Mechanism) {
    switch mechanism {
    case .empty: self = .empty
    case .logical: self = .logical
    case .superseded: self = .superseded
    case .removed: self = .removed
    }
  }

  fileprivate init?(_ outcome: HoldOutcome) {
    switch outcome {
    case .done: return nil
    case .already: self = .already
    case .idle: self = .idle
    }
  }
}
