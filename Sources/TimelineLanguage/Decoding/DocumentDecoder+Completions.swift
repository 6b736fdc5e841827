import Diagnostics
import JSONText

extension DocumentDecoder {
  /// Reads `completion`: a label, or steps.
  mutating func readShortCompletion(
    _ name: JSONString, into parts: inout StepParts
  ) throws(JSONError) {
    parts.completionKey = name
    switch try cursor.peek() {
    case .string: parts.completion.label = try readNewLabel(for: "'completion'")
    case .array: parts.completion.steps = try readSteps("'completion'")
    case .object, .number, .boolean, .null:
      try reject("'completion'", mustBe: "a label or an array of steps")
    }
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
      from: mark, in: &timeline.content.completions)
  }

  private mutating func readCompletion() throws(JSONError) {
    var completion = Completion()
    let keys = try readObject("a completion", keys: CompletionKey.self) {
      (decoder, key, _) throws(JSONError) in
      switch key {
      case .criteria:
        completion.criteria = try decoder.readWord(for: Subject(key)) ?? .logicallyComplete
      case .label: completion.label = try decoder.readNewLabel(for: Subject(key))
      case .run: completion.steps = try decoder.readSteps(Subject(key))
      case .note: try decoder.cursor.skipValue()
      }
    }
    guard let keys else { return }
    if !keys.contains(.label), !keys.contains(.run) {
      add(.error(.missingKey, "a completion needs a 'label' or a 'run'", at: cursor.lastRange))
    }
    completions.add(completion)
  }
}
