import JSONText
import Diagnostics

/// Writes records, rows of a table or objects, without knowing what they mean.
///
/// The fields of a record are numbered from 0. Each value has a prefix: in a table a comma, in an
/// object the field's name.
struct RecordWriter: ~Copyable {
  /// The longest prefix that is written together with its number.
  private static let prefixLimit = 64

  private let format: TraceFormat
  private let isOneLine: Bool
  private let cells: NumberCells
  private let prefixes: FieldPrefixes
  private var buffer: OutputBuffer
  private var isFirstOfList = true
  // Kept here, as the one of the other module would be looked up for each number.
  private let numberRoom = DecimalText.maximumLength

  /// Begins an output whose records have fields with these prefixes.
  init(
    _ style: OutputStyle, prefixes: [String],
    writingTo write: @escaping (UnsafeRawBufferPointer) throws(RunFailure) -> Void
  ) {
    format = style.format
    isOneLine = style.isOneLine
    cells = NumberCells(
      count: prefixes.count, format: style.numbers, trimming: style.format.isJSON)
    self.prefixes = FieldPrefixes(prefixes)
    buffer = OutputBuffer(writingTo: write)
  }

  /// Appends text as it is.
  mutating func append(_ text: String) throws(RunFailure) {
    try buffer.append(text)
  }

  /// Appends the text before the records: the names of a table's fields, or the opening of a document.
  mutating func begin(
    header names: [String], opening: @autoclosure () -> String
  ) throws(RunFailure) {
    switch format {
    case .csv: try buffer.append(names.map { $0.csvField }.joined(separator: ",") + "\n")
    case .json: try buffer.append(opening())
    case .ndjson: break
    }
  }

  /// Flushes the buffer.
  mutating func finish() throws(RunFailure) {
    try buffer.finish()
  }
}

// MARK: - Records

extension RecordWriter {
  @inline(__always)
  mutating func beginRecord() throws(RunFailure) {
    switch format {
    case .csv: return
    case .ndjson: break
    case .json:
      if !isFirstOfList { try buffer.append(ascii: ",") }
      isFirstOfList = false
      if !isOneLine { try buffer.append(ascii: "\n") }
    }
    try buffer.append(ascii: "{")
  }

  @inline(__always)
  mutating func endRecord() throws(RunFailure) {
    if format != .csv { try buffer.append(ascii: "}") }
    if format != .json { try buffer.append(ascii: "\n") }
  }

  /// Ends a list of records in a document of JSON; the list without any is `[]`.
  mutating func endList() throws(RunFailure) {
    if !isFirstOfList, !isOneLine { try buffer.append(ascii: "\n") }
    try buffer.append(ascii: "]")
  }
}

// MARK: - Fields

extension RecordWriter {
  /// Appends a field that is a number, or missing.
  @inline(__always)
  mutating func append(_ number: Double?, field: Int) throws(RunFailure) {
    guard let number else { return try appendMissing(field: field) }
    guard prefixes.count(of: field) <= Self.prefixLimit else {
      try appendPrefix(of: field)
      return try appendNumber(number, field: field)
    }
    try buffer.makeRoom(for: Self.prefixLimit &+ numberRoom)
    let start = prefixes.write(field, to: buffer.end)
    buffer.advance(to: try cells.write(number, inCell: field, to: start))
  }

  /// Appends a field that is a text, or missing.
  mutating func append(_ text: String?, field: Int) throws(RunFailure) {
    guard let text else { return try appendMissing(field: field) }
    try appendPrefix(of: field)
    try buffer.append(format.isJSON ? text.jsonText : text.csvField)
  }

  /// Appends a number without anything before it; equal numbers of one field are made once.
  @inline(__always)
  mutating func appendNumber(_ number: Double, field: Int) throws(RunFailure) {
    try buffer.makeRoom(for: numberRoom)
    buffer.advance(to: try cells.write(number, inCell: field, to: buffer.end))
  }

  mutating func appendPrefix(of field: Int) throws(RunFailure) {
    try buffer.append(prefixes[field])
  }

  /// A table keeps the field's place, a document says `null`, an object in a stream says nothing.
  private mutating func appendMissing(field: Int) throws(RunFailure) {
    switch format {
    case .csv: try appendPrefix(of: field)
    case .json:
      try appendPrefix(of: field)
      try buffer.append("null")
    case .ndjson: break
    }
  }
}

extension String {
  /// The text as JSON has it, in quotes and with escapes.
  var jsonText: String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The text as a field of a table (RFC 4180): in quotes where it has to be, its own quotes doubled.
  /// A table is read in terminals too, so what would steer one is written as `\u{..}`.
  var csvField: String {
    guard !isPlainField else { return self }
    let text = escapedForTable
    let needsQuotes = text.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
    }
    guard needsQuotes || text.hasPrefix(" ") || text.hasSuffix(" ") else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }

  /// Whether the text is ASCII without anything that needs quotes or escapes, as most texts are.
  private var isPlainField: Bool {
    var text = self
    return text.withUTF8 { bytes in
      let space = UInt8(ascii: " ")
      guard bytes.first != space, bytes.last != space else { return false }
      return bytes.allSatisfy { byte in
        (space..<0x7F).contains(byte) && byte != UInt8(ascii: ",") && byte != UInt8(ascii: "\"")
      }
    }
  }
}
