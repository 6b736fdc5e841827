package import AnimationEngine

/// A time in which a display makes no ticks: from `start` up to, and without, `end`.
package struct Hitch: Hashable, Sendable {
  package let start: Instant
  package let end: Instant
}
