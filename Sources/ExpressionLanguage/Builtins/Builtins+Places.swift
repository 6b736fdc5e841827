import AnimationEngine

extension Builtins {
  static let places =
    table {
      constant("zero", Point(x: 0, y: 0), "The origin.")
      constant("zero", Size(width: 0, height: 0), "No size.")
      constant("zero", Rect(x: 0, y: 0, width: 0, height: 0), "No size, at the origin.")
    } + unitPoints + transforms + pointMembers + sizeMembers + unitPointMembers + rectMembers
    + insetsMembers + transformMembers

  private static let unitPoints = table {
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
    constant(name, UnitPoint(x: x, y: y), "The point (\(x), \(y)).")
  }

  private static let transforms = table {
    constant("identity", AffineTransform.identity, "The transform that changes nothing.")
  }

  private static let insetsMembers = table {
    property("top", "The distance from the top.") { (insets: EdgeInsets) in insets.top }
    property("leading", "The distance from the leading edge.") { (insets: EdgeInsets) in
      insets.leading
    }
    property("bottom", "The distance from the bottom.") { (insets: EdgeInsets) in insets.bottom }
    property("trailing", "The distance from the trailing edge.") { (insets: EdgeInsets) in
      insets.trailing
    }
  }

  private static let transformMembers = table {
    function("rotated", "self", "by", "Turned first by an angle in radians.") {
      (transform: AffineTransform, angle: Double) in
      AffineTransform(rotationAngle: angle).concatenating(transform)
    }
    function("scaledBy", "self", "x", "y", "Scaled first.") {
      (transform: AffineTransform, x: Double, y: Double) in
      AffineTransform(scaleX: x, y: y).concatenating(transform)
    }
    function("translatedBy", "self", "x", "y", "Moved first.") {
      (transform: AffineTransform, x: Double, y: Double) in
      AffineTransform(translationX: x, y: y).concatenating(transform)
    }
    function("concatenating", "self", "_", "Followed by another.") {
      (transform: AffineTransform, other: AffineTransform) in transform.concatenating(other)
    }
  }

  private static let pointMembers = table {
    part("x", "The horizontal coordinate.") { (point: inout Point, new) in exchange(&point.x, new) }
    part("y", "The vertical coordinate, downwards.") { (point: inout Point, new) in
      exchange(&point.y, new)
    }
  }

  private static let sizeMembers = table {
    part("width", "The width.") { (size: inout Size, new) in exchange(&size.width, new) }
    part("height", "The height.") { (size: inout Size, new) in exchange(&size.height, new) }
  }

  private static let unitPointMembers = table {
    part("x", "The fraction of the width.") { (point: inout UnitPoint, new) in
      exchange(&point.x, new)
    }
    part("y", "The fraction of the height.") { (point: inout UnitPoint, new) in
      exchange(&point.y, new)
    }
  }

  private static let rectMembers = table {
    part("origin", "The corner with the least coordinates.") { (rect: inout Rect, new) in
      exchange(&rect.origin, new)
    }
    part("size", "The width and the height.") { (rect: inout Rect, new) in exchange(&rect.size, new)
    }
    property("width", "The width.") { (rect: Rect) in rect.size.width }
    property("height", "The height.") { (rect: Rect) in rect.size.height }
    property("minX", "The left edge.") { (rect: Rect) in rect.origin.x }
    property("midX", "The horizontal middle.") { (rect: Rect) in
      rect.origin.x + rect.size.width / 2
    }
    property("maxX", "The right edge.") { (rect: Rect) in rect.origin.x + rect.size.width }
    property("minY", "The top edge.") { (rect: Rect) in rect.origin.y }
    property("midY", "The vertical middle.") { (rect: Rect) in
      rect.origin.y + rect.size.height / 2
    }
    property("maxY", "The bottom edge.") { (rect: Rect) in rect.origin.y + rect.size.height }
  }
}
