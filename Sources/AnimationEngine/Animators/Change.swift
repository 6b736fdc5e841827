/// How a model gets its new value: with which motion, when, and who waits for it.
package struct Change {
  /// The motion, or nil for none.
  package var motion: Motion?
  package var instant: Instant
  /// Whether a change without motion is followed as a drag, whose velocity a spring may take over.
  package var tracksVelocity: Bool
  package var waiters: Waiters
  package var coincidence: CoincidentChanges

  package init(
    motion: Motion?, at instant: Instant, tracksVelocity: Bool = false, waiters: Waiters = .none,
    coincidence: CoincidentChanges = .combine
  ) {
    self.motion = motion
    self.instant = instant
    self.tracksVelocity = tracksVelocity
    self.waiters = waiters
    self.coincidence = coincidence
  }

  /// Whether something goes on after the change.
  var isAnimated: Bool { motion != nil || tracksVelocity }
}

/// What a change did to a value.
package enum ChangeOutcome: Hashable, Sendable {
  /// The value is the one it had.
  case ignored
  /// Without motion: what is on screen moved by as much as the model.
  case jumped
  /// A motion began from rest.
  case began
  /// A spring took the running motion over.
  case merged
  /// The running motion is faded out by the new one.
  case crossFaded
  /// A drag is followed.
  case tracked

  /// Whether something goes on after the change.
  package var isAnimated: Bool {
    switch self {
    case .ignored, .jumped: false
    case .began, .merged, .crossFaded, .tracked: true
    }
  }
}

/// What becomes of two changes before anything of the first was shown.
package enum CoincidentChanges: Hashable, Sendable {
  /// They are combined as at any other time.
  case combine
  /// The later one takes the place of the earlier.
  case replace
}
