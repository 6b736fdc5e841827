extension StepKey {
  static let expectEntry = KeyEntry(
    "expect", .claims,
    "Claims about this time for the command 'test': values of columns and of 'state.name', null "
      + "for a column or a view that is not there, and the fixed keys.")
}

/// The keys of `expect` that are no columns.
enum ExpectKey: UInt8, DocumentKey {
  case within, profiles, events, order, settled, range, monotonic, winner, completed, note

  static let table = KeyTable<Self>()
  static let objectName = "expect"
  static let synonyms: [String: Self] = [
    "tolerance": .within, "accuracy": .within, "epsilon": .within, "completions": .completed,
  ]

  var entry: KeyEntry {
    switch self {
    case .within:
      KeyEntry(
        "within", .number(.tolerance),
        "The tolerance of the numbers in this object; 1e-6 by default.")
    case .profiles:
      KeyEntry(
        "profiles", .list(of: .word(Profile.allCases.map { $0.rawValue })),
        "The profiles for which these claims are meant; others pass over them. All by default.")
    case .events:
      KeyEntry(
        "events", .map(.eventPattern, to: .count),
        "How often events have occurred so far, by word and optional label: 'observe seen'.")
    case .order:
      KeyEntry(
        "order", .list(of: .name(.eventPattern)),
        "Events that must have occurred in this order, written as in 'events'; others may occur "
          + "between them.")
    case .settled:
      KeyEntry("settled", .list(of: .name(.track)), "Tracks that no animation is moving.")
    case .range:
      KeyEntry(
        "range",
        .map(.track, to: .tuple([.expression(.number), .expression(.number)])),
        "The lowest and the highest value since the previous claim about a track, by track.")
    case .monotonic:
      KeyEntry(
        "monotonic", .list(of: .name(.track)),
        "Tracks that have moved in only one direction since the previous claim about them.")
    case .winner:
      KeyEntry(
        "winner", .map(.track, to: .expression(.text)),
        "The source of a track's animation, by track: the scope of a step, as "
          + "\"'withAnimation'\", or the path of a modifier.")
    case .completed:
      KeyEntry(
        "completed", .map(.label, to: .object(.completionExpectation)),
        "The firings of completions and observers, by label.")
    case .note: .note
    }
  }
}

/// The keys of what is expected of a label.
enum CompletionExpectationKey: UInt8, DocumentKey {
  case at, count, by, note

  static let table = KeyTable<Self>()
  static let objectName = "completionClaim"

  var entry: KeyEntry {
    switch self {
    case .at: KeyEntry("at", .expression(.number), "The time of a firing, in seconds.")
    case .count: KeyEntry("count", .count, "The number of firings so far.")
    case .by:
      KeyEntry(
        "by", .text,
        "The mechanism of a firing, as in the 'detail' of events: for example 'logical' or "
          + "'removed'.")
    case .note: .note
    }
  }
}
