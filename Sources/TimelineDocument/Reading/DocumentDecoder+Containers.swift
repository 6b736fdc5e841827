import Diagnostics
import JSONText

extension DocumentDecoder {
  /// Reads an object whose keys are known; unknown and repeated keys are reported and passed over.
  /// - Returns: the keys that were there, or nil where there is no object.
  @inline(__always)
  mutating func readObject<Key: DocumentKey>(
    _ what: Subject, keys: Key.Type,
    value: (inout Self, Key, JSONString) throws(JSONError) -> Void
  ) throws(JSONError) -> KeySet<Key>? {
    try readObject(what, keys: keys, value: value) { (decoder, name) throws(JSONError) in
      try decoder.rejectKey(name, of: what, known: Key.table.names) {
        Key.synonyms[$0]?.name
      }
    }
  }

  /// Reads an object that has fixed keys and other names beside them.
  @inline(__always)
  mutating func readObject<Key: DocumentKey>(
    _ what: Subject, keys: Key.Type,
    value: (inout Self, Key, JSONString) throws(JSONError) -> Void,
    other: (inout Self, JSONString) throws(JSONError) -> Void
  ) throws(JSONError) -> KeySet<Key>? {
    guard try expect(.object, for: what) else { return nil }
    var seen: KeySet<Key> = []
    try cursor.enterObject()
    while let key = try cursor.nextKey() {
      let name = key.string
      if let firstUse = key.firstUse {
        try rejectDuplicate(name, firstUse: firstUse)
      } else if let known = content.withBytes(of: name, { Key.table.key($0) }) {
        seen.insert(known)
        try value(&self, known, name)
      } else {
        try other(&self, name)
      }
    }
    return seen
  }

  /// Reads an object with any keys but `note`, which is a comment in every object; repeated keys
  /// are reported and passed over.
  @inline(__always)
  mutating func readMembers(
    _ what: Subject, member: (inout Self, JSONString) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard try expect(.object, for: what) else { return }
    try cursor.enterObject()
    while let key = try cursor.nextKey() {
      if let firstUse = key.firstUse {
        try rejectDuplicate(key.string, firstUse: firstUse)
      } else if cursor.isEqual(key.string, "note") {
        try cursor.skipValue()
      } else {
        try member(&self, key.string)
      }
    }
  }

  /// Reads an array, element by element.
  @inline(__always)
  mutating func readElements(
    _ what: Subject, element: (inout Self) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard try expect(.array, for: what) else { return }
    try cursor.enterArray()
    while try cursor.nextElement() { try element(&self) }
  }

  /// Reads a name or an array of names.
  mutating func readNames(
    for what: Subject, name: (inout Self, JSONString) -> Void
  ) throws(JSONError) {
    switch try cursor.peek() {
    case .string: name(&self, try cursor.readString())
    case .array:
      try readElements(what) { (decoder) throws(JSONError) in
        guard let string = try decoder.readString(for: "a name") else { return }
        name(&decoder, string)
      }
    case .object, .number, .boolean, .null:
      try reject(what, mustBe: "a name or an array of names")
    }
  }

  /// - Parameters:
  ///   - otherwise: the help where no key is like this one.
  ///   - synonym: the key that a word means in other tools.
  ///   - suggesting: the help where a key is like this one.
  mutating func rejectKey(
    _ name: JSONString, of what: Subject, known: [String], otherwise: String? = nil,
    synonym: (String) -> String? = { _ in nil },
    suggesting: (String) -> String = { "did you mean '\($0)'?" }
  ) throws(JSONError) {
    let word = content.text(name)
    if let motion = AbsentMotion(word) {
      add(.error(motion.code, motion.message(about: word), at: name.range, help: motion.help))
      return try cursor.skipValue()
    }
    let object = describe(what)
    let message = "unknown key \(content.text(name).quotedForMessage) in \(object)"
    let isElsewhere = KeyHome.allCases.contains { $0.has(content.text(name)) }
    let present = keysBeside(name)
    let known = known.filter { !present.contains($0) }
    let help =
      meaning(of: name, among: isElsewhere ? [] : known) { text in
        synonym(text).flatMap { present.contains($0) ? nil : $0 }
      }.map(suggesting) ?? otherwise ?? advice(on: name, in: object, known: known, beside: present)
    add(.error(.unknownKey, message, at: name.range, help: help))
    try cursor.skipValue()
  }

  /// The other keys of the object that is read, which no help may name again; asked only for what will be printed.
  func keysBeside(_ name: JSONString) -> Set<String> {
    guard diagnostics.keepsError(at: name.range.lowerBound) else { return [] }
    return Set(cursor.keysOfObject().map(content.text))
  }

  private mutating func rejectDuplicate(_ name: JSONString, firstUse: Int) throws(JSONError) {
    let message = "duplicate key \(content.text(name).quotedForMessage)"
    var diagnostic = Diagnostic.error(.duplicateKey, message, at: name.range)
    diagnostic.earlier = .firstUse(firstUse)
    add(diagnostic)
    try cursor.skipValue()
  }
}
