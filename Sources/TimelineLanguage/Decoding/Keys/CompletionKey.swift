/// The keys of an element of `completions`.
enum CompletionKey: UInt8, DocumentKey {
  case criteria, label, run, note

  static let table = KeyTable<Self>()

  var entry: KeyEntry {
    switch self {
    case .criteria:
      KeyEntry(
        "criteria", .word(CompletionCriteria.allCases.map(\.rawValue)),
        "Whether the completion waits for the logical end or for the removal.")
    case .label: KeyEntry("label", .name(.newLabel), "The label that is printed.")
    case .run: KeyEntry("run", .steps, "The steps that are taken.")
    case .note: KeyEntry("note", .anything, "A comment.")
    }
  }
}
