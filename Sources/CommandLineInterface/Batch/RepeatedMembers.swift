import JSONText
import TimelineSimulation

/// The members of a timeline that its answer repeats, so that the two find each other again.
enum RepeatedMembers {
  /// The member of a document that its answer repeats, after a comma; empty where it has none.
  ///
  /// A document that is cut off or wrong may have it all the same.
  static func text(of document: [UInt8], key wanted: String?) -> String {
    let wanted = wanted ?? "name"
    return document.withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(bytes)
      do throws(JSONError) {
        try cursor.begin()
        guard try cursor.peek() == .object else { return "" }
        try cursor.enterObject()
        while let key = try cursor.nextKey() {
          if cursor.text(key.string) == wanted { return try member(wanted, &cursor) }
          try cursor.skipValue()
        }
      } catch {
        return ""
      }
      return ""
    }
  }

  private static func member(
    _ key: String, _ cursor: inout JSONCursor
  ) throws(JSONError) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.writeKey(key)
    switch try cursor.peek() {
    case .string: writer.write(cursor.text(try cursor.readString()))
    case .number: writer.write(try cursor.readNumber())
    case .boolean: writer.write(try cursor.readBoolean())
    case .object, .array, .null: return ""
    }
    let object = String(decoding: writer.bytes, as: UTF8.self)
    return "," + object.dropFirst()
  }

  /// The values of a run as an object.
  static func object(of fields: [LeadingField]) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    for field in fields {
      writer.writeKey(field.name)
      switch field.cell {
      case .number(let number): writer.write(number)
      case .text(let text): writer.write(text)
      case .missing: writer.writeNull()
      }
    }
    writer.endObject()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension TraceCell {
  /// The value as a person reads it.
  var plainText: String {
    switch self {
    case .number(let number): DecimalText.shortest(number)
    case .text(let text): text
    case .missing: ""
    }
  }
}
