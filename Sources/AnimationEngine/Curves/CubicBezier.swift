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
  /// Outside 0...1 the curve continues along the tangent at its nearer end, as in CSS.
  public func value(at x: Double) -> Double {
    if isIdentity { return x }
    if x > 0 && x < 1 { return y(at: parameter(at: x)) }
    return x <= 0 ? startDirection.tangent * x : 1 + endDirection.tangent * (x - 1)
  }

  /// Returns the slope dy/dx of the curve at `x`: infinite where the curve is vertical, and at the ends
  /// the limit from inside.
  public func slope(at x: Double) -> Double {
    if isIdentity { return 1 }
    if x > 0 && x < 1 { return slope(atParameter: parameter(at: x)) }
    return x >= 1 ? endDirection.slope : startDirection.slope
  }

  /// Returns the slope dy/dx as SwiftUI computes it, which differs from the limit where a control point
  /// lies on its end: both rates vanish there, and their quotient depends on how they are rounded.
  ///
  /// Equal rates count as a slope of 1. No rate of x at all makes the slope infinite; where the rate of
  /// y is nothing but rounding, too, the limit is used, because SwiftUI's answer would have a random sign.
  func swiftUISlope(at x: Double) -> Double {
    guard x <= 0 || x >= 1 else { return slope(at: x) }
    let (run, rise) = rates(atParameter: x >= 1 ? 1 : 0)
    if run == rise { return 1 }
    return run == 0 ? slope(at: x) : rise / run
  }

  /// The slope dy/dx at the point that belongs to a parameter, of the curve `width` times as wide.
  @inline(__always)
  func slope(atParameter s: Double, width: Double = 1) -> Double {
    let (run, rise) = rates(atParameter: s)
    if run == 0 {
      // As in SwiftUI: equal rates make a slope of 1, even where both are zero.
      return rise == 0 ? 1 / width : rise < 0 ? -.infinity : .infinity
    }
    return rise / (run * width)
  }

  /// The derivatives of x and y with respect to the parameter.
  @inline(__always)
  private func rates(atParameter s: Double) -> (run: Double, rise: Double) {
    ((3 * ax * s + 2 * bx) * s + cx, (3 * ay * s + 2 * by) * s + cy)
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

  /// The direction in which the curve starts: towards the first control point that is not the start.
  private var startDirection: Direction {
    if x1 != 0 || y1 != 0 { return Direction(run: x1, rise: y1) }
    if x2 != 0 || y2 != 0 { return Direction(run: x2, rise: y2) }
    return Direction(run: 1, rise: 1)
  }

  /// The direction in which the curve ends: from the last control point that is not the end.
  private var endDirection: Direction {
    if x2 != 1 || y2 != 1 { return Direction(run: 1 - x2, rise: 1 - y2) }
    if x1 != 1 || y1 != 1 { return Direction(run: 1 - x1, rise: 1 - y1) }
    return Direction(run: 1, rise: 1)
  }
}

/// The direction of a curve at one of its ends.
private struct Direction {
  let run: Double
  let rise: Double

  /// The limit of the slope: infinite where the curve is vertical.
  var slope: Double {
    guard run == 0 else { return rise / run }
    return rise < 0 ? -.infinity : .infinity
  }

  /// The slope of the tangent outside the curve. As in CSS, that is flat where the curve is vertical or
  /// goes back.
  var tangent: Double { run > 0 ? rise / run : 0 }
}
