import Diagnostics
package import ExpressionLanguage

/// A modifier that gives a view one of SwiftUI's attributes.
package struct AttributeSetting: Hashable, Sendable {
  package let attribute: Attribute
  package let value: AttributeValue
  /// What is written beside it.
  package let parts: [AttributePart: AttributeValue]

  /// The value of a part.
  package subscript(part: AttributePart) -> AttributeValue? { parts[part] }
}

/// How the value of an attribute is written, whatever its kind.
package enum AttributeValue: Hashable, Sendable {
  /// One value for all of it: a number or an expression.
  case whole(DocumentValue)
  /// A value for each component of the type, in its order; nil for one that is not written.
  case components(ElementRange<DocumentValue?>)
}

extension TimelineChecker {
  mutating func check(_ setting: AttributeSetting, in scope: ScopeIndex) {
    check(setting.value, as: setting.attribute.type, in: scope)
    for part in setting.attribute.parts {
      if let value = setting[part] { check(value, as: part.type, in: scope) }
    }
  }

  /// Checks the value of an attribute, however it is written.
  mutating func check(_ value: AttributeValue, as type: AttributeType, in scope: ScopeIndex) {
    switch value {
    case .whole(let value): check(value, as: type.expected, in: scope)
    case .components(let components):
      for (component, value) in zip(type.components, timeline[components]) {
        if let value { check(value, as: component.type.expected, in: scope) }
      }
    }
  }
}

extension AttributeType {
  /// What one expression for the whole value may be.
  package var expected: ExpectedTypes {
    switch self {
    case .number: .type(.double)
    case .angle: .type(.angle)
    case .color: .type(.color)
    case .offset: .oneOf([.size, .point])
    case .point: .type(.point)
    case .size: .type(.size)
    case .scale: .oneOf([.double, .size, .point])
    case .insets, .shadow: .type(.double)
    case .unitPoint: .type(.unitPoint)
    case .text: .type(.text)
    // These have no type in Swift: they are written component by component.
    case .span, .axis, .transform, .strokeStyle: .type(.array(.double))
    }
  }
}
