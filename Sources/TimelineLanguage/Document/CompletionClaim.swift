/// What is asserted about the firings of a label; a nil is not asserted.
package struct CompletionClaim: Hashable, Sendable {
  /// The label of a completion or an observer.
  package let label: ElementIndex<String>
  /// The time of a firing in seconds.
  package var time: DocumentValue?
  /// How many firings there were up to now.
  package var count: Int?
  /// The mechanism by which it fired.
  package var mechanism: ElementIndex<String>?

  init(label: ElementIndex<String>) {
    self.label = label
  }
}
