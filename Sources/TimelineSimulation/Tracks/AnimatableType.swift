import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The types of value that can be animated: how they move, and how they are printed.
enum AnimatableType: Hashable, Sendable {
  /// Numbers that move as they are.
  case numbers(count: Int)
  /// A number whose owner keeps only its whole part.
  case integer
  case unitPoint, angle, color
  /// A color and so many numbers after it, which move as one value.
  case colorAndNumbers(count: Int)
  /// So many colors, which move as one value.
  case colors(count: Int)

  /// The type's own kind, if values of it can be animated.
  init?(_ type: ValueType) {
    switch type {
    case .double: self = .numbers(count: 1)
    case .int: self = .integer
    case .point, .size: self = .numbers(count: 2)
    case .rect, .insets: self = .numbers(count: 4)
    case .transform: self = .numbers(count: 6)
    case .unitPoint: self = .unitPoint
    case .angle: self = .angle
    case .color: self = .color
    default: return nil
    }
  }

  /// The kind of an attribute's values, of which some components may not be there.
  init?(_ type: AttributeType, componentCount: Int) {
    switch type {
    case .angle: self = .angle
    case .color: self = .color
    case .unitPoint: self = .unitPoint
    case .shadow: self = .colorAndNumbers(count: 3)
    case .text: return nil
    case .colors: self = .colors(count: componentCount)
    case .number, .offset, .point, .size, .scale, .span, .axis, .insets, .transform, .strokeStyle,
      .locations:
      self = .numbers(count: componentCount)
    }
  }

  /// Whether every value of it is one number.
  var isNumber: Bool {
    switch self {
    case .numbers(let count): count == 1
    case .integer, .angle: true
    case .unitPoint, .color, .colorAndNumbers, .colors: false
    }
  }

  /// The numbers that are printed, one for each column.
  func printed(_ components: Components) -> [Double] {
    switch self {
    case .numbers(let count): return (0..<count).map { components[$0] }
    case .integer: return [components[0].rounded(.towardZero)]
    case .unitPoint:
      let point = Self.unitPoint(components)
      return [point.x, point.y]
    case .angle: return [Self.angle(components).degrees]
    case .color:
      let color = Self.color(components)
      return [color.red, color.green, color.blue, color.opacity]
    case .colorAndNumbers(let count):
      return Self.color.printed(components) + (4..<4 + count).map { components[$0] }
    case .colors(let count):
      return (0..<count).flatMap { Self.color.printed(components.color($0)) }
    }
  }

  /// Whether a value is finite, in the units in which it moves and in those in which it is printed.
  @inline(__always)
  func isFinite(_ components: Components) -> Bool {
    switch self {
    case .numbers, .integer: components.isFinite
    case .unitPoint, .angle, .color, .colorAndNumbers, .colors:
      components.isFinite && printed(components).allSatisfy { $0.isFinite }
    }
  }

  /// How the numbers that are printed change, from the velocity of what moves.
  func printedVelocity(_ velocity: Components, at components: Components) -> [Double] {
    switch self {
    case .color, .colorAndNumbers, .colors: break
    case .numbers, .integer, .unitPoint, .angle: return printed(velocity)
    }
    // A color moves along a curve in the printed space: the difference across a small step.
    let step = 1e-6
    let after = printed(components + velocity.scaled(by: step))
    let before = printed(components - velocity.scaled(by: step))
    return zip(after, before).map { ($0 - $1) / (2 * step) }
  }

  static func unitPoint(_ components: Components) -> UnitPoint {
    var point = UnitPoint()
    point.animatableData = AnimatablePair(components[0], components[1])
    return point
  }

  static func angle(_ components: Components) -> Angle {
    var angle = Angle()
    angle.animatableData = components[0]
    return angle
  }

  static func color(_ components: Components) -> Color {
    var color = Color(red: 0, green: 0, blue: 0)
    color.animatableData = AnimatablePair(
      components[0],
      AnimatablePair(components[1], AnimatablePair(components[2], components[3])))
    return color
  }
}

extension Components {
  /// A value in the units in which it moves; nil for one that cannot be animated.
  init?(_ value: Value) {
    switch value {
    case .double(let number): self.init(number)
    case .int(let number): self.init(Double(number))
    case .point(let point): self.init([point.x, point.y])
    case .size(let size): self.init([size.width, size.height])
    case .rect(let rect):
      self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case .insets(let insets):
      self.init([insets.top, insets.leading, insets.bottom, insets.trailing])
    case .transform(let transform):
      self.init([
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ])
    case .unitPoint(let point):
      self.init([point.animatableData.first, point.animatableData.second])
    case .angle(let angle): self.init(angle.animatableData)
    case .color(let color): self.init(color)
    default: return nil
    }
  }

  /// The components of one of several colors.
  fileprivate func color(_ index: Int) -> Components {
    Components((0..<4).map { self[4 * index + $0] })
  }

  fileprivate init(_ color: Color) {
    let data = color.animatableData
    let rest = data.second
    self.init([data.first, rest.first, rest.second.first, rest.second.second])
  }

  /// Adds a value in the units of its columns: a color as its sRGB components.
  mutating func append(columnsOf value: Value) {
    if case .color(let color) = value {
      for number in [color.red, color.green, color.blue, color.opacity] { append(number) }
    } else {
      append(value.number ?? 0)
    }
  }
}

extension AttributeType {
  /// A value in the units in which it moves, from the numbers of its columns.
  func moving(_ numbers: Components) -> Components {
    switch self {
    case .color, .shadow:
      var moving = Components(
        Color(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3]))
      for index in moving.count..<max(moving.count, numbers.count) { moving.append(numbers[index]) }
      return moving
    case .colors:
      return Components(
        stride(from: 0, to: numbers.count, by: 4).flatMap { start in
          let color = AttributeType.color.moving(Components((0..<4).map { numbers[start + $0] }))
          return (0..<4).map { color[$0] }
        })
    case .unitPoint:
      return Components(.unitPoint(UnitPoint(x: numbers[0], y: numbers[1]))) ?? numbers
    case .angle: return Components(Angle.degrees(numbers[0]).animatableData)
    case .number, .offset, .point, .size, .scale, .span, .axis, .insets, .transform,
      .strokeStyle, .locations, .text:
      return numbers
    }
  }
}

extension ValueType {
  /// The value of this type that moved there.
  func value(_ components: Components) -> Value {
    switch self {
    case .int:
      let whole = components[0].rounded(.towardZero)
      return .int(Int(exactly: whole) ?? (whole > 0 ? .max : .min))
    case .point: return .point(Point(x: components[0], y: components[1]))
    case .size: return .size(Size(width: components[0], height: components[1]))
    case .rect:
      return .rect(
        Rect(x: components[0], y: components[1], width: components[2], height: components[3]))
    case .insets:
      return .insets(
        EdgeInsets(
          top: components[0], leading: components[1], bottom: components[2],
          trailing: components[3]))
    case .transform:
      return .transform(
        AffineTransform(
          a: components[0], b: components[1], c: components[2], d: components[3],
          tx: components[4], ty: components[5]))
    case .unitPoint: return .unitPoint(AnimatableType.unitPoint(components))
    case .angle: return .angle(AnimatableType.angle(components))
    case .color: return .color(AnimatableType.color(components))
    default: return .double(components[0])
    }
  }

  /// The suffixes of a track's columns after its name.
  var columnSuffixes: [String] {
    switch self {
    case .point, .unitPoint: ["_x", "_y"]
    case .size: ["_width", "_height"]
    case .rect: ["_x", "_y", "_width", "_height"]
    case .insets: ["_top", "_leading", "_bottom", "_trailing"]
    case .transform: ["_a", "_b", "_c", "_d", "_tx", "_ty"]
    case .color: ["_r", "_g", "_b", "_a"]
    default: [""]
    }
  }
}
