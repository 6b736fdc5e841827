import AnimationEngine
import TimelineLanguage

/// A `phaseAnimator` in an instance of a view: a value that goes through phases, each set when the
/// animation to the one before is logically complete.
struct PhaseRun {
  let animator: ElementIndex<PhaseAnimator>
  /// Where it stands in the document.
  let place: SourceRange
  let modifier: ElementIndex<Modifier>
  let instance: Int
  /// The hidden state that is the phase.
  let slot: Int
  /// The number of the phase that is shown.
  var index = 0
  /// How many phases are still to come after a trigger; nil for going on for ever.
  var remaining: Int?
  /// The completion that the next phase waits for; earlier ones were overtaken by a trigger.
  var waiting: CompletionID?
  /// When the last phase was set, and how many were set then.
  var lastInstant: Instant?
  var countAtInstant = 0
}
