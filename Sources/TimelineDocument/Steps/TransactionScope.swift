import Diagnostics
import JSONText

/// The keys of a transaction that `withTransaction` sets; an absent one is not set.
package struct TransactionScope: Hashable, Sendable {
  /// The animation; none is not the same as not set.
  package var animation: AnimationSetting?
  /// Whether implicit animations are off.
  package var disablesAnimations: DocumentValue?
  /// Whether the change is part of a movement.
  package var isContinuous: DocumentValue?
  /// Whether un-animated changes are measured for a velocity.
  package var tracksVelocity: DocumentValue?
}

/// The keys of `withTransaction`.
enum TransactionScopeKey: UInt8, DocumentKey {
  case animation, disablesAnimations, isContinuous, tracksVelocity, note

  static let table = KeyTable<Self>()
  static let objectName = "transaction"

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
  /// Reads the object of `withTransaction`.
  mutating func readTransactionScope() throws(JSONError) -> AnimationScope? {
    var transaction = TransactionScope()
    let keys = try readObject("'withTransaction'", keys: TransactionScopeKey.self) {
      (decoder, key, _) throws(JSONError) in
      let what = Subject(key)
      switch key {
      case .animation: transaction.animation = try decoder.readAnimation(for: what)
      case .disablesAnimations:
        transaction.disablesAnimations = try decoder.readValue(for: what, as: .condition)
      case .isContinuous:
        transaction.isContinuous = try decoder.readValue(for: what, as: .condition)
      case .tracksVelocity:
        transaction.tracksVelocity = try decoder.readValue(for: what, as: .condition)
      case .note: try decoder.cursor.skipValue()
      }
    }
    guard keys != nil else { return nil }
    stepContent.transactions.append(transaction)
    return .transaction(ElementIndex(stepContent.transactions.count - 1))
  }
}
