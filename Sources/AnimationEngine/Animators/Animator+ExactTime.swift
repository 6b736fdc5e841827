extension Animator {
  /// The next instant at which a wait or the motion ends, if that is not after `limit`.
  package mutating func nextBoundary(notAfter limit: Instant) -> Instant? {
    motion?.nextBoundary(notAfter: limit)
  }

  /// The instant up to which neither the motion nor a wait is known to end, unless the value changes or resumes.
  var quietInstant: Instant {
    mutating get { motion?.findQuietInstant() ?? .horizon }
  }

  /// Looks for ends up to an instant, and further if they can be foreseen.
  mutating func lookAhead(to limit: Instant) { _ = motion?.nextBoundary(notAfter: limit) }

  /// Moves the value on screen to an instant up to which nothing is known to end, and returns the instant up to
  /// which that is so; nil if something may end.
  @inline(__always)
  package mutating func advanceQuietly(to now: Instant) -> Instant? {
    let quietInstant = motion?.advanceQuietly(to: now, &presentation, &velocity)
    if quietInstant != nil { shownInstant = now }
    return quietInstant
  }

  /// Whether the value on screen is that of an earlier time, because nothing ends up to an instant.
  @inline(__always)
  func lags(behind now: Instant) -> Bool {
    shownInstant != now && startRule == .atOnce && motion != nil
  }

  /// Moves the value on screen to an instant up to which nothing ends, if it lags.
  @inline(__always)
  mutating func catchUp(to now: Instant) {
    guard shownInstant != now, startRule == .atOnce else { return }
    _ = show(at: now, ends: .exact)
  }

  /// Moves the value on screen to an instant that is not before the last one. Waits that end by then
  /// are added to `finished`, in the order of time.
  @discardableResult
  package mutating func advance(
    to now: Instant, finished: inout [CompletedToken]
  ) -> MotionState {
    while let boundary = nextBoundary(notAfter: now) {
      finishWaits(at: boundary, finished: &finished)
    }
    let state = show(at: now, ends: .exact)
    // A custom animation reports its end only when it is asked for a value.
    if state == .ends { finishMotion(&finished) }
    return state
  }

  /// At one instant: logical completions come first, of superseded motions before the newest, and if the
  /// motion ends, then the waits for its removal, then all remaining ones.
  private mutating func finishWaits(at instant: Instant, finished: inout [CompletedToken]) {
    guard let begin = motion?.begin else { return }
    let age = instant.ticks - begin.ticks
    if motion?.passCrossing(by: age) == true {
      finished.append(CompletedToken(id: .watcher, reason: .crossing))
    }
    if motion?.passIteration(by: age) == true { tellPassing(at: instant, finished: &finished) }
    motion?.finishSuperseded(by: age, finished: &finished)
    motion?.finishLogical(by: age, finished: &finished)
    if let end = motion?.stack.end(notAfter: age), end <= age { finishMotion(&finished) }
  }

  /// At the end of an iteration the value may be exactly where it is going.
  private mutating func tellPassing(at instant: Instant, finished: inout [CompletedToken]) {
    guard show(at: instant, ends: .exact) == .moves, presentation == model else { return }
    finished.append(CompletedToken(id: .watcher, reason: .passing))
  }

  /// The motion is over or discarded: the value on screen is the model.
  mutating func finishMotion(_ finished: inout [CompletedToken]) {
    guard let running = motion.take() else { return }
    presentation = model
    velocity = .zero
    finished += running.waiters.removed.map { CompletedToken(id: $0, reason: .removed) }
    finished += running.waiters.logical.map { CompletedToken(id: $0, reason: .logical) }
    running.finish(running.superseded.remaining, &finished)
  }

  /// Shows the motion at an instant, if there is one that is not paused.
  mutating func show(at now: Instant, ends: EndRule) -> MotionState {
    shownInstant = now
    // All that a frame costs happens in place: copying a motion costs more than evaluating it.
    return motion?.show(at: now, ends: ends, &presentation, &velocity) ?? .stands
  }
}

extension RunningMotion {
  /// Mutating only to read in place: a property would copy the motion.
  fileprivate mutating func findQuietInstant() -> Instant {
    guard pausedAt == nil else { return .horizon }
    guard let begin, quietAge >= 0 else { return .beginning }
    var quietAge = quietAge
    if case .searched(let search) = crossings { quietAge = min(quietAge, search.quietAge) }
    let (ticks, isBeyond) = begin.ticks.addingReportingOverflow(quietAge)
    return isBeyond ? .horizon : Instant(ticks: ticks)
  }

  @inline(__always)
  fileprivate mutating func advanceQuietly(
    to now: Instant, _ presentation: inout V, _ velocity: inout V
  ) -> Instant? {
    let quietInstant = findQuietInstant()
    guard now <= quietInstant, pausedAt == nil,
      show(at: now, ends: .exact, &presentation, &velocity) == .moves
    else { return nil }
    return quietInstant
  }

  mutating func show(
    at now: Instant, ends: EndRule, _ presentation: inout V, _ velocity: inout V
  ) -> MotionState {
    guard pausedAt == nil else { return .moves }
    let age = age(at: now)
    if stack.isFromRest {
      guard let progress = stack.progressFromRest(at: age, ends: ends) else { return .ends }
      velocity = stack.layers[0].target
      presentation = velocity
      velocity.scale(by: progress.velocity)
      presentation.scale(by: progress.fraction)
    } else {
      guard let reading = stack.reading(at: age, ends: ends) else { return .ends }
      presentation = reading.offset
      velocity = reading.velocity
    }
    presentation += base
    return .moves
  }

  /// The next instant at which a wait or the motion ends, if that is not after `limit`.
  fileprivate mutating func nextBoundary(notAfter limit: Instant) -> Instant? {
    guard let begin, pausedAt == nil else { return nil }
    let age = limit.ticks - begin.ticks
    let next = nextKnownAge(notAfter: age)
    return (crossingAge(notAfter: next ?? age) ?? next).map { Instant(ticks: begin.ticks + $0) }
  }

  /// The next age at which a wait or the motion ends, if that is not after `age`.
  private mutating func nextKnownAge(notAfter age: Int64) -> Int64? {
    guard age > quietAge else { return nil }
    // A known end is computed once. An end that is found by stepping is searched no further than needed after a
    // change, which may be the first of many, and then some way ahead: looking often costs more than looking far.
    let isForeseeable = superseded.isForeseeable && stack.isForeseeable
    let limit = isForeseeable ? .horizon : quietAge < 0 ? age : age + Instant.ticksPerSecond / 10
    let next = nextAge(notAfter: limit)
    // A custom animation reports its state only when it is asked for a value, after this.
    if !stack.isCustom { quietAge = next.map { $0 - 1 } ?? limit }
    return next.flatMap { $0 <= age ? $0 : nil }
  }
}

extension RunningMotion {
  /// The next age at which a wait or the motion ends, if that is not after `limit`.
  fileprivate mutating func nextAge(notAfter limit: Int64) -> Int64? {
    var next = stack.end(notAfter: limit)
    if let watchedAge,
      let iteration = stack.iterationEnd(after: watchedAge, notAfter: next ?? limit)
    {
      next = iteration
    }
    if let logical = logicalAge(notAfter: next ?? limit) { next = logical }
    if let due = superseded.nextDue(notAfter: next ?? limit) { next = due }
    return next
  }

  /// The age at which the motion is logically complete, if any wait depends on it.
  fileprivate mutating func logicalAge(notAfter limit: Int64) -> Int64? {
    waiters.logical.isEmpty ? nil : stack.logicalTime(notAfter: limit)
  }

  /// Records the end of an iteration, if one is due by an age.
  fileprivate mutating func passIteration(by age: Int64) -> Bool {
    guard let watchedAge, let end = stack.iterationEnd(after: watchedAge, notAfter: age) else {
      return false
    }
    self.watchedAge = end
    if case .searched(var search) = crossings {
      search.restart()
      crossings = .searched(search)
    }
    return true
  }

  /// Looks for crossings from an instant on, at which the motion was given its stack.
  mutating func seeCrossings(from instant: Instant) {
    crossings = .searched(CrossingSearch(stack, from: age(at: instant)))
  }

  /// The age of the next crossing, if it is not after `limit`.
  private mutating func crossingAge(notAfter limit: Int64) -> Int64? {
    guard case .searched(var search) = crossings else { return nil }
    defer { crossings = .searched(search) }
    return search.next(notAfter: limit)
  }

  /// Records a crossing, if one is due by an age.
  fileprivate mutating func passCrossing(by age: Int64) -> Bool {
    guard case .searched(var search) = crossings else { return false }
    defer { crossings = .searched(search) }
    return search.pass(age)
  }

  /// Ends the waits for superseded motions, the oldest first.
  mutating func finishSuperseded(by age: Int64, finished: inout [CompletedToken]) {
    finish(superseded.takeDue(by: age), &finished)
  }

  /// Ends the waits for the superseded motions that a tick finds due, the oldest first.
  mutating func finishSuperseded(atTick age: Int64, finished: inout [CompletedToken]) {
    finish(superseded.takeDue(atTick: age), &finished)
  }

  fileprivate func finish(
    _ elements: [SupersededMotions<V>.Element], _ finished: inout [CompletedToken]
  ) {
    for element in elements {
      finished += element.waiters.map { CompletedToken(id: $0, reason: .superseded) }
    }
  }

  /// Ends the waits for the newest motion, if it is logically complete.
  mutating func finishLogical(by age: Int64, finished: inout [CompletedToken]) {
    guard logicalAge(notAfter: age) != nil else { return }
    finished += waiters.logical.map { CompletedToken(id: $0, reason: .logical) }
    waiters.logical = []
  }
}

extension Instant {
  // Before and after all others; computed, as a stored one would be looked up under a lock.
  static var beginning: Instant { Instant(ticks: .min) }
  static var horizon: Instant { Instant(ticks: .max) }
}
