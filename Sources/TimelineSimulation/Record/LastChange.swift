import AnimationEngine
import TimelineDocument

/// The last change of an animated value.
struct LastChange {
  /// The change itself; in a recorded run only.
  var change: Change?
  /// The change whose motion runs; in a recorded run only.
  var running: Change?
  /// Where the animation of its motion is written, or else the step that began it.
  var motion: SourceRange?
  /// The animation it got.
  var animation: Animation?
  /// The detail with which an observer reports its arrival; nil for an ordinary arrival.
  var arrival: EventDetail?
  /// How far the value can move.
  var reach = MotionReach()
  /// Whether the view was gone at once with the change, and the motion with it.
  var endsWithView = false
  /// The facts for an explanation of the change, until it is recorded.
  var facts: AccountFacts?
  /// How many samples of a drag the value has followed, its velocity being tracked.
  var trackedSamples = 0
  /// The samples of a drag that it followed last without its velocity being tracked; in an explained run.
  var untrackedSamples = 0

  /// Whether it only follows a drag for its velocity.
  var isDragged: Bool { running?.met == .tracked }

  /// Takes note of the animation of a change that was made.
  mutating func note(_ animation: Animation?, arrival: EventDetail?) {
    (self.animation, self.arrival, endsWithView) = (animation, arrival, false)
  }

  /// Takes note of a change that was made; of a drag, the first sample is the one that runs.
  mutating func note(_ change: Change) {
    self.change = change
    guard change.met != .jumped else { return }
    if change.met == .tracked, isDragged {
      trackedSamples += 1
    } else {
      (running, trackedSamples) = (change, 1)
    }
  }

  /// Takes note, for an explanation, of a track that the same change moved with another animation.
  mutating func noteParting(from track: String) {
    guard case .change(var change)? = facts.take() else { return }
    change.placement?.other = track
    facts = .change(change)
  }

  /// Takes note, for an explanation, of the track whose change has retargeted this one.
  mutating func noteLeader(_ track: String) {
    guard case .change(var change)? = facts.take() else { return }
    change.placement = change.placement ?? PlacementFacts()
    change.placement?.leader = track
    facts = .change(change)
  }
}
