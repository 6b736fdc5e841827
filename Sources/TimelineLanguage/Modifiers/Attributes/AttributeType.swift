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

  private static let single = [AttributeComponent("", "The value itself.", default: nil)]
  private static let colorComponents = [
    AttributeComponent("r", "The red part in sRGB, 0 to 1; 0 without it.", default: 0),
    AttributeComponent("g", "The green part in sRGB, 0 to 1; 0 without it.", default: 0),
    AttributeComponent("b", "The blue part in sRGB, 0 to 1; 0 without it.", default: 0),
    AttributeComponent("a", "The opacity, 0 to 1; 1 without it.", default: 1),
  ]
  private static let distances = [
    AttributeComponent("x", "Points to the right; 0 without it.", default: 0),
    AttributeComponent("y", "Points down; 0 without it.", default: 0),
  ]
  private static let lengths = [
    AttributeComponent("width", "The width in points.", default: nil),
    AttributeComponent("height", "The height in points.", default: nil),
  ]
  private static let factors = [
    AttributeComponent("x", "The factor of the width; 1 without it.", default: 1),
    AttributeComponent("y", "The factor of the height; 1 without it.", default: 1),
  ]
  private static let spanEnds = [
    AttributeComponent("from", "Where the part begins, 0 to 1; 0 without it.", default: 0),
    AttributeComponent("to", "Where the part ends, 0 to 1; 1 without it.", default: 1),
  ]
  private static let unitPlaces = [
    AttributeComponent(
      "x", "The place from the left edge, 0, to the right, 1; 0.5 without it.", default: 0.5),
    AttributeComponent(
      "y", "The place from the top edge, 0, to the bottom, 1; 0.5 without it.", default: 0.5),
  ]
  private static let axisComponents = [
    AttributeComponent("x", "The axis's part to the right; 0 without it.", default: 0),
    AttributeComponent("y", "The axis's part down; 0 without it.", default: 0),
    AttributeComponent("z", "The axis's part in depth; 0 without it.", default: 0),
  ]
}

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
