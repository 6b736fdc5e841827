import AnimationEngine
import TimelineDocument

/// What is known of an animated value's last change.
struct LastChange {
  /// When its motion began or was turned.
  var instant = Instant.zero
  var transaction = 0
  /// Whether it only follows a drag for its velocity.
  var isDragged = false
  /// What was set.
  var target: EventValue?
  /// The step that did it.
  var step: SourceRange?
  /// Where the animation of its motion is written, or else the step that began it.
  var motion: SourceRange?
  /// What an observer says that sees it arrive; nil for an ordinary arrival.
  var arrival: EventDetail?
  /// The animation it got.
  var animation: Animation?
  /// The fault that took its animation away.
  var quirk: Quirk?
  /// Whether the app has turned its animation off, with all others.
  var isTurnedOff = false
  /// What gave the animation, where it was not the step's scope.
  var winner: ChangeWinner?
  /// How far the value can move.
  var reach = MotionReach()
  /// Whether the view was gone at once with the change, and the motion with it.
  var endsWithView = false
  /// What an explained run tells of the change, until it is recorded.
  var facts: AccountFacts?
  /// The change whose motion runs; in an explained run only.
  var running: MotionOrigin?
  /// The samples of a drag that it followed last without its velocity being tracked; in an explained run.
  var untrackedSamples = 0
  /// What gave it: a modifier's path or the word of a scope; nil if the change was not animated.
  var animatedBy: String?

  /// Takes note of a change that is about to be made.
  mutating func begin(
    under animation: Animation?, _ winner: ChangeWinner?, _ quirk: Quirk?, isTurnedOff: Bool,
    at step: SourceRange?
  ) {
    (self.animation, self.winner, self.quirk) = (animation, winner, quirk)
    (self.isTurnedOff, self.step, endsWithView) = (isTurnedOff, step, false)
  }
}

/// What gave a change its animation instead of the scope around it.
enum ChangeWinner {
  /// A modifier on the way, by its number.
  case modifier(Int)
  /// The transition, with an animation of its own.
  case transition
  /// Keyframes, which no animation is given to.
  case keyframes
}
