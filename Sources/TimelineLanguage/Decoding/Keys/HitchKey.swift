/// The keys of an element of `hitches`.
enum HitchKey: UInt8, DocumentKey {
  case at, by, note

  static let table = KeyTable<Self>()
  static let objectName = "hitch"
  static let required: [Self] = [.at, .by]

  var entry: KeyEntry {
    switch self {
    case .at: KeyEntry("at", .number(.time), "When the hitch begins, in seconds.")
    case .by:
      KeyEntry(
        "by", .number(.time),
        "How long the hitch lasts, in seconds; the display makes no tick in that time.")
    case .note: .note
    }
  }
}
