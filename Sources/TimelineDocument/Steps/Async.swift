import Diagnostics
import ExpressionLanguage
import JSONText

/// Steps that are taken in a later turn.
package struct AsyncWork: Hashable, Sendable {
  /// Seconds; nil for 0.
  package var delay: DocumentValue?
  /// The queue; nil for the main one.
  package var queue: ElementIndex<String>?
  /// The steps that run later, in one turn.
  package var steps = ElementRange<Step>.empty
  /// Whether `failureSteps` are taken instead; nil for never.
  package var fails: DocumentValue?
  /// The steps that run on a failure.
  package var failureSteps = ElementRange<Step>.empty
}

/// The keys of `async`.
enum AsyncKey: UInt8, DocumentKey {
  case after, queue, run, fails, failureSteps, note

  static let table = KeyTable<Self>()
  static let objectName = "async"
  static let required: [Self] = [.run]
  static let companions: [(key: Self, needs: Self)] = [(.failureSteps, .fails)]

  static let synonyms: [String: Self] = [
    "delay": .after, "at": .after, "steps": .run, "do": .run, "error": .failureSteps,
  ]

  var entry: KeyEntry {
    switch self {
    case .after:
      KeyEntry(
        "after", .expression(.duration),
        "The delay in seconds; 0 by default, which is a later turn at the same time.")
    case .queue:
      KeyEntry(
        "queue", .text,
        "The queue that runs the steps; 'main' by default. Any other is a mistake in SwiftUI and "
          + "causes a warning.")
    case .run:
      KeyEntry(
        "run", .steps,
        "The steps that run then, as one closure, outside the scope of this step.")
    case .fails:
      KeyEntry(
        "fails", .expression(.condition),
        "Whether the work fails, so that 'catch' runs instead of 'run'.")
    case .failureSteps: KeyEntry("catch", .steps, "The steps that run if the work fails.")
    case .note: .note
    }
  }
}

extension StepKey {
  static let asyncEntry = KeyEntry(
    "async", .object(.async),
    "Steps that run in a later turn, outside this step's scope.")
}

extension DocumentDecoder {
  mutating func readAsync() throws(JSONError) -> ElementIndex<AsyncWork>? {
    var work = AsyncWork()
    let keys = try readObject("'async'", keys: AsyncKey.self) {
      (decoder, key, name) throws(JSONError) in
      let what = Subject(key)
      switch key {
      case .after: work.delay = try decoder.readValue(for: what, as: .duration)
      case .queue: work.queue = try decoder.readQueue()
      case .run: work.steps = try decoder.readLaterSteps(what)
      case .fails: work.fails = try decoder.readValue(for: what, as: .condition)
      case .failureSteps: work.failureSteps = try decoder.readLaterSteps(what)
      case .note: try decoder.cursor.skipValue()
      }
    }
    guard let keys else { return nil }
    checkPresence(keys, of: "'async'", at: cursor.lastRange)
    return stepContent.asyncWork.add(work)
  }

  private mutating func readQueue() throws(JSONError) -> ElementIndex<String>? {
    guard let queue = try readString(for: "'queue'"), !cursor.isEqual(queue, "main") else {
      return nil
    }
    add(
      .warning(
        .backgroundQueue, "state is changed on the queue \(content.text(queue).quotedForMessage)",
        at: queue.range, help: "SwiftUI wants changes of state on 'main'"))
    return intern(queue)
  }
}

extension TimelineChecker {
  mutating func check(_ index: ElementIndex<AsyncWork>, in scope: ScopeIndex) {
    let work = timeline[index]
    uses.leaveScopeOpenEnded()
    if let delay = work.delay { checkSeconds(delay, in: scope) }
    if let fails = work.fails { check(fails, in: scope) }
    check(later: work.steps, in: scope)
    check(later: work.failureSteps, in: scope)
  }
}
