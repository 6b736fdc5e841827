/// The keys of an element of `completions`.
enum CompletionKey: UInt8, DocumentKey {
  case criteria, label, run, note

  static let table = KeyTable<Self>()
  static let objectName = "completion"

  var entry: KeyEntry {
    switch self {
    case .criteria:
      KeyEntry(
        "criteria", .word(CompletionCriteria.allCases.map(\.rawValue)),
        "What the completion waits for: 'logicallyComplete', the end that the animation was "
          + "given, or 'removed', when nothing of it is left. The first without it.")
    case .label:
      KeyEntry(
        "label", .name(.newLabel),
        "The label of the completion among the events, by which 'at' and 'expect' can name it.")
    case .run:
      KeyEntry(
        "run", .steps,
        "The steps that are taken at the completion, as one closure in a turn of its own.")
    case .note: .note
    }
  }
}
