/// The keys of an element of `hitches`.
enum HitchKey: UInt8, DocumentKey {
  case at, by, note

  static let table = KeyTable<Self>()

  var entry: KeyEntry {
    switch self {
    case .at: KeyEntry("at", .number(.time), "When it begins, in seconds.")
    case .by: KeyEntry("by", .number(.time), "How long it lasts, in seconds.")
    case .note: KeyEntry("note", .anything, "A comment.")
    }
  }
}
