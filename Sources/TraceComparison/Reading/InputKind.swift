import CSVText
package import Diagnostics
import JSONText

/// The kind of an input to compare, judged by its text.
///
/// Names are ignored, because inputs may be pipes.
package enum InputKind: Hashable, Sendable {
  /// A document to be played: an object that is neither a row nor a document of rows.
  case timeline
  /// Frames, events or both, as objects of JSON.
  case objects
  /// A table of frames, or anything else.
  case frames
  /// A table of events.
  case events

  package init(_ source: SourceText) {
    self = source.bytes.withUnsafeBufferPointer { bytes in
      switch bytes.firstCharacter {
      case UInt8(ascii: "{"): bytes.isTimeline ? .timeline : .objects
      case UInt8(ascii: "["): .objects
      default: bytes.hasEventHeader ? .events : .frames
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first byte after a UTF-8 mark and blanks.
  var firstCharacter: UInt8? {
    let start = starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return self[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// Whether the first object has keys of a timeline and none of a trace, up to an error of the text.
  fileprivate var isTimeline: Bool {
    var cursor = JSONCursor(self)
    var keys: Set<String> = []
    do throws(JSONError) {
      try cursor.begin()
      try cursor.enterObject()
      while let key = try cursor.nextKey() {
        let name = cursor.text(key.string)
        let events = name == "events" ? try cursor.nextEvents() : .steps
        if events == .rows { return false }
        // A list of nothing may belong to either.
        if events == .steps { keys.insert(name) }
        try cursor.skipValue()
      }
    } catch {
      // The reader of the input reports what is wrong with its text.
    }
    return keys.isDisjoint(with: ["time", "progress", "frames", "samples", "columns"])
      && !keys.isDisjoint(with: ["state", "views", "events"])
  }

  fileprivate var hasEventHeader: Bool {
    var cursor = CSVCursor(self)
    var fields: [CSVField] = []
    do throws(CSVError) {
      try cursor.begin()
      _ = try cursor.nextRecord(&fields)
    } catch {
      return false
    }
    return fields.contains { cursor.text($0) == "event" }
  }
}

/// The content of a list of events.
private enum EventList {
  case none
  /// The printed events of a run, with times.
  case rows
  /// The steps of a timeline, or anything else.
  case steps
}

extension JSONCursor {
  /// The content of the next value, read as a list of events.
  fileprivate func nextEvents() throws(JSONError) -> EventList {
    var cursor = self
    guard try cursor.peek() == .array else { return .steps }
    try cursor.enterArray()
    guard try cursor.nextElement() else { return .none }
    guard try cursor.peek() == .object else { return .steps }
    try cursor.enterObject()
    while let key = try cursor.nextKey() {
      if cursor.isEqual(key.string, "time") { return .rows }
      try cursor.skipValue()
    }
    return .steps
  }
}
