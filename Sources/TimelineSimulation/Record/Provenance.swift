package import AnimationEngine
package import TimelineLanguage

/// Where a change got its animation from, or why it got none.
package struct Provenance: Hashable, Sendable {
  /// A modifier that the change's transaction passed on its way, and what came of it.
  package struct Passage: Hashable, Sendable {
    /// The modifier's path, `stack.modifiers[0]`.
    package let modifier: String
    /// Where its key stands.
    package let place: SourceRange
    package let effect: Effect
  }

  /// What a modifier did to a transaction.
  package enum Effect: Hashable, Sendable {
    /// Its value had not changed in this update.
    case unchanged
    /// The transaction disables what it would do.
    case disabled
    /// It set the animation, perhaps to nil.
    case setAnimation(isNil: Bool)
    /// It set other keys.
    case setKeys
    /// It was not passed: it would have set the animation, but what changed is outside of it.
    case inside
  }

  /// An earlier change of the same value, whose motion still ran.
  package struct Change: Hashable, Sendable {
    package let instant: Instant
    /// The name of its transaction.
    package let transaction: String
    /// The step that made it.
    package let step: SourceRange
    /// Whether it was a sample of a drag.
    package let isDrag: Bool
  }

  /// The step that wrote the state.
  package let step: SourceRange
  /// The scope around the change, as it is written; nil for none.
  package let scope: EventDetail?
  /// The scope that was open around the work or the drag in which the change was made, and was closed
  /// before.
  package let closedScope: ClosedScope?
  /// Whether the scope brought an animation that a modifier could overrule.
  package let scopeAnimates: Bool
  /// The modifiers that were passed, the outermost first.
  package let passages: [Passage]
  /// Modifiers of the view that would have animated the change, had they been passed; only where
  /// nothing else did.
  package let bystanders: [Passage]
  /// The place among the passages of the one whose animation it is; nil for the scope's.
  package let winner: Int?
  /// The fault of the profile that took the animation away.
  package let quirk: Quirk?
  /// The change whose motion ran until this one, which it supersedes or, without motion, shifts.
  package let running: Change?
  /// Whether the view was gone at once with this change, and every motion of it.
  package let endsWithView: Bool
}

/// A scope that was open around work which was done later, and is of no use to it.
package struct ClosedScope: Hashable, Sendable {
  /// The work, as a sentence calls it.
  package enum Work: String, Sendable {
    case async = "async work"
    case gesture
  }

  package let work: Work
  /// The scope's word.
  package let word: EventDetail
  /// When the work was given away.
  package let instant: Instant
}
