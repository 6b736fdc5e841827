import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// Schedules work. When it is delivered the scope around it is closed, but its names are still
  /// visible.
  mutating func putOff(
    _ index: ElementIndex<AsyncWork>, at place: SourceRange, in context: StepContext
  ) throws(EvaluationError) {
    try keep(context, at: place)
    let delay = try timeline[index].delay.map { (delay) throws(EvaluationError) in
      try model.number(delay, upTo: Instant.secondsLimit, "seconds", in: context)
    }
    loop.raise(
      .work(index, context, model.scopeToClose(around: .async, at: eventInstant)), after: delay ?? 0
    )
  }

  /// Delivers work, done or failed; its steps see the current states.
  mutating func deliver(
    _ work: AsyncWork, in context: StepContext
  ) throws(EvaluationError) {
    let fails = try work.fails.map { (fails) throws(EvaluationError) in
      try model.boolean(fails, in: context)
    }
    if let queue = work.queue {
      record(
        TraceEvent(
          instant: eventInstant, word: .background, label: timeline[queue], turn: turnCount))
    }
    guard fails == true else { return try run(work.steps, in: context) }
    record(TraceEvent(instant: eventInstant, word: .fail, turn: turnCount))
    try run(work.failureSteps, in: context)
  }
}
