package import AnimationEngine

/// A time in which a display makes no ticks: from `start` up to, and without, `end`.
package struct Hitch: Hashable, Sendable {
  /// The first instant without a tick.
  package let start: Instant
  /// The first instant with a tick again.
  package let end: Instant
}
