import AnimationEngine
import ExpressionLanguage
import TimelineLanguage

extension Simulation {
  /// A run at its beginning.
  static func beginning(
    _ script: PreparedTimeline, frameRate: Double?, recording: Recording = .nothing
  ) throws(RunFailure) -> Simulation {
    do throws(EvaluationError) {
      return try Simulation(script, frameRate: frameRate, recording: recording)
    } catch {
      throw .evaluation(error, .zero)
    }
  }

  /// More callbacks than this at one instant go in circles.
  private static let turnLimit = 10_000
  /// So many motions on top of each other, each evaluated at every look, are a mistake.
  static let layerLimit = 100_000

  /// Lets everything happen that is due up to an instant, the instant included.
  mutating func advance(to instant: Instant) throws(RunFailure) {
    while try step(notAfter: instant) != nil {}
    if display == nil { scene.advanceAnimators(to: instant) }
  }

  /// Plays the next instant at which something happens, and says which it was; nil if nothing happens
  /// until a limit.
  mutating func step(notAfter limit: Instant) throws(RunFailure) -> Instant? {
    let next: Instant?
    if display != nil {
      next = try tick(notAfter: limit)
    } else {
      next = nextInstant(notAfter: limit)
      if let next { try play(next) }
    }
    if let failure { throw failure }
    return next
  }

  /// Plays until nothing is still to happen, and says when that was.
  mutating func settle(
    notAfter limit: Instant, _ meter: inout ProgressMeter
  ) throws(RunFailure) -> Instant {
    var last = scene.now
    while let next = try step(notAfter: limit) {
      last = next
      meter.count(at: next)
    }
    guard isSettled else {
      if let place = motionPlace { throw .neverSettles(place) }
      throw .stillWaits(queue.firstScheduled.flatMap(place(of:)))
    }
    return last
  }

  /// The next instant at which something happens.
  mutating func nextInstant(notAfter limit: Instant) -> Instant? {
    // What was raised before time began to pass.
    if queue.hasRaised { return scene.now }
    let turn = queue.nextInstant.flatMap { $0 <= limit ? $0 : nil }
    let due = scene.nextBoundary(notAfter: turn ?? limit) ?? turn
    return nextTextFrame(notAfter: due ?? limit) ?? due
  }

  /// One instant: what ends by the passage of time, then turns, each followed by what it ends at once.
  private mutating func play(_ instant: Instant) throws(RunFailure) {
    eventInstant = instant
    queue.instant = instant
    try passTime(to: instant)
    var count = 0
    while let turn = queue.next(at: instant) {
      try run(turn, counting: &count)
      try passTime(to: instant)
    }
    try lookAtTexts()
  }

  /// Takes a turn, unless callbacks go in circles; the document's own events come to an end.
  mutating func run(_ turn: Turn, counting count: inout Int) throws(RunFailure) {
    if case .event = turn {} else { count += 1 }
    guard count <= Self.turnLimit else { throw .turnsInCircles(eventInstant, place(of: turn)) }
    do throws(EvaluationError) {
      try run(turn)
    } catch {
      throw .evaluation(error, eventInstant)
    }
    if let failure { throw failure }
  }

  /// The first step of a turn.
  private func place(of turn: Turn) -> SourceRange? {
    switch turn {
    case .event(let index): return timeline[timeline.events[index].step].place
    case .steps(let steps, _): return timeline[steps].first?.place
    case .work(let index, _, _): return timeline[timeline[index].steps].first?.place
    case .gesture(let run):
      let gesture = timeline[run.gesture]
      return (timeline[gesture.changed].first ?? timeline[gesture.ended].first)?.place
    case .phase(let number): return views.phases.runs[number].place
    case .recipe(let call): return timeline[views.recipes[call.recipe].modifier].place
    case .completion(let called):
      let steps = waiting[called.id]?.callback?.completion.steps
      return steps.flatMap { timeline[$0].first?.place }
    case .observation(let index, _):
      if case .steps(let steps) = views.completions[index].completion {
        return timeline[steps].first?.place
      }
      return nil
    }
  }

  /// Raises the callbacks of completions that were called, and then the late callbacks.
  mutating func raiseCompletions() throws(RunFailure) {
    while let called = scene.nextCalled() {
      do throws(EvaluationError) {
        try raise(called)
      } catch {
        throw .evaluation(error, eventInstant)
      }
    }
    for callback in lateCallbacks { queue.raise(callback) }
    lateCallbacks.removeAll(keepingCapacity: true)
  }

  /// Does what waits for a completion that was called, or raises its callback.
  private mutating func raise(_ called: CompletedCompletion) throws(EvaluationError) {
    switch waiting[called.id] {
    case .callback?: queue.raise(.completion(called))
    case .departure(let instance)?:
      waiting[called.id] = nil
      try depart(instance, after: called.id)
    case .nextPhase(let number)?:
      waiting[called.id] = nil
      raiseNextPhase(number, after: called.id)
    case nil: break
    }
  }

  private mutating func passTime(to instant: Instant) throws(RunFailure) {
    scene.advanceAnimators(to: instant)
    noteRecords(turn: nil)
    try raiseCompletions()
  }

  /// Where the animation is written that still runs.
  private var motionPlace: SourceRange? {
    let properties = views.tracks.compactMap(\.property)
    let moving = properties.first { scene.isMoving($0) && !scene.isPaused($0) }
    return moving.flatMap { recorder.lastChanges[$0.index].motion }
  }
}
