import AnimationEngine
import TimelineDocument

/// A write to a state that moved nothing on screen.
struct WriteFacts {
  let instant: Instant
  let write: StateWrite
  let turn: TurnFacts
  let transaction: String
  let scopes: [ScopeFacts]
  let reason: Reason

  enum Reason {
    /// The state had this value.
    case same
    /// No view reads the state.
    case unread
    /// Views read it, but nothing that is there now is made of it.
    case unused
    /// Only these read it, each kind once.
    case watched([Watcher])
    /// No track shows a value made of it.
    case absent(track: String)
    /// The values made of it are the same as before.
    case equal(track: String, value: [Double], type: AnimatableType)
    /// It decides over views, and the same are there as before.
    case sameViews
  }
}

extension WriteFacts {
  /// Whether something reads the state without showing it.
  var isWatched: Bool {
    if case .watched = reason { true } else { false }
  }

  /// A reader of a state that does not show it.
  enum Watcher: Hashable, CaseIterable {
    case observer, recipe, onChange, onReceive, phases, keyframes, task, schedule, modifier
    /// The transition of a view, which reads it when the view comes or goes.
    case transition
    /// The layout, which finds the same frames.
    case layout
  }
}

/// A value that took another value at once because it is of a kind that does not move.
struct StepFacts {
  let instant: Instant
  let track: String
  let columns: [String]
  let writes: [StateWrite]
  let turn: TurnFacts
  let transaction: String
  let scopes: [ScopeFacts]
  let kind: Kind

  enum Kind: Hashable {
    case text(TextChange)
    case list
    case boolean
    /// An expression over animated parameters that also reads a state.
    case perFrame
    /// An attribute that SwiftUI does not animate.
    case notAnimatable

    /// Whether it is a text that cross-fades by its default.
    var isFade: Bool { if case .text(.byDefault) = self { true } else { false } }
  }

  /// How SwiftUI shows that a text is replaced by another one.
  enum TextChange: Hashable {
    /// No animation reaches it.
    case atOnce
    /// By its default, under an animation.
    case byDefault(Animation)
    /// By the view's own `contentTransition`.
    case contentTransition(ContentTransition)
  }
}
