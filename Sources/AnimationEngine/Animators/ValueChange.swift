/// The way in which a model gets its new value: the animation, the instant, and the waits for it.
package struct ValueChange {
  /// The animation, or nil for none.
  package var animation: Animation?
  package var instant: Instant
  /// Whether a change without motion is followed as a drag, whose velocity a spring may take over.
  package var tracksVelocity: Bool
  /// Nil if nothing waits, which saves two empty arrays at each change.
  package var waiters: CompletionTokens?
  package var coincidence: CoincidentChanges

  package init(
    animation: Animation?, at instant: Instant, tracksVelocity: Bool = false,
    waiters: CompletionTokens? = nil,
    coincidence: CoincidentChanges = .combine
  ) {
    self.animation = animation
    self.instant = instant
    self.tracksVelocity = tracksVelocity
    self.waiters = waiters
    self.coincidence = coincidence
  }

  /// Whether a motion follows the change.
  var isAnimated: Bool { animation != nil || tracksVelocity }
}

/// The effect of a change on a value.
package enum ChangeOutcome: Hashable, Sendable {
  /// The value is the one it had.
  case ignored
  /// The value on screen moved at once by as much as the model.
  case jumped
  /// A motion began from rest.
  case began
  /// A spring took the running motion over.
  case merged
  /// The running motion is faded out by the new one.
  case crossFaded
  /// A drag is followed.
  case tracked

  /// Whether a motion follows the change.
  package var isAnimated: Bool {
    switch self {
    case .ignored, .jumped: false
    case .began, .merged, .crossFaded, .tracked: true
    }
  }
}

/// A change that was made, with what its owner has to know of the value.
package struct MadeChange {
  package let outcome: ChangeOutcome
  /// The magnitude and the velocity of the value before the change.
  package let former: ValueExtent
  /// The number of motions that lie on top of each other since then.
  package let layerCount: Int
}

/// The magnitude and the velocity of a value, each by its greatest component.
package struct ValueExtent {
  /// The magnitudes of the value that was set last and of the value on screen, together.
  package let length: Double
  /// The magnitude of the velocity, per second.
  package let speed: Double
}

/// The treatment of a change that comes before the previous one was shown.
package enum CoincidentChanges: Hashable, Sendable {
  /// They are combined as at any other time.
  case combine
  /// The later one takes the place of the earlier.
  case replace
}
