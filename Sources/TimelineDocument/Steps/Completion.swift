import Diagnostics
import JSONText

/// A callback for the end of the animations of a scope.
package struct Completion: Hashable, Sendable {
  /// The end that the completion waits for.
  package var criteria = CompletionCriteria.logicallyComplete
  /// The label that is printed.
  package var label: ElementIndex<String>?
  /// The steps that are taken, in one turn.
  package var steps = ElementRange<Step>.empty
}

/// When the completion of a scope is called.
package enum CompletionCriteria: String, CaseIterable, Sendable {
  /// When its animations are logically complete.
  case logicallyComplete
  /// When its animations are removed.
  case removed
}

/// The keys of an element of `completions`.
enum CompletionKey: UInt8, DocumentKey {
  case criteria, label, run, note

  static let table = KeyTable<Self>()
  static let objectName = "completion"

  var entry: KeyEntry {
    switch self {
    case .criteria:
      KeyEntry(
        "criteria", .word(CompletionCriteria.allCases.map { $0.rawValue }),
        "When the completion is called: 'logicallyComplete' (the default), at the nominal end of "
          + "the animation, or 'removed', when it has come to rest.")
    case .label:
      KeyEntry(
        "label", .name(.newLabel),
        "The label of the completion in the events, for 'at' and 'expect'.")
    case .run:
      KeyEntry(
        "run", .steps,
        "The steps that the completion runs, as one closure in a turn of its own.")
    case .note: .note
    }
  }
}

extension StepKey {
  static let completionEntry = KeyEntry(
    "completion", .either([.name(.newLabel), .steps]),
    "A label for the completion of this step's animations, or the steps that it runs.")
  static let criteriaEntry = KeyEntry(
    "criteria", .word(CompletionCriteria.allCases.map { $0.rawValue }),
    "When 'completion' is called: 'logicallyComplete' (the default), at the nominal end of the "
      + "animation, or 'removed', when it has come to rest.")
  static let completionsEntry = KeyEntry(
    "completions", .list(of: .object(.completion)),
    "The completions of this step's animations, if there are several.")
}

extension DocumentDecoder {
  /// Reads `completion`: a label, or steps.
  mutating func readShortCompletion(
    _ name: JSONString, into parts: inout StepParts
  ) throws(JSONError) {
    parts.completionKey = name
    switch try cursor.peek() {
    case .string: parts.completion.label = try readNewLabel(for: "'completion'")
    case .array: parts.completion.steps = try readLaterSteps("'completion'")
    case .object, .number, .boolean, .null:
      try reject("'completion'", mustBe: "a label or an array of steps", help: completionAdvice())
    }
  }

  /// An object with a label is an element of `completions`.
  private func completionAdvice() -> String? {
    var ahead = cursor
    do throws(JSONError) {
      try ahead.enterObject()
      while let key = try ahead.nextKey() {
        if content.withBytes(of: key.string, { CompletionKey.table.key($0) }) != nil {
          return "write \"completions\": [ { \"label\": \"done\", \"run\": [ ... ] } ]"
        }
        try ahead.skipValue()
      }
    } catch {
      // The reader that comes reports it.
    }
    return nil
  }

  /// Reads `completions`: several, each with its criteria.
  mutating func readCompletions(
    _ name: JSONString, into parts: inout StepParts
  ) throws(JSONError) {
    parts.completionKey = parts.completionKey ?? name
    let mark = completions.mark
    try readElements("'completions'") { (decoder) throws(JSONError) in
      try decoder.readCompletion()
    }
    parts.details.completions = completions.store(
      from: mark, in: &stepContent.completions)
  }

  private mutating func readCompletion() throws(JSONError) {
    var completion = Completion()
    let keys = try readObject("a completion", keys: CompletionKey.self) {
      (decoder, key, _) throws(JSONError) in
      switch key {
      case .criteria:
        completion.criteria = try decoder.readWord(for: Subject(key)) ?? .logicallyComplete
      case .label: completion.label = try decoder.readNewLabel(for: Subject(key))
      case .run: completion.steps = try decoder.readLaterSteps(Subject(key))
      case .note: try decoder.cursor.skipValue()
      }
    }
    guard let keys else { return }
    if !keys.contains(.label), !keys.contains(.run) {
      add(.error(.missingKey, "a completion needs a 'label' or a 'run'", at: cursor.lastRange))
    }
    completions.add(completion)
  }

  mutating func checkCompletion(
    of parts: StepParts, _ keys: KeySet<StepKey>, at place: Range<Int>
  ) {
    guard let key = parts.completionKey else { return }
    if keys.intersection(StepKey.scopes).isEmpty {
      let help = "add 'withAnimation' to the step"
      add(.error(.missingKey, "a completion needs an animation's scope", at: place, help: help))
    }
    if keys.contains(.completion), keys.contains(.completions) {
      let help = "put it into 'completions'"
      let message = "a step has either 'completion' or 'completions'"
      add(.error(.conflictingKeys, message, at: key.range, help: help))
    }
    if !timeline.profile.hasCompletions {
      let message = "completions do not exist in the profile '\(timeline.profile.rawValue)'"
      let help = "they came with \(Profile.ios17.asWritten)"
      add(.error(.notAvailable, message, at: key.range, help: help))
    }
  }
}
