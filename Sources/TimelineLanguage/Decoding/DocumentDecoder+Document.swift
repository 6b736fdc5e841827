import AnimationEngine
import JSONText

extension DocumentDecoder {
  /// Reads the whole text.
  mutating func readDocument() throws(JSONError) {
    try cursor.begin()
    _ = try readObject("the document", keys: TimelineKey.self) { (decoder, key) throws(JSONError) in
      try decoder.readTimelineValue(of: key)
    }
    try cursor.end()
    try readDeferredEvents()
  }

  private mutating func readTimelineValue(of key: TimelineKey) throws(JSONError) {
    switch key {
    case .schema: _ = try readText(for: "'$schema'")
    case .version: try readVersion()
    case .name: timeline.name = try readText(for: "'name'")
    case .note: try cursor.skipValue()
    case .fps:
      if let rate = try readNumber(for: "'fps'", in: .frameRate) { timeline.frameRate = rate }
    case .until:
      timeline.until = try readNumber(for: "'until'", in: .time).map(Instant.init(seconds:))
    case .state: try readStates()
    case .events: try readOrDeferEvents()
    }
  }

  /// Events name states: where they stand first in the text they are read after everything else.
  private mutating func readOrDeferEvents() throws(JSONError) {
    if timeline.states.isEmpty {
      deferredEvents = (cursor, path)
      try cursor.skipValue()
    } else {
      try readEvents()
    }
  }

  private mutating func readDeferredEvents() throws(JSONError) {
    guard let (start, path) = deferredEvents else { return }
    cursor = start
    self.path = path
    try readEvents()
    self.path = []
  }

  private mutating func readEvents() throws(JSONError) {
    try readElements("'events'") { (decoder) throws(JSONError) in try decoder.readEvent() }
  }

  private mutating func readVersion() throws(JSONError) {
    guard let version = try readNumber(for: "'version'", in: .any), version != 1 else { return }
    add(.error(.outOfRange, "'version' must be 1, the only version there is", at: cursor.lastRange))
  }

  private mutating func readStates() throws(JSONError) {
    _ = try readMembers("'state'") { (decoder, name) throws(JSONError) in
      try decoder.readState(name)
    }
  }

  private mutating func readState(_ name: JSONString) throws(JSONError) {
    let text = cursor.text(name)
    if !text.isIdentifier {
      let message = "a state's name must be letters, digits and '_', not \(text.quotedForMessage)"
      add(.error(.invalidName, message, at: name.range))
    }
    guard let value = try readNumber(for: "the state '\(text)'", in: .any) else { return }
    stateIndices[text] = timeline.states.count
    let initial = DocumentValue.number(value, SourceRange(cursor.lastRange))
    timeline.states.append(
      StateVariable(name: text, initialValue: initial, place: SourceRange(name.range)))
  }
}

extension String {
  /// Whether the text can be a column's name in every consumer: `[A-Za-z_][A-Za-z0-9_]*`.
  var isIdentifier: Bool {
    guard let first = utf8.first, !(48...57).contains(first) else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case 48...57, 65...90, 97...122, UInt8(ascii: "_"): true
      default: false
      }
    }
  }
}
