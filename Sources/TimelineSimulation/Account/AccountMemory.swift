import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The memory of an explained run: of the running turn and update, and of all that is not over.
struct AccountMemory {
  var turn = TurnFacts()
  var update = UpdateMemory()
  var completions = CompletionStories()
  var steps = StepCoverage()
  /// Which transitions read which states, once it was asked for.
  var transitionStates: TransitionStates?
  /// The values that each observer was given since its target was set, by the number of its track.
  var sights: [Int: ObservationFacts.Seen] = [:]
}

/// The memory of the update that is applied.
struct UpdateMemory {
  var writes: [StateWrite] = []
  /// The states among them that changed something on screen.
  var effective: Set<Int> = []
  /// The tracks that depend on them and are the same as before.
  var equalTracks: [Int] = []
  /// The former values of the tracks that depend on them and do not move.
  var steppedValues: [(track: Int, value: SteppedValue?)] = []
  /// The views that were removed, by what tells them apart.
  var removals: [InstanceKey] = []
  /// The instances that have come, with those around them that were inserted with them.
  var arrivals: Set<Int> = []
}

/// The value of a track that does not move.
enum SteppedValue: Equatable {
  case text(String?)
  case value(Value)
  case components(Components)
}
