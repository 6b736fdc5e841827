import JSONText

/// Finds the JSON pointers (RFC 6901) of places in a text, by reading the text once more.
///
/// Only the few places of diagnostics are asked for, so reading keeps no path.
package struct JSONPointers {
  private enum Part {
    case key(JSONString)
    case index(Int)
  }

  private var cursor: JSONCursor
  /// The places in ascending order, and how many of them have an answer.
  private let offsets: [Int]
  private var pointers: [String] = []
  private var path: [Part] = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>, offsets: [Int]) {
    cursor = JSONCursor(bytes)
    self.offsets = offsets
  }

  /// The pointers of the innermost values, or members of objects, around bytes of a source.
  ///
  /// - Parameter offsets: the bytes, in ascending order.
  /// - Returns: as many pointers; for places after an error, that of the value with the error.
  package static func find(_ offsets: [Int], in source: SourceText) -> [String] {
    source.bytes.withUnsafeBufferPointer { bytes in
      var search = JSONPointers(bytes, offsets: offsets)
      do throws(JSONError) {
        try search.cursor.begin()
        try search.visitValue()
      } catch {
        // The rest of the text is not JSON: only the path to the error is known.
      }
      search.answer(before: .max)
      return search.pointers
    }
  }

  private var isDone: Bool { pointers.count == offsets.count }

  private mutating func visitValue() throws(JSONError) {
    switch try cursor.peek() {
    case .object: try visitObject()
    case .array: try visitArray()
    case .string, .number, .boolean, .null: try cursor.skipValue()
    }
  }

  private mutating func visitObject() throws(JSONError) {
    try cursor.enterObject()
    while !isDone, let key = try cursor.nextKey() {
      answer(before: key.string.range.lowerBound)
      path.append(.key(key.string))
      try visitValue()
      leaveElement()
    }
  }

  private mutating func visitArray() throws(JSONError) {
    try cursor.enterArray()
    var index = 0
    while !isDone, try cursor.nextElement() {
      _ = try cursor.peek()
      answer(before: cursor.offset)
      path.append(.index(index))
      try visitValue()
      leaveElement()
      index += 1
    }
  }

  private mutating func leaveElement() {
    answer(before: cursor.lastRange.upperBound)
    path.removeLast()
  }

  /// The places before `offset` that have no answer yet are where the path leads now.
  private mutating func answer(before offset: Int) {
    while pointers.count < offsets.count, offsets[pointers.count] < offset {
      pointers.append(pointer)
    }
  }

  private var pointer: String {
    path.map { part in
      switch part {
      case .index(let index): "/\(index)"
      case .key(let key): "/" + cursor.text(key).escapedForPointer
      }
    }.joined()
  }
}

extension String {
  var escapedForPointer: String {
    unicodeScalars.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }
}
