import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A timer: when it fires, and what then happens.
struct TimerRun {
  /// The times of the firings, counted from 0; a late one does not move those after it.
  enum Times {
    case every(Double, from: Instant)
    case list([Instant])
  }

  enum Action {
    case steps(ElementRange<Step>, StepContext)
    /// A value for the subscription with a number.
    case publication(Int)
    /// A date for the timeline view with a number.
    case date(Int)
  }

  /// The seconds between two firings, at least; closer ones would be at one instant.
  static let shortestInterval = 1e-9

  let times: Times
  let action: Action
  /// How many firings there were.
  var count: Int64 = 0

  /// When it fires next; nil for never.
  var next: Instant? {
    switch times {
    case .every(let interval, let first):
      first.advanced(bySeconds: Double(count) * interval) ?? Instant(seconds: Instant.secondsLimit)
    case .list(let instants): count < instants.count ? instants[Int(count)] : nil
    }
  }

  /// Passes over the firings before an instant and at it; the last of them.
  mutating func skip(to now: Instant) -> Instant? {
    var last: Instant?
    if case .every(let interval, let first) = times, first <= now {
      // One less, as a product may be rounded up.
      count = max(Int64(now.seconds(since: first) / interval) - 1, 0)
    }
    while let next, next <= now {
      last = next
      count += 1
    }
    return last
  }
}

extension Simulation {
  /// Starts a timer of a step; the scope around the step is closed when it fires.
  mutating func start(
    _ index: ElementIndex<RepeatingTimer>, at place: SourceRange, in context: StepContext
  ) throws(EvaluationError) {
    try keep(context, at: place)
    let timer = timeline[index]
    let interval = try model.number(
      timer.interval, upTo: Instant.secondsLimit, "seconds", in: context)
    start(
      try self.timer(every: interval, at: timer.interval.place, .steps(timer.steps, context)),
      of: .run(timer.name), at: place, because: .step,
      after: model.scopeToClose(around: .timer, at: eventInstant))
  }

  /// Starts the timers that the subscriptions of a view connect.
  mutating func startTimers(of instance: Int) throws(EvaluationError) {
    for index in views.publications.numbers(of: instance) {
      let watch = views.publications[index]
      guard case .onReceive(let observer) = timeline[watch.modifier].action,
        case .timer(let interval) = timeline[observer].publisher
      else { continue }
      let seconds = try views.evaluator.seconds(interval, in: watch.context, scene: scene)
      start(
        try timer(every: seconds, at: interval.place, .publication(index)),
        of: .view(instance, watch.modifier), at: timeline[watch.modifier].place,
        because: .appearance, after: nil)
    }
  }

  private func timer(
    every interval: Double, at place: Range<Int>, _ action: TimerRun.Action
  ) throws(EvaluationError) -> TimerRun {
    guard interval >= TimerRun.shortestInterval else {
      throw EvaluationError(.other("a timer needs a nanosecond or more"), at: place)
    }
    let first = loop.turnInstant.advanced(bySeconds: interval)
    return TimerRun(
      times: .every(interval, from: first ?? Instant(seconds: Instant.secondsLimit)),
      action: action)
  }

  /// Starts a timer, which waits for its first firing.
  mutating func start(
    _ timer: TimerRun, of owner: Job.Owner, at place: SourceRange, because cause: Job.Cause,
    after scope: ClosedScope?
  ) {
    guard let first = timer.next else { return }
    let now = loop.turnInstant
    let number = jobs.add(
      Job(
        owner: owner, place: place, start: Job.Start(instant: now, cause: cause),
        closedScope: scope, work: .timer(timer)))
    wait(number, until: first)
  }

  /// Takes a timer's turn; it may be cancelled in it.
  mutating func fire(_ timer: TimerRun, _ number: Int) throws(EvaluationError) {
    var timer = timer
    let due = timer.next ?? loop.turnInstant
    timer.count += 1
    jobs.setWork(.timer(timer), of: number)
    switch timer.action {
    case .steps(let steps, let context): try run(steps, in: context)
    case .publication(let index): try receive(.double(due.seconds), index)
    case .date(let index):
      let (state, place) = parts.timelineViews.date(of: index, in: timeline)
      try set(state, to: .double(due.seconds), by: place)
    }
    guard jobs[number] != nil else { return }
    if let next = timer.next { wait(number, until: next) } else { jobs.end(number) }
  }
}
