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
  mutating func expect(_ wanted: JSONKind, for what: String) throws(JSONError) -> Bool {
    let found = try cursor.peek()
    if found == wanted { return true }
    try reject("\(what) must be \(wanted.phrase), not \(found.phrase)")
    return false
  }

  /// Passes over the next value and reports it.
  mutating func reject(
    _ message: String, code: DiagnosticCode = .wrongType, help: String? = nil
  ) throws(JSONError) {
    try cursor.skipValue()
    add(.error(code, message, at: cursor.lastRange, help: help))
  }

  /// Reads a number within a range, or reports why there is none.
  mutating func readNumber(
    for what: String, in range: NumberRange
  ) throws(JSONError) -> Double? {
    guard try expect(.number, for: what) else { return nil }
    let number = try cursor.readNumber()
    guard range.contains(number) else {
      add(.error(.outOfRange, "\(what) must be \(range.phrase)", at: cursor.lastRange))
      return nil
    }
    return number
  }

  /// Reads a text as it is, or reports that there is none.
  mutating func readText(for what: String) throws(JSONError) -> String? {
    guard try expect(.string, for: what) else { return nil }
    return cursor.text(try cursor.readString())
  }

  /// Reads an object whose keys are known; unknown and repeated keys are reported and passed over.
  /// - Returns: the keys that were there, or nil where there is no object.
  mutating func readObject<Key: DocumentKey>(
    _ what: String, keys: Key.Type,
    value: (inout Self, Key) throws(JSONError) -> Void
  ) throws(JSONError) -> Set<Key>? {
    var seen: Set<Key> = []
    let isObject = try readMembers(what) { (decoder, name) throws(JSONError) in
      guard let key = Key(rawValue: decoder.cursor.text(name)) else {
        try decoder.rejectKey(name, of: what, known: Key.allCases.lazy.map(\.rawValue))
        return
      }
      seen.insert(key)
      try value(&decoder, key)
    }
    return isObject ? seen : nil
  }

  /// Reads an object with any keys; repeated ones are reported and passed over.
  mutating func readMembers(
    _ what: String, member: (inout Self, JSONString) throws(JSONError) -> Void
  ) throws(JSONError) -> Bool {
    guard try expect(.object, for: what) else { return false }
    try cursor.enterObject()
    while let key = try cursor.nextKey() {
      path.append(.key(key.string))
      if let firstUse = key.firstUse {
        try rejectDuplicate(key.string, firstUse: firstUse)
      } else {
        try member(&self, key.string)
      }
      path.removeLast()
    }
    return true
  }

  /// Reads an array, element by element.
  mutating func readElements(
    _ what: String, element: (inout Self) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard try expect(.array, for: what) else { return }
    try cursor.enterArray()
    var index = 0
    while try cursor.nextElement() {
      path.append(.index(index))
      try element(&self)
      path.removeLast()
      index += 1
    }
  }

  private mutating func rejectKey(
    _ name: JSONString, of what: String, known: some Sequence<String>
  ) throws(JSONError) {
    let text = cursor.text(name)
    let help = nearestName(to: text, among: known).map { "did you mean '\($0)'?" }
    let message = "unknown key \(text.quotedForMessage) in \(what)"
    add(.error(.unknownKey, message, at: name.range, help: help))
    try cursor.skipValue()
  }

  private mutating func rejectDuplicate(
    _ name: JSONString, firstUse: Int
  ) throws(JSONError) {
    let message = "duplicate key \(cursor.text(name).quotedForMessage)"
    var diagnostic = Diagnostic.error(.duplicateKey, message, at: name.range)
    diagnostic.earlier = .firstUse(firstUse)
    add(diagnostic)
    try cursor.skipValue()
  }
}

/// The numbers a position takes.
enum NumberRange {
  /// Any finite number; JSON has no other.
  case any
  /// A frame rate: above 0, at most 1,000,000.
  case frameRate
  /// A time on the virtual clock in seconds.
  case time

  func contains(_ number: Double) -> Bool {
    switch self {
    case .any: true
    case .frameRate: number > 0 && number <= 1_000_000
    case .time: number >= 0 && number <= 1_000_000_000
    }
  }

  var phrase: String {
    switch self {
    case .any: "a number"
    case .frameRate: "above 0 and at most 1000000"
    case .time: "from 0 to 1000000000 seconds"
    }
  }
}
