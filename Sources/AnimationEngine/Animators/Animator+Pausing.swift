/// The effect of a pause or a resumption.
package enum PauseOutcome: Hashable, Sendable {
  case done
  /// It was in that state already.
  case already
  /// Nothing moves.
  case idle
}

extension Animator {
  /// Pauses the motion: its clock stops, and it neither ends nor completes.
  package mutating func pause(at now: Instant) -> PauseOutcome {
    guard isMoving else { return .idle }
    guard !isPaused else { return .already }
    motion?.pausedAt = now
    velocity = .zero
    return .done
  }

  /// Resumes a paused motion, exactly where and as fast as it was.
  package mutating func resume(at now: Instant) -> PauseOutcome {
    guard isMoving else { return .idle }
    guard isPaused else { return .already }
    release(at: now)
    shownInstant = now
    return .done
  }

  /// Ends the motion at once, and every wait for it, because the value left the screen.
  package mutating func discard(finished: inout [CompletedToken]) {
    finishMotion(&finished)
  }

  /// Moving the beginning by the length of the pause delays every layer, spring, fork and drag alike.
  mutating func release(at now: Instant) {
    guard let pausedAt = motion?.pausedAt else { return }
    motion?.pausedAt = nil
    motion?.begin?.ticks += now.ticks - pausedAt.ticks
  }
}
