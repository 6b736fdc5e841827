import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  mutating func pause(_ targets: ElementRange<MotionTarget>) {
    for track in animatedTracks(of: targets) {
      guard let property = track.property else { continue }
      let outcome = scene.pauseMotion(of: property)
      if track.isPrinted { note(.pause, of: track, outcome) }
    }
  }

  mutating func resume(_ targets: ElementRange<MotionTarget>) {
    for track in animatedTracks(of: targets) {
      guard let property = track.property else { continue }
      let outcome = scene.resumeMotion(of: property)
      if track.isPrinted { note(.resume, of: track, outcome) }
    }
  }

  /// The `stoppable` recipe as a verb: sets each state that is named to its value on screen.
  mutating func stop(
    _ targets: ElementRange<MotionTarget>, in step: Step
  ) throws(EvaluationError) {
    let tracks = animatedTracks(of: targets).filter { $0.isPrinted }
    var stopped: Set<Int> = []
    for track in tracks {
      guard let property = track.property, let state = track.shownState else { continue }
      let isMoving = scene.isMoving(property)
      note(.stop, of: track, isMoving ? .done : .idle)
      guard isMoving, stopped.insert(state).inserted else { continue }
      let value = type(of: state).value(scene[property])
      try stop(state, at: value, by: step.place)
    }
    try refuseStates(in: targets, without: tracks)
  }

  /// Refuses a state that no track shows directly: a value derived from it cannot be written back.
  private func refuseStates(
    in targets: ElementRange<MotionTarget>, without tracks: [Track]
  ) throws(EvaluationError) {
    for target in timeline[targets] {
      guard case .state(let reference) = target.subject else { continue }
      let slot = place(of: reference).slot
      let made = tracks.filter { $0.dependencies.states.contains(slot) }
      guard !made.isEmpty, !made.contains(where: { $0.shownState == slot }) else { continue }
      let message =
        "nothing on screen is this state itself, so that it cannot be stopped; "
        + "\"pause\" holds what is made of it"
      throw EvaluationError(.other(message), at: target.place.range)
    }
  }

  private func type(of state: Int) -> ValueType {
    let count = timeline.states.count
    return state < count
      ? script.checked.stateTypes[state] : script.checked.publishedTypes[state - count]
  }

  private mutating func note(_ word: EventWord, of track: Track, _ outcome: PauseOutcome) {
    // The next tick shows it even if nothing else changes.
    if loop.isCallingBack { display?.markStale() }
    record(
      TraceEvent(
        instant: changeInstant, word: word, track: track.name, value: presentation(of: track),
        detail: EventDetail(outcome), turn: turnCount),
      hold(word, of: track, presentation(of: track), EventDetail(outcome)))
  }
}

// MARK: - What is meant

extension Simulation {
  /// The animated values that targets name: for a state all values derived from it, including those
  /// of observers and hold modifiers.
  private func animatedTracks(of targets: ElementRange<MotionTarget>) -> [Track] {
    views.tracks.filter { track in
      track.property != nil && !isGone(track)
        && timeline[targets].contains { means($0.subject, track) }
    }
  }

  private func isGone(_ track: Track) -> Bool {
    track.instance.map { views.instances[$0].isGone } ?? false
  }

  private func means(_ subject: MotionTarget.Subject, _ track: Track) -> Bool {
    switch subject {
    case .everything: return true
    case .state(let reference): return track.dependencies.states.contains(place(of: reference).slot)
    case .view(let view): return track.view.map { isInside($0, view) } ?? false
    case .track(let name):
      let text = timeline[name]
      return track.isPrinted && track.name == text
        || track.columns.contains { $0.name == text }
    }
  }

  private func isInside(_ view: ElementIndex<ViewNode>, _ outer: ElementIndex<ViewNode>) -> Bool {
    view == outer || timeline[outer].descendants.indices.contains(view.index)
  }
}

extension EventDetail {
  fileprivate init?(_ outcome: PauseOutcome) {
    switch outcome {
    case .done: return nil
    case .already: self = .already
    case .idle: self = .idle
    }
  }
}
