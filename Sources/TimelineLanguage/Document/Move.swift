/// Takes a value out of one list and puts it into another.
package struct Move: Hashable, Sendable {
  /// The element that moves.
  package let value: DocumentValue
  /// The list it leaves.
  package let source: StatePath
  /// The list it enters.
  package let destination: StatePath
  /// The index in the destination; nil for its end.
  package let index: DocumentValue?
}
