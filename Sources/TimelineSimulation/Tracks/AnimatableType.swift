import AnimationEngine
import TimelineLanguage

/// The types of value that can be animated: how they move, and how they are printed.
enum AnimatableType: Hashable, Sendable {
  case number, point, size, rect, unitPoint, angle, color

  /// The type's own kind, if values of it can be animated.
  init?(_ type: ValueType) {
    switch type {
    case .double, .int: self = .number
    case .point: self = .point
    case .size: self = .size
    case .rect: self = .rect
    case .unitPoint: self = .unitPoint
    case .angle: self = .angle
    case .color: self = .color
    default: return nil
    }
  }

  /// What is added to a track's name for each of its columns.
  var suffixes: [String] {
    switch self {
    case .number, .angle: [""]
    case .point, .unitPoint: ["_x", "_y"]
    case .size: ["_width", "_height"]
    case .rect: ["_x", "_y", "_width", "_height"]
    case .color: ["_r", "_g", "_b", "_a"]
    }
  }

  /// The value in the units in which it moves, or nil if it is of another type.
  func components(of value: Value) -> Components? {
    switch (self, value) {
    case (.number, .double(let number)): Components(number)
    case (.number, .int(let number)): Components(Double(number))
    case (.point, .point(let point)): Components([point.x, point.y])
    case (.size, .size(let size)): Components([size.width, size.height])
    case (.rect, .rect(let rect)):
      Components([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case (.unitPoint, .unitPoint(let point)):
      Components([point.animatableData.first, point.animatableData.second])
    case (.angle, .angle(let angle)): Components(angle.animatableData)
    case (.color, .color(let color)): Self.components(of: color)
    default: nil
    }
  }

  /// The numbers that are printed, one for each column; a velocity is printed alike.
  func printed(_ components: Components) -> [Double] {
    switch self {
    case .number: return [components[0]]
    case .point, .size: return [components[0], components[1]]
    case .rect: return (0..<4).map { components[$0] }
    case .unitPoint:
      var point = UnitPoint()
      point.animatableData = AnimatablePair(components[0], components[1])
      return [point.x, point.y]
    case .angle:
      var angle = Angle()
      angle.animatableData = components[0]
      return [angle.degrees]
    case .color:
      let color = Self.color(components)
      return [color.red, color.green, color.blue, color.opacity]
    }
  }

  /// The value that moved there.
  func value(_ components: Components) -> Value {
    switch self {
    case .number: return .double(components[0])
    case .point: return .point(Point(x: components[0], y: components[1]))
    case .size: return .size(Size(width: components[0], height: components[1]))
    case .rect:
      return .rect(
        Rect(
          x: components[0], y: components[1], width: components[2], height: components[3]))
    case .unitPoint:
      var point = UnitPoint()
      point.animatableData = AnimatablePair(components[0], components[1])
      return .unitPoint(point)
    case .angle:
      var angle = Angle()
      angle.animatableData = components[0]
      return .angle(angle)
    case .color: return .color(Self.color(components))
    }
  }

  private static func components(of color: Color) -> Components {
    let data = color.animatableData
    return Components([
      data.first, data.second.first, data.second.second.first, data.second.second.second,
    ])
  }

  private static func color(_ components: Components) -> Color {
    var color = Color(red: 0, green: 0, blue: 0)
    color.animatableData = AnimatablePair(
      components[0],
      AnimatablePair(components[1], AnimatablePair(components[2], components[3])))
    return color
  }
}
