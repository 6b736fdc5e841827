import AnimationEngine
import TimelineLanguage

/// A table of what happened: a row an event, always the same eight columns.
struct EventCSV: ~Copyable {
  static let columns = [
    "time", "event", "track", "transaction", "label", "value", "detail", "turn",
  ]

  private let format: NumberFormat
  private var buffer: OutputBuffer

  init(_ format: NumberFormat, writingTo write: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.format = format
    buffer = OutputBuffer(writingTo: write)
  }

  mutating func writeHeader() throws {
    try buffer.append(Self.columns.joined(separator: ",") + "\n")
  }

  mutating func writeRow(_ event: TraceEvent) throws {
    try buffer.append(event.instant.seconds, as: format)
    try writeText(event.word.rawValue)
    try writeText(event.track)
    try writeText(event.transaction)
    try writeText(event.label)
    try buffer.append(",")
    if let value = event.value { try buffer.append(value, as: format) }
    try writeText(event.detail?.rawValue ?? "")
    try writeText(event.turn.map { String($0) } ?? "")
    try buffer.append("\n")
  }

  mutating func finish() throws {
    try buffer.finish()
  }

  private mutating func writeText(_ text: String) throws {
    try buffer.append(",")
    try buffer.append(text.csvField)
  }
}

extension String {
  /// The text as a field (RFC 4180): in quotes where it has to be, with its own quotes doubled.
  var csvField: String {
    let needsQuotes = utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
    }
    guard needsQuotes || hasPrefix(" ") || hasSuffix(" ") else { return self }
    return "\""
      + split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
