/// The keys of `expect` that are no columns.
enum ExpectKey: UInt8, DocumentKey {
  case within, events, order, settled, range, monotonic, winner, completed, note

  static let table = KeyTable<Self>()

  var entry: KeyEntry {
    switch self {
    case .within:
      KeyEntry(
        "within", .number(.tolerance), "How far numbers may be from these; 1e-6 without it.")
    case .events:
      KeyEntry(
        "events", .map(.eventPattern, to: .count), "How often events have happened up to now.")
    case .order:
      KeyEntry("order", .list(of: .name(.eventPattern)), "Events that occur in this order.")
    case .settled: KeyEntry("settled", .list(of: .name(.track)), "Tracks that do not move.")
    case .range:
      KeyEntry(
        "range",
        .map(.track, to: .tuple([.expression(.number), .expression(.number)])),
        "The lowest and highest value of tracks since they were last asked about.")
    case .monotonic:
      KeyEntry(
        "monotonic", .list(of: .name(.track)),
        "Tracks that went in one direction since they were last asked about.")
    case .winner:
      KeyEntry(
        "winner", .map(.track, to: .expression(.text)), "What gave tracks their animation.")
    case .completed:
      KeyEntry(
        "completed", .map(.label, to: .object(CompletionClaimKey.self)), "Firings, by label.")
    case .note: KeyEntry("note", .anything, "A comment.")
    }
  }
}

/// The keys of what is expected of a label.
enum CompletionClaimKey: UInt8, DocumentKey {
  case at, count, by, note

  static let table = KeyTable<Self>()

  var entry: KeyEntry {
    switch self {
    case .at: KeyEntry("at", .expression(.number), "The time of a firing in seconds.")
    case .count: KeyEntry("count", .count, "How many firings there were up to now.")
    case .by: KeyEntry("by", .text, "The mechanism by which it fired.")
    case .note: KeyEntry("note", .anything, "A comment.")
    }
  }
}
