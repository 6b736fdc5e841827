/// The keys of `move`.
enum MoveKey: UInt8, DocumentKey {
  case value, from, to, at, note

  static let table = KeyTable<Self>()
  static let objectName = "move"
  static let required: [Self] = [.value, .from, .to]

  var entry: KeyEntry {
    switch self {
    case .value:
      KeyEntry("value", .expression(.element), "The element that moves.")
    case .from: KeyEntry("from", .name(.statePath), "The state that is the list it leaves.")
    case .to: KeyEntry("to", .name(.statePath), "The state that is the list it enters.")
    case .at:
      KeyEntry(
        "at", .expression(.index),
        "Its place in the list it enters, counted from 0; the end without it.")
    case .note: .note
    }
  }
}
