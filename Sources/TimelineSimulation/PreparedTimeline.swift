import AnimationEngine
import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

/// A timeline that can be played.
struct PreparedTimeline {
  let checked: CheckedTimeline
  /// The events, each with its time or its label.
  private(set) var events: [Event]
  /// The frames per second at which a clock that ticks does so, whichever times are printed.
  let frameRate: Double
  /// The first value of each state, then of each published property.
  private(set) var initialValues: [Value] = []
  /// The random numbers after those of the first values.
  private(set) var random = RandomNumbers(seed: 0)

  /// The budget of runs, less the cost of the first values.
  private(set) var budget: RunBudget

  var timeline: Timeline { checked.timeline }

  /// Takes a timeline; nil if a state of it has no first value, which is reported.
  ///
  /// - Parameter frameRate: takes the place of what the timeline says.
  init?(
    _ checked: CheckedTimeline, frameRate: Double? = nil, diagnostics: inout DiagnosticList
  ) {
    self.checked = checked
    events = checked.timeline.events
    self.frameRate = frameRate ?? checked.timeline.frameRate
    budget = RunBudget(checked.timeline)
    do throws(EvaluationError) {
      try evaluateInitialValues()
    } catch {
      diagnostics.add(error.diagnostic)
      return nil
    }
  }

  private mutating func evaluateInitialValues() throws(EvaluationError) {
    var environment = EvaluationEnvironment()
    environment.random = RandomNumbers(seed: UInt64(exactly: timeline.seed) ?? 0)
    for state in timeline.states { try evaluate(state.initialValue, in: &environment) }
    for property in timeline.published { try evaluate(property.initialValue, in: &environment) }
    try computeTimes(in: &environment)
    random = environment.random
  }

  /// Gives the events whose times follow from definitions and first values their times.
  private mutating func computeTimes(
    in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) {
    guard timeline.hasComputedTimes else { return }
    environment.states = initialValues
    for (event, time) in timeline.computedTimes {
      let seconds = try checked.evaluate(time, in: .document, &environment).number ?? 0
      guard (0...EventTime.latest).contains(seconds) else {
        let latest = Int(exactly: EventTime.latest) ?? 0
        let message = "an event is at a time from 0 to \(latest) seconds, not \(seconds)"
        throw EvaluationError(.other(message), at: time.place)
      }
      events[event].time = .instant(Instant(seconds: seconds))
    }
  }

  private mutating func evaluate(
    _ value: DocumentValue, in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) {
    let first = try checked.evaluate(value, in: .document, &environment)
    if !budget.spend(environment.takeSteps()) || !budget.write(first, over: .null),
      let excess = budget.excess()
    {
      throw EvaluationError(.other(excess.message(at: .zero)), at: value.place)
    }
    initialValues.append(first)
  }
}
