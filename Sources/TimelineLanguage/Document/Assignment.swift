/// What is written and the value that goes there.
package struct Assignment: Hashable, Sendable {
  /// What is written.
  package let target: StatePath
  /// The new value, or the element that comes or goes.
  package let value: DocumentValue
}
