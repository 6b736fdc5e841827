extension Animator {
  /// Evaluates the motion at a tick of a display, the way SwiftUI does: ends are found at ticks only.
  @discardableResult
  package mutating func tick(at now: Instant, finished: inout [FinishedWaiter]) -> MotionState {
    let rule = startRule
    guard motion != nil else { return .stands }
    guard motion?.heldAt == nil else { return .moves }
    motion?.startOrWarmUp(at: now, rule: rule)
    let state = show(at: now, ends: .onTick)
    guard state == .moves else {
      finishMotion(&finished)
      return state
    }
    let age = motion?.age(at: now) ?? 0
    motion?.tickForks(at: age, finished: &finished)
    motion?.finishLogical(by: age, finished: &finished)
    if isWatched, presentation == model {
      finished.append(FinishedWaiter(id: .watcher, reason: .passing))
    }
    return .moves
  }
}

extension RunningMotion {
  /// A sixtieth of a second, in ticks: what a device shows at most at the third tick.
  private static var warmUpLimit: Int64 { Instant.ticksPerSecond / 60 }

  /// Sets the beginning at the first tick, and on a device moves it at the two that follow.
  fileprivate mutating func startOrWarmUp(at now: Instant, rule: StartRule) {
    if begin == nil { begin = now }
    guard rule == .withWarmUp, warmUpTicks < 3, let start = begin else { return }
    warmUpTicks += 1
    switch warmUpTicks {
    case 2: begin = now
    case 3: begin = Instant(ticks: max(start.ticks, now.ticks - Self.warmUpLimit))
    default: break
    }
  }

  /// Evaluates superseded motions; those that are logically complete or over end their waits.
  fileprivate mutating func tickForks(at age: Int64, finished: inout [FinishedWaiter]) {
    guard !forks.isEmpty else { return }
    var waiting: [Fork<V>] = []
    for var fork in forks {
      let isOver = fork.course.reading(at: age, ends: .onTick) == nil
      let isComplete = fork.course.logicalTime(notAfter: age) != nil
      if isOver || isComplete {
        finished += fork.waiters.map { FinishedWaiter(id: $0, reason: .superseded) }
      } else {
        waiting.append(fork)
      }
    }
    forks = waiting
  }
}
