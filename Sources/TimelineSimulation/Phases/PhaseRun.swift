import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A `phaseAnimator` in an instance of a view: a value that goes through phases, each set when the
/// animation to the one before is logically complete.
struct PhaseRun {
  /// More phases than this are a mistake.
  static let limit = ExpressionLimits.elements

  let animator: ElementIndex<PhaseAnimator>
  /// Its place in the document.
  let place: SourceRange
  let modifier: ElementIndex<Modifier>
  let instance: Int
  /// The hidden state that is the phase.
  let slot: Int
  /// The number of the phase that is shown.
  private(set) var index = 0
  /// How many phases remain after a trigger; nil for an endless animator.
  private(set) var remaining: Int?
  /// The completion that the next phase waits for; earlier ones were overtaken by a trigger.
  private(set) var waiting: CompletionID?
  /// When the last phase was set, and how many were set then.
  private(set) var lastInstant: Instant?
  private(set) var countAtInstant = 0

  /// Whether a phase remains.
  var goesOn: Bool { remaining != 0 }

  /// Begins anew, in a view that comes back after it was gone.
  mutating func begin() {
    (index, remaining, waiting) = (0, nil, nil)
  }

  /// Goes through all phases once and back to the first.
  mutating func trigger(phaseCount: Int) {
    remaining = phaseCount - index
  }

  /// Shows a phase until a completion is called.
  mutating func show(_ phase: Int, until completion: CompletionID) {
    index = phase
    remaining = remaining.map { $0 - 1 }
    waiting = completion
  }

  /// Receives a completion; true if the next phase was waiting for it.
  mutating func complete(_ completion: CompletionID) -> Bool {
    guard waiting == completion, goesOn else { return false }
    waiting = nil
    return true
  }

  /// Notes that a phase is set; false if all were set at one instant: nothing in them is animated,
  /// so they would cycle forever.
  mutating func noteTime(_ instant: Instant, phaseCount: Int) -> Bool {
    countAtInstant = lastInstant == instant ? countAtInstant + 1 : 1
    lastInstant = instant
    return remaining != nil || countAtInstant <= phaseCount
  }
}
