import JSONText

/// A JSON value of the schema, whose members keep the order they were written in.
enum SchemaValue: Sendable {
  case object([Member])
  case list([SchemaValue])
  case text(String)
  case number(Double)
  case truth(Bool)

  struct Member: Sendable {
    let key: String
    let value: SchemaValue
  }

  /// The members of an object.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The object followed by the members of another.
  func with(_ other: SchemaValue) -> SchemaValue { .object(members + other.members) }

  /// Any value of a type.
  static func ofType(_ name: String) -> SchemaValue { ["type": .text(name)] }

  /// A value that is defined elsewhere in the schema.
  static func reference(_ path: String) -> SchemaValue { ["$ref": .text("#/definitions/\(path)")] }

  /// The value with its documentation. Members beside a reference are ignored in draft 7, so that
  /// has a list of its own.
  func documented(_ documentation: String) -> SchemaValue {
    let description: SchemaValue = ["description": .text(documentation)]
    let isReference = members.first?.key == "$ref"
    return description.with(isReference ? ["allOf": [self]] : self)
  }
}

// MARK: - Writing

extension SchemaValue {
  /// Writes the value, a member or an object a line; a list without objects takes one line.
  func write(to writer: inout JSONWriter, indent: Int = 0) {
    switch self {
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.breakLine(indent: indent + 1)
        writer.writeKey(member.key)
        member.value.write(to: &writer, indent: indent + 1)
      }
      if !members.isEmpty { writer.breakLine(indent: indent) }
      writer.endObject()
    case .list(let values):
      let isLong = values.contains { if case .object = $0 { true } else { false } }
      writer.beginArray()
      for value in values {
        if isLong { writer.breakLine(indent: indent + 1) }
        value.write(to: &writer, indent: indent + 1)
      }
      if isLong { writer.breakLine(indent: indent) }
      writer.endArray()
    case .text(let text): writer.write(text)
    case .number(let number): writer.write(number)
    case .truth(let value): writer.write(value)
    }
  }
}

// MARK: - Literals

extension SchemaValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral members: (String, SchemaValue)...) {
    self = .object(members.map { Member(key: $0.0, value: $0.1) })
  }

  init(arrayLiteral values: SchemaValue...) { self = .list(values) }
  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(booleanLiteral value: Bool) { self = .truth(value) }
}
