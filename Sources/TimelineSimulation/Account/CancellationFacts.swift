import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A job of the account: what it is called, and how it was started.
struct JobFacts {
  let kind: Kind
  let name: Name
  let place: SourceRange
  let start: Job.Start
  /// When it began to wait, and when that is over; nil before its first turn.
  let pause: (since: Instant, due: Instant)?
  /// Whether it was cancelled and goes on nevertheless.
  let isCancelled: Bool

  enum Kind {
    case task
    /// A timer, and how often it has fired.
    case timer(Int)
    /// A timeline view.
    case schedule
    /// A value that is held back.
    case value(Value)
  }

  enum Name {
    /// A job of a view.
    case view(String)
    /// A job that a step started, with its name.
    case named(ElementIndex<String>?)
  }
}

/// A job that was cancelled.
struct CancellationFacts {
  let instant: Instant
  let job: JobFacts
  let reason: Job.Cancellation
  let turn: TurnFacts
  /// Whether it goes on at once, because it ignores that.
  let goesOn: Bool
}

extension Simulation {
  /// The facts about a job.
  func facts(of job: Job) -> JobFacts {
    let pause = job.pending.flatMap { $0.isFirst ? nil : ($0.since, $0.due) }
    return JobFacts(
      kind: kind(of: job.work), name: name(of: job.owner), place: job.place, start: job.start,
      pause: pause,
      isCancelled: job.isCancelled)
  }

  private func kind(of work: Job.Work) -> JobFacts.Kind {
    switch work {
    case .task: return .task
    case .timer(let timer):
      if case .date = timer.action { return .schedule }
      return .timer(Int(timer.count))
    case .value(let held): return .value(held.value)
    }
  }

  private func name(of owner: Job.Owner) -> JobFacts.Name {
    switch owner {
    case .view(let instance, _), .subscription(let instance, _):
      .view(name(ofInstance: instance))
    case .run(let name): .named(name)
    }
  }

  /// Records that a job is cancelled; a value that another one replaces is no event, and neither is a
  /// schedule that ends with its view.
  mutating func noteCancellation(of job: Job, because reason: Job.Cancellation) {
    if case .timer(let timer) = job.work, case .date = timer.action { return }
    // A view disappears when time has passed, and not in the last turn.
    var turn: Int? = turnCount
    if case .disappearance = reason { turn = nil }
    var event = TraceEvent(
      instant: eventInstant, word: .cancel, detail: EventDetail(reason), turn: turn)
    switch job.owner {
    case .view(let instance, _), .subscription(let instance, _):
      event.track = views.name(of: instance, in: timeline)
    case .run(let name): event.label = name.map { timeline[$0] } ?? ""
    }
    let facts = recorder.memory.map { memory in
      AccountFacts.cancellation(
        CancellationFacts(
          instant: eventInstant, job: self.facts(of: job), reason: reason,
          turn: turn == nil ? TurnFacts() : memory.turn,
          goesOn: goesOn(job)))
    }
    guard case .nextValue = reason else { return record(event, facts) }
    if let facts { record(facts: facts) }
  }

  private func goesOn(_ job: Job) -> Bool {
    switch job.work {
    case .task(let task):
      job.pending?.isFirst == true || job.pending == nil || task.ignoresCancellation(timeline)
    case .timer, .value: false
    }
  }
}

extension EventDetail {
  /// The word for why a job is cancelled; nil for a step, which the turn tells.
  fileprivate init?(_ reason: Job.Cancellation) {
    switch reason {
    case .step, .nextValue: return nil
    case .disappearance: self = .disappear
    case .id: self = .id
    }
  }
}
