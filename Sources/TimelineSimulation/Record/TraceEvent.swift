package import AnimationEngine
package import TimelineDocument

/// One line of what happened.
package struct TraceEvent: Hashable, Sendable {
  package let instant: Instant
  package let word: EventWord
  /// The track it happened to; empty for what concerns a whole transaction.
  package var track = ""
  /// The name of the transaction; empty outside any.
  package var transaction = ""
  /// The user's own words.
  package var label = ""
  /// The target of the event, or the value on screen.
  package var value: EventValue?
  package var detail: EventDetail?
  /// The turn in which it happened; nil for what happens by the passage of time.
  package var turn: Int?
}

/// A value of a track, as an event tells it.
package enum EventValue: Hashable, Sendable {
  case number(Double)
  /// The components of a vector.
  case vector([Double])

  /// Whether every number in it is finite.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .vector(let numbers): numbers.allSatisfy { $0.isFinite }
    }
  }

  /// The value that is printed as some numbers.
  init(_ printed: [Double]) {
    self = printed.count == 1 ? .number(printed[0]) : .vector(printed)
  }
}

/// The words in the `detail` column: how or why, from a closed list.
package enum EventDetail: String, CaseIterable, Hashable, Sendable {
  /// The animation came from the scope of that name.
  case withAnimation, withTransaction, binding
  /// The animation came from a modifier of that name; a transition may have one of its own.
  case animation, transaction, transition
  /// The animation is that to the next phase.
  case phase
  /// Keyframes move it, whatever the transaction says.
  case keyframes

  /// A spring took the running motion over.
  case merge
  /// The running motion is faded out by the new one.
  case crossFade = "cross-fade"
  /// A drag is followed, for its velocity.
  case track

  /// Not animated: no scope was around the change.
  case noScope = "no-scope"
  /// Not animated: no scope sets an animation, nor does a modifier.
  case noAnimation = "no-animation"
  /// Not animated: the scope or the modifier set nil.
  case nilAnimation = "nil-animation"
  /// Not animated: the transaction disables the modifier that would set an animation.
  case disabled
  /// The transaction ended at the border of a host.
  case border
  /// Not animated: the app has turned all animations off.
  case animationsOff = "animations-off"
  /// Not animated: a fault of the release that is simulated.
  case profile

  /// Nothing moved.
  case idle
  /// It was in that state already.
  case already
  /// The animation had no length.
  case zero

  /// Called because all animations were logically complete.
  case logical
  /// Called because everything that was animated stands still.
  case removed
  /// Called at once: nothing was animated.
  case empty
  /// Logically complete, although another change had taken the animation's place.
  case superseded

  /// The value stood at its target, but the animation was not over.
  case spurious
  /// The value jumped to its target when the animation was over.
  case snap
  /// Cancelled: the id of the task changed, or its view disappeared.
  case id, disappear

  /// The target had been set to what was on screen, by a recipe that pauses or that stops.
  case pause, stop
}
