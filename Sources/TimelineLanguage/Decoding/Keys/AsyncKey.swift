/// The keys of `async`.
enum AsyncKey: UInt8, DocumentKey {
  case after, queue, run, fails, failureSteps, note

  static let table = KeyTable<Self>()

  var entry: KeyEntry {
    switch self {
    case .after:
      KeyEntry("after", .expression(.duration), "How many seconds later; 0 without it.")
    case .queue:
      KeyEntry("queue", .text, "The queue that runs the steps; 'main' without it.")
    case .run: KeyEntry("run", .steps, "The steps that are taken.")
    case .fails:
      KeyEntry("fails", .expression(.condition), "Whether 'catch' is taken instead of 'run'.")
    case .failureSteps: KeyEntry("catch", .steps, "The steps that are taken on a failure.")
    case .note: KeyEntry("note", .anything, "A comment.")
    }
  }
}
