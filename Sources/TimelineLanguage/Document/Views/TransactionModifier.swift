/// `.transaction { }`, `.transaction(value:)` or `.transaction(_:body:)`.
package struct TransactionModifier: Hashable, Sendable {
  /// What is set, in the order in which it is written; each entry sees the earlier ones.
  package let entries: ElementRange<TransactionEntry>
  package let reach: TransactionReach
}
