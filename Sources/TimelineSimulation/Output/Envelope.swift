import JSONText

/// The members of a JSON document before its records.
package struct Envelope {
  /// The format of a document of frames, with or without events.
  package static let traceFormat = "inbetween.trace"

  var format = traceFormat
  /// The frames per second, or nil where the times were listed.
  let frameRate: Double?
  /// The last time of the run, in seconds.
  let end: Double
  let numbers: NumberFormat
  var isOneLine = false
  var documentName: String?

  /// An object that is left open, with the names of a frame's fields if there are any frames.
  func text(columns: [String]? = nil) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.writeKey("format")
    writer.write(format)
    writer.writeKey("version")
    writer.write(1)
    if let documentName {
      writer.writeKey("document")
      writer.write(documentName)
    }
    writer.writeKey("fps")
    if let frameRate { writer.write(frameRate) } else { writer.writeNull() }
    writer.writeKey("end")
    writer.write(end, as: numbers)
    guard let columns else { return String(decoding: writer.bytes, as: UTF8.self) }
    if !isOneLine { writer.breakLine(indent: 1) }
    writer.writeKey("columns")
    writer.beginArray()
    for column in columns { writer.write(column) }
    writer.endArray()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
