/// What the values of a lane are counted in; lanes of one unit share a scale.
package enum LaneUnit: Hashable, Sendable {
  /// A part of a whole, such as an opacity.
  case fraction
  case points
  case degrees
  /// How many times as large.
  case factor
  /// A component of a color.
  case color
  /// A number whose unit is unknown.
  case number

  /// The unit of a track or a column, as the attribute in its name tells.
  package init(ofTrack name: String) {
    let words = name.split(separator: "_").reversed()
    let attribute = words.first { !Self.components.contains($0) && Int($0) == nil }
    self = attribute.flatMap { Self.attributes[String($0)] } ?? .number
  }

  /// What follows the name of an attribute in the names of its columns.
  private static let components: Set<Substring> = [
    "x", "y", "z", "width", "height", "r", "g", "b", "a", "from", "to", "top", "leading",
    "bottom", "trailing", "transition",
  ]

  private static let attributes: [String: LaneUnit] = [
    "opacity": .fraction, "trim": .fraction, "anchor": .fraction,
    "offset": .points, "position": .points, "frame": .points, "blur": .points,
    "cornerRadius": .points, "padding": .points, "matchedGeometryEffect": .points,
    "scaleEffect": .factor,
    "rotationEffect": .degrees, "rotation3DEffect": .degrees, "hueRotation": .degrees,
    "foregroundColor": .color, "foregroundStyle": .color, "fill": .color, "tint": .color,
    "background": .color, "stroke": .color, "colorMultiply": .color,
  ]

  /// What follows a value.
  var symbol: String {
    switch self {
    case .points: "pt"
    case .degrees: "°"
    case .factor: "×"
    case .fraction, .color, .number: ""
    }
  }
}
