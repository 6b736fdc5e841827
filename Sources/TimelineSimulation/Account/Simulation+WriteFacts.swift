import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// The account of writes, and of values that do not move.
extension Simulation {
  /// Remembers what an update is about to write, and what depends on that without moving.
  mutating func beginAccount(of update: TransactionWrites) {
    guard recorder.isExplained else { return }
    var memory = UpdateMemory()
    memory.writes = update.writes.map { write in
      StateWrite(
        state: write.state, before: views.evaluator.states[write.state],
        after: write.value, step: write.step, hidden: hiddenState(write.state))
    }
    memory.steppedValues = steppingTracks(of: update).map { ($0, steppedValue(of: $0)) }
    recorder.memory?.update = memory
  }

  /// Tells which values of an update took a new value at once because they do not move, and which writes
  /// changed nothing on screen.
  mutating func endAccount(of update: TransactionWrites) {
    guard recorder.isExplained, let memory = recorder.memory else { return }
    for (track, before) in memory.update.steppedValues
    where views.tracks[track].isShown && steppedValue(of: track) != before {
      noteStep(of: track, in: update)
    }
    for write in recorder.memory?.update.writes ?? [] { noteWrite(write, in: update) }
  }

  /// The tracks that depend on an update and have no animated value.
  private func steppingTracks(of update: TransactionWrites) -> [Int] {
    views.dependents.tracks(of: update.states, allElements: true)
      .filter { views.tracks[$0].property == nil }
  }

  /// The value of a track that is not animated; nil where its expression has no value just now,
  /// which rows report if they come to it.
  private mutating func steppedValue(of index: Int) -> SteppedValue? {
    let track = views.tracks[index]
    do throws(EvaluationError) {
      if track.isText { return .text(try views.evaluator.text(of: track, scene: scene)) }
      switch track.origin {
      case .attribute(let value, let type):
        return .components(
          try views.evaluator.components(of: value, type, in: track.context, scene: scene))
      case .expression(let value):
        return .value(try views.evaluator.value(value, in: track.context, scene: scene))
      case .state, .transition, .matchedFrame, .layoutFrame, .content, .keyframes: return nil
      }
    } catch {
      return nil
    }
  }

  private mutating func noteStep(of index: Int, in update: TransactionWrites) {
    guard let memory = recorder.memory else { return }
    let track = views.tracks[index]
    recorder.memory?.update.effective.formUnion(track.dependencies.states)
    let kind = kind(ofStep: index, in: update)
    recorder.memory?.completions.note(
      .init(track: track.name, reason: kind.isFade ? .faded : .stepped),
      by: update.transaction.transaction.completions ?? [])
    record(
      facts: .step(
        StepFacts(
          instant: changeInstant, track: track.name, columns: track.columns.map { $0.name },
          writes: memory.update.writes.filter { track.dependencies.states.contains($0.state) },
          turn: memory.turn,
          transaction: recorder.name(ofTransaction: update.transaction.number),
          scopes: recorder.scopes(of: update.transaction.number).list,
          kind: kind)))
  }

  private mutating func kind(
    ofStep index: Int, in update: TransactionWrites
  ) -> StepFacts.Kind {
    guard !views.tracks[index].isText else { return .text(change(ofText: index, in: update)) }
    guard case .value(let value) = steppedValue(of: index) else {
      return views.tracks[index].context.isPerFrame ? .perFrame : .notAnimatable
    }
    return switch value {
    case .array: .list
    case .bool: .boolean
    default: .perFrame
    }
  }

  private mutating func change(
    ofText index: Int, in update: TransactionWrites
  ) -> StepFacts.TextChange {
    if let instance = views.tracks[index].instance,
      let transition = parts.contents.transition(of: instance)
    {
      return .contentTransition(transition)
    }
    // An error is one of the run, which reports it where a value moves.
    let animation = try? animation(
      of: update.transaction.transaction, along: views.tracks[index].path)
    return animation.map { .byDefault($0) } ?? .atOnce
  }

  private mutating func noteWrite(_ write: StateWrite, in update: TransactionWrites) {
    guard let memory = recorder.memory, write.hidden != .layout,
      !memory.update.effective.contains(write.state)
    else { return }
    record(
      facts: .write(
        WriteFacts(
          instant: changeInstant, write: write, turn: memory.turn,
          transaction: recorder.name(ofTransaction: update.transaction.number),
          scopes: recorder.scopes(of: update.transaction.number).list,
          reason: reason(for: write, memory.update))))
  }

  /// Why a write changed nothing on screen.
  private mutating func reason(for write: StateWrite, _ update: UpdateMemory) -> WriteFacts.Reason {
    if write.before == write.after { return .same }
    let equal = update.equalTracks.first {
      views.tracks[$0].dependencies.states.contains(write.state)
    }
    if let equal, let property = views.tracks[equal].property {
      let track = views.tracks[equal]
      return .equal(
        track: track.name, value: track.type.printed(scene.model(of: property)), type: track.type)
    }
    let tracks = views.dependents.tracks(of: [write.state], allElements: true)
    if let absent = tracks.first(where: { views.tracks[$0].isPrinted }) {
      return .absent(track: views.tracks[absent].name)
    }
    if write.state < views.structure.count, !views.structure[write.state].isEmpty {
      return .sameViews
    }
    let watchers = watchers(of: write.state)
    guard watchers.isEmpty else { return .watched(watchers) }
    return script.checked.viewsRead(write.state) ? .unused : .unread
  }

  private func hiddenState(_ state: Int) -> HiddenState? {
    guard state >= timeline.states.count + timeline.published.count else { return nil }
    if state == views.layoutSlot { return .layout }
    if let (instance, number) = views.owner(ofState: state) {
      let node = views.instances[instance].node
      let index = timeline[node].states.indices.lowerBound + number
      return .own(
        name: timeline[ElementIndex<OwnState>(index)].name,
        view: views.name(of: instance, in: timeline))
    }
    return parts.timelineViews.shows(state: state) ? .date : .phase
  }

  /// The readers of a state that do not show it, each kind once.
  private mutating func watchers(of state: Int) -> [WriteFacts.Watcher] {
    var found: Set<WriteFacts.Watcher> = []
    for track in views.dependents.tracks(of: [state], allElements: true) {
      switch views.tracks[track].role {
      case .observer: found.insert(.observer)
      case .recipe: found.insert(.recipe)
      case .printed, .unnamed: break
      }
    }
    for watch in views.changes where watch.dependencies.states.contains(state) {
      found.insert(watch.reaction.watcher)
    }
    if !views.dependents.placements(of: [state]).isEmpty { found.insert(.layout) }
    if views.rewriters.contains(where: { $0.dependencies.states.contains(state) }) {
      found.insert(.modifier)
    }
    if views.publications.contains(where: { $0.slot == state }) { found.insert(.onReceive) }
    let isReduceMotion =
      timeline.reduceMotionState?.index == state
      && timeline.views.indices.contains { timeline.hasTransition(ElementIndex($0)) }
    if isReduceMotion || !transitions(reading: state).isEmpty { found.insert(.transition) }
    return WriteFacts.Watcher.allCases.filter(found.contains)
  }

  /// Takes into the account what is no event.
  mutating func record(facts: AccountFacts) {
    recorder.record(AccountEntry(nil, facts), isSeen: changeInstant <= eventInstant)
  }
}

extension ChangeWatch.Reaction {
  fileprivate var watcher: WriteFacts.Watcher {
    switch self {
    case .steps: .onChange
    case .recipe: .recipe
    case .phases: .phases
    case .keyframes: .keyframes
    case .task: .task
    case .clock: .schedule
    }
  }
}
