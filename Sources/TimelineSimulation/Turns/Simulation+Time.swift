import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// A run at its beginning.
  static func beginning(
    _ script: PreparedTimeline, frameRate: Double?, recording: Recording = .nothing
  ) throws(RunFailure) -> Simulation {
    var simulation: Simulation
    do throws(EvaluationError) {
      simulation = try Simulation(script, frameRate: frameRate, recording: recording)
    } catch {
      throw .evaluation(error, .zero)
    }
    do throws(EvaluationError) {
      try simulation.addFirstViews()
    } catch {
      throw simulation.failure(error, at: .zero)
    }
    return simulation
  }

  /// More layered motions than this are a mistake: each of them is evaluated at every frame.
  static let layerLimit = 100_000

  /// The next instant at which anything on screen can change; nil while it may do so at any time.
  var nextChange: Instant? {
    mutating get {
      guard isStill else { return nil }
      return loop.nextInstant ?? Instant(seconds: Instant.secondsLimit)
    }
  }

  /// Whether nothing on screen changes before the next turn.
  var isStill: Bool {
    scene.isSettled && endlessTimelineView == nil && !loop.hasCallbacks
      && display?.isCurrent != false
  }

  /// Plays everything up to and including an instant.
  mutating func advance(to instant: Instant) throws(RunFailure) {
    while try step(notAfter: instant) != nil {}
    try spendRows(until: instant)
    if display == nil { scene.advanceAnimators(to: instant) }
  }

  /// Plays the next instant at which something happens and returns it; nil if there is none up to a
  /// limit.
  mutating func step(notAfter limit: Instant) throws(RunFailure) -> Instant? {
    let next: Instant?
    if display != nil {
      next = try tick(notAfter: limit)
    } else {
      next = try countedInstant(notAfter: limit)
      if let next { try play(next) }
    }
    if let failure { throw failure }
    return next
  }

  /// Plays until nothing is pending or moves, and returns the last instant.
  mutating func settle(
    notAfter limit: Instant, _ meter: inout ProgressMeter
  ) throws(RunFailure) -> Instant {
    var last = scene.now
    while let next = try step(notAfter: limit) {
      last = next
      meter.count(at: next)
    }
    guard isSettled else {
      if let place = motionPlace ?? endlessTimelineView {
        throw .neverSettles(place, until: proposedEnd)
      }
      throw .stillWaits(loop.firstScheduled.flatMap(place(of:)), until: proposedEnd)
    }
    return last
  }

  /// The next instant at which something happens.
  mutating func nextInstant(notAfter limit: Instant) -> Instant? {
    // Callbacks raised before time began to pass.
    if loop.hasCallbacks { return scene.now }
    let turn = loop.nextInstant.flatMap { $0 <= limit ? $0 : nil }
    let due = scene.nextBoundary(notAfter: turn ?? limit) ?? turn
    return nextTextFrame(notAfter: due ?? limit) ?? due
  }

  /// The next instant at which something happens, with the steps counted that are taken to look for it: the ends of
  /// springs that settle late are looked for in spans of time, each after its steps were counted.
  private mutating func countedInstant(notAfter limit: Instant) throws(RunFailure) -> Instant? {
    guard !slowSprings.loads.isEmpty else { return nextInstant(notAfter: limit) }
    var (reach, span) = (scene.now, SlowSprings.firstSpan)
    while reach < limit {
      if reach >= slowSprings.countedUntil {
        try spendSlowSprings(until: min(reach.advanced(bySeconds: span) ?? limit, limit))
        span *= 2
      }
      reach = min(slowSprings.countedUntil, limit)
      if let next = nextInstant(notAfter: reach) { return next }
    }
    return nextInstant(notAfter: limit)
  }

  /// Plays an instant: what time itself ends, then each turn, followed by what it ends at once.
  private mutating func play(_ instant: Instant) throws(RunFailure) {
    loop.begin(instant)
    try spendRows(until: instant)
    try spendInstant()
    try passTime(to: instant, lookingAheadTo: instant)
    while let turn = loop.next(at: instant) {
      try runCounted(turn)
      try passTime(to: instant, lookingAheadTo: nearTurn(after: instant))
    }
    try lookAtTexts()
  }

  /// Runs a turn, unless callbacks go in circles.
  mutating func runCounted(_ turn: Turn) throws(RunFailure) {
    switch loop.count(turn) {
    case .circle: throw .turnsInCircles(eventInstant, place(of: turn))
    case .stream: throw .callsForever(eventInstant, place(of: turn), until: proposedEnd)
    case nil: break
    }
    budget.count(WorkCost.turn)
    do throws(EvaluationError) {
      try run(turn)
    } catch {
      throw failure(error, at: eventInstant)
    }
    if let failure { throw failure }
  }

  /// The first step of a turn.
  private func place(of turn: Turn) -> SourceRange? {
    switch turn {
    case .event(let index): return timeline.step(ofEvent: index).place
    case .steps(let steps, _, _): return timeline[steps].first?.place
    case .work(let index, _, _): return timeline[timeline[index].steps].first?.place
    case .gesture(let run):
      let gesture = timeline[run.gesture]
      return (timeline[gesture.changed].first ?? timeline[gesture.ended].first)?.place
    case .phase(let number): return parts.phases.place(of: number, in: timeline)
    case .secondLayout(let instance): return timeline[views.instances[instance].node].place
    case .job(let number, _): return jobs[number]?.place
    case .recipe(let call): return parts.holds.place(of: call.modifier, in: timeline)
    case .completion(let callback, _): return timeline[callback.completion.steps].first?.place
    case .observation(let index, _):
      if case .observer(.steps(let steps)) = views.tracks[index].role {
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
        throw failure(error, at: eventInstant)
      }
    }
    loop.raiseLateCallbacks()
  }

  /// Resumes what waits for a called completion, or raises its callback.
  private mutating func raise(_ called: CompletedCompletion) throws(EvaluationError) {
    switch loop.takeWaiting(for: called.id) {
    case .callback(let completion)?: loop.raise(.completion(completion, called.mechanism))
    case .departure(let instance)?: try depart(instance, after: called.id)
    case .nextPhase(let phase)?: parts.phases.complete(phase, in: views, &loop)
    case nil: break
    }
  }

  private mutating func passTime(
    to instant: Instant, lookingAheadTo limit: Instant
  ) throws(RunFailure) {
    scene.advanceAnimators(to: instant, lookingAheadTo: limit)
    noteRecords(turn: nil)
    try raiseCompletions()
  }

  /// The instant of the next turn if that comes soon, otherwise the given one.
  private mutating func nearTurn(after instant: Instant) -> Instant {
    guard let next = loop.nextInstant,
      next.ticks - instant.ticks <= Instant.ticksPerSecond / 10
    else { return instant }
    return next
  }

  /// A whole number of seconds after which a run without an end has shown all that moves since its last event.
  private var proposedEnd: Double {
    let last = loop.lastEvent?.seconds ?? 0
    return (last + min(max(longestPassage, 1), Schedule.settlingLimit)).rounded(.up)
  }

  /// Source location of an animation that still runs.
  var motionPlace: SourceRange? {
    let properties = views.tracks.lazy.filter { $0.isPrinted }.compactMap { $0.property }
    let moving = properties.first { scene.isMoving($0) && !scene.isPaused($0) }
    return moving.flatMap { recorder.lastChanges[$0.index].motion }
  }
}
