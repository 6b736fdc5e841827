import AnimationEngine
import TimelineDocument

/// A view that came or went.
struct PresenceFacts {
  let instant: Instant
  let view: String
  let word: EventWord
  /// Whether it was on its way out when it came back.
  let isReturn: Bool
  let isGroup: Bool
  let writes: [StateWrite]
  let turn: TurnFacts
  let step: SourceRange?
  let transaction: String
  /// The view with which it came or went, where that was another one.
  let leader: String?
  /// Whether that one is a group.
  let leaderIsGroup: Bool
  /// The host that presents the view.
  let presentation: ViewHost?
  /// The transition written at the view; nil for the default one.
  let transition: SourceRange?
  let identity: DocumentValue?
  /// The view it takes the place of, in the same update.
  let replaced: String?
  /// The writes of the update to states that its transition reads, where it goes: it keeps what it saw last.
  let unseen: [StateWrite]
  /// The element that left, where a row went that is identified by its index.
  let shift: RowShift?
  /// The views that stay, and cover it while it leaves.
  let covering: [String]
  /// The view that moves while this one comes into it, and whose motion it does not share.
  let movingView: String?

  /// An element that left a list whose last index went.
  struct RowShift {
    let state: Int
    let index: Int
    let identity: String
  }
}

/// A motion that a step or a recipe paused, resumed or stopped.
struct HoldFacts {
  let instant: Instant
  let track: String
  let columns: [String]
  let word: EventWord
  let detail: EventDetail?
  let value: EventValue?
  let turn: TurnFacts
  /// The recipe's modifier; nil for a step.
  let recipe: SourceRange?
  /// The motion, where a recipe that finds nothing moving is outside of the modifier that moves it.
  var unseen: (track: String, modifier: String)?
}
