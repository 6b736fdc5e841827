extension StepKey {
  static let expectEntry = KeyEntry(
    "expect", .mixed(ExpectKey.self, .observed, to: .expression(.comparable)),
    "What must be true at this time, for the command 'test': values of columns, of "
      + "'state.name', and what the fixed keys ask.")
}

/// The keys of `expect` that are no columns.
enum ExpectKey: UInt8, DocumentKey {
  case within, events, order, settled, range, monotonic, winner, completed, note

  static let table = KeyTable<Self>()
  static let objectName = "expect"

  var entry: KeyEntry {
    switch self {
    case .within:
      KeyEntry(
        "within", .number(.tolerance),
        "How far the numbers of this object may be from what is expected; 1e-6 without it.")
    case .events:
      KeyEntry(
        "events", .map(.eventPattern, to: .count),
        "How often events have happened up to now, by their word and, behind a blank, their "
          + "label: 'observe seen'.")
    case .order:
      KeyEntry(
        "order", .list(of: .name(.eventPattern)),
        "Events that must have occurred in this order, written as in 'events'; others may lie "
          + "between them.")
    case .settled:
      KeyEntry("settled", .list(of: .name(.track)), "Tracks that no animation is moving.")
    case .range:
      KeyEntry(
        "range",
        .map(.track, to: .tuple([.expression(.number), .expression(.number)])),
        "The lowest and the highest value that a track has had since it was last asked about, "
          + "by track.")
    case .monotonic:
      KeyEntry(
        "monotonic", .list(of: .name(.track)),
        "Tracks that have gone in one direction only since they were last asked about.")
    case .winner:
      KeyEntry(
        "winner", .map(.track, to: .expression(.text)),
        "What gave a track its animation, by track: the scope of a step, as "
          + "\"'withAnimation'\", or the path of a modifier.")
    case .completed:
      KeyEntry(
        "completed", .map(.label, to: .object(CompletionExpectationKey.self)),
        "What is true of a completion's or an observer's firings, by label.")
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
    case .count: KeyEntry("count", .count, "How many firings there have been up to now.")
    case .by:
      KeyEntry(
        "by", .text,
        "The mechanism of a firing, as the events have it in 'detail': for example 'logical' "
          + "or 'removed'.")
    case .note: .note
    }
  }
}
