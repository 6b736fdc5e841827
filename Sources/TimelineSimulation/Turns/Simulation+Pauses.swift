import AnimationEngine
import TimelineLanguage

extension Simulation {
  /// The recipe of stopping: the value on screen is set under an animation too short to be seen.
  private static let instant = Animation.linear(duration: 0.0001)

  mutating func hold(_ targets: ElementRange<MotionTarget>) {
    for track in animatedTracks(of: targets) {
      guard let property = track.property else { continue }
      note(.pause, of: track, scene.hold(property))
    }
    for property in watchedProperties(of: targets) { _ = scene.hold(property) }
  }

  mutating func release(_ targets: ElementRange<MotionTarget>) {
    for track in animatedTracks(of: targets) {
      guard let property = track.property else { continue }
      note(.resume, of: track, scene.release(property))
    }
    for property in watchedProperties(of: targets) { _ = scene.release(property) }
  }

  mutating func stop(_ targets: ElementRange<MotionTarget>, in step: Step) {
    for track in animatedTracks(of: targets) {
      guard let property = track.property else { continue }
      let isMoving = scene.isMoving(property)
      note(.stop, of: track, isMoving ? .done : .idle)
      guard isMoving, case .state(let state) = track.origin else { continue }
      scene.enter(Transaction(animation: Self.instant))
      set(state, to: script.checked.stateTypes[state].value(scene[property]), by: step)
      scene.leave()
    }
  }

  private mutating func note(_ word: EventWord, of track: Track, _ outcome: HoldOutcome) {
    // The tick that shows it comes even if nothing else is to be shown.
    if isCallingBack { screenIsStale = true }
    record(
      TraceEvent(
        instant: changeInstant, word: word, track: track.name, value: presentation(of: track),
        detail: EventDetail(outcome), turn: turnCount))
  }

  /// The animated tracks that a name stands for: a state means every track that is made of it.
  private func animatedTracks(of targets: ElementRange<MotionTarget>) -> [Track] {
    let isMeant = isMeant(by: targets)
    return plan.tracks.filter { $0.property != nil && isMeant($0) }
  }

  /// What observers see of the values that a name stands for: it stands still with them, untold.
  private func watchedProperties(
    of targets: ElementRange<MotionTarget>
  ) -> [AnimatedProperty<Components>] {
    let isMeant = isMeant(by: targets)
    return plan.completions.map(\.track).filter(isMeant).compactMap(\.property)
  }

  private func isMeant(by targets: ElementRange<MotionTarget>) -> (Track) -> Bool {
    let isMeant = timeline[targets].map { target -> (Track) -> Bool in
      switch target.subject {
      case .everything: return { _ in true }
      case .state(.state(let state)): return { $0.dependencies.contains(state.index) }
      case .state(.published(let property)):
        let slot = timeline.states.count + property.index
        return { $0.dependencies.contains(slot) }
      case .view(let view): return { track in track.view.map { isInside($0, view) } ?? false }
      case .track(let name):
        let text = timeline[name]
        return { (track: Track) in
          track.name == text || track.columns.contains { $0.name == text }
        }
      }
    }
    return { track in isMeant.contains { $0(track) } }
  }

  private func isInside(_ view: ElementIndex<ViewNode>, _ outer: ElementIndex<ViewNode>) -> Bool {
    view == outer || timeline[outer].descendants.indices.contains(view.index)
  }
}

extension EventDetail {
  fileprivate init?(_ outcome: HoldOutcome) {
    switch outcome {
    case .done: return nil
    case .already: self = .already
    case .idle: self = .idle
    }
  }
}
