import JSONText

/// Diagnostics of several inputs as one JSON document, an entry a line.
package struct DiagnosticJSON {
  private var writer = JSONWriter()
  private var hasEntries = false
  private var omittedCount = 0

  package init() {
    writer.beginObject()
    writer.writeKey("format")
    writer.write("inbetween.check")
    writer.writeKey("version")
    writer.write(1)
    writer.writeKey("diagnostics")
    writer.beginArray()
  }

  /// Adds the diagnostics of one input.
  package mutating func add(_ diagnostics: DiagnosticList, of source: SourceText) {
    writer.write(diagnostics, of: source, breakingLines: true)
    if !diagnostics.first.isEmpty { hasEntries = true }
    omittedCount += diagnostics.droppedCount
  }

  /// The whole document, once every input has been added.
  package mutating func finish() -> [UInt8] {
    if hasEntries { writer.breakLine() }
    writer.endArray()
    // The count is left out where nothing is omitted.
    if omittedCount > 0 {
      writer.writeKey("omitted")
      writer.write(omittedCount)
    }
    writer.endObject()
    writer.finish()
    return writer.bytes
  }
}
