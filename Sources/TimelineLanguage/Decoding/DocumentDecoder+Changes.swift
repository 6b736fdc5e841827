import JSONText

extension DocumentDecoder {
  /// Reads an object of places in the state and the values that go there.
  mutating func readAssignments(
    for what: Subject, as type: ExpectedType
  ) throws(JSONError) -> ElementRange<Assignment> {
    let start = timeline.content.assignments.count
    try readMembers(what) { (decoder, name) throws(JSONError) in
      let value = try decoder.readValue(for: Subject("the value of", name), as: type)
      guard let target = decoder.statePath(name), let value else { return }
      decoder.timeline.content.assignments.append(Assignment(target: target, value: value))
    }
    return ElementRange(start..<timeline.content.assignments.count)
  }

  /// Reads the name of a place in the state, or an array of them.
  mutating func readStatePaths(for what: Subject) throws(JSONError) -> ElementRange<StatePath> {
    let start = timeline.content.paths.count
    try readNames(for: what) { (decoder, name) in
      guard let path = decoder.statePath(name) else { return }
      decoder.timeline.content.paths.append(path)
    }
    return ElementRange(start..<timeline.content.paths.count)
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

  mutating func readMove() throws(JSONError) -> ElementIndex<Move>? {
    var (value, index): (DocumentValue?, DocumentValue?)
    var (source, destination): (StatePath?, StatePath?)
    let keys = try readObject("'move'", keys: MoveKey.self) {
      (decoder, key, _) throws(JSONError) in
      switch key {
      case .value: value = try decoder.readValue(for: Subject(key), as: .element)
      case .from: source = try decoder.readStatePath(for: Subject(key))
      case .to: destination = try decoder.readStatePath(for: Subject(key))
      case .at: index = try decoder.readValue(for: Subject(key), as: .index)
      case .note: try decoder.cursor.skipValue()
      }
    }
    guard let keys else { return nil }
    checkPresence(keys, of: "'move'", at: cursor.lastRange)
    guard let value, let source, let destination else { return nil }
    timeline.content.moves.append(
      Move(value: value, source: source, destination: destination, index: index))
    return ElementIndex(timeline.content.moves.count - 1)
  }

  private mutating func readStatePath(for what: Subject) throws(JSONError) -> StatePath? {
    try readString(for: what).flatMap { statePath($0) }
  }
}
