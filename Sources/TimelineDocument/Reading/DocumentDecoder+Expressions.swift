import JSONText

extension DocumentDecoder {
  /// Reads an expression: a JSON value of a kind that is accepted here. The context is given where more than
  /// the key decides about its type.
  mutating func readValue(
    for what: Subject, as type: ExpectedType, in context: ExpressionContext? = nil
  ) throws(JSONError) -> DocumentValue? {
    let kind = try cursor.peek()
    guard type.accepts(kind) else {
      try reject(what, mustBe: type.phrase)
      return nil
    }
    let value = try readAnyValue(kind, in: context ?? ExpressionContext(type))
    if case .number(let number, _) = value, !type.range.contains(number) {
      refuseNumber(for: what, outside: type.range)
      return nil
    }
    return value
  }

  private mutating func readAnyValue(
    _ kind: JSONKind, in context: ExpressionContext
  ) throws(JSONError) -> DocumentValue {
    switch kind {
    case .number:
      let number = try cursor.readNumber()
      return .number(number, SourceRange(cursor.lastRange))
    case .string: return .text(expression(try cursor.readString(), in: context))
    case .boolean:
      let value = try cursor.readBoolean()
      return .boolean(value, SourceRange(cursor.lastRange))
    case .null:
      try cursor.readNull()
      return .null(SourceRange(cursor.lastRange))
    case .array: return try readArray(in: context.element)
    case .object: return try readRecord()
    }
  }

  private mutating func readArray(in context: ExpressionContext) throws(JSONError) -> DocumentValue
  {
    let mark = values.mark
    try cursor.enterArray()
    while try cursor.nextElement() { values.add(try readAnyValue(cursor.peek(), in: context)) }
    let place = SourceRange(cursor.lastRange)
    return .array(values.store(from: mark, in: &stepContent.values), place)
  }

  private mutating func readRecord() throws(JSONError) -> DocumentValue {
    let mark = members.mark
    try readRecordMembers()
    let place = SourceRange(cursor.lastRange)
    return .object(members.store(from: mark, in: &stepContent.members), place)
  }

  private mutating func readRecordMembers() throws(JSONError) {
    try readMembers("a record") { (decoder, name) throws(JSONError) in
      decoder.checkIdentifier(name, of: "the name of a record's member")
      let value = try decoder.readAnyValue(decoder.cursor.peek(), in: .key(.any))
      decoder.members.add(DocumentMember(key: name, value: value))
    }
  }
}
