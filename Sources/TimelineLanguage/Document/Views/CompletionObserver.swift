/// Watches an animated value and tells when it has arrived.
package struct CompletionObserver: Hashable, Sendable {
  package let value: DocumentValue
  package let completion: Completion

  /// What is done at a firing.
  package enum Completion: Hashable, Sendable {
    case none
    /// A label is printed.
    case label(ElementIndex<String>)
    /// Steps are taken, in one turn.
    case steps(ElementRange<Step>)
  }
}
