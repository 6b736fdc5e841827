import AnimationEngine
import TimelineDocument

/// Writes what happened in any format: a row or an object an event, always with the same eight fields.
///
/// A table leaves empty what an event does not have; an object does not mention it.
struct EventWriter: ~Copyable {
  /// The fields of an event, in their order.
  private enum Field: Int, CaseIterable {
    case time, event, track, transaction, label, value, detail, turn

    var name: String {
      switch self {
      case .time: "time"
      case .event: "event"
      case .track: "track"
      case .transaction: "transaction"
      case .label: "label"
      case .value: "value"
      case .detail: "detail"
      case .turn: "turn"
      }
    }
  }

  private let style: OutputStyle
  private var records: RecordWriter

  init(
    _ style: OutputStyle,
    writingTo write: @escaping (UnsafeRawBufferPointer) throws(RunFailure) -> Void
  ) {
    self.style = style
    let prefixes = Field.allCases.map { field in
      let separator = field == .time ? "" : ","
      return style.format.isJSON ? "\(separator)\(field.name.jsonText):" : separator
    }
    records = RecordWriter(style, prefixes: prefixes, writingTo: write)
  }

  /// Writes the text before the events; in a JSON document, after the opening of an object.
  mutating func begin(after opening: String = "") throws(RunFailure) {
    try records.begin(
      header: Field.allCases.map { $0.name }, opening: opening + style.listOpening("events"))
  }

  /// Writes an event.
  mutating func write(_ event: TraceEvent) throws(RunFailure) {
    try records.beginRecord()
    try records.append(event.instant.seconds, field: Field.time.rawValue)
    try append(event.word.rawValue, .event)
    try append(event.track, .track)
    try append(event.transaction, .transaction)
    try append(event.label, .label)
    try append(event.value)
    try append(event.detail?.rawValue ?? "", .detail)
    try append(event.turn)
    try records.endRecord()
  }

  /// Writes the text after the events, and flushes the buffer.
  mutating func finish() throws(RunFailure) {
    if style.format == .json {
      try records.endList()
      try records.append(style.isOneLine ? "}" : "}\n")
    }
    try records.finish()
  }
}

extension EventWriter {
  private mutating func append(_ text: String, _ field: Field) throws(RunFailure) {
    if !text.isEmpty {
      try records.append(text, field: field.rawValue)
    } else if style.format == .csv {
      try records.appendPrefix(of: field.rawValue)
    }
  }

  private mutating func append(_ turn: Int?) throws(RunFailure) {
    guard let turn else { return try append("", .turn) }
    try records.appendPrefix(of: Field.turn.rawValue)
    try records.append(String(turn))
  }

  private mutating func append(_ value: EventValue?) throws(RunFailure) {
    let field = Field.value.rawValue
    switch value {
    case .number(let number): try records.append(number, field: field)
    case .vector(let components) where style.format != .csv:
      try records.appendPrefix(of: field)
      for (index, component) in components.enumerated() {
        try records.append(index == 0 ? "[" : ",")
        try records.appendNumber(component, field: field)
      }
      try records.append("]")
    case .vector, nil: try append("", .value)
    }
  }
}
