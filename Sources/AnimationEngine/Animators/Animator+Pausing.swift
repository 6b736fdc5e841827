/// What a pause or a resumption did.
package enum HoldOutcome: Hashable, Sendable {
  case done
  /// It was in that state already.
  case already
  /// Nothing moves.
  case idle
}

extension Animator {
  /// Holds the motion where it is: its clock stands, its ends and completions do not come.
  package mutating func pause(at now: Instant) -> HoldOutcome {
    guard isMoving else { return .idle }
    guard !isHeld else { return .already }
    motion?.heldAt = now
    velocity = .zero
    return .done
  }

  /// Lets a held motion go on, exactly where and as fast as it was.
  package mutating func resume(at now: Instant) -> HoldOutcome {
    guard isMoving else { return .idle }
    guard isHeld else { return .already }
    release(at: now)
    return .done
  }

  /// Ends the motion at once, wherever it is: nobody will see it any more. Whoever waited for it waits
  /// no longer.
  package mutating func discard(finished: inout [FinishedWaiter]) {
    finishMotion(&finished)
  }

  /// Moving the beginning by the length of the pause delays every layer, spring, fork and drag alike.
  mutating func release(at now: Instant) {
    guard let heldAt = motion?.heldAt else { return }
    motion?.heldAt = nil
    motion?.begin?.ticks += now.ticks - heldAt.ticks
  }
}
