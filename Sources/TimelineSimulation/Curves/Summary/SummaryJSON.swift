import JSONText

/// A summary as a document of JSON: one object, a member a fact; what there is no number for is `null`.
package struct SummaryJSON {
  private let numbers: NumberFormat

  /// A document whose numbers have so many decimals at most.
  package init(_ numbers: NumberFormat) {
    self.numbers = numbers
  }

  /// The document of a summary.
  package func render(_ summary: CurveSummary) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.writeKey("format")
    writer.write("inbetween.summary")
    writer.writeKey("version")
    writer.write(1)
    writer.writeKey("kind")
    writer.write(summary.kind)
    for fact in summary.facts {
      writer.breakLine(indent: 1)
      writer.writeKey(fact.key.rawValue)
      write(fact.value, to: &writer)
    }
    writer.endObject()
    writer.finish()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(_ value: SummaryValue, to writer: inout JSONWriter) {
    switch value {
    case .number(let number): writer.write(number, as: numbers)
    case .absent: writer.writeNull()
    case .word(let word): writer.write(word)
    case .numbers(let list):
      writer.beginArray()
      for number in list { writer.write(number, as: numbers) }
      writer.endArray()
    case .points(let points):
      writer.beginArray()
      for point in points { write(point, to: &writer) }
      writer.endArray()
    case .texts(let texts):
      writer.beginArray()
      for text in texts { writer.write(text) }
      writer.endArray()
    }
  }

  private func write(_ point: SummaryPoint, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.writeKey("progress")
    writer.write(point.progress, as: numbers)
    writer.writeKey("value")
    writer.write(point.value, as: numbers)
    writer.endObject()
  }
}
