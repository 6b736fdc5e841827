package import AnimationEngine
import Diagnostics
import JSONText

/// The keys of an element of `hitches`.
enum HitchKey: UInt8, DocumentKey {
  case at, by, note

  static let table = KeyTable<Self>()
  static let objectName = "hitch"
  static let required: [Self] = [.at, .by]

  var entry: KeyEntry {
    switch self {
    case .at: KeyEntry("at", .number(.time), "When the hitch begins, in seconds.")
    case .by:
      KeyEntry(
        "by", .number(.time),
        "How long the hitch lasts, in seconds.")
    case .note: .note
    }
  }
}

/// A time in which a display makes no ticks: from `start` up to, and without, `end`.
package struct Hitch: Hashable, Sendable {
  /// The first instant without a tick.
  package let start: Instant
  /// The first instant with a tick again.
  package let end: Instant
}

extension DocumentDecoder {
  mutating func readHitches() throws(JSONError) {
    try readElements("'hitches'") { (decoder) throws(JSONError) in try decoder.readHitch() }
  }

  private mutating func readHitch() throws(JSONError) {
    var (start, length): (Double?, Double?)
    let keys = try readObject("a hitch", keys: HitchKey.self) {
      (decoder, key, _) throws(JSONError) in
      switch key {
      case .at: start = try decoder.readNumber(for: "'at'", in: .time)
      case .by:
        length = try decoder.readNumber(for: "'by'", in: .time)
        if let length { decoder.warnOfMilliseconds(length, at: decoder.cursor.lastRange) }
      case .note: try decoder.cursor.skipValue()
      }
    }
    guard let keys else { return }
    checkPresence(keys, of: "a hitch", at: cursor.lastRange)
    guard let start, let length else { return }
    let begin = Instant(seconds: start)
    timeline.hitches.append(Hitch(start: begin, end: Instant(seconds: start + length)))
  }
}
