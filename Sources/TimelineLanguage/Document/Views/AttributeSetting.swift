/// A modifier that gives a view one of SwiftUI's attributes.
package struct AttributeSetting: Hashable, Sendable {
  package let attribute: Attribute
  package let value: AttributeValue
  /// The point that stays where it is, of effects that have one.
  package let anchor: AttributeValue?
  /// The axis of a rotation in space.
  package let axis: AttributeValue?
  /// How strongly a rotation in space is foreshortened.
  package let perspective: AttributeValue?

  /// What is written for a part.
  package subscript(part: AttributePart) -> AttributeValue? {
    switch part {
    case .anchor: anchor
    case .axis: axis
    case .perspective: perspective
    }
  }
}
