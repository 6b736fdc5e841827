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
  /// It is infinite where the curve is vertical, and rounded like `value(at:)`.
  public func velocity(at progress: Double) -> Double {
    rounded(slope(at: progress))
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

  /// The slope before SwiftUI's rounding.
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
