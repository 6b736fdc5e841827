import AnimationEngine

// The members that can be set by themselves, as in Swift: `size.width`, not `rect.width`.

extension ValueType {
  /// Whether a member of values of the type can be set; of a type that is not known, any may be.
  func hasSettableMember(_ name: String) -> Bool {
    switch self {
    case .unknown: true
    case .record(let fields): fields.contains { $0.name == name }
    case .point, .unitPoint: ["x", "y"].contains(name)
    case .size: ["width", "height"].contains(name)
    case .rect: ["origin", "size"].contains(name)
    case .angle: ["degrees", "radians"].contains(name)
    default: false
    }
  }
}

extension Value {
  /// A member that can be set; nil where there is none of that name.
  func settablePart(_ name: String) -> Value? {
    if case .record(let record) = self { return record[name] }
    guard let type, type.hasSettableMember(name),
      case .native(let read)? = Builtins.members(named: name, of: type).first?.body
    else { return nil }
    return try? read([self], 0)
  }

  /// The value with another member; nil where that is none of its type.
  func replacing(_ name: String, by part: Value) -> Value? {
    switch (self, name, part) {
    case (.record(let record), _, _): return .record(record.replacing(name, by: part))
    case (.rect(var rect), "origin", .point(let origin)):
      rect.origin = origin
      return .rect(rect)
    case (.rect(var rect), "size", .size(let size)):
      rect.size = size
      return .rect(rect)
    default: return part.number.flatMap { replacing(name, by: $0) }
    }
  }

  private func replacing(_ name: String, by number: Double) -> Value? {
    switch (self, name) {
    case (.point(let point), "x"): .point(Point(x: number, y: point.y))
    case (.point(let point), "y"): .point(Point(x: point.x, y: number))
    case (.unitPoint(let point), "x"): .unitPoint(UnitPoint(x: number, y: point.y))
    case (.unitPoint(let point), "y"): .unitPoint(UnitPoint(x: point.x, y: number))
    case (.size(let size), "width"): .size(Size(width: number, height: size.height))
    case (.size(let size), "height"): .size(Size(width: size.width, height: number))
    case (.angle, "degrees"): .angle(.degrees(number))
    case (.angle, "radians"): .angle(.radians(number))
    default: nil
    }
  }
}
