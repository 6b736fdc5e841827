import AnimationEngine
import ExpressionLanguage
import TimelineLanguage

extension Simulation {
  /// Raises the observer of a value that stands at its target.
  ///
  /// It cannot tell an end from the end of an iteration, nor an arrival from a jump; the detail can.
  mutating func raiseObserver(_ index: Int, isOver: Bool) {
    guard let property = views.completions[index].track.property else { return }
    let last = recorder.lastChanges[property.index]
    let endsAway = last.animation?.composition.endsAtStart ?? false
    let detail: EventDetail? = !isOver ? .spurious : endsAway ? .snap : last.arrival
    // The removal is seen last: completions that it calls are called before.
    if isOver {
      loop.raiseLate(.observation(index, detail))
    } else {
      loop.raise(.observation(index, detail))
    }
  }

  /// Notes what an observer has seen and tells nobody.
  mutating func noteSight(_ word: EventWord, ofObserver index: Int) {
    let watch = views.completions[index]
    record(
      TraceEvent(
        instant: eventInstant, word: word, track: watch.track.name, label: label(of: watch),
        value: presentation(of: watch.track)))
  }

  private func label(of watch: CompletionWatch) -> String {
    if case .label(let label) = watch.completion { timeline[label] } else { "" }
  }

  /// The observer's callback, in a turn of its own.
  mutating func observe(_ index: Int, _ detail: EventDetail?) throws(EvaluationError) {
    let watch = views.completions[index]
    record(
      TraceEvent(
        instant: eventInstant, word: .observe, track: watch.track.name, label: label(of: watch),
        value: presentation(of: watch.track), detail: detail, turn: turnCount))
    switch watch.completion {
    case .none: break
    case .label(let label): loop.fire(label)
    case .steps(let steps):
      let context = try stepContext(in: watch.track.context)
      try run(steps, in: context)
    }
  }
}
