import JSONText

/// A JSON value as a tree, which the library itself never builds; members keep their order.
indirect enum ParsedValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(Bytes)
  case array([ParsedValue])
  case object([Member])

  struct Member: Equatable, Sendable {
    let key: Bytes
    let value: ParsedValue
  }

  /// A text that equals another only with the same bytes, as a String does not.
  struct Bytes: Equatable, Sendable, ExpressibleByStringInterpolation {
    let utf8: [UInt8]

    init(stringLiteral text: String) { utf8 = Array(text.utf8) }
    init(_ text: String) { utf8 = Array(text.utf8) }

    var text: String { String(decoding: utf8, as: UTF8.self) }
  }
}

/// Reads a whole text by pulling every value, as a decoder would; a duplicate key is an error.
func parse(_ bytes: [UInt8]) throws(JSONError) -> ParsedValue {
  try withCursor(over: bytes) { (cursor: inout JSONCursor) throws(JSONError) -> ParsedValue in
    try cursor.begin()
    let value = try cursor.readTree()
    try cursor.end()
    return value
  }
}

func parse(_ text: String) throws(JSONError) -> ParsedValue { try parse(Array(text.utf8)) }

/// Skips a whole text, which must come to the same verdict as reading it.
func skip(_ bytes: [UInt8]) throws(JSONError) {
  try withCursor(over: bytes) { (cursor: inout JSONCursor) throws(JSONError) in
    try cursor.begin()
    try cursor.skipValue()
    try cursor.end()
  }
}

func withCursor<Value>(
  over bytes: [UInt8], _ body: (inout JSONCursor) throws(JSONError) -> Value
) throws(JSONError) -> Value {
  let result = bytes.withUnsafeBufferPointer { buffer -> Result<Value, JSONError> in
    var cursor = JSONCursor(buffer)
    do throws(JSONError) {
      return .success(try body(&cursor))
    } catch {
      return .failure(error)
    }
  }
  return try result.get()
}

/// The error that a text is refused with, both when it is read and when it is skipped.
func failure(of bytes: [UInt8]) -> (read: JSONError?, skipped: JSONError?) {
  var errors: (read: JSONError?, skipped: JSONError?)
  do throws(JSONError) { _ = try parse(bytes) } catch { errors.read = error }
  do throws(JSONError) { try skip(bytes) } catch { errors.skipped = error }
  return errors
}

func position(ofByte offset: Int, in bytes: [UInt8]) -> TextPosition {
  bytes.withUnsafeBufferPointer { TextPosition(ofByte: offset, in: $0) }
}

extension JSONCursor {
  fileprivate mutating func readTree() throws(JSONError) -> ParsedValue {
    switch try peek() {
    case .null:
      try readNull()
      return .null
    case .boolean: return .boolean(try readBoolean())
    case .number: return .number(try readNumber())
    case .string: return .string(.init(text(try readString())))
    case .array: return .array(try readElements())
    case .object: return .object(try readMembers())
    }
  }

  private mutating func readElements() throws(JSONError) -> [ParsedValue] {
    var elements: [ParsedValue] = []
    try enterArray()
    while try nextElement() { elements.append(try readTree()) }
    return elements
  }

  private mutating func readMembers() throws(JSONError) -> [ParsedValue.Member] {
    var members: [ParsedValue.Member] = []
    try enterObject()
    while let key = try nextKey() {
      if let duplicate = key.duplicate { throw duplicate }
      members.append(ParsedValue.Member(key: .init(text(key.string)), value: try readTree()))
    }
    return members
  }
}
