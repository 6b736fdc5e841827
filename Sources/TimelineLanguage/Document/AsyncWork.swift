/// Steps that are taken in a later turn.
package struct AsyncWork: Hashable, Sendable {
  /// Seconds; nil for 0.
  package var delay: DocumentValue?
  /// The queue; nil for the main one.
  package var queue: ElementIndex<String>?
  /// What is done later, in one turn.
  package var steps = ElementRange<Step>.empty
  /// Whether `failureSteps` are taken instead; nil for never.
  package var fails: DocumentValue?
  /// What is done on a failure.
  package var failureSteps = ElementRange<Step>.empty
}
