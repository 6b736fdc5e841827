/// What is asserted about the firings of a label; a nil is not asserted.
package struct CompletionClaim: Hashable, Sendable {
  package let label: ElementIndex<String>
  /// The time of a firing in seconds.
  package let time: DocumentValue?
  /// How many firings there were up to now.
  package let count: DocumentValue?
  /// The mechanism by which it fired.
  package let mechanism: DocumentValue?
}
