import AnimationEngine

/// A display looks at the run in ticks only.
///
/// A change between two ticks is made with the time of the earlier one and is visible at the later:
/// a new motion begins there, while a motion retargeted in mid-flight has already moved for a
/// frame.
extension Simulation {
  /// Plays the next tick unless it is after a limit or the run is idle.
  mutating func tick(notAfter limit: Instant) throws(RunFailure) -> Instant? {
    skipIdleTicks()
    guard let instant = display?.nextTick, instant <= limit, !isIdle else { return nil }
    display?.advance()
    loop.beginTick(at: instant)
    try spendInstant()
    recorder.publishUnseen()
    try takeTurns(until: instant)
    scene.advanceAnimators(to: instant)
    noteRecords(turn: nil)
    if endlessTimelineView != nil { display?.markStale() }
    try readScreen()
    try lookAtTexts()
    try raiseCompletions()
    try takeCallbacks()
    return instant
  }

  /// Whether no further tick can show anything new.
  private var isIdle: Bool { isSettled && display?.isCurrent != false }

  /// Runs the turns between the last tick and this one at the last one's time. Each takes effect at
  /// once, but motions advance in ticks only.
  private mutating func takeTurns(until instant: Instant) throws(RunFailure) {
    var passed = instant
    while true {
      if !loop.hasCallbacks {
        let next = min(loop.nextInstant ?? instant, instant)
        if passed < next { snapshotExpectations(at: passed) }
        passed = next
      }
      guard let turn = loop.next(at: instant) else { return }
      try runCounted(turn)
      try raiseCompletions()
    }
  }

  /// Expectations between two ticks are about what is on screen there, so they are judged by a copy
  /// of the run from before the later tick.
  private mutating func snapshotExpectations(at instant: Instant) {
    guard expectations.areDue else { return }
    var snapshot = self
    _ = snapshot.expectations.drainSnapshots()
    snapshot.recorder.receiver = nil
    snapshot.loop.beginTick(at: instant)
    expectations.postpone(to: snapshot)
  }

  /// Runs the callbacks of a tick right after it; their changes are visible at the next tick.
  private mutating func takeCallbacks() throws(RunFailure) {
    loop.beginCallbacks()
    defer { loop.endCallbacks() }
    while loop.hasCallbacks, let turn = loop.next(at: loop.instant) {
      try runCounted(turn)
      try raiseCompletions()
    }
  }

  /// The values on screen until the next tick.
  private mutating func readScreen() throws(RunFailure) {
    guard var shown = display?.takeScreen() else { return }
    try readWorld(into: &shown)
    display?.show(shown)
  }

  /// While nothing moves, skips to the tick of the next turn; time still passes for paused motions.
  private mutating func skipIdleTicks() {
    guard display != nil, isStill, let next = loop.nextInstant,
      let skipped = display?.skip(to: next), skipped > scene.now
    else { return }
    scene.advanceAnimators(to: skipped)
  }
}
