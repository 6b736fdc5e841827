/// Something that waits for an animator; what it is, only its owner knows.
package struct WaiterID: Hashable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Whoever watches a value; it does not wait for a change and is never done.
  static let watcher = WaiterID(.min)
}

/// Who waits for the animation of one change.
package struct Waiters: Sendable {
  /// Those that wait until it is logically complete.
  package var logical: [WaiterID]
  /// Those that wait until the value stands still.
  package var removed: [WaiterID]

  /// Nobody waits.
  package static let none = Waiters(logical: [], removed: [])

  package init(logical: [WaiterID], removed: [WaiterID]) {
    self.logical = logical
    self.removed = removed
  }
}

/// A waiter whose wait is over.
package struct FinishedWaiter: Hashable, Sendable {
  /// By what a wait came to its end.
  package enum Reason: Hashable, Sendable {
    /// The animation was logically complete.
    case logical
    /// The animation was logically complete after another change had superseded it.
    case superseded
    /// The value stands still.
    case removed
    /// The value stands at its target, and is going to move on.
    case passing
    /// The value passes through its target.
    case crossing
  }

  package let id: WaiterID
  package let reason: Reason
}
