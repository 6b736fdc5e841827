import ExpressionLanguage

/// The role of an expression, given by its key.
package enum ExpressionRole: UInt8, Sendable {
  case any, bool, double, index, movement, text, unitCurve, transition, animation, binding,
    transaction
  /// A value that keyframes move.
  case keyframeValue
  case angle, color, offset, point, size, scale, unitPoint, insets, transform, numbers
  /// Something else decides, such as the state that is set.
  case dependent
  /// No value: the left side of an assignment, or a call.
  case name

  /// The types of values that will do; any where only the checker knows.
  var types: ExpectedTypes {
    switch self {
    case .any, .keyframeValue, .dependent, .name: .any
    case .bool: .type(.bool)
    case .double: .type(.double)
    case .index: .oneOf([.int, .double])
    case .movement: .movement
    case .text: .type(.text)
    case .unitCurve: .type(.unitCurve)
    case .transition: .type(.transition)
    case .animation: .type(.optional(.animation))
    case .binding: .oneOf([.optional(.animation), .transaction])
    case .transaction: .type(.transaction)
    case .angle: .type(.angle)
    case .color: .type(.color)
    case .offset: .oneOf([.size, .point])
    case .point: .type(.point)
    case .size: .type(.size)
    case .scale: .oneOf([.double, .size, .point])
    case .unitPoint: .type(.unitPoint)
    case .insets: .oneOf([.double, .insets])
    case .transform: .type(.transform)
    case .numbers: .type(.array(.double))
    }
  }
}

extension ExpectedType {
  /// The role of an expression of this type.
  var role: ExpressionRole {
    switch self {
    case .initialValue, .definition, .sequence, .comparable, .watched, .identity, .animatable,
      .output, .phases:
      .any
    case .newValue, .element, .elementOrPredicate, .keyframe: .dependent
    case .movement: .movement
    case .condition: .bool
    case .duration, .distance, .rate, .number: .double
    case .index: .index
    case .curve: .unitCurve
    case .text: .text
    case .transition: .transition
    case .transaction: .transaction
    case .attribute(let type): type.role
    }
  }
}

extension AttributeType {
  /// The role of an expression for the whole value.
  var role: ExpressionRole {
    switch self {
    case .number, .shadow: .double
    case .insets: .insets
    case .transform: .transform
    case .angle: .angle
    case .color: .color
    case .offset: .offset
    case .point: .point
    case .size: .size
    case .scale: .scale
    case .unitPoint: .unitPoint
    case .text: .text
    // These have no type in Swift: they are written component by component.
    case .span, .axis, .strokeStyle, .colors, .locations: .numbers
    }
  }
}
