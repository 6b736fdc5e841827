extension Animator {
  /// Evaluates the motion at a tick of a display, the way SwiftUI does: ends are found at ticks only.
  @discardableResult
  package mutating func tick(at now: Instant, finished: inout [CompletedToken]) -> MotionState {
    guard motion != nil else { return .stands }
    guard let pausedAt = motion?.pausedAt else { return evaluate(at: now, finished: &finished) }
    // At the very first tick a motion begins at the instant of its change, and is paused there.
    guard pausedAt == now, motion?.begin == nil else { return .moves }
    motion?.pausedAt = nil
    let state = evaluate(at: now, finished: &finished)
    _ = pause(at: now)
    return state
  }

  private mutating func evaluate(
    at now: Instant, finished: inout [CompletedToken]
  ) -> MotionState {
    let rule = startRule
    motion?.startOrWarmUp(at: now, rule: rule)
    let state = show(at: now, ends: .onTick)
    guard state == .moves else {
      finishMotion(&finished)
      return state
    }
    let age = motion?.age(at: now) ?? 0
    motion?.finishSuperseded(atTick: age, finished: &finished)
    motion?.finishLogical(by: age, finished: &finished)
    if isWatched, presentation == model {
      finished.append(CompletedToken(id: .watcher, reason: .passing))
    }
    return .moves
  }
}

extension RunningMotion {
  /// The number of ticks at which the beginning may still move.
  private static var warmUpLength: Int { 3 }

  /// A sixtieth of a second, in ticks: the longest elapsed time that a device shows at its third tick.
  private static var warmUpLimit: Int64 { Instant.ticksPerSecond / 60 }

  /// A drag begins at its first sample, even between ticks: a later beginning would move the sample, and
  /// with it the velocity. Nothing is shown of its time, so it needs no warm-up. That is a choice.
  mutating func beginTracking(at now: Instant) {
    guard begin == nil else { return }
    begin = now
    warmUpTicks = Self.warmUpLength
  }

  /// Sets the beginning at the first tick, and on a device moves it at the two that follow.
  fileprivate mutating func startOrWarmUp(at now: Instant, rule: StartRule) {
    if begin == nil { begin = now }
    guard rule == .withWarmUp, warmUpTicks < Self.warmUpLength, let start = begin else { return }
    warmUpTicks += 1
    switch warmUpTicks {
    case 2: begin = now
    case 3: begin = Instant(ticks: max(start.ticks, now.ticks - Self.warmUpLimit))
    default: break
    }
  }
}
