import ExpressionLanguage
import JSONText

/// `Timer.scheduledTimer(withTimeInterval:repeats:)`: steps that run again and again until it is cancelled.
package struct RepeatingTimer: Hashable, Sendable {
  package let interval: DocumentValue
  /// The name by which it is cancelled; nil for a timer that is not kept.
  package let name: ElementIndex<String>?
  package let steps: ElementRange<Step>
}

/// The keys of `timer`.
enum RepeatingTimerKey: UInt8, DocumentKey {
  case every, name, run, note

  static let table = KeyTable<Self>()
  static let objectName = "timer"
  static let required: [Self] = [.every, .run]
  static let synonyms: [String: Self] = [
    "interval": .every, "withTimeInterval": .every, "id": .name, "steps": .run, "do": .run,
  ]

  var entry: KeyEntry {
    switch self {
    case .every:
      KeyEntry(
        "every", .expression(.duration), "The seconds between two firings, a nanosecond or more.")
    case .name: KeyEntry("name", .text, "The name by which 'cancel' ends it, as 'invalidate()'.")
    case .run:
      KeyEntry(
        "run", .steps,
        "The steps of each firing, as one closure in a turn of its own; the first comes after "
          + "'every' seconds.")
    case .note: .note
    }
  }
}

extension StepKey {
  static let timerEntry = KeyEntry(
    "timer", .object(.timer),
    "A timer that repeats, as 'Timer.scheduledTimer', until 'cancel' ends it.")
}

extension DocumentDecoder {
  mutating func readTimer() throws(JSONError) -> Verb.Action? {
    var (interval, name) = (DocumentValue?.none, ElementIndex<String>?.none)
    var steps = ElementRange<Step>.empty
    let keys = try readObject("'timer'", keys: RepeatingTimerKey.self) {
      (decoder, key, _) throws(JSONError) in
      switch key {
      case .every: interval = try decoder.readValue(for: Subject(key), as: .duration)
      case .name: name = try decoder.readString(for: Subject(key)).map { decoder.intern($0) }
      case .run: steps = try decoder.readLaterSteps(Subject(key))
      case .note: try decoder.cursor.skipValue()
      }
    }
    guard let keys else { return nil }
    checkPresence(keys, of: "'timer'", at: cursor.lastRange)
    guard let interval else { return nil }
    let timer = RepeatingTimer(interval: interval, name: name, steps: steps)
    return .timer(stepContent.timers.add(timer))
  }
}

extension TimelineChecker {
  mutating func check(_ index: ElementIndex<RepeatingTimer>, in scope: ScopeIndex) {
    uses.leaveScopeOpenEnded()
    checkSeconds(timeline[index].interval, in: scope)
    check(later: timeline[index].steps, in: scope)
  }
}
