import AnimationEngine
import ExpressionLanguage
import TimelineLanguage

extension Simulation {
  /// Work that is delivered later: by then the scope around it is gone, but not its names.
  mutating func putOff(
    _ index: ElementIndex<AsyncWork>, in context: StepContext
  ) throws(EvaluationError) {
    let delay = try timeline[index].delay.map { (delay) throws(EvaluationError) in
      try number(delay, upTo: Instant.secondsLimit, "seconds", in: context)
    }
    loop.raise(.work(index, context, scopeToClose(around: .async)), after: delay ?? 0)
  }

  /// The work comes back, done or failed, and sees the states as they are by now.
  mutating func deliver(
    _ work: AsyncWork, in context: StepContext
  ) throws(EvaluationError) {
    let fails = try work.fails.map { (fails) throws(EvaluationError) in
      try boolean(fails, in: context)
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

  /// The innermost scope around the step that is taken, which work that it puts off will not see;
  /// without one, that which the work around it did not see.
  func scopeToClose(around work: ClosedScope.Work) -> ClosedScope? {
    guard let scope = openScopes.last else { return closedScope }
    return ClosedScope(work: work, word: EventDetail(scope), instant: eventInstant)
  }

  /// A number that a document computes where only numbers from 0 to a limit are taken.
  mutating func number(
    _ value: DocumentValue, upTo limit: Double, _ unit: String, in context: StepContext
  ) throws(EvaluationError) -> Double {
    let number = try self.value(value, as: .type(.double), in: context).number ?? 0
    guard (0...limit).contains(number) else {
      let failure = EvaluationFailure.other(
        "this must be from 0 to \(Int(limit)) \(unit), not \(number)")
      throw EvaluationError(failure, at: value.place)
    }
    return number
  }
}
