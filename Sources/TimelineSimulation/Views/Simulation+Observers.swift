import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// Raises the observer of a value that is at its target.
  ///
  /// It cannot tell an end from the end of an iteration, nor an arrival from a jump; the detail can.
  mutating func raiseObserver(of property: Int, isOver: Bool) {
    let number = views.track(of: property)
    let last = recorder.lastChanges[property]
    let endsAway = last.animation?.composition.endsAtStart ?? false
    let detail: EventDetail? = !isOver ? .spurious : endsAway ? .snap : last.arrival
    // The removal is seen last, after the completions that it calls.
    if isOver {
      loop.raiseLate(.observation(number, detail))
    } else {
      loop.raise(.observation(number, detail))
    }
  }

  /// Records what an observer sees without a callback.
  mutating func noteSight(_ word: EventWord, of property: Int) {
    guard !recorder.isExplained else { return countSight(word, of: property) }
    let track = views.tracks[views.track(of: property)]
    record(
      TraceEvent(
        instant: eventInstant, word: word, track: track.name, label: label(of: track),
        value: presentation(of: track)))
  }

  private func label(of track: Track) -> String {
    if case .observer(.label(let label)) = track.role { timeline[label] } else { "" }
  }

  /// The observer's callback, in a turn of its own.
  mutating func observe(_ number: Int, _ detail: EventDetail?) throws(EvaluationError) {
    let track = views.tracks[number]
    record(
      TraceEvent(
        instant: eventInstant, word: .observe, track: track.name, label: label(of: track),
        value: presentation(of: track), detail: detail, turn: turnCount),
      facts(ofCalledObserver: number, detail))
    guard case .observer(let completion) = track.role else { return }
    switch completion {
    case .none: break
    case .label(let label): loop.fire(label)
    case .steps(let steps):
      let context = try views.stepContext(in: track.context, scene: scene)
      try run(steps, in: context)
    }
  }
}
