/// A name that a modifier gives to a value: an animatable parameter, an output, a part of what
/// keyframes move.
package struct NamedExpression: Hashable, Sendable {
  package let name: String
  package let value: DocumentValue
  /// Where the name stands.
  package let place: SourceRange
}
