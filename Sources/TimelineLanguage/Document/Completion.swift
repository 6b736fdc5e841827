/// What happens when the animations of a scope are over.
package struct Completion: Hashable, Sendable {
  /// What the completion waits for.
  package var criteria = CompletionCriteria.logicallyComplete
  /// The label that is printed.
  package var label: ElementIndex<String>?
  /// The steps that are taken, in one turn.
  package var steps = ElementRange<Step>.empty
}
