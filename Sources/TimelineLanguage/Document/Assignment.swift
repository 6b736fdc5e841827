/// What is written and the value that goes there.
package struct Assignment: Hashable, Sendable {
  package let target: StatePath
  package let value: DocumentValue
}
