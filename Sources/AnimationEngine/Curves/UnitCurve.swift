/// A curve that maps progress in 0...1 to a fraction, which is 0 at 0 and 1 at 1.
public struct UnitCurve: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case bezier(CubicBezier)
  }

  let shape: Shape

  init(shape: Shape) {
    self.shape = shape
  }

  /// Returns the fraction at a progress, which is clamped to 0...1.
  ///
  /// A Bezier curve's fraction is rounded to a multiple of 2^-20, as SwiftUI's is. Animations do not
  /// round.
  public func value(at progress: Double) -> Double {
    rounded(fraction(at: progress))
  }

  /// Returns the slope of the curve at a progress, which is clamped to 0...1.
  ///
  /// It is infinite where the curve is vertical, and rounded like `value(at:)`. At an end on which a
  /// control point lies it is the number that SwiftUI answers, not the limit that animations follow:
  /// `easeOut` has 1 at 0, and its limit is 1.724; `easeIn` has 0 at 1.
  public func velocity(at progress: Double) -> Double {
    guard case .bezier(let curve) = shape else { return slope(at: progress) }
    return rounded(curve.clampedHorizontally.swiftUISlope(at: progress > 0 ? progress : 0))
  }

  /// The fraction before SwiftUI's rounding.
  func fraction(at progress: Double) -> Double {
    // Not-a-number counts as 0.
    let p = progress > 0 ? min(progress, 1) : 0
    switch shape {
    case .linear: return p
    case .circularEaseIn: return 1 - (1 - p * p).squareRoot()
    case .circularEaseOut: return (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseInOut:
      return p < 0.5
        ? (1 - (1 - 4 * p * p).squareRoot()) / 2
        : (((8 - 4 * p) * p - 3).squareRoot() + 1) / 2
    case .bezier(let curve): return curve.clampedHorizontally.value(at: p)
    }
  }

  /// The slope that animations follow: not rounded, and at the ends the limit from inside.
  func slope(at progress: Double) -> Double {
    let p = progress > 0 ? min(progress, 1) : 0
    switch shape {
    case .linear: return 1
    case .circularEaseIn: return p / (1 - p * p).squareRoot()
    case .circularEaseOut: return (1 - p) / ((2 - p) * p).squareRoot()
    case .circularEaseInOut:
      return p < 0.5
        ? 2 * p / (1 - 4 * p * p).squareRoot()
        : (2 - 2 * p) / ((8 - 4 * p) * p - 3).squareRoot()
    case .bezier(let curve): return curve.clampedHorizontally.slope(at: p)
    }
  }

  /// The slope at a progress for a motion that continues from there: the mean slope where the curve is
  /// vertical, because nothing can follow an infinite velocity. The replacement is an inference.
  func finiteSlope(at progress: Double) -> Double {
    let slope = slope(at: progress)
    return slope.isFinite ? slope : 1
  }

  private func rounded(_ value: Double) -> Double {
    guard case .bezier = shape, value.isFinite else { return value }
    return (value * 0x1p20).rounded() * 0x1p-20
  }
}

extension CubicBezier {
  /// This curve with its control points moved horizontally into 0...1, as a `UnitCurve` reads it.
  var clampedHorizontally: CubicBezier {
    if (0...1).contains(x1), (0...1).contains(x2) { return self }
    return CubicBezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2)
  }
}
