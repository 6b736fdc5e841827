import AnimationEngine
import TimelineLanguage

extension Simulation {
  /// Work that is delivered later: by then the scope around it is gone, but not its names.
  mutating func putOff(
    _ index: ElementIndex<AsyncWork>, in context: StepContext
  ) throws(EvaluationError) {
    let delay = try timeline[index].delay.map { (delay) throws(EvaluationError) in
      try number(delay, in: 0...Instant.secondsLimit, "seconds", in: context)
    }
    raise(.work(index, context, scopeToClose), after: delay ?? 0)
  }

  /// The work comes back, done or failed, and sees the states as they are by now.
  mutating func deliver(
    _ work: AsyncWork, in context: StepContext
  ) throws(EvaluationError) {
    let fails = try work.fails.map { (fails) throws(EvaluationError) in
      try boolean(fails, in: context)
    }
    guard fails == true else { return try take(work.steps, in: context) }
    record(TraceEvent(instant: eventInstant, word: .fail, turn: turnCount))
    try take(work.failureSteps, in: context)
  }

  /// The innermost scope around the step that is taken, which work that it puts off will not see.
  var scopeToClose: ClosedScope? {
    EventDetail(openScopes.last).map { ClosedScope(word: $0, instant: eventInstant) }
  }

  /// A number that a document computes where only some are taken.
  mutating func number(
    _ value: DocumentValue, in range: ClosedRange<Double>, _ unit: String, in context: StepContext
  ) throws(EvaluationError) -> Double {
    let number = try self.value(value, as: .type(.double), in: context).number ?? 0
    guard range.contains(number) else {
      let limits = "from \(range.lowerBound) to \(range.upperBound) \(unit)"
      throw EvaluationError(.other("\(number) is not \(limits)"), at: value.place)
    }
    return number
  }
}
