import ExpressionLanguage
import JSONText

/// `.transaction { }`, `.transaction(value:)` or `.transaction(_:body:)`.
package struct TransactionModifier: Hashable, Sendable {
  package let change: TransactionChange
  package let reach: TransactionReach
}

extension ModifierGrammar {
  static let transaction = ModifierGrammar(
    KeyEntry(
      "transaction", TransactionScopeKey.shape,
      "Changes to each transaction that passes this modifier: its keys, where '$0' is the "
        + "transaction, or a closure that changes it, such as '{ $0.animation = nil }'."),
    arguments: [.value, .body], lists: .body,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.change = try decoder.readTransactionChange(what)
    },
    make: { decoder, parts in
      guard let change = parts.change else { return nil }
      let modifier = TransactionModifier(change: change, reach: parts.reach)
      return .transaction(decoder.timeline.viewContent.transactionModifiers.add(modifier))
    })
}

extension TimelineChecker {
  mutating func check(
    _ modifier: TransactionModifier, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    check(modifier.reach, in: outer)
    let scope = open(index, in: outer, [("transaction", .transaction)], alias: "transaction")
    check(
      modifier.change, in: scope,
      closureInputs: ClosureInputs(
        ["transaction"], changing: ["transaction"], giving: "transaction"))
  }
}
