import ExpressionLanguage
import JSONText

/// `.transaction { }`, `.transaction(value:)` or `.transaction(_:body:)`.
package struct TransactionModifier: Hashable, Sendable {
  package let change: TransactionChange
  package let reach: TransactionReach
  /// The completions that `addAnimationCompletion` adds to each transaction that passes.
  package let completions: ElementRange<Completion>
}

extension ModifierGrammar {
  static let transaction = ModifierGrammar(
    KeyEntry(
      "transaction", TransactionScopeKey.shape,
      "Changes to each transaction that passes this modifier: its keys, where '$0' is the "
        + "transaction, or a closure that changes it, such as '{ $0.animation = nil }'."),
    arguments: [.value, .body, .completion, .criteria], lists: .body,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.change = try decoder.readTransactionChange(what)
    },
    make: { decoder, parts in
      guard let change = parts.change else { return nil }
      let modifier = TransactionModifier(
        change: change, reach: parts.reach,
        completions: decoder.completions(parts.completion, parts.criteria))
      return .transaction(decoder.timeline.viewContent.transactionModifiers.add(modifier))
    })
}

extension DocumentDecoder {
  /// The completion of a modifier as one of a scope.
  fileprivate mutating func completions(
    _ written: CompletionObserver.Completion, _ criteria: CompletionCriteria
  ) -> ElementRange<Completion> {
    var completion = Completion()
    completion.criteria = criteria
    switch written {
    case .none: return .empty
    case .label(let label): completion.label = label
    case .steps(let steps): completion.steps = steps
    }
    let start = stepContent.completions.count
    stepContent.completions.append(completion)
    return ElementRange(start..<start + 1)
  }
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
    for completion in timeline[modifier.completions] { check(later: completion.steps, in: outer) }
  }
}
