import TimelineDocument

extension AttributeUnit {
  /// The unit of a track or a column: that of the attribute in its name.
  init(ofTrack name: String) { self = AttributeColumn(inName: name)?.unit ?? .number }

  /// The symbol after a value.
  var symbol: String {
    switch self {
    case .points: "pt"
    case .degrees: "°"
    case .factor: "×"
    case .fraction, .color, .number: ""
    }
  }

  /// The values that are always on the scale of a lane.
  var range: ValueRange {
    switch self {
    case .fraction, .color: ValueRange(low: 0, high: 1)
    case .points, .degrees, .factor, .number: ValueRange()
    }
  }
}
