import AnimationEngine
import TimelineDocument

/// A scope around a change, as it is written.
struct ScopeFacts {
  let word: EventDetail
  /// The source range of its animation, or else of its step.
  let place: SourceRange
  /// The animation that it sets; nil for a transaction that does not.
  let animation: WrittenAnimation?
  /// Whether it disables implicit animations.
  var disablesAnimations = false
  /// Whether it asks for the velocity of changes to be tracked.
  var tracksVelocity = false
}
