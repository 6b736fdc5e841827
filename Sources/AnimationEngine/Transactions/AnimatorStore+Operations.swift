// The operations of every animator, at its index in the store.

extension AnimatorStore {
  /// Gives a value a new model.
  mutating func change(
    _ index: Int, to value: consuming AnyAnimatedValue, by change: consuming ValueChange
  ) -> MadeChange {
    change.instant = pace.screenTime(at: change.instant)
    return perform(ChangeOperation(value: value, change: change), at: index)
  }

  /// Puts a value at rest elsewhere.
  mutating func reset(_ index: Int, to value: Components) {
    perform(Reset(value: .components(value)), at: index)
  }

  /// Reports from now on when a value is at its target.
  mutating func watch(_ index: Int, seesCrossings: Bool) {
    perform(Watch(seesCrossings: seesCrossings), at: index)
  }

  // Asked in a loop: inlined there, it would make all arrays of the store unique before the loop, and an empty
  // array is made anew each time.

  /// When a wait or the motion of a value ends next, if that is not after `limit`.
  @inline(never)
  mutating func nextBoundary(of index: Int, notAfter limit: Instant) -> Instant? {
    // The first instant at which an end has come may lie after the limit by less than a tick of the screen.
    perform(NextBoundary(limit: pace.screenTime(at: limit)), at: index)
      .map { min(pace.instant(reaching: $0), limit) }
  }

  /// The instant up to which nothing of a value is known to end, unless it changes or resumes.
  mutating func quietInstant(of index: Int) -> Instant {
    pace.instant(notBeyond: perform(QuietInstant(), at: index))
  }

  /// Moves a value to an instant, by the exact clock or by a tick. By the exact clock ends are looked for as far
  /// ahead as `limit`.
  mutating func advance(
    _ index: Int, to now: Instant, lookingAheadTo limit: Instant, by rule: StartRule
  ) -> Advance.Result {
    let (now, limit) = (pace.screenTime(at: now), pace.screenTime(at: limit))
    return perform(Advance(now: now, limit: limit, rule: rule), at: index)
  }

  /// Moves a value by the exact clock to an instant up to which nothing ends, and returns the instant up to which
  /// that is so; nil if something may end.
  mutating func advanceQuietly(_ index: Int, to now: Instant) -> Instant? {
    perform(AdvanceQuietly(now: pace.screenTime(at: now)), at: index)
      .map { pace.instant(notBeyond: $0) }
  }

  /// Moves the value on screen to an instant up to which nothing ends, if it lags.
  mutating func catchUp(_ index: Int, to now: Instant) {
    perform(CatchUp(now: pace.screenTime(at: now)), at: index)
  }

  /// Finds the first component of a value at each of some instants up to which nothing ends.
  mutating func sample(
    _ index: Int, at instants: [Instant], into numbers: UnsafeMutableBufferPointer<Double>
  ) {
    perform(SampleNumbers(instants: pace.screenTimes(at: instants), numbers: numbers), at: index)
  }

  /// A value at each of some instants up to which nothing ends.
  mutating func values(of index: Int, at instants: [Instant]) -> [Components] {
    perform(SampleValues(instants: pace.screenTimes(at: instants)), at: index)
  }

  /// Ends a motion, and returns the waits that end with it.
  mutating func discard(_ index: Int) -> [CompletedToken] {
    perform(Discard(), at: index)
  }

  /// The number of motions that lie on top of each other.
  mutating func layerCount(at index: Int) -> Int {
    perform(LayerCount(), at: index)
  }

  /// The cost of an evaluation of them, in evaluations of a curve.
  mutating func layerWork(at index: Int) -> Int {
    perform(LayerWork(), at: index)
  }

  /// The cost of the steps of fluid springs up to an instant.
  mutating func stepLoad(at index: Int, until instant: Instant) -> Int64 {
    perform(StepLoad(instant: pace.screenTime(at: instant)), at: index)
  }

  mutating func pause(_ index: Int, at now: Instant) -> PauseOutcome {
    perform(Pause(now: pace.screenTime(at: now)), at: index)
  }

  mutating func resume(_ index: Int, at now: Instant) -> PauseOutcome {
    perform(Resume(now: pace.screenTime(at: now)), at: index)
  }
}

private struct ChangeOperation: AnimatorOperation {
  let value: AnyAnimatedValue
  let change: ValueChange

  func perform<V>(on animator: inout Animator<V>) -> MadeChange {
    animator.makeChange(to: value.value(as: V.self), by: change)
  }
}

private struct Reset: AnimatorOperation {
  let value: AnyAnimatedValue

  func perform<V>(on animator: inout Animator<V>) {
    animator.reset(to: value.value(as: V.self))
  }
}

private struct Watch: AnimatorOperation {
  let seesCrossings: Bool

  func perform<V>(on animator: inout Animator<V>) {
    animator.watch(seesCrossings: seesCrossings)
  }
}

private struct NextBoundary: AnimatorOperation {
  let limit: Instant

  func perform<V>(on animator: inout Animator<V>) -> Instant? {
    animator.nextBoundary(notAfter: limit)
  }
}

private struct QuietInstant: AnimatorOperation {
  func perform<V>(on animator: inout Animator<V>) -> Instant { animator.quietInstant }
}

struct Advance: AnimatorOperation {
  typealias Result = (state: MotionState, finished: [CompletedToken])
  let now: Instant
  let limit: Instant
  let rule: StartRule

  func perform<V>(on animator: inout Animator<V>) -> Result {
    var finished: [CompletedToken] = []
    switch rule {
    case .atOnce:
      if limit > now { animator.lookAhead(to: limit) }
      let state = animator.advance(to: now, finished: &finished)
      return (state, finished)
    case .atFirstTick, .withWarmUp:
      let state = animator.tick(at: now, finished: &finished)
      return (state, finished)
    }
  }
}

private struct AdvanceQuietly: AnimatorOperation {
  let now: Instant

  @inline(__always)
  func perform<V>(on animator: inout Animator<V>) -> Instant? { animator.advanceQuietly(to: now) }
}

private struct CatchUp: AnimatorOperation {
  let now: Instant

  @inline(__always)
  func perform<V>(on animator: inout Animator<V>) { animator.catchUp(to: now) }
}

private struct SampleNumbers: AnimatorOperation {
  let instants: [Instant]
  /// A place for each of their numbers.
  let numbers: UnsafeMutableBufferPointer<Double>

  @inline(__always)
  func perform<V>(on animator: inout Animator<V>) {
    animator.sample(at: instants) { numbers[$0] = Double(firstOf: $1) }
  }
}

private struct SampleValues: AnimatorOperation {
  let instants: [Instant]

  func perform<V>(on animator: inout Animator<V>) -> [Components] {
    var values: [Components] = []
    animator.sample(at: instants) { values.append(Components(any: $1)) }
    return values
  }
}

private struct Discard: AnimatorOperation {
  func perform<V>(on animator: inout Animator<V>) -> [CompletedToken] {
    var finished: [CompletedToken] = []
    animator.discard(finished: &finished)
    return finished
  }
}

private struct LayerCount: AnimatorOperation {
  func perform<V>(on animator: inout Animator<V>) -> Int { animator.layerCount }
}

private struct LayerWork: AnimatorOperation {
  func perform<V>(on animator: inout Animator<V>) -> Int { animator.layerWork }
}

private struct StepLoad: AnimatorOperation {
  let instant: Instant

  func perform<V>(on animator: inout Animator<V>) -> Int64 { animator.stepLoad(until: instant) }
}

private struct Pause: AnimatorOperation {
  let now: Instant

  func perform<V>(on animator: inout Animator<V>) -> PauseOutcome { animator.pause(at: now) }
}

private struct Resume: AnimatorOperation {
  let now: Instant

  func perform<V>(on animator: inout Animator<V>) -> PauseOutcome { animator.resume(at: now) }
}
