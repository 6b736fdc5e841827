import Diagnostics
import JSONText

/// Watches an animated value and tells when it has arrived.
package struct CompletionObserver: Hashable, Sendable {
  package let value: DocumentValue
  package let completion: Completion

  /// The effect of a firing.
  package enum Completion: Hashable, Sendable {
    case none
    /// A label is printed.
    case label(ElementIndex<String>)
    /// Steps are taken, in one turn.
    case steps(ElementRange<Step>)
  }
}

extension ModifierGrammar {
  static let onAnimationCompleted = ModifierGrammar(
    KeyEntry(
      "onAnimationCompleted", .expression(.animatable),
      "A value to watch while it animates; the completion fires when the value equals its target."),
    arguments: [.completion], lists: .body,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.observed = try decoder.readValue(for: what, as: .animatable)
    },
    make: { decoder, parts in
      guard let value = parts.observed else { return nil }
      let observer = CompletionObserver(value: value, completion: parts.completion)
      return .onAnimationCompleted(decoder.timeline.viewContent.completionObservers.add(observer))
    })
}

extension DocumentDecoder {
  /// Reads the `completion` of an observer: a label, or steps.
  mutating func readObserverCompletion(
    _ what: Subject
  ) throws(JSONError) -> CompletionObserver.Completion {
    switch try cursor.peek() {
    case .string: return try readNewLabel(for: what).map { .label($0) } ?? .none
    case .array: return .steps(try readSteps(what))
    case .object, .number, .boolean, .null:
      try reject(what, mustBe: "a label or an array of steps")
      return .none
    }
  }
}
