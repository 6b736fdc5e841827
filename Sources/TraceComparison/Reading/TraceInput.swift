import JSONText

/// An input that is opened: the rows of its frames, of its events, or both.
///
/// Its format is recognised by its text, never by its name: the inputs may be pipes.
struct TraceInput {
  private(set) var frames: FrameReader?
  private(set) var events: EventReader?

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(TraceProblem) {
    switch bytes.firstCharacter {
    case UInt8(ascii: "{"), UInt8(ascii: "["): try openObjects(bytes)
    default: try open(RecordedRows(TableRows(bytes), of: bytes), otherwise: .wide)
    }
  }

  private mutating func openObjects(_ bytes: UnsafeBufferPointer<UInt8>) throws(TraceProblem) {
    var cursor = JSONCursor(bytes)
    let kind = try TraceProblem.converting { () throws(JSONError) in
      try cursor.begin()
      return try cursor.peek()
    }
    guard kind == .object else {
      try open(RecordedRows(ObjectRows(bytes, at: cursor, in: .array), of: bytes), otherwise: .wide)
      return
    }
    let lists = try TraceProblem.converting { () throws(JSONError) in
      try DocumentLists(cursor)
    }
    if lists.isEmpty {
      try open(
        RecordedRows(ObjectRows(bytes, at: cursor, in: .stream), of: bytes), otherwise: .wide)
    }
    for (list, layout) in [(lists.frames, RowLayoutKind.wide), (lists.events, .events)] {
      guard let list else { continue }
      try open(
        RecordedRows(ObjectRows(bytes, at: list, in: .document), of: bytes), otherwise: layout)
    }
  }

  /// Opens rows as their names tell; a list without rows has no names.
  private mutating func open(
    _ rows: RecordedRows, otherwise emptyLayout: RowLayoutKind
  ) throws(TraceProblem) {
    var rows = rows
    rows.readTexts(under: RowLayoutKind(rows.names.names).textNames)
    let hasRow = try rows.advance()
    let names = rows.names.names
    switch names.isEmpty ? emptyLayout : RowLayoutKind(names) {
    case .events: events = try EventReader(rows, hasRow: hasRow)
    case .long: frames = try FrameReader(rows, hasRow: hasRow, isLong: true)
    case .wide: frames = try FrameReader(rows, hasRow: hasRow, isLong: false)
    }
  }
}

/// The lists in a document of JSON, where it is one and no row of a stream.
private struct DocumentLists {
  private(set) var frames: JSONCursor?
  private(set) var events: JSONCursor?

  var isEmpty: Bool { frames == nil && events == nil }

  /// Reads an object; nothing may follow one that is a document.
  init(_ start: JSONCursor) throws(JSONError) {
    var cursor = start
    try cursor.enterObject()
    while let key = try cursor.nextKey() {
      if let duplicate = key.duplicate { throw duplicate }
      if try cursor.peek() == .array { note(key.string, cursor) }
      try cursor.skipValue()
    }
    if !isEmpty { try cursor.end() }
  }

  private mutating func note(_ key: JSONString, _ cursor: JSONCursor) {
    if cursor.isEqual(key, "frames") || cursor.isEqual(key, "samples") {
      frames = cursor
    } else if cursor.isEqual(key, "events") {
      events = cursor
    }
  }
}

/// The layout of rows, as their names tell.
private enum RowLayoutKind {
  case wide, long, events

  init(_ names: [String]) {
    let names = Set(names)
    if names.isSuperset(of: ["time", "event"]) {
      self = .events
    } else if names.isSuperset(of: ["time", "track", "value"]),
      names.isSubset(of: ["time", "track", "value", "velocity"])
    {
      self = .long
    } else {
      self = .wide
    }
  }

  /// The names under which a table has texts.
  var textNames: [String] {
    switch self {
    case .wide: []
    case .long: ["track"]
    case .events: EventReader.Field.texts.map { $0.rawValue }
    }
  }
}
