/// A modifier whose parameters animate, and whose body is evaluated at every frame.
package struct AnimatableModifier: Hashable, Sendable {
  package let parameters: ElementRange<NamedExpression>
  /// Names for expressions of the parameters, seen by the body.
  package let definitions: ElementRange<Definition>
  package let body: ElementRange<Modifier>
}
