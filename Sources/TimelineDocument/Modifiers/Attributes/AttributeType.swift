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
  /// Distances from the four edges; one number is all of them.
  case insets
  /// An affine transform, as its six numbers.
  case transform
  /// A colour, a radius and an offset.
  case shadow
  /// The animated parts of a `StrokeStyle`.
  case strokeStyle
  /// The colours of a gradient.
  case colors
  /// Where the colours of a gradient are, from 0 to 1.
  case locations
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
    case .insets: Self.edges
    case .transform: Self.matrix
    case .shadow: Self.shadowComponents
    case .strokeStyle: Self.strokeComponents
    case .colors: Self.gradientColors
    case .locations: Self.gradientLocations
    case .text: []
    }
  }

  /// The components that one number stands for; nil where a number is no value of the type.
  package func components(of number: Double) -> [Double]? {
    switch self {
    case .number: [number]
    case .scale: [number, number]
    case .insets: [number, number, number, number]
    case .shadow: [0, 0, 0, 0.33, number, 0, 0]
    case .angle, .color, .offset, .point, .size, .span, .unitPoint, .axis, .transform,
      .strokeStyle, .colors, .locations, .text:
      nil
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
  private static let edges = [
    AttributeComponent("top", "Points from the top; 0 without it.", default: 0),
    AttributeComponent("leading", "Points from the leading edge; 0 without it.", default: 0),
    AttributeComponent("bottom", "Points from the bottom; 0 without it.", default: 0),
    AttributeComponent("trailing", "Points from the trailing edge; 0 without it.", default: 0),
  ]
  private static let matrix = [
    AttributeComponent("a", "The factor from x to x; 1 without it.", default: 1),
    AttributeComponent("b", "The factor from x to y; 0 without it.", default: 0),
    AttributeComponent("c", "The factor from y to x; 0 without it.", default: 0),
    AttributeComponent("d", "The factor from y to y; 1 without it.", default: 1),
    AttributeComponent("tx", "Points to the right; 0 without it.", default: 0),
    AttributeComponent("ty", "Points down; 0 without it.", default: 0),
  ]
  private static let shadowComponents = [
    AttributeComponent(
      "color", .color, "The colour; black with the opacity 0.33 without it.",
      default: [0, 0, 0, 0.33]),
    AttributeComponent("radius", "The radius of the blur in points.", isNeeded: true),
    AttributeComponent("x", "Points to the right; 0 without it.", default: 0),
    AttributeComponent("y", "Points down; 0 without it.", default: 0),
  ]
  private static let strokeComponents = [
    AttributeComponent("lineWidth", "The width of the line in points; 1 without it.", default: 1),
    AttributeComponent("miterLimit", "The limit of pointed joins; 10 without it.", default: 10),
    AttributeComponent("dashPhase", "Where the dashes begin, in points; 0 without it.", default: 0),
  ]
  private static let gradientColors = (0..<16).map {
    AttributeComponent("color\($0)", .color, "A colour of the gradient.", default: nil)
  }
  private static let gradientLocations = (0..<16).map {
    AttributeComponent("\($0)", "Where a colour of the gradient is, from 0 to 1.", default: nil)
  }
}

/// One of the values that a value is made of: a number, or a colour.
package struct AttributeComponent: Hashable, Sendable {
  /// The last part of the column's name; empty for the only component of a value.
  package let name: String
  package let type: AttributeType
  /// The meaning of the component, as one sentence.
  package let documentation: String
  /// The numbers of a component that is not written; nil for one that then is not there at all.
  package let defaultValue: [Double]?

  /// Whether it must be written.
  let isNeeded: Bool

  init(
    _ name: String, _ documentation: String, default number: Double? = nil, isNeeded: Bool = false
  ) {
    self.init(name, .number, documentation, default: number.map { [$0] }, isNeeded: isNeeded)
  }

  init(
    _ name: String, _ type: AttributeType, _ documentation: String, default numbers: [Double]?,
    isNeeded: Bool = false
  ) {
    self.name = name
    self.type = type
    self.documentation = documentation
    self.isNeeded = isNeeded
    defaultValue = numbers
  }

  /// The ends of the names of its columns.
  package var columns: [String] {
    let parts = type.components
    return parts.count == 1 ? [name] : parts.map { "\(name)_\($0.name)" }
  }
}
