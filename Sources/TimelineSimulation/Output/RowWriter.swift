/// Writes the rows of a trace in any format and layout.
///
/// Each column has two fields, for its value and its velocity, after the field of the time.
struct RowWriter: ~Copyable {
  /// Where the value of a printed column comes from.
  fileprivate struct Source {
    let content: Column.Content
    /// The place of the column in a row's values.
    let place: Int
    /// The field of its value; that of its velocity follows.
    let field: Int
  }

  private let style: OutputStyle
  private let sources: [Source]
  private let fieldNames: [String]
  /// Whether there are only numbers and no velocities: rows of these take the shortest way.
  private let isPlain: Bool
  private var records: RecordWriter

  /// Begins a trace of some columns, given by their places among all columns.
  init(
    _ places: [Int], of columns: [Column], style: OutputStyle,
    writingTo write: @escaping (UnsafeRawBufferPointer) throws(RunFailure) -> Void
  ) {
    let places = places.filter { style.format.isJSON || columns[$0].content == .number }
    let chosen = places.map { columns[$0] }
    self.style = style
    sources = chosen.enumerated().map { index, column in
      Source(content: column.content, place: column.place, field: 1 + 2 * index)
    }
    isPlain = !style.includesVelocity && chosen.allSatisfy { $0.content == .number }
    fieldNames = style.fieldNames(of: chosen)
    records = RecordWriter(style, prefixes: style.prefixes(of: chosen), writingTo: write)
  }

  /// Writes the text before the rows.
  mutating func begin(_ envelope: Envelope) throws(RunFailure) {
    try records.begin(
      header: fieldNames,
      opening: envelope.text(columns: fieldNames) + style.listOpening("frames"))
  }

  /// Writes the values of a time: one row, or one for each column that has a value.
  mutating func write(_ row: RowValues, at time: Double) throws(RunFailure) {
    switch style.layout {
    case .wide: try writeWide(row, at: time)
    case .long: try writeLong(row, at: time)
    }
  }

  /// Writes the text after the rows, and flushes the buffer.
  mutating func finish() throws(RunFailure) {
    if style.format == .json { try records.endList() }
    try records.finish()
  }
}

extension RowWriter {
  /// Writes the names of the fields one by one: `joined` would look for conformances at the first call.
  private mutating func writeWide(_ row: RowValues, at time: Double) throws(RunFailure) {
    try records.beginRecord()
    try records.append(time, field: 0)
    if isPlain {
      for source in sources {
        try records.append(row.numbers[source.place], field: source.field)
      }
    } else {
      for source in sources { try append(source, of: row) }
    }
    try records.endRecord()
  }

  private mutating func writeLong(_ row: RowValues, at time: Double) throws(RunFailure) {
    for source in sources where row.hasValue(source) {
      try records.beginRecord()
      try records.append(time, field: 0)
      try append(source, of: row)
      try records.endRecord()
    }
  }

  private mutating func append(_ source: Source, of row: RowValues) throws(RunFailure) {
    switch source.content {
    case .number:
      try records.append(row.numbers[source.place], field: source.field)
      guard style.includesVelocity else { return }
      try records.append(row.velocities[source.place], field: source.field + 1)
    case .text:
      try records.append(row.texts[source.place], field: source.field)
    }
  }
}

extension RowValues {
  fileprivate func hasValue(_ source: RowWriter.Source) -> Bool {
    switch source.content {
    case .number: numbers[source.place] != nil
    case .text: texts[source.place] != nil
    }
  }
}
