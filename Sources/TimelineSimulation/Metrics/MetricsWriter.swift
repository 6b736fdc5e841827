import AnimationEngine

/// A field that the rows of a table begin with, such as a value of a sweep.
package struct LeadingField: Hashable, Sendable {
  package let name: String
  package let cell: TraceCell

  package init(name: String, cell: TraceCell) {
    self.name = name
    self.cell = cell
  }
}

/// Writes the metrics of a run in any format: a record for each track, then one for each firing.
package struct MetricsWriter {
  private let style: OutputStyle
  private let leading: [LeadingField]

  /// - Parameter leading: what the rows of a table begin with; a document of JSON does not have it.
  package init(_ style: OutputStyle, leading: [LeadingField] = []) {
    self.style = style
    self.leading = style.format == .json ? [] : leading
  }

  private static let trackFields = [
    "track", "minimum", "maximum", "overshoot", "settle", "peakVelocity", "directionChanges",
  ]
  private static let labelFields = ["label", "time", "mechanism"]

  /// The first line of a table; empty in other formats.
  package var header: String {
    guard style.format == .csv else { return "" }
    let names = leading.map { $0.name.csvField } + Self.trackFields + Self.labelFields
    return names.joined(separator: ",") + "\n"
  }

  /// Writes the records without a header.
  package func write(
    _ metrics: RunMetrics, to sink: @escaping (UnsafeRawBufferPointer) throws(RunFailure) -> Void
  ) throws(RunFailure) {
    try writeTracks(metrics.tracks, to: sink)
    try writeLabels(metrics.labels, to: sink)
  }

  private func writeTracks(
    _ tracks: [TrackMetrics],
    to sink: @escaping (UnsafeRawBufferPointer) throws(RunFailure) -> Void
  ) throws(RunFailure) {
    let names = Self.trackFields + (style.format == .csv ? Self.labelFields : [])
    var records = RecordWriter(style, prefixes: prefixes(names), writingTo: sink)
    if style.format == .json { try records.append(style.listOpening("tracks")) }
    for track in tracks {
      var field = try begin(&records)
      func next() -> Int {
        defer { field += 1 }
        return field
      }
      try records.append(track.name, field: next())
      try records.append(track.minimum, field: next())
      try records.append(track.maximum, field: next())
      try records.append(track.overshoot, field: next())
      try records.append(track.settle, field: next())
      try records.append(track.peakVelocity, field: next())
      try records.appendPrefix(of: next())
      try records.append(String(track.directionChanges))
      if style.format == .csv { for _ in Self.labelFields { try records.appendPrefix(of: next()) } }
      try records.endRecord()
    }
    if style.format == .json { try records.endList() }
    try records.finish()
  }

  private func writeLabels(
    _ labels: [LabelFiring],
    to sink: @escaping (UnsafeRawBufferPointer) throws(RunFailure) -> Void
  ) throws(RunFailure) {
    let names = (style.format == .csv ? Self.trackFields : []) + Self.labelFields
    var records = RecordWriter(style, prefixes: prefixes(names), writingTo: sink)
    if style.format == .json { try records.append(style.listOpening("labels")) }
    for firing in labels {
      var field = try begin(&records)
      if style.format == .csv {
        for _ in Self.trackFields {
          try records.appendPrefix(of: field)
          field += 1
        }
      }
      try records.append(firing.label, field: field)
      try records.append(firing.time, field: field + 1)
      try records.append(firing.mechanism, field: field + 2)
      try records.endRecord()
    }
    if style.format == .json {
      try records.endList()
      try records.append(style.isOneLine ? "}" : "}\n")
    }
    try records.finish()
  }

  /// Begins a record with the leading fields; the number of the field that follows.
  private func begin(_ records: inout RecordWriter) throws(RunFailure) -> Int {
    try records.beginRecord()
    for (field, item) in leading.enumerated() {
      switch item.cell {
      case .missing: try records.append(nil as Double?, field: field)
      case .number(let number): try records.append(number, field: field)
      case .text(let text): try records.append(text, field: field)
      }
    }
    return leading.count
  }

  private func prefixes(_ names: [String]) -> [String] {
    (leading.map { $0.name } + names).enumerated().map { index, name in
      let separator = index == 0 ? "" : ","
      return style.format == .csv ? separator : "\(separator)\(name.jsonText):"
    }
  }
}

extension Trace {
  /// Plays the timeline and writes its metrics, with the header or the document that they belong to.
  package func writeMetrics(
    of places: [Int], as style: OutputStyle, leading: [LeadingField] = [],
    to sink: @escaping Sink
  ) throws(RunFailure) {
    let metrics = try metrics(of: places)
    let writer = MetricsWriter(style, leading: leading)
    let beginning = Array((opening(style) + writer.header).utf8)
    try beginning.withUnsafeBufferPointer { piece throws(RunFailure) in
      try sink(UnsafeRawBufferPointer(piece))
    }
    try writer.write(metrics, to: sink)
  }

  /// The beginning of a document of JSON.
  private func opening(_ style: OutputStyle) -> String {
    guard style.format == .json else { return "" }
    return Envelope(
      format: "inbetween.metrics", frameRate: schedule.frameRate, end: schedule.end.seconds,
      numbers: style.numbers, isOneLine: style.isOneLine
    ).text()
  }
}
