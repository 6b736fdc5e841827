extension UnitCurve {
  /// Returns the cubic Bezier curve from (0, 0) to (1, 1) with two control points.
  ///
  /// The control points are moved horizontally into 0...1; vertically they may lie anywhere.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      shape: .bezier(
        CubicBezier(
          x1: startControlPoint.x, y1: startControlPoint.y,
          x2: endControlPoint.x, y2: endControlPoint.y)))
  }

  /// The Bezier curve with its control points as they were given, if this is one.
  package var bezier: CubicBezier? {
    if case .bezier(let curve) = shape { curve } else { nil }
  }

  /// The curve with progress and fraction exchanged.
  ///
  /// As in SwiftUI, `circularEaseInOut` is given as its own inverse, which it is not; and the inverse of
  /// a Bezier curve has its control points moved into 0...1 along the other axis.
  public var inverse: UnitCurve {
    switch shape {
    case .linear, .circularEaseInOut: self
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .bezier(let curve):
      UnitCurve(
        shape: .bezier(CubicBezier(x1: curve.y1, y1: curve.x1, x2: curve.y2, y2: curve.x2)))
    }
  }
}
