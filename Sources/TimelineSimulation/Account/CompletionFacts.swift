import AnimationEngine
import TimelineDocument

/// The fate of a completion: it was called, or the run was over before.
struct CompletionFacts {
  let instant: Instant
  let name: Name
  let scope: ScopeFacts?
  let transaction: String
  /// When its scope was open.
  let opened: Instant
  /// The motions that it waited for, in the order of their changes.
  let waits: [Wait]
  /// Why changes of its scope were not animated.
  let idle: [Idle]
  let fate: Fate

  /// The name of a completion: its label, and the criteria that it waits for.
  struct Name {
    let label: ElementIndex<String>?
    let criteria: CompletionCriteria
  }

  enum Fate {
    case called(CompletedCompletion.Mechanism, turn: Int)
    /// The run was over, and these motions were not.
    case never([Awaited])
  }

  /// A motion that a completion waited for.
  struct Wait {
    let track: String
    /// When it was due.
    let forecast: MotionForecast
    /// The change that superseded it.
    var superseded: Supersession?
  }

  /// A change that superseded a motion.
  struct Supersession {
    let instant: Instant
    let transaction: String
    let step: SourceRange?
    /// The view that came back with it, where the motion was a removal.
    var returned: String?
  }

  /// A change in the scope of a completion that it did not have to wait for.
  struct Idle {
    let track: String
    let reason: Reason

    enum Reason {
      /// It was not animated.
      case jumped
      /// It is of a kind that does not move.
      case stepped
      /// It is a text, which cross-fades.
      case faded
    }
  }

  /// A motion that a completion still waits for.
  struct Awaited {
    let track: String
    let animation: Animation?
    let isPaused: Bool
    let forecast: MotionForecast
  }
}
