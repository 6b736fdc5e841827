extension AnimationScene {
  /// How many callbacks may run at one instant; the others wait for the next advance.
  public static let callbackLimit = 10_000

  /// Lets time pass to an instant, with all that is due until then: at each instant motions end first,
  /// then callbacks run, each as a turn of its own, oldest first.
  public mutating func advance(to instant: Instant) {
    precondition(depth == 0, "time passes between turns")
    runCallbacks()
    while let boundary = nextBoundary(notAfter: instant) {
      advanceAnimators(to: boundary)
      runCallbacks()
    }
    advanceAnimators(to: max(instant, now))
  }

  /// Pauses a value where it is on screen, if it moves.
  public mutating func pause<Value>(_ property: AnimatedProperty<Value>) {
    _ = pauseMotion(of: property)
  }

  /// Resumes a paused value, exactly where and as fast as it was.
  public mutating func resume<Value>(_ property: AnimatedProperty<Value>) {
    _ = resumeMotion(of: property)
  }

  private mutating func runCallbacks() {
    for _ in 0..<AnimationScene.callbackLimit {
      advanceAnimators(to: now)
      guard let completion = nextCalled() else { return }
      guard let callback = callbacks.removeValue(forKey: completion.id) else { continue }
      turn(callback)
    }
  }
}

// MARK: - The steps of an advance, for owners with callbacks of another kind

extension AnimationScene {
  /// The next instant at which a motion or a wait ends, if that is not after `limit`.
  package mutating func nextBoundary(notAfter limit: Instant) -> Instant? {
    var next: Instant?
    guard isExact else {
      for place in ticking.indices { look(at: ticking[place], &next, notAfter: limit) }
      return next
    }
    guard !begun.isEmpty || limit != shownInstant else { return nil }
    due.removeAll(keepingCapacity: true)
    while let index = schedule.popFirst(notQuietUntil: next ?? limit) {
      look(at: index, &next, notAfter: limit)
      due.append(index)
    }
    for index in due { schedule.set(index, quietUntil: animators.quietInstant(of: index)) }
    return next
  }

  /// Looks for an end of a value that comes before the next one that is known.
  @inline(__always)
  private mutating func look(at index: Int, _ next: inout Instant?, notAfter limit: Instant) {
    lookCount += 1
    next = animators.nextBoundary(of: index, notAfter: next ?? limit) ?? next
  }

  /// Looks for what ends up to an instant.
  package mutating func lookAhead(to limit: Instant) { _ = nextBoundary(notAfter: limit) }

  /// Whether nothing ends up to an instant, by the exact clock: until a value changes or resumes, all of them
  /// follow from the time.
  package mutating func isQuiet(until instant: Instant) -> Bool {
    isExact && begun.isEmpty && instant <= schedule.quietInstant
  }

  /// Writes the first component of a value at each instant into `numbers`, from `place` on. The scene must be quiet
  /// up to the last instant.
  package mutating func sample(
    _ property: AnimatedProperty<Components>, at instants: [Instant], into numbers: inout [Double],
    from place: Int
  ) {
    numbers.withUnsafeMutableBufferPointer {
      animators.sample(property.index, at: instants, into: $0.extracting(place...))
    }
  }

  /// A value on screen at each of some instants, up to which the scene is quiet.
  package mutating func values(
    of property: AnimatedProperty<Components>, at instants: [Instant]
  ) -> [Components] {
    animators.values(of: property.index, at: instants)
  }

  /// Lets time pass to an instant before which nothing ends; motions that end at it complete.
  ///
  /// By the exact clock only what has begun and what may end is looked at. The others lag behind until they are asked
  /// for. Where ends are looked for, they are looked for up to `limit`: looking twice costs more than looking far.
  package mutating func advanceAnimators(
    to instant: Instant, lookingAheadTo limit: Instant = .beginning
  ) {
    let isShown = instant == shownInstant
    guard !isShown || !begun.isEmpty else { return }
    now = instant
    gatherDue(amongBegun: isShown)
    var hasEnds = false
    for place in due.indices {
      let index = due[place]
      if isExact, let quietInstant = animators.advanceQuietly(index, to: now) {
        schedule.set(index, quietUntil: quietInstant)
        continue
      }
      let state = advanceToEnds(index, lookingAheadTo: max(instant, limit))
      if state != .moves {
        hasEnds = true
        schedule.remove(index)
      } else if isExact {
        schedule.set(index, quietUntil: animators.quietInstant(of: index))
      }
    }
    begun.removeAll(keepingCapacity: true)
    // A custom animation may tell of an end only when it is asked again.
    shownInstant = isExact && instant <= schedule.quietInstant ? instant : nil
    if hasEnds { ticking.removeAll { !animators.isMoving($0) } }
  }

  /// Lists the values that are to be looked at now, in their order: by a tick all that move.
  private mutating func gatherDue(amongBegun: Bool) {
    due.removeAll(keepingCapacity: true)
    if amongBegun {
      due += begun
    } else if !isExact {
      due += ticking
    } else {
      while let index = schedule.popFirst(notQuietUntil: now) { due.append(index) }
      if due.count > 1 { due.sort() }
    }
    lookCount += due.count
  }

  /// Moves all values on screen to now, for an owner that reads many of them.
  package mutating func catchUp() {
    guard isExact else { return }
    for place in 0..<schedule.count { animators.catchUp(schedule.index(at: place), to: now) }
  }

  @inline(never)
  private mutating func advanceToEnds(
    _ index: Int, lookingAheadTo limit: Instant
  ) -> MotionState {
    let (state, finished) = animators.advance(
      index, to: now, lookingAheadTo: limit, by: rules.startRule)
    if recorder.isDetailed, state != .stands, animators.isWatched(index) { noteWrite(of: index) }
    for waiter in finished { finish(waiter, of: index) }
    if state != .moves {
      recorder.noteEnd(of: index)
      if animators.isWatched(index) { recorder.noteTarget(of: index, isOver: true) }
    }
    return state
  }

  private mutating func finish(_ waiter: CompletedToken, of index: Int) {
    if waiter.id == .watcher { return recorder.noteSight(waiter.reason, of: index) }
    if recorder.note(waiter) { return }
    if let completion = completions.finish(waiter) { called.append(completion) }
  }

  /// At a tick each value that moves is written; by the exact clock there is nothing to be counted.
  private mutating func noteWrite(of index: Int) {
    guard !isExact, !animators.isPaused(index) else { return }
    recorder.noteWrite(of: index, isAtTarget: animators.isAtTarget(index))
  }

  /// Takes out the completion that was called first.
  package mutating func nextCalled() -> CompletedCompletion? {
    called.popFirst()
  }

  /// Records from now on all changes and ends of values; in detail also each time a value that
  /// is watched is written or passes through its target.
  package mutating func startRecording(inDetail: Bool = false) {
    recorder.isRecording = true
    recorder.isDetailed = inDetail
  }

  /// Records from now on each arrival of a value at its target.
  package mutating func watch<Value>(_ property: AnimatedProperty<Value>) {
    let seesCrossings = recorder.isDetailed && rules.startRule == .atOnce
    animators.watch(property.index, seesCrossings: seesCrossings)
  }

  /// Whether there are records that were not taken out.
  package var hasRecords: Bool { mutating get { !recorder.records.isEmpty } }

  /// Takes out the records since the last call.
  package mutating func drainRecords() -> [SceneRecord] {
    defer { recorder.records.removeAll(keepingCapacity: true) }
    return recorder.records
  }

  /// Pauses a value, and returns the effect.
  package mutating func pauseMotion<Value>(of property: AnimatedProperty<Value>) -> PauseOutcome {
    animators.catchUp(property.index, to: now)
    return animators.pause(property.index, at: now)
  }

  /// Resumes a paused value, and returns the effect.
  package mutating func resumeMotion<Value>(of property: AnimatedProperty<Value>) -> PauseOutcome {
    if animators.isMoving(property.index) { setMoving(property.index) }
    return animators.resume(property.index, at: now)
  }

  /// Whether the motion of a value is paused.
  package func isPaused<Value>(_ property: AnimatedProperty<Value>) -> Bool {
    animators.isPaused(property.index)
  }

  /// Ends the motion of a value that left the screen, so that completions stop waiting for it.
  package mutating func discard(_ property: AnimatedProperty<Components>) {
    let finished = animators.discard(property.index)
    setResting(property.index)
    for waiter in finished where !recorder.forget(waiter) {
      if let completion = completions.finish(waiter) { called.append(completion) }
    }
  }

  /// Puts a value to rest elsewhere, without any of its motion.
  package mutating func reset(
    _ property: AnimatedProperty<Components>, to value: Components
  ) {
    discard(property)
    animators.reset(property.index, to: value)
  }
}
