import Diagnostics
import ExpressionLanguage
import JSONText

/// The keys of a transaction that `withTransaction` or a `transaction` modifier sets.
package enum TransactionChange: Hashable, Sendable {
  /// Keys in source order; each one sees the earlier ones.
  case keys(ElementRange<TransactionEntry>)
  /// An expression that is a transaction, or a closure that changes one.
  case expression(WrittenExpression)
}

/// One key of a transaction that is set.
package struct TransactionEntry: Hashable, Sendable {
  /// The source range of the key.
  package let place: SourceRange
  package let setting: Setting

  /// The key that is set, and its value.
  package enum Setting: Hashable, Sendable {
    /// The animation; none is not the same as not set.
    case animation(AnimationSetting)
    /// Whether implicit animations are off.
    case disablesAnimations(DocumentValue)
    /// Whether the change is part of a movement.
    case isContinuous(DocumentValue)
    /// Whether un-animated changes are measured for a velocity.
    case tracksVelocity(DocumentValue)
    /// A key that the document declares: 'Transaction.name'.
    case value(ElementIndex<String>, DocumentValue)
  }
}

/// The keys of `withTransaction`.
enum TransactionScopeKey: UInt8, DocumentKey {
  case animation, disablesAnimations, isContinuous, tracksVelocity, note

  static let table = KeyTable<Self>()
  static let objectName = "transaction"

  /// A transaction, as an object of its keys or as an expression.
  static let shape = ValueShape.either([.expression(.transaction), .object(.transactionScope)])

  var entry: KeyEntry {
    switch self {
    case .animation:
      KeyEntry(
        "animation", .animation,
        "The transaction's animation: true for the default one, null for none. Without this "
          + "key it is not set.")
    case .disablesAnimations:
      KeyEntry(
        "disablesAnimations", .expression(.condition),
        "Whether 'animation' modifiers are told not to animate this change.")
    case .isContinuous:
      KeyEntry(
        "isContinuous", .expression(.condition),
        "Whether the change is one of a continuous interaction, such as a drag.")
    case .tracksVelocity:
      KeyEntry(
        "tracksVelocity", .expression(.condition),
        "Whether the velocity of changes without animation is tracked, so that the next spring "
          + "begins with it; the samples of a gesture set it to true by themselves.")
    case .note: .note
    }
  }
}

extension DocumentDecoder {
  /// Reads what is set of a transaction: an expression, or an object of keys.
  mutating func readTransactionChange(
    _ what: Subject
  ) throws(JSONError) -> TransactionChange? {
    switch try cursor.peek() {
    case .string: return .expression(expression(try cursor.readString(), in: .key(.transaction)))
    case .object: return .keys(try readTransactionEntries(what))
    case .array, .number, .boolean, .null:
      try reject(what, mustBe: "an object or an expression")
      return nil
    }
  }

  private mutating func readTransactionEntries(
    _ what: Subject
  ) throws(JSONError) -> ElementRange<TransactionEntry> {
    let start = stepContent.transactionEntries.count
    _ = try readObject(
      what, keys: TransactionScopeKey.self,
      value: { (decoder, key, name) throws(JSONError) in
        guard let setting = try decoder.readTransactionSetting(of: key) else { return }
        decoder.stepContent.transactionEntries.append(
          TransactionEntry(place: SourceRange(name.range), setting: setting))
      },
      other: { (decoder, name) throws(JSONError) in
        let value = try decoder.readValue(for: Subject("the value of", name), as: .newValue)
        guard let value else { return }
        let setting = TransactionEntry.Setting.value(decoder.intern(name), value)
        decoder.stepContent.transactionEntries.append(
          TransactionEntry(place: SourceRange(name.range), setting: setting))
      })
    return ElementRange(start..<stepContent.transactionEntries.count)
  }

  private mutating func readTransactionSetting(
    of key: TransactionScopeKey
  ) throws(JSONError) -> TransactionEntry.Setting? {
    let what = Subject(key)
    switch key {
    case .animation: return try readAnimation(for: what, mayBeCustom: false).map { .animation($0) }
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
    _ change: TransactionChange, in scope: ScopeIndex, closureInputs: ClosureInputs = []
  ) {
    switch change {
    case .expression(let expression):
      check(expression, in: scope, closureInputs: closureInputs)
    case .keys(let entries):
      for entry in timeline[entries] {
        switch entry.setting {
        case .animation(let setting): check(setting, in: scope)
        case .disablesAnimations(let flag), .isContinuous(let flag), .tracksVelocity(let flag):
          check(flag, in: scope)
        case .value(let name, let value):
          check(value, ofKey: timeline[name], at: entry.place.range, in: scope)
        }
      }
    }
  }

  /// Checks the value of a key of transactions, which a definition declares.
  private mutating func check(
    _ value: DocumentValue, ofKey name: String, at place: Range<Int>, in scope: ScopeIndex
  ) {
    let member = "Transaction.\(name)"
    guard case .definition? = scopes[scope].symbol(member) else {
      let near = nearestName(
        to: name, among: TransactionScopeKey.table.names + timeline.transactionKeys)
      let help =
        near.map { "did you mean '\($0)'?" } ?? "declare it with 'define': \"\(member)\": \"false\""
      diagnostics.add(
        .error(
          .unknownKey, "unknown key \(name.quotedForMessage) in a transaction", at: place,
          help: help))
      return
    }
    if timeline.profile.release < .ios17 {
      diagnostics.add(
        .warning(
          .notAvailable,
          "keys of transactions do not exist in the profile '\(timeline.profile.rawValue)'",
          at: place, help: "they came with \(Profile.ios17.asWritten)"))
    }
    let standard = checked(
      ExpressionText(member, at: place.lowerBound), as: .any, in: scope)?.type
    check(value, as: standard.map(ExpectedTypes.stored) ?? .any, in: scope)
  }
}

extension Timeline {
  /// The keys of transactions that definitions declare.
  fileprivate var transactionKeys: [String] {
    definitions.compactMap { definition in
      let owner = "Transaction."
      return definition.name.hasPrefix(owner)
        ? String(definition.name.dropFirst(owner.utf8.count)) : nil
    }
  }

  /// How the animation is written that a transaction gets; nil if it says nothing of one. Only the run
  /// tells whether an expression does.
  package func animation(of change: TransactionChange) -> AnimationSetting? {
    switch change {
    case .expression(let expression): return .expression(expression)
    case .keys(let entries):
      for entry in self[entries].reversed() {
        if case .animation(let setting) = entry.setting { return setting }
      }
      return nil
    }
  }

  /// The animation that a scope sets, as it is written; nil if it sets other keys only.
  package func animation(of scope: AnimationScope) -> AnimationSetting? {
    switch scope {
    case .animation(let setting), .binding(let setting): setting
    case .transaction(let change): animation(of: change)
    }
  }
}
