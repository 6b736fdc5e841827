/// The keys of `move`.
enum MoveKey: UInt8, DocumentKey {
  case value, from, to, at, note

  static let table = KeyTable<Self>()

  var entry: KeyEntry {
    switch self {
    case .value: KeyEntry("value", .expression(.element), "The element that moves.")
    case .from: KeyEntry("from", .name(.statePath), "The list it leaves.")
    case .to: KeyEntry("to", .name(.statePath), "The list it enters.")
    case .at:
      KeyEntry("at", .expression(.index), "Its place there; the end without it.")
    case .note: KeyEntry("note", .anything, "A comment.")
    }
  }
}
