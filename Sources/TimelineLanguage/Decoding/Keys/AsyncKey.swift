/// The keys of `async`.
enum AsyncKey: UInt8, DocumentKey {
  case after, queue, run, fails, failureSteps, note

  static let table = KeyTable<Self>()
  static let objectName = "async"
  static let required: [Self] = [.run]
  static let companions: [(key: Self, needs: Self)] = [(.failureSteps, .fails)]

  static let habits: [String: Self] = [
    "delay": .after, "at": .after, "steps": .run, "do": .run, "error": .failureSteps,
  ]

  var entry: KeyEntry {
    switch self {
    case .after:
      KeyEntry(
        "after", .expression(.duration),
        "How many seconds later it runs; 0 without it, which is a later turn of the same time.")
    case .queue:
      KeyEntry(
        "queue", .text,
        "The queue that runs the steps; 'main' without it. Any other is a mistake in SwiftUI "
          + "and is warned of.")
    case .run:
      KeyEntry(
        "run", .steps,
        "The steps that are taken then, as one closure. The step around 'async' gives them no "
          + "scope.")
    case .fails:
      KeyEntry(
        "fails", .expression(.condition),
        "Whether the work fails, so that the steps of 'catch' are taken instead of those of 'run'.")
    case .failureSteps: KeyEntry("catch", .steps, "The steps that are taken if the work fails.")
    case .note: .note
    }
  }
}
