import Diagnostics
import JSONText

/// The kinds of value a position takes, for messages.
extension JSONKind {
  var phrase: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}

extension DocumentDecoder {
  /// Whether the next value is of the wanted kind; one that is not is reported and passed over.
  mutating func expect(_ wanted: JSONKind, for what: Subject) throws(JSONError) -> Bool {
    if try cursor.peek(wanted) { return true }
    try reject(what, mustBe: wanted.phrase)
    return false
  }

  /// Passes over the next value and reports it.
  mutating func reject(
    _ what: Subject, mustBe phrase: String, help: String? = nil
  ) throws(JSONError) {
    let found = try cursor.peek()
    try cursor.skipValue()
    let message = "\(describe(what)) must be \(phrase), not \(found.phrase)"
    if help == nil, diagnostics.keepsError(at: cursor.lastRange.lowerBound) {
      misfits.insert(cursor.lastRange.lowerBound)
    }
    add(.error(.wrongType, message, at: cursor.lastRange, help: help))
  }

  /// Reads a number within a range, or reports why there is none.
  mutating func readNumber(
    for what: Subject, in range: NumberRange
  ) throws(JSONError) -> Double? {
    guard try expect(.number, for: what) else { return nil }
    let number = try cursor.readNumber()
    guard range.contains(number) else {
      refuseNumber(for: what, outside: range)
      return nil
    }
    return number
  }

  /// Reports that the number that was just read is out of its range.
  mutating func refuseNumber(for what: Subject, outside range: NumberRange) {
    add(.error(.outOfRange, "\(describe(what)) must be \(range.phrase)", at: cursor.lastRange))
  }

  /// Reads a whole number from 0, or reports why there is none.
  mutating func readCount(for what: Subject) throws(JSONError) -> Int? {
    guard try expect(.number, for: what) else { return nil }
    let number = try cursor.readNumber()
    guard number >= 0, let count = Int(exactly: number) else {
      let message = "\(describe(what)) must be a whole number, 0 or more"
      add(.error(.outOfRange, message, at: cursor.lastRange))
      return nil
    }
    return count
  }

  mutating func readBoolean(for what: Subject) throws(JSONError) -> Bool? {
    try expect(.boolean, for: what) ? try cursor.readBoolean() : nil
  }

  /// Reads a string, or reports that there is none.
  mutating func readString(for what: Subject) throws(JSONError) -> JSONString? {
    try expect(.string, for: what) ? try cursor.readString() : nil
  }

  /// Reads a text as it is, or reports that there is none.
  mutating func readText(for what: Subject) throws(JSONError) -> String? {
    try readString(for: what).map(content.text)
  }

  /// Reads one of the words of an enumeration, or reports what they are.
  ///
  /// - Parameter otherwise: the help where no word is like the one that is written.
  mutating func readWord<Word>(
    for what: Subject, otherwise: String? = nil
  ) throws(JSONError) -> Word?
  where Word: RawRepresentable<String> & CaseIterable {
    guard let string = try readString(for: what) else { return nil }
    let text = content.text(string)
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map { $0.rawValue }
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    add(
      .error(
        .unknownName, "\(describe(what)) must be one of \(list), not \(text.quotedForMessage)",
        at: string.range, help: suggestion(for: string, among: known) ?? otherwise))
    return nil
  }
}
