import CSVText
import Diagnostics
import JSONText

/// The objects of a stream, or of an array, one after the other.
struct ObjectRows {
  /// Where the objects are.
  enum Place {
    /// One after the other up to the end of the text.
    case stream
    /// In an array that is the whole text.
    case array
    /// In an array of a document that was read to its end before.
    case document
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var cursor: JSONCursor
  private let place: Place
  private(set) var names = NumberedNames()

  /// The objects to which a cursor comes next.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, at cursor: JSONCursor, in place: Place
  ) throws(TraceProblem) {
    self.bytes = bytes
    self.place = place
    var cursor = cursor
    if place != .stream {
      try TraceProblem.converting { () throws(JSONError) in try cursor.enterArray() }
    }
    self.cursor = cursor
  }

  /// Reads the next row in place of the one that is there; false at the end.
  mutating func next(_ row: inout Row) throws(TraceProblem) -> Bool {
    guard try hasNext() else { return false }
    let kind = try TraceProblem.converting { () throws(JSONError) in try cursor.peek() }
    guard kind == .object else { throw try refused("a row must be an object") }
    try TraceProblem.converting { () throws(JSONError) in try cursor.enterObject() }
    row.fields.removeAll(keepingCapacity: true)
    while let key = try nextKey() {
      let name = names.insert(cursor.text(key).escapedForTable).number
      let cell = try readCell()
      guard row.fields.count < CSVCursor.fieldLimit else {
        throw TraceProblem(
          .tooMany, "a row has more than \(CSVCursor.fieldLimit) values", at: cursor.lastRange)
      }
      row.fields.append(Row.Field(name: name, cell: cell, place: cursor.lastRange))
    }
    row.place = cursor.lastRange
    return true
  }

  private mutating func hasNext() throws(TraceProblem) -> Bool {
    guard place != .stream else { return !isAtEnd }
    return try TraceProblem.converting { () throws(JSONError) in
      if try cursor.nextElement() { return true }
      if place == .array { try cursor.end() }
      return false
    }
  }

  /// Whether nothing but blanks follows the last object.
  private var isAtEnd: Bool {
    let rest = bytes[max(cursor.offset, cursor.lastRange.upperBound)...]
    return rest.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  private mutating func nextKey() throws(TraceProblem) -> JSONString? {
    try TraceProblem.converting { () throws(JSONError) in
      guard let key = try cursor.nextKey() else { return nil }
      if let duplicate = key.duplicate { throw duplicate }
      return key.string
    }
  }

  private mutating func readCell() throws(TraceProblem) -> Cell {
    let kind = try TraceProblem.converting { () throws(JSONError) in try cursor.peek() }
    switch kind {
    case .boolean, .object:
      throw try refused("a value must be a number, a text or null")
    case .array: return .vector(try readVector())
    case .number, .string, .null:
      return try TraceProblem.converting { () throws(JSONError) in
        switch kind {
        case .number: return .number(try cursor.readNumber())
        // As a table has it, so that the two can be compared.
        case .string: return .text(cursor.text(try cursor.readString()).escapedForTable)
        default:
          try cursor.readNull()
          return .missing
        }
      }
    }
  }

  private mutating func readVector() throws(TraceProblem) -> [Double] {
    var components: [Double] = []
    try TraceProblem.converting { () throws(JSONError) in
      try cursor.enterArray()
      while try cursor.nextElement() { components.append(try cursor.readNumber()) }
    }
    return components
  }

  /// Passes over a value that has no place here.
  private mutating func refused(_ message: String) throws(TraceProblem) -> TraceProblem {
    try TraceProblem.converting { () throws(JSONError) in try cursor.skipValue() }
    return TraceProblem(.wrongType, message, at: cursor.lastRange)
  }
}
