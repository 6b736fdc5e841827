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
