import Diagnostics
import ExpressionLanguage
import JSONText

/// `Task { }`: steps in a turn of their own, which may sleep.
package struct UnstructuredTask: Hashable, Sendable {
  /// The name by which it is cancelled; nil for a task that is not kept.
  package let name: ElementIndex<String>?
  package let steps: ElementRange<Step>
}

/// The keys of `task`.
enum UnstructuredTaskKey: UInt8, DocumentKey {
  case name, run, note

  static let table = KeyTable<Self>()
  static let objectName = "task"
  static let required: [Self] = [.run]
  static let synonyms: [String: Self] = ["id": .name, "handle": .name, "steps": .run, "do": .run]

  var entry: KeyEntry {
    switch self {
    case .name: KeyEntry("name", .text, "The name by which 'cancel' cancels it.")
    case .run:
      KeyEntry(
        "run", .steps,
        "The steps of the task, outside the scope of this step; they may 'sleep'.")
    case .note: .note
    }
  }
}

extension StepKey {
  static let taskEntry = KeyEntry(
    "task", .object(.unstructuredTask),
    "A task of its own, as 'Task { }': steps that run in a later turn and may 'sleep', until they "
      + "are over or cancelled.")
  static let cancelEntry = KeyEntry(
    "cancel", .text,
    "The name of a 'task' or a 'timer' that is cancelled, the last one started under it.")
}

extension DocumentDecoder {
  mutating func readTask() throws(JSONError) -> Verb.Action? {
    var (name, steps) = (ElementIndex<String>?.none, ElementRange<Step>.empty)
    let keys = try readObject("'task'", keys: UnstructuredTaskKey.self) {
      (decoder, key, _) throws(JSONError) in
      switch key {
      case .name: name = try decoder.readString(for: Subject(key)).map { decoder.intern($0) }
      case .run: steps = try decoder.readLaterSteps(Subject(key))
      case .note: try decoder.cursor.skipValue()
      }
    }
    guard let keys else { return nil }
    checkPresence(keys, of: "'task'", at: cursor.lastRange)
    return .task(stepContent.tasks.add(UnstructuredTask(name: name, steps: steps)))
  }
}

extension TimelineChecker {
  mutating func check(_ index: ElementIndex<UnstructuredTask>, in scope: ScopeIndex) {
    uses.leaveScopeOpenEnded()
    check(later: timeline[index].steps, in: scope, maySleep: true)
  }

  /// Reports a cancelled name that no step starts.
  mutating func checkCancellation(of name: ElementIndex<String>, at place: SourceRange) {
    let known = timeline.cancellableNames
    guard !known.contains(name) else { return }
    let text = timeline[name]
    let near = nearestName(to: text, among: known.map { timeline[$0] }.sorted())
    diagnostics.add(
      .error(
        .unknownName, "no task and no timer has the name \(text.quotedForMessage)", at: place.range,
        help: near.map { "did you mean '\($0)'?" }
          ?? "write \"task\": { \"name\": \"\(text)\", \"run\": [...] } where it starts"))
  }
}

extension Timeline {
  /// The names of what a step starts and another one cancels.
  var cancellableNames: Set<ElementIndex<String>> {
    Set(stepContent.tasks.compactMap { $0.name } + stepContent.timers.compactMap { $0.name })
  }
}
