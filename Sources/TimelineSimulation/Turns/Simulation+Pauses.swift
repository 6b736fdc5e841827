import AnimationEngine
import TimelineLanguage

extension Simulation {
  /// The recipe of stopping: the value on screen is set under an animation too short to be seen.
  private static let instant = Animation.linear(duration: 0.0001)

  mutating func hold(_ targets: ElementRange<MotionTarget>) {
    for track in tracks(of: targets) { note(.pause, of: track, scene.hold(track.property)) }
  }

  mutating func release(_ targets: ElementRange<MotionTarget>) {
    for track in tracks(of: targets) { note(.resume, of: track, scene.release(track.property)) }
  }

  mutating func stop(_ targets: ElementRange<MotionTarget>, in step: Step) {
    for track in tracks(of: targets) {
      let isMoving = scene.isMoving(track.property)
      note(.stop, of: track, isMoving ? .done : .idle)
      guard isMoving else { continue }
      scene.enter(Transaction(animation: Self.instant))
      set(track.state, to: track.type.value(scene[track.property]), by: step)
      scene.leave()
    }
  }

  private mutating func note(_ word: EventWord, of track: Track, _ outcome: HoldOutcome) {
    record(
      TraceEvent(
        instant: scene.now, word: word, track: track.name, value: presentation(of: track),
        detail: EventDetail(outcome), turn: turnCount))
  }

  private func tracks(of targets: ElementRange<MotionTarget>) -> [Track] {
    timeline[targets].flatMap { target -> [Track] in
      switch target.subject {
      case .everything: return tracks
      case .state(.state(let state)):
        return trackOfState[state.index].map { [tracks[$0]] } ?? []
      // A state is its own track, and published properties cannot be played.
      case .track, .view, .state(.published): return []
      }
    }
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
