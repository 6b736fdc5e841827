/// Takes a value out of one list and puts it into another.
package struct Move: Hashable, Sendable {
  package let value: DocumentValue
  package let source: StatePath
  package let destination: StatePath
  /// The index in the destination; nil for its end.
  package let index: DocumentValue?
}
