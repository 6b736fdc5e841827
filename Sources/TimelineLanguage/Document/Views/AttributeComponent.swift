/// One of the numbers that a value is made of.
package struct AttributeComponent: Hashable, Sendable {
  /// The last part of the column's name; empty for the only component of a value.
  package let name: String
  /// What the number is, as one sentence.
  package let documentation: String
  /// What a component is that is not written; nil for one that then is not there at all.
  package let defaultValue: Double?

  init(_ name: String, _ documentation: String, default defaultValue: Double?) {
    self.name = name
    self.documentation = documentation
    self.defaultValue = defaultValue
  }
}
