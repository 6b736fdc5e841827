/// The identity of a wait for an animator, which only its owner can interpret.
package struct CompletionToken: Hashable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The observer of a value, which waits for no change and is never done.
  static let watcher = CompletionToken(.min)
}

/// The waits for the animation of one change.
package struct CompletionTokens: Sendable {
  /// Those that wait until it is logically complete.
  package var logical: [CompletionToken]
  /// Those that wait until the value is at rest.
  package var removed: [CompletionToken]

  /// No waits.
  package static let none = CompletionTokens(logical: [], removed: [])

  /// These tokens and one more that waits until the animation is logically complete.
  func adding(_ token: CompletionToken) -> CompletionTokens {
    CompletionTokens(logical: logical + [token], removed: removed)
  }

  package init(logical: [CompletionToken], removed: [CompletionToken]) {
    self.logical = logical
    self.removed = removed
  }
}

/// A waiter whose wait is over.
package struct CompletedToken: Hashable, Sendable {
  /// The reason for which a wait ended.
  package enum Reason: Hashable, Sendable {
    /// The animation was logically complete.
    case logical
    /// The animation was logically complete after another change had superseded it.
    case superseded
    /// The value is at rest.
    case removed
    /// The value is at its target, and is going to move on.
    case passing
    /// The value passes through its target.
    case crossing
  }

  package let id: CompletionToken
  package let reason: Reason
}
