import Diagnostics
import JSONText
import TimelineDocument

/// Diagnostics in the Static Analysis Results Interchange Format, version 2.1.0: one run, a result each.
struct SARIFLog {
  private var writer = JSONWriter()
  private var omittedCount = 0

  init() {
    writer.beginObject()
    write("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    write("version", "2.1.0")
    writer.writeKey("runs")
    writer.beginArray()
    writer.beginObject()
    writer.writeKey("tool")
    writer.beginObject()
    writer.writeKey("driver")
    writer.beginObject()
    write("name", programName)
    write("version", programVersion)
    writer.endObject()
    writer.endObject()
    write("columnKind", "unicodeCodePoints")
    writer.writeKey("results")
    writer.beginArray()
  }

  /// Adds the diagnostics of one input.
  mutating func add(_ diagnostics: DiagnosticList, of source: SourceText) {
    for diagnostic in diagnostics.first {
      writer.breakLine(indent: 2)
      write(diagnostic, of: source)
    }
    omittedCount += diagnostics.droppedCount
  }

  /// The whole document, once every input has been added.
  mutating func finish() -> [UInt8] {
    writer.endArray()
    if omittedCount > 0 {
      writer.writeKey("properties")
      writer.beginObject()
      writer.writeKey("omitted")
      writer.write(omittedCount)
      writer.endObject()
    }
    writer.endObject()
    writer.endArray()
    writer.endObject()
    writer.finish()
    return writer.bytes
  }

  private mutating func write(_ diagnostic: Diagnostic, of source: SourceText) {
    writer.beginObject()
    write("ruleId", diagnostic.code.rawValue)
    write("level", diagnostic.severity.rawValue)
    let help = diagnostic.helpLine(in: source).map { "; help: \($0)" } ?? ""
    writeText("message", diagnostic.message + help)
    writer.writeKey("locations")
    writer.beginArray()
    writer.beginObject()
    writer.writeKey("physicalLocation")
    writer.beginObject()
    writer.writeKey("artifactLocation")
    writer.beginObject()
    write("uri", source.name.percentEncoded)
    writer.endObject()
    writer.writeKey("region")
    writer.beginObject()
    write("start", diagnostic.range.lowerBound, of: source)
    write("end", diagnostic.range.upperBound, of: source)
    writer.endObject()
    writer.endObject()
    writer.endObject()
    writer.endArray()
    writer.endObject()
  }

  private mutating func write(_ end: String, _ offset: Int, of source: SourceText) {
    let position = source.position(ofByte: offset)
    writer.writeKey(end + "Line")
    writer.write(position.line)
    writer.writeKey(end + "Column")
    writer.write(position.column)
  }

  private mutating func writeText(_ key: String, _ text: String) {
    writer.writeKey(key)
    writer.beginObject()
    write("text", text)
    writer.endObject()
  }

  private mutating func write(_ key: String, _ text: String) {
    writer.writeKey(key)
    writer.write(text)
  }
}

extension String {
  /// The path as a reference of a URI (RFC 3986).
  fileprivate var percentEncoded: String {
    var encoded = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        encoded += byte < 16 ? "%0" : "%"
        encoded += String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}
