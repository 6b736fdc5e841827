import JSONText
import TimelineLanguage

/// Diagnostics of several inputs as one JSON document, an entry a line.
struct DiagnosticJSON {
  private var writer = JSONWriter()
  private var hasEntries = false
  private var omittedCount = 0

  init() {
    writer.beginObject()
    writer.writeKey("format")
    writer.write("inbetween.check")
    writer.writeKey("version")
    writer.write(1)
    writer.writeKey("diagnostics")
    writer.beginArray()
  }

  /// Adds the diagnostics of one input.
  mutating func add(_ diagnostics: DiagnosticList, of source: SourceText) {
    let offsets = diagnostics.first.map(\.range.lowerBound)
    let pointers = JSONPointers.find(offsets, in: source)
    for (diagnostic, pointer) in zip(diagnostics.first, pointers) {
      add(diagnostic, of: source, pointer: pointer)
    }
    omittedCount += diagnostics.droppedCount
  }

  private mutating func add(_ diagnostic: Diagnostic, of source: SourceText, pointer: String) {
    let position = source.position(ofByte: diagnostic.range.lowerBound)
    hasEntries = true
    writer.breakLine(indent: 2)
    writer.beginObject()
    write("file", source.name)
    writer.writeKey("line")
    writer.write(position.line)
    writer.writeKey("column")
    writer.write(position.column)
    write("severity", diagnostic.severity.rawValue)
    write("code", diagnostic.code.rawValue)
    write("message", diagnostic.message)
    write("path", pointer)
    if let help = diagnostic.helpLine(in: source) { write("help", help) }
    writer.endObject()
  }

  private mutating func write(_ key: String, _ text: String) {
    writer.writeKey(key)
    writer.write(text)
  }

  /// The whole document, once every input has been added.
  mutating func finish() -> [UInt8] {
    if hasEntries { writer.breakLine() }
    writer.endArray()
    // What is not listed is said only where there is something.
    if omittedCount > 0 {
      writer.writeKey("omitted")
      writer.write(omittedCount)
    }
    writer.endObject()
    writer.finish()
    return writer.bytes
  }
}
