import Diagnostics
import JSONText

/// `try await Task.sleep(for:)`: the steps after it run later, unless their task is cancelled.
package struct Sleep: Hashable, Sendable {
  package let duration: DocumentValue
  /// Whether it is `try?`: a cancelled task goes on at once instead of ending.
  package let ignoresCancellation: Bool
}

/// The keys of a `sleep` that is spelled out.
enum SleepKey: UInt8, DocumentKey {
  case duration, optionalTry, note

  static let table = KeyTable<Self>()
  static let objectName = "sleep"
  static let required: [Self] = [.duration]
  static let synonyms: [String: Self] = [
    "seconds": .duration, "duration": .duration, "after": .duration,
  ]

  var entry: KeyEntry {
    switch self {
    case .duration: KeyEntry("for", .expression(.duration), "The seconds that it takes.")
    case .optionalTry:
      KeyEntry(
        "try?", .boolean,
        "Whether it is written with 'try?', so that a task that is cancelled runs on at once; "
          + "false by default, which ends it there.")
    case .note: .note
    }
  }
}

extension StepKey {
  static let sleepEntry = KeyEntry(
    "sleep", .either([.expression(.duration), .object(.sleep)]),
    "Only in a task: the seconds after which the steps that follow run, as 'try await "
      + "Task.sleep(for: .seconds(0.3))'.")
}

extension DocumentDecoder {
  mutating func readSleep() throws(JSONError) -> Verb.Action? {
    var (duration, ignores) = (DocumentValue?.none, false)
    if try cursor.peek() == .object {
      let keys = try readObject("'sleep'", keys: SleepKey.self) {
        (decoder, key, _) throws(JSONError) in
        switch key {
        case .duration: duration = try decoder.readValue(for: Subject(key), as: .duration)
        case .optionalTry: ignores = try decoder.readBoolean(for: Subject(key)) ?? false
        case .note: try decoder.cursor.skipValue()
        }
      }
      if let keys { checkPresence(keys, of: "'sleep'", at: cursor.lastRange) }
    } else {
      duration = try readValue(for: "'sleep'", as: .duration)
    }
    guard let duration else { return nil }
    return .sleep(stepContent.sleeps.add(Sleep(duration: duration, ignoresCancellation: ignores)))
  }
}

extension Timeline {
  /// Whether a step sleeps, or has steps inside that do; no closures, because it recurses.
  package func sleeps(_ step: Step) -> Bool {
    for verb in self[step.verbs] {
      switch verb.action {
      case .sleep: return true
      case .run(let steps): if sleep(in: steps) { return true }
      case .select(let index):
        for one in self[self[index].cases] where sleep(in: one.steps) { return true }
      default: continue
      }
    }
    guard let details = step.details else { return false }
    return sleep(in: self[details].otherwise)
  }

  private func sleep(in steps: ElementRange<Step>) -> Bool {
    for step in self[steps] where sleeps(step) { return true }
    return false
  }
}

extension TimelineChecker {
  mutating func check(_ index: ElementIndex<Sleep>, at place: SourceRange, in scope: ScopeIndex) {
    checkSeconds(timeline[index].duration, in: scope)
    guard !maySleep else { return }
    let help = "put it into a 'task'; elsewhere \"async\" with \"after\" runs steps later"
    diagnostics.add(
      .error(.wrongPlace, "only the steps of a task can sleep", at: place.range, help: help))
  }

  /// A step that sleeps, or runs steps that do, has no other verb: each would need its own turn.
  mutating func checkSleepIsAlone(in step: Step) {
    guard maySleep, step.verbs.count > 1, timeline.sleeps(step) else { return }
    for verb in timeline[step.verbs].dropFirst().prefix(1) {
      diagnostics.add(
        .error(
          .wrongPlace, "a step that sleeps does nothing else", at: verb.place.range,
          help: "write it as a step of its own, after the other"))
    }
  }
}
