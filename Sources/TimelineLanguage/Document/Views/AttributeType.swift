/// The kinds of value that attributes have; each has its components.
package enum AttributeType: String, CaseIterable, Sendable {
  case number
  /// Printed in degrees.
  case angle
  /// sRGB components and opacity, 0...1.
  case color
  /// A distance in points.
  case offset
  /// A place in points.
  case point
  /// Width and height in points; one that is not given is not fixed.
  case size
  /// Factors in both directions; one number is both.
  case scale
  /// A part of a path, from and to.
  case span
  /// A place in a view, where 1 is its size.
  case unitPoint
  /// A direction in space.
  case axis
  /// No number at all: a text has no components, and no column in a table.
  case text

  /// The components in their order; a single one has an empty name.
  package var components: [AttributeComponent] {
    switch self {
    case .number, .angle: Self.single
    case .color: Self.colorComponents
    case .offset, .point: Self.distances
    case .size: Self.lengths
    case .scale: Self.factors
    case .span: Self.spanEnds
    case .unitPoint: Self.unitPlaces
    case .axis: Self.axisComponents
    case .text: []
    }
  }

  private static let single = [AttributeComponent("", default: nil)]
  private static let colorComponents = [
    AttributeComponent("r", default: 0), AttributeComponent("g", default: 0),
    AttributeComponent("b", default: 0), AttributeComponent("a", default: 1),
  ]
  private static let distances = [
    AttributeComponent("x", default: 0), AttributeComponent("y", default: 0),
  ]
  private static let lengths = [
    AttributeComponent("width", default: nil), AttributeComponent("height", default: nil),
  ]
  private static let factors = [
    AttributeComponent("x", default: 1), AttributeComponent("y", default: 1),
  ]
  private static let spanEnds = [
    AttributeComponent("from", default: 0), AttributeComponent("to", default: 1),
  ]
  private static let unitPlaces = [
    AttributeComponent("x", default: 0.5), AttributeComponent("y", default: 0.5),
  ]
  private static let axisComponents = [
    AttributeComponent("x", default: 0), AttributeComponent("y", default: 0),
    AttributeComponent("z", default: 0),
  ]
}
