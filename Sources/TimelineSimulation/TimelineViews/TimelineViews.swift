import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The timeline views of all views: each shows dates to its body, in a hidden state that only it writes, or from a
/// clock for every frame.
struct TimelineViews {
  private var runs = InstanceElements<TimelineViewRun>()

  /// Whether a state is the date of a timeline view.
  func shows(state: Int) -> Bool { runs.contains { $0.slot == state } }

  /// The state that is the date of a timeline view, and the source location of that view.
  func date(of number: Int, in timeline: Timeline) -> (state: Int, place: SourceRange) {
    (runs[number].slot, timeline[runs[number].modifier].place)
  }
}

// MARK: - A view's life

extension TimelineViews {
  /// Adds those of a new instance, before the tracks of their bodies.
  mutating func added(
    _ instance: Int, to views: inout ViewGraph, scene: borrowing AnimationScene,
    model: borrowing AppModel, at now: Instant
  ) throws(EvaluationError) {
    for (modifier, action) in views.modifiers(of: instance) {
      guard case .timelineView(let view) = action else { continue }
      let slot = views.addState()
      let number = runs.append(
        TimelineViewRun(view: view, modifier: modifier, instance: instance, slot: slot),
        to: instance)
      views.evaluator.clocks.append(FrameClock())
      let isEveryFrame = views.timeline[view].schedule.isEveryFrame
      views.setBodyInput(isEveryFrame ? .date(number) : .state(slot), of: modifier, in: instance)
      try beginDates(of: number, in: &views, scene: scene, model: model, at: now)
    }
  }

  /// Begins the dates again in a view that comes back after it was gone.
  func reset(
    _ instance: Int, in views: inout ViewGraph, scene: borrowing AnimationScene,
    model: borrowing AppModel, at now: Instant
  ) throws(EvaluationError) {
    for number in runs.numbers(of: instance) {
      try beginDates(of: number, in: &views, scene: scene, model: model, at: now)
    }
  }

  /// Observes the states that pause the `.animation` schedules of a new instance.
  func observed(_ instance: Int, in views: inout ViewGraph) {
    for number in runs.numbers(of: instance) {
      guard case .animation(_, let paused?) = views.timeline[runs[number].view].schedule else {
        continue
      }
      let slot = views.timeline.slot(of: paused.state)
      views.add(
        ChangeWatch(
          subject: .state(slot), context: views.context(at: runs[number].modifier, for: instance),
          instance: instance, reaction: .clock(number),
          dependencies: FrameDependencies(states: [slot]), isInitial: false,
          lastValue: views.evaluator.states[slot]))
    }
  }

  /// The timers of an instance that appears, each with its modifier. Their first dates are shown already.
  func timers(
    of instance: Int, in views: inout ViewGraph, scene: borrowing AnimationScene, at now: Instant
  ) throws(EvaluationError) -> [(timer: TimerRun, modifier: ElementIndex<Modifier>)] {
    var timers: [(timer: TimerRun, modifier: ElementIndex<Modifier>)] = []
    for number in runs.numbers(of: instance) {
      var timer = try timer(of: number, in: &views, scene: scene, at: now)
      _ = timer.skip(to: now)
      timers.append((timer, runs[number].modifier))
    }
    return timers
  }

  /// Pauses a schedule from an instant on, or lets it go on with the present date.
  func setPaused(_ isPaused: Bool, _ number: Int, in views: inout ViewGraph, at instant: Instant) {
    views.evaluator.clocks[number].pausedAt = isPaused ? instant.seconds : nil
  }

  /// Ends the schedules of a view that is gone.
  func left(_ instance: Int, in views: inout ViewGraph) {
    for number in runs.numbers(of: instance) { views.evaluator.clocks[number].isRunning = false }
  }
}

// MARK: - Dates

extension TimelineViews {
  /// The first date: the last one that the schedule has by now, or else now.
  private func beginDates(
    of number: Int, in views: inout ViewGraph, scene: borrowing AnimationScene,
    model: borrowing AppModel, at now: Instant
  ) throws(EvaluationError) {
    let timeline = views.timeline
    guard case .animation(let interval, let paused) = timeline[runs[number].view].schedule else {
      var timer = try timer(of: number, in: &views, scene: scene, at: now)
      views.evaluator.states[runs[number].slot] = .double((timer.skip(to: now) ?? now).seconds)
      return
    }
    var clock = FrameClock(start: now.seconds, isRunning: true)
    if let interval {
      clock.minimumInterval = try views.evaluator.seconds(interval, in: .document, scene: scene)
    }
    if let paused, model[timeline.slot(of: paused.state)] == .bool(true) {
      clock.pausedAt = now.seconds
    }
    views.evaluator.clocks[number] = clock
  }

  private func timer(
    of number: Int, in views: inout ViewGraph, scene: borrowing AnimationScene, at now: Instant
  ) throws(EvaluationError) -> TimerRun {
    let times: TimerRun.Times
    switch views.timeline[runs[number].view].schedule {
    case .animation: times = .list([])
    case .periodic(let start, let by):
      var first: Instant?
      if let start {
        let found = try views.evaluator.value(start, in: .document, scene: scene)
        first = try date(found, at: start.place)
      }
      let interval = try views.evaluator.seconds(by, in: .document, scene: scene)
      guard interval >= TimerRun.shortestInterval else {
        throw EvaluationError(.other("a schedule needs a nanosecond or more"), at: by.place)
      }
      times = .every(interval, from: first?.moved(by: interval, notAfter: .zero) ?? now)
    case .everyMinute: times = .every(60, from: .zero)
    case .explicit(let dates):
      let found = try views.evaluator.value(dates, in: .document, scene: scene)
      times = .list(try instants(found, at: dates.place))
    }
    return TimerRun(times: times, action: .date(number))
  }

  /// A date in seconds since the run began; it may lie before that.
  private func date(_ value: Value, at place: Range<Int>) throws(EvaluationError) -> Instant {
    let limit = Instant.secondsLimit
    guard let seconds = value.number, (-limit...limit).contains(seconds) else {
      let range = "a number of seconds from -1000000000 to 1000000000"
      throw EvaluationError(.other("a date must be \(range), not \(value.text)"), at: place)
    }
    return Instant(seconds: seconds)
  }

  private func instants(
    _ value: Value, at place: Range<Int>
  ) throws(EvaluationError) -> [Instant] {
    guard case .array(let list) = value else { return [] }
    var instants: [Instant] = []
    for element in list.elements { instants.append(try date(element, at: place)) }
    return instants.sorted()
  }
}

/// A `TimelineView` in an instance of a view.
private struct TimelineViewRun {
  let view: ElementIndex<TimelineView>
  let modifier: ElementIndex<Modifier>
  let instance: Int
  /// The hidden state that is the date, unless there is one for every frame.
  let slot: Int
}

extension Instant {
  /// The last date of a schedule that is not after an instant, if this one is a date of it before that.
  fileprivate func moved(by interval: Double, notAfter limit: Instant) -> Instant {
    guard self < limit else { return self }
    let count = (limit.seconds(since: self) / interval).rounded(.down)
    return advanced(bySeconds: count * interval) ?? self
  }
}
