import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A `TimelineView` in an instance of a view.
struct TimelineViewRun {
  let view: ElementIndex<TimelineView>
  let modifier: ElementIndex<Modifier>
  let instance: Int
  /// The hidden state that is the date, unless there is one for every frame.
  let slot: Int
}

/// The clock of an `.animation` schedule: a date for every frame.
struct FrameClock {
  /// When its view appeared; minimum intervals are counted from there.
  var start = 0.0
  var minimumInterval: Double?
  /// When it was paused.
  var pausedAt: Double?
  /// Whether its schedule has dates without end.
  var isRunning = false

  /// The date at a time of the run, or a little later; a date that stays does not move.
  func date(at now: Double, ahead lookahead: Double) -> Double {
    guard let interval = minimumInterval, interval >= TimerRun.shortestInterval else {
      return pausedAt ?? now + lookahead
    }
    let time = pausedAt ?? now
    return start + ((time - start) / interval).rounded(.down) * interval
  }
}

extension Simulation {
  /// Adds the timeline views of a new instance, before the tracks of their bodies.
  mutating func addTimelineViews(to instance: Int) throws(EvaluationError) {
    let list = timeline[views.instances[instance].node].modifiers
    for modifier in timeline.modifiers(throughout: list) {
      guard case .timelineView(let view) = timeline[modifier].action else { continue }
      let number = views.timelineViews.append(
        TimelineViewRun(view: view, modifier: modifier, instance: instance, slot: model.addState()),
        of: modifier, to: instance)
      evaluator.environment.states.append(.null)
      evaluator.clocks.append(FrameClock())
      views.addState()
      try beginDates(of: number)
    }
  }

  /// Lets the dates begin anew in a view that comes back.
  mutating func resetTimelineViews(of instance: Int) throws(EvaluationError) {
    for number in views.timelineViews.numbers(of: instance) { try beginDates(of: number) }
  }

  /// The first date: the last one that the schedule has by now, or else now.
  private mutating func beginDates(of number: Int) throws(EvaluationError) {
    let now = loop.turnInstant
    if case .animation(let interval, let paused) = timeline[views.timelineViews[number].view]
      .schedule
    {
      let minimum = try interval.map { (interval) throws(EvaluationError) in
        try seconds(interval, in: .document)
      }
      let isPaused = paused.map { model[place(of: $0.state).slot] == .bool(true) } ?? false
      evaluator.clocks[number] = FrameClock(
        start: now.seconds, minimumInterval: minimum, pausedAt: isPaused ? now.seconds : nil,
        isRunning: true)
      return
    }
    var timer = try timer(of: number)
    let first = timer.skip(to: now) ?? now
    let slot = views.timelineViews[number].slot
    model.store(.double(first.seconds), in: slot)
    evaluator.environment.states[slot] = .double(first.seconds)
  }

  private mutating func timer(of number: Int) throws(EvaluationError) -> TimerRun {
    let times: TimerRun.Times
    switch timeline[views.timelineViews[number].view].schedule {
    case .animation: times = .list([])
    case .periodic(let start, let by):
      let first = try start.map { (start) throws(EvaluationError) in
        Instant(seconds: try seconds(start, in: .document))
      }
      let interval = try seconds(by, in: .document)
      guard interval >= TimerRun.shortestInterval else {
        throw EvaluationError(.other("a schedule needs a nanosecond or more"), at: by.place)
      }
      times = .every(interval, from: first ?? loop.turnInstant)
    case .everyMinute: times = .every(60, from: .zero)
    case .explicit(let dates):
      let found = try evaluator.value(dates, in: .document, scene: scene)
      times = .list(try instants(found, at: dates.place))
    }
    return TimerRun(times: times, action: .date(number))
  }

  private func instants(
    _ value: Value, at place: Range<Int>
  ) throws(EvaluationError) -> [Instant] {
    guard case .array(let list) = value else { return [] }
    var instants: [Instant] = []
    for element in list.elements {
      guard let seconds = element.number, (0...Instant.secondsLimit).contains(seconds) else {
        throw EvaluationError(.other("\(element.text) is no date of the run"), at: place)
      }
      instants.append(Instant(seconds: seconds))
    }
    return instants.sorted()
  }

  /// Starts the schedules of a view that appears.
  mutating func startSchedules(of instance: Int) throws(EvaluationError) {
    for number in views.timelineViews.numbers(of: instance) {
      let run = views.timelineViews[number]
      var timer = try timer(of: number)
      _ = timer.skip(to: loop.turnInstant)
      start(
        timer, of: .view(instance, run.modifier), at: timeline[run.modifier].place,
        because: .appearance, after: nil)
    }
  }

  /// Shows the next date, in a turn and a transaction of its own.
  mutating func show(_ date: Instant, in number: Int) throws(EvaluationError) {
    let run = views.timelineViews[number]
    try set(run.slot, to: .double(date.seconds), by: timeline[run.modifier].place)
  }

  /// Observes the state that pauses an `.animation` schedule.
  mutating func addTimelineViewWatches(to instance: Int) {
    for number in views.timelineViews.numbers(of: instance) {
      let run = views.timelineViews[number]
      guard case .animation(_, let paused?) = timeline[run.view].schedule else { continue }
      let slot = place(of: paused.state).slot
      views.add(
        ChangeWatch(
          subject: .state(slot), context: views.context(at: run.modifier, for: instance),
          instance: instance, reaction: .clock(number),
          dependencies: FrameDependencies(states: [slot]), isInitial: false,
          lastValue: evaluator.environment.states[slot]))
    }
  }

  /// Pauses a schedule, or lets it go on with the present date.
  mutating func setPaused(_ isPaused: Bool, _ number: Int) {
    evaluator.clocks[number].pausedAt = isPaused ? changeInstant.seconds : nil
  }

  /// Ends the schedules of a view that is gone.
  mutating func endSchedules(of instance: Int) {
    for number in views.timelineViews.numbers(of: instance) {
      evaluator.clocks[number].isRunning = false
    }
  }

  /// The first timeline view with dates at every frame and without end.
  var endlessTimelineView: SourceRange? {
    let number = evaluator.clocks.firstIndex { $0.isRunning && $0.pausedAt == nil }
    return number.map { timeline[views.timelineViews[$0].modifier].place }
  }
}
