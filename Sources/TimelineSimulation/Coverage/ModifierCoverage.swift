import TimelineDocument

/// The effects of an `animation` or a `transaction` modifier on the changes that came to it.
struct ModifierCoverage {
  /// The changes to which it gave the animation, or took it away; for keys of a transaction, those it set.
  private(set) var effects = 0
  /// The changes that came while its value was the same as before.
  private(set) var unchanged = 0
  /// The changes that came in a transaction that disables animations.
  private(set) var disabled = 0
  /// The changes for which a modifier further inside set the animation again.
  private(set) var replaced = 0
  /// The changes of its own view that were outside of it.
  private(set) var outside = 0

  mutating func add(_ effect: Passage.Effect, isWinner: Bool) {
    switch effect {
    case .unchanged: unchanged += 1
    case .disabled: disabled += 1
    case .setKeys: effects += 1
    case .setAnimation: if isWinner { effects += 1 } else { replaced += 1 }
    case .inside: outside += 1
    case .border: break
    }
  }

  mutating func add(_ other: ModifierCoverage) {
    effects += other.effects
    unchanged += other.unchanged
    disabled += other.disabled
    replaced += other.replaced
    outside += other.outside
  }

  /// Why it never had an effect.
  var reason: String {
    if replaced > 0 { return "a modifier inside it sets the animation again" }
    if disabled > 0 { return "the transaction disables animations" }
    if unchanged > 0 { return "its value never changes together with what it wraps" }
    if outside > 0 { return "what changes is outside of it" }
    return "nothing that it wraps changes"
  }
}
