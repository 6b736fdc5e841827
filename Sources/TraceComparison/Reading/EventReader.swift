/// One event of an input.
struct RecordedEvent {
  /// What it has under each of the names that are texts; empty for nothing.
  let texts: [String]
  let value: Cell
  let place: Range<Int>
}

/// The events of one time.
struct EventGroup {
  let time: Double
  var events: [RecordedEvent] = []
}

/// Reads the events of an input, those of one time together.
struct EventReader {
  /// What is compared of an event; what later versions add is not.
  enum Field: String, CaseIterable {
    case event, track, transaction, label, detail, turn
    case value

    /// The fields that are texts, or stand for one.
    static let texts: [Field] = [.event, .track, .transaction, .label, .detail, .turn]
  }

  private var rows: RowReader
  private var hasRow: Bool
  private let key: TimeKey

  /// - Parameter hasRow: whether the rows have come to one, which was not used.
  init(_ rows: RowReader, hasRow: Bool) throws(TraceProblem) {
    self.rows = rows
    self.hasRow = hasRow
    key = try TimeKey(rows, hasRow: hasRow)
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
