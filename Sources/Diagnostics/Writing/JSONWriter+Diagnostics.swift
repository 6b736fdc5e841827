package import JSONText

extension JSONWriter {
  /// Writes the diagnostics of a source as elements of the array that was begun.
  ///
  /// - Parameter breaksLines: whether each begins a line.
  package mutating func write(
    _ diagnostics: DiagnosticList, of source: SourceText, breakingLines breaksLines: Bool = false
  ) {
    let pointers = JSONPointers(source, around: diagnostics.first.map { $0.range.lowerBound })
    for diagnostic in diagnostics.first {
      if breaksLines { breakLine(indent: 2) }
      // A text that was made is seen by nobody, and neither are the paths in it.
      let pointer =
        source.made == nil ? pointers.pointer(at: diagnostic.range.lowerBound) : ""
      write(diagnostic, of: source, pointer: pointer)
    }
  }

  private mutating func write(_ diagnostic: Diagnostic, of source: SourceText, pointer: String) {
    let position = source.position(ofByte: diagnostic.range.lowerBound)
    beginObject()
    write("file", source.name)
    writeKey("line")
    write(position.line)
    writeKey("column")
    write(position.column)
    write("severity", diagnostic.severity.rawValue)
    write("code", diagnostic.code.rawValue)
    write("message", diagnostic.message)
    write("path", pointer)
    if let help = diagnostic.helpLine(in: source) { write("help", help) }
    endObject()
  }

  private mutating func write(_ key: String, _ text: String) {
    writeKey(key)
    write(text)
  }
}

extension DiagnosticList {
  /// The diagnostics as an array on one line.
  package func jsonArray(of source: SourceText) -> String {
    var writer = JSONWriter()
    writer.beginArray()
    writer.write(self, of: source)
    writer.endArray()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
