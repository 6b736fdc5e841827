import AnimationEngine

extension Builtins {
  static func places(of type: ValueType) -> [Builtin] {
    switch type {
    case .point: [.constant(.point, "zero", .point(Point(x: 0, y: 0)), "The origin.")]
    case .size: [.constant(.size, "zero", .size(Size(width: 0, height: 0)), "No size.")]
    case .rect:
      [
        .constant(
          .rect, "zero", .rect(Rect(x: 0, y: 0, width: 0, height: 0)),
          "No size, at the origin.")
      ]
    default: unitPoints
    }
  }

  private static let unitPoints = Builtin.table {
    unitPoint("zero", 0, 0)
    unitPoint("center", 0.5, 0.5)
    unitPoint("leading", 0, 0.5)
    unitPoint("trailing", 1, 0.5)
    unitPoint("top", 0.5, 0)
    unitPoint("bottom", 0.5, 1)
    unitPoint("topLeading", 0, 0)
    unitPoint("topTrailing", 1, 0)
    unitPoint("bottomLeading", 0, 1)
    unitPoint("bottomTrailing", 1, 1)
  }

  private static func unitPoint(_ name: String, _ x: Double, _ y: Double) -> Builtin {
    .constant(.unitPoint, name, .unitPoint(UnitPoint(x: x, y: y)), "The point (\(x), \(y)).")
  }

  static func placeMembers(of type: ValueType) -> [Builtin] {
    switch type {
    case .point: pointMembers
    case .size: sizeMembers
    case .rect: rectMembers
    default: unitPointMembers
    }
  }

  private static let pointMembers = Builtin.table {
    Builtin.row(.value(.point), "x", nil, .double, "The horizontal coordinate.") {
      arguments throws(EvaluationFailure) in .double(try arguments.point(0).x)
    }
    Builtin.row(.value(.point), "y", nil, .double, "The vertical coordinate, downwards.") {
      arguments throws(EvaluationFailure) in .double(try arguments.point(0).y)
    }
  }

  private static let sizeMembers = Builtin.table {
    Builtin.row(.value(.size), "width", nil, .double, "The width.") {
      arguments throws(EvaluationFailure) in .double(try arguments.size(0).width)
    }
    Builtin.row(.value(.size), "height", nil, .double, "The height.") {
      arguments throws(EvaluationFailure) in .double(try arguments.size(0).height)
    }
  }

  private static let unitPointMembers = Builtin.table {
    Builtin.row(.value(.unitPoint), "x", nil, .double, "The fraction of the width.") {
      arguments throws(EvaluationFailure) in .double(try arguments.unitPoint(0).x)
    }
    Builtin.row(.value(.unitPoint), "y", nil, .double, "The fraction of the height.") {
      arguments throws(EvaluationFailure) in .double(try arguments.unitPoint(0).y)
    }
  }

  private static let rectMembers = Builtin.table {
    Builtin.row(.value(.rect), "origin", nil, .point, "The corner with the least coordinates.") {
      arguments throws(EvaluationFailure) in .point(try arguments.rect(0).origin)
    }
    Builtin.row(.value(.rect), "size", nil, .size, "The width and the height.") {
      arguments throws(EvaluationFailure) in .size(try arguments.rect(0).size)
    }
    edge("width", "The width.") { $0.size.width }
    edge("height", "The height.") { $0.size.height }
    edge("minX", "The left edge.") { $0.origin.x }
    edge("midX", "The horizontal middle.") { $0.origin.x + $0.size.width / 2 }
    edge("maxX", "The right edge.") { $0.origin.x + $0.size.width }
    edge("minY", "The top edge.") { $0.origin.y }
    edge("midY", "The vertical middle.") { $0.origin.y + $0.size.height / 2 }
    edge("maxY", "The bottom edge.") { $0.origin.y + $0.size.height }
  }

  private static func edge(
    _ name: String, _ summary: String, _ read: @escaping @Sendable (Rect) -> Double
  ) -> Builtin {
    .row(.value(.rect), name, nil, .double, summary) { arguments throws(EvaluationFailure) in
      .double(read(try arguments.rect(0)))
    }
  }
}
