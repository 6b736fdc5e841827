/// The unit of the numbers of an attribute.
package enum AttributeUnit: Hashable, Sendable {
  /// A part of a whole, such as an opacity.
  case fraction
  case points
  case degrees
  /// How many times as large.
  case factor
  /// A component of a color.
  case color
  /// A number whose unit is unknown, or that has none.
  case number
}

extension AttributeType {
  /// The unit of the numbers of a value, unless its attribute says otherwise.
  package var unit: AttributeUnit {
    switch self {
    case .offset, .point, .size, .insets: .points
    case .angle: .degrees
    case .scale: .factor
    case .span, .unitPoint, .locations: .fraction
    case .color, .colors: .color
    case .number, .axis, .transform, .shadow, .strokeStyle, .text: .number
    }
  }
}
