/// `forEach` and `as`: a step is taken for each element, in one turn, with a scope for each.
package struct StepLoop: Hashable, Sendable {
  /// An array, a range or a number.
  package let sequence: DocumentValue
  /// The name of the element, where it has one.
  package let elementName: String?
}
