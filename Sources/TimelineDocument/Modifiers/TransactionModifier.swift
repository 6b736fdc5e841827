import Diagnostics
import ExpressionLanguage
import JSONText

/// `.transaction { }`, `.transaction(value:)` or `.transaction(_:body:)`.
package struct TransactionModifier: Hashable, Sendable {
  /// The entries in source order; each one sees the earlier ones.
  package let entries: ElementRange<TransactionEntry>
  package let reach: TransactionReach
}

/// One key of a transaction that a `transaction` modifier sets.
package struct TransactionEntry: Hashable, Sendable {
  /// The source range of the key.
  package let place: SourceRange
  package let setting: Setting

  /// The key that is set, and its value.
  package enum Setting: Hashable, Sendable {
    case animation(AnimationSetting)
    case disablesAnimations(DocumentValue)
    case isContinuous(DocumentValue)
    case tracksVelocity(DocumentValue)
  }
}

extension ModifierGrammar {
  static let transaction = ModifierGrammar(
    KeyEntry(
      "transaction", .object(.transactionScope),
      "Changes to each transaction that passes this modifier; '$0' is the transaction."),
    arguments: [.value, .body], lists: .body,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.entries = try decoder.readTransactionEntries(what)
    },
    make: { decoder, parts in
      let modifier = TransactionModifier(entries: parts.entries, reach: parts.reach)
      return .transaction(decoder.timeline.viewContent.transactionModifiers.add(modifier))
    })
}

extension DocumentDecoder {
  mutating func readTransactionEntries(
    _ what: Subject
  ) throws(JSONError) -> ElementRange<TransactionEntry> {
    let start = timeline.viewContent.transactionEntries.count
    _ = try readObject(what, keys: TransactionScopeKey.self) {
      (decoder, key, name) throws(JSONError) in
      guard let setting = try decoder.readTransactionSetting(of: key) else { return }
      decoder.timeline.viewContent.transactionEntries.append(
        TransactionEntry(place: SourceRange(name.range), setting: setting))
    }
    return ElementRange(start..<timeline.viewContent.transactionEntries.count)
  }

  private mutating func readTransactionSetting(
    of key: TransactionScopeKey
  ) throws(JSONError) -> TransactionEntry.Setting? {
    let what = Subject(key)
    switch key {
    case .animation: return try readAnimation(for: what).map { .animation($0) }
    case .disablesAnimations:
      return try readValue(for: what, as: .condition).map { .disablesAnimations($0) }
    case .isContinuous: return try readValue(for: what, as: .condition).map { .isContinuous($0) }
    case .tracksVelocity:
      return try readValue(for: what, as: .condition).map { .tracksVelocity($0) }
    case .note:
      try cursor.skipValue()
      return nil
    }
  }
}

extension TimelineChecker {
  mutating func check(
    _ modifier: TransactionModifier, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    check(modifier.reach, in: outer)
    let scope = open(index, in: outer, [("transaction", .transaction)], alias: "transaction")
    for entry in timeline[modifier.entries] {
      switch entry.setting {
      case .animation(let setting): check(setting, in: scope)
      case .disablesAnimations(let flag), .isContinuous(let flag), .tracksVelocity(let flag):
        check(flag, in: scope)
      }
    }
  }
}
