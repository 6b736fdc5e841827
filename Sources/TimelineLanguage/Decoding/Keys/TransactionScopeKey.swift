/// The keys of `withTransaction`.
enum TransactionScopeKey: UInt8, DocumentKey {
  case animation, disablesAnimations, isContinuous, tracksVelocity, note

  static let table = KeyTable<Self>()

  var entry: KeyEntry {
    switch self {
    case .animation:
      KeyEntry("animation", .animation, "The animation; null for none, absent for not set.")
    case .disablesAnimations:
      KeyEntry(
        "disablesAnimations", .expression(.condition), "Whether implicit animations are off.")
    case .isContinuous:
      KeyEntry(
        "isContinuous", .expression(.condition), "Whether the change is part of a movement.")
    case .tracksVelocity:
      KeyEntry(
        "tracksVelocity", .expression(.condition),
        "Whether un-animated changes are measured for the velocity of the next animation.")
    case .note: KeyEntry("note", .anything, "A comment.")
    }
  }
}
