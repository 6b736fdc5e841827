/// What an `animation` or a `transaction` modifier rewrites the transaction for.
package enum TransactionReach: Hashable, Sendable {
  /// Every update that comes through.
  case everything
  /// The updates in which a value changed.
  case changes(of: DocumentValue)
  /// Only the modifiers of its body, and not what it wraps.
  case body(ElementRange<Modifier>)
}
