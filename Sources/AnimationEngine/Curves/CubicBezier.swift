/// A timing curve: the cubic Bezier from (0, 0) to (1, 1) with two control points, as y over x.
///
/// Nothing is clamped or rounded here; `UnitCurve` is the form with SwiftUI's clamping and rounding.
public struct CubicBezier: Hashable, Sendable {
  /// The horizontal position of the first control point.
  public let x1: Double
  /// The vertical position of the first control point.
  public let y1: Double
  /// The horizontal position of the second control point.
  public let x2: Double
  /// The vertical position of the second control point.
  public let y2: Double

  // x(s) = ((ax s + bx) s + cx) s, and the same for y.
  private let ax: Double
  private let bx: Double
  private let cx: Double
  private let ay: Double
  private let by: Double
  private let cy: Double

  /// Creates the curve with the control points (`x1`, `y1`) and (`x2`, `y2`).
  ///
  /// Not-a-number counts as 0, and coordinates beyond 1e30 as 1e30.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = CubicBezier.bounded(x1)
    self.y1 = CubicBezier.bounded(y1)
    self.x2 = CubicBezier.bounded(x2)
    self.y2 = CubicBezier.bounded(y2)
    cx = 3 * self.x1
    bx = 3 * (self.x2 - self.x1) - cx
    ax = 1 - cx - bx
    cy = 3 * self.y1
    by = 3 * (self.y2 - self.y1) - cy
    ay = 1 - cy - by
  }

  private static func bounded(_ coordinate: Double) -> Double {
    coordinate.isNaN ? 0 : min(max(coordinate, -1e30), 1e30)
  }

  /// Whether y equals x everywhere, so that no equation needs to be solved.
  @inline(__always)
  var isIdentity: Bool { x1 == y1 && x2 == y2 }

  /// Returns the height of the curve at `x`.
  ///
  /// Outside 0...1 the curve goes on along the tangent at its nearer end, as in CSS.
  public func value(at x: Double) -> Double {
    if isIdentity { return x }
    if x > 0 && x < 1 { return y(at: parameter(at: x)) }
    return x <= 0 ? startTangent * x : 1 + endTangent * (x - 1)
  }

  /// Returns the slope dy/dx of the curve at `x`: infinite where the curve is vertical.
  public func slope(at x: Double) -> Double {
    if isIdentity { return 1 }
    return slope(atParameter: parameter(at: min(max(x, 0), 1)))
  }

  /// The slope dy/dx at the point that belongs to a parameter, of the curve `width` times as wide.
  @inline(__always)
  func slope(atParameter s: Double, width: Double = 1) -> Double {
    let run = ((3 * ax * s + 2 * bx) * s + cx) * width
    let rise = (3 * ay * s + 2 * by) * s + cy
    if run == 0 {
      // As in SwiftUI: equal rates make a slope of 1, even where both are zero.
      return rise == 0 ? 1 / width : rise < 0 ? -.infinity : .infinity
    }
    return rise / run
  }

  /// The height of the point that belongs to a parameter.
  @inline(__always)
  func y(at s: Double) -> Double {
    ((ay * s + by) * s + cy) * s
  }

  /// Returns the parameter of the point over `x`, which must lie in 0...1.
  ///
  /// Newton's method squares its error, so after a step below 1e-7 the distance from `x` is below
  /// 1e-12. Where it leaves 0...1 or does not settle, bisection takes over.
  @inline(__always)
  func parameter(at x: Double) -> Double {
    var s = x
    for _ in 0..<8 {
      let excess = ((ax * s + bx) * s + cx) * s - x
      let step = excess / ((3 * ax * s + 2 * bx) * s + cx)
      s -= step
      if abs(step) < 1e-7 { return s >= 0 && s <= 1 ? s : bracketedParameter(at: x) }
    }
    return bracketedParameter(at: x)
  }

  @inline(never)
  private func bracketedParameter(at x: Double) -> Double {
    bisect(0...1) { s in ((ax * s + bx) * s + cx) * s - x }
  }

  /// The slope of the first of the line segments between the points that is not a single point.
  private var startTangent: Double {
    if x1 > 0 { return y1 / x1 }
    if x1 == 0, y1 == 0 {
      if x2 > 0 { return y2 / x2 }
      if x2 == 0, y2 == 0 { return 1 }
    }
    return 0
  }

  private var endTangent: Double {
    if x2 < 1 { return (y2 - 1) / (x2 - 1) }
    if x2 == 1, y2 == 1 {
      if x1 < 1 { return (y1 - 1) / (x1 - 1) }
      if x1 == 1, y1 == 1 { return 1 }
    }
    return 0
  }
}
