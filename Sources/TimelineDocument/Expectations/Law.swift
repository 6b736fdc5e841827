import Diagnostics
import JSONText

/// The keys of `always`.
enum AlwaysKey: UInt8, DocumentKey {
  case within, range, monotonic, jump, once, settled, reduceMotion, note

  static let table = KeyTable<Self>()
  static let objectName = "always"

  var entry: KeyEntry {
    switch self {
    case .within:
      KeyEntry(
        "within", .number(.tolerance),
        "The tolerance of the numbers in this object; 1e-6 by default.")
    case .range:
      KeyEntry(
        "range", .map(.track, to: .tuple([.expression(.number), .expression(.number)])),
        "The lowest and the highest value that a track may have, by track.")
    case .monotonic:
      KeyEntry(
        "monotonic", .list(of: .name(.track)),
        "Tracks that move in only one direction, from when they appear.")
    case .jump:
      KeyEntry(
        "jump", .map(.track, to: .expression(.distance)),
        "How far a track may jump at one instant, unless a step sets it without an animation, by "
          + "track; for the clock 'ideal'.")
    case .once:
      KeyEntry(
        "once", .list(of: .name(.label)), "Labels that fire once in the run, and no more.")
    case .settled:
      KeyEntry(
        "settled",
        .either([.expression(.duration), .map(.track, to: .expression(.duration))]),
        "The time after which nothing on screen changes, or that of each track.")
    case .reduceMotion:
      KeyEntry(
        "reduceMotion", .list(of: .name(.track)),
        "Tracks that no animation moves if the user has asked for less motion.")
    case .note: .note
    }
  }
}

/// Something that is true in every run, whatever its moments are.
package struct Law: Hashable, Sendable {
  /// The source range of its key.
  package let place: SourceRange
  package let condition: Condition

  package enum Condition: Hashable, Sendable {
    case range(ElementIndex<String>, lowest: DocumentValue, highest: DocumentValue)
    /// It moves in only one direction while it is on screen.
    case monotonic(ElementIndex<String>)
    case jump(ElementIndex<String>, limit: DocumentValue)
    case once(ElementIndex<String>)
    case settled(after: DocumentValue)
    /// One track changes no more.
    case rest(ElementIndex<String>, after: DocumentValue)
    /// No animation moves it under Reduce Motion.
    case still(ElementIndex<String>)
  }
}

extension Law {
  /// Whether two bounds that are written as numbers are in the wrong order.
  fileprivate static func isReversed(_ bounds: [DocumentValue]) -> Bool {
    guard case .number(let lowest, _) = bounds[0], case .number(let highest, _) = bounds[1] else {
      return false
    }
    return lowest > highest
  }
}

extension TimelineChecker {
  /// Checks the numbers of the laws, which are evaluated before the first event.
  mutating func checkLaws() {
    let reader = uses.reader
    uses.reader = .expectation
    for law in timeline.laws {
      for value in law.condition.values { check(value, in: .document) }
    }
    uses.reader = reader
  }
}

extension Law.Condition {
  /// Its numbers, as they are written.
  package var values: [DocumentValue] {
    switch self {
    case .range(_, let lowest, let highest): [lowest, highest]
    case .jump(_, let limit): [limit]
    case .settled(let time), .rest(_, let time): [time]
    case .monotonic, .once, .still: []
    }
  }
}

extension DocumentDecoder {
  /// Laws name what others declare, so they are read last.
  mutating func deferLaws() throws(JSONError) {
    deferred.laws = cursor
    try cursor.skipValue()
  }

  mutating func readLaws() throws(JSONError) {
    _ = try readObject("'always'", keys: AlwaysKey.self) {
      (decoder, key, name) throws(JSONError) in
      switch key {
      case .within:
        if let tolerance = try decoder.readNumber(for: Subject(key), in: .tolerance) {
          decoder.timeline.lawTolerance = tolerance
        }
      case .range: try decoder.readLawRanges()
      case .jump:
        try decoder.readMembers(Subject(key)) { (decoder, name) throws(JSONError) in
          let limit = try decoder.readValue(for: Subject("the jump of", name), as: .distance)
          guard let track = decoder.track(name), let limit else { return }
          decoder.addLaw(.jump(track, limit: limit), name)
        }
      case .once:
        try decoder.readElements(Subject(key)) { (decoder) throws(JSONError) in
          guard let name = try decoder.readString(for: "a label") else { return }
          let label = decoder.intern(name)
          decoder.labels.use(label, at: name, asTime: false)
          decoder.addLaw(.once(label), name)
        }
      case .settled: try decoder.readRestLaws(Subject(key), name)
      case .monotonic: try decoder.readTrackLaws(Subject(key)) { .monotonic($0) }
      case .reduceMotion: try decoder.readTrackLaws(Subject(key)) { .still($0) }
      case .note: try decoder.cursor.skipValue()
      }
    }
  }

  /// Reads the tracks that a law is about, each a law of its own.
  private mutating func readTrackLaws(
    _ what: Subject, _ condition: (ElementIndex<String>) -> Law.Condition
  ) throws(JSONError) {
    try readElements(what) { (decoder) throws(JSONError) in
      guard let name = try decoder.readString(for: "a track"), let track = decoder.track(name)
      else { return }
      decoder.addLaw(condition(track), name)
    }
  }

  /// Reads the time after which everything is at rest, or that of each track.
  private mutating func readRestLaws(
    _ what: Subject, _ name: JSONString
  ) throws(JSONError) {
    guard try cursor.peek() == .object else {
      guard let time = try readRestTime(what) else { return }
      return addLaw(.settled(after: time), name)
    }
    try readMembers(what) { (decoder, name) throws(JSONError) in
      let time = try decoder.readRestTime(Subject("the time of", name))
      guard let track = decoder.track(name), let time else { return }
      decoder.addLaw(.rest(track, after: time), name)
    }
  }

  private mutating func readRestTime(_ what: Subject) throws(JSONError) -> DocumentValue? {
    let time = try readValue(for: what, as: .duration)
    if case .number(let seconds, let place)? = time {
      warnOfMilliseconds(seconds, at: place.range)
    }
    return time
  }

  private mutating func readLawRanges() throws(JSONError) {
    try readMembers("'range'") { (decoder, name) throws(JSONError) in
      let what = Subject("the range of", name)
      var bounds: [DocumentValue] = []
      try decoder.readElements(what) { (decoder) throws(JSONError) in
        if let bound = try decoder.readValue(for: what, as: .number) { bounds.append(bound) }
      }
      let place = decoder.cursor.lastRange
      guard let track = decoder.track(name) else { return }
      guard bounds.count == 2, !Law.isReversed(bounds) else {
        let message =
          "\(decoder.describe(what)) must be the lowest and the highest value, as [0, 1]"
        return decoder.add(.error(.wrongType, message, at: place))
      }
      decoder.addLaw(.range(track, lowest: bounds[0], highest: bounds[1]), name)
    }
  }

  private mutating func addLaw(_ condition: Law.Condition, _ name: JSONString) {
    timeline.laws.append(Law(place: SourceRange(name.range), condition: condition))
  }
}
