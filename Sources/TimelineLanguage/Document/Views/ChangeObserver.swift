/// `.onChange(of:initial:)`
package struct ChangeObserver: Hashable, Sendable {
  package let value: DocumentValue
  /// Whether the first value counts as a change; nil for no.
  package let initial: DocumentValue?
  package let steps: ElementRange<Step>
}
