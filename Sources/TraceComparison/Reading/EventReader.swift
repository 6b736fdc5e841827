/// One event of an input.
struct RecordedEvent {
  /// The texts under each of the names of texts; empty where there is none.
  private(set) var texts: [String]
  private(set) var value: Cell
  let place: Range<Int>

  /// The event with its word and its label alone; nil if it has none, or is none of those that have one.
  fileprivate var labelled: RecordedEvent? {
    var event = self
    for (index, field) in EventReader.Field.texts.enumerated() {
      switch field {
      case .event: guard EventReader.labelledWords.contains(texts[index]) else { return nil }
      case .label: guard !texts[index].isEmpty else { return nil }
      case .track, .transaction, .detail, .turn, .value: event.texts[index] = ""
      }
    }
    event.value = .missing
    return event
  }

  /// Gives the track another name, where it has one.
  mutating func rename(_ names: [String: String]) {
    guard let index = EventReader.Field.texts.firstIndex(of: .track),
      let name = names[texts[index]]
    else { return }
    texts[index] = name
  }
}

/// The events of one time.
struct EventGroup: Timed {
  /// The time of the first of them.
  var time: Double {
    didSet { lastTime += time - oldValue }
  }
  /// The time of the last, which differs where a time was rounded in two ways.
  private(set) var lastTime: Double
  var events: [RecordedEvent] = []

  init(time: Double) {
    self.time = time
    lastTime = time
  }

  /// Leaves of each event its word and its label, and no event without one.
  mutating func keepLabels() {
    events = events.compactMap { $0.labelled }
  }

  /// Adds the events of a time that is the same one.
  mutating func append(_ group: EventGroup) {
    events += group.events
    lastTime = group.lastTime
  }
}

/// Reads the events of an input, those of one time together.
struct EventReader {
  /// The fields of an event that are compared; fields of later versions are ignored.
  enum Field: String, CaseIterable {
    case event, track, transaction, label, detail, turn
    case value

    /// The fields that are texts, or are read as texts.
    static let texts: [Field] = [.event, .track, .transaction, .label, .detail, .turn]
  }

  /// The words of the events that a view on a device can record, by their labels.
  static let labelledWords: Set<String> = ["complete", "observe", "emit"]

  /// Whether the input has nothing but the words and the labels of events, as a recording of an exported view has.
  let hasLabelsOnly: Bool

  private var rows: RecordedRows
  private var hasRow: Bool
  private let key: TimeKey

  /// - Parameter hasRow: whether there is a current row, which was not used yet.
  init(_ rows: RecordedRows, hasRow: Bool) throws(TraceProblem) {
    self.rows = rows
    self.hasRow = hasRow
    hasLabelsOnly = rows.hasHeader && rows.names.number(of: Field.track.rawValue) == nil
    key = try TimeKey(rows, hasRow: hasRow)
  }

  /// The decimals of the times of the remaining events.
  func writtenTimes() throws(TraceProblem) -> WrittenTimes {
    try WrittenTimes(rows, key, hasRow: hasRow, sharesTimes: true)
  }

  /// Reads the events of the next time; nil at the end.
  mutating func next() throws(TraceProblem) -> EventGroup? {
    guard hasRow else { return nil }
    var group = EventGroup(time: try key.time(of: rows))
    repeat {
      group.events.append(event)
      hasRow = try rows.advance()
      guard hasRow else { break }
      try key.checkOrder(of: rows, after: group.time)
    } while try key.time(of: rows) == group.time
    return group
  }

  private var event: RecordedEvent {
    RecordedEvent(
      texts: Field.texts.map { cell(of: $0).eventText }, value: cell(of: .value),
      place: rows.row.place)
  }

  private func cell(of field: Field) -> Cell {
    rows.names.number(of: field.rawValue).flatMap { rows.row.field($0)?.cell } ?? .missing
  }
}

extension Cell {
  /// The text, or the digits of a number such as that of a turn.
  fileprivate var eventText: String {
    switch self {
    case .missing, .vector: ""
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .text(let text): text
    }
  }
}
