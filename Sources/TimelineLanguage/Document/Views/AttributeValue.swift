/// How the value of an attribute is written, whatever its kind.
package enum AttributeValue: Hashable, Sendable {
  /// One value for all of it: a number or an expression.
  case whole(DocumentValue)
  /// A value for each component of the type, in its order; nil for one that is not written.
  case components(ElementRange<DocumentValue?>)
}
