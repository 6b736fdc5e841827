import TestSupport
import Testing

@testable import AnimationEngine

/// Slopes at the ends of curves, where a control point may lie on the end.
@Suite struct CurveSlopeTests {
  static let curves: [(name: String, curve: UnitCurve)] =
    UnitCurveTests.presets + UnitCurveTests.presets.map { ($0.name + ".inverse", $0.curve.inverse) }

  /// The numerical limit: the quotient over ever shorter ways from the end, or infinity if it only grows.
  private func limit(_ curve: UnitCurve, at end: Double) -> Double {
    let direction = end == 0 ? 1.0 : -1
    let quotients = [1e-5, 1e-7, 1e-9].map { way in
      (curve.fraction(at: end + direction * way) - curve.fraction(at: end)) / (direction * way)
    }
    return quotients[2] > 5 * quotients[1] ? .infinity : quotients[2]
  }

  @Test(arguments: curves)
  func `the slope at an end is the limit`(name: String, curve: UnitCurve) {
    for end in [0.0, 1] {
      let (slope, limit) = (curve.slope(at: end), limit(curve, at: end))
      #expect(isClose(slope, limit, within: 1e-4), "\(name) at \(end): \(slope), not \(limit)")
    }
  }

  @Test func `a control point on its end leaves the slope to the other one`() {
    let curves: [(CubicBezier, start: Double, end: Double)] = [
      (.easeOut, 1 / 0.58, 0), (.easeIn, 0, 1 / 0.58),
      (CubicBezier(x1: 0, y1: 0, x2: 0, y2: 0.5), .infinity, 0.5),
      (CubicBezier(x1: 0, y1: 0, x2: 0, y2: -0.5), -.infinity, 1.5),
      (CubicBezier(x1: 0.2, y1: 0.8, x2: 1, y2: 1), 4, 0.25),
      (CubicBezier(x1: 1, y1: 0.5, x2: 1, y2: 1), 0.5, .infinity),
      (CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1), 1, 1),
      (CubicBezier(x1: 1, y1: 1, x2: 1, y2: 1), 1, 1),
    ]
    for (curve, start, end) in curves {
      #expect(isClose(curve.slope(at: 0), start, within: 1e-12), "\(curve)")
      #expect(isClose(curve.slope(at: 1), end, within: 1e-12), "\(curve)")
    }
  }

  /// SwiftUI's numbers: its formula divides two rates that both vanish.
  @Test func `a unit curve reports the slopes that SwiftUI reports`() {
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.inverse.velocity(at: 0) == 1)
    #expect(UnitCurve.easeOut.inverse.velocity(at: 1) == .infinity)
    #expect(UnitCurve.easeInOut.inverse.velocity(at: 0) == .infinity)
    #expect(UnitCurve.easeInOut.inverse.velocity(at: 1) == .infinity)
  }

  @Test func `an animation begins as fast as its curve does`() {
    for animation in [
      Animation.easeOut(duration: 2), .timingCurve(UnitCurve.easeOut, duration: 2),
    ] {
      var animator = Animator(atRest: 0.0)
      _ = animator.change(to: 58, by: ValueChange(animation: animation, at: .zero))
      animator.advance(to: .zero)
      #expect(isClose(animator.velocity, 50, within: 1e-9))
    }
  }

  /// The slope of a curve is finite everywhere but in single points, and there the mean is taken.
  @Test(arguments: [
    (UnitCurve.easeOut, 0.0, 1 / 0.58), (.circularEaseOut, 0, 1), (.circularEaseInOut, 0.5, 1),
    (.easeInOut, 0.5, UnitCurve.easeInOut.slope(at: 0.5)),
  ])
  func `a spring takes over the velocity of a unit curve`(
    curve: UnitCurve, progress: Double, slope: Double
  ) {
    let instant = Instant(seconds: 2 * progress)
    var animator = Animator(atRest: 0.0)
    _ = animator.change(
      to: 100, by: ValueChange(animation: Animation.timingCurve(curve, duration: 2), at: .zero))
    animator.advance(to: instant)
    _ = animator.change(to: 200, by: ValueChange(animation: Animation.spring, at: instant))
    animator.advance(to: instant)
    #expect(isClose(animator.velocity, 50 * slope, within: 1e-6))
    animator.advance(to: Instant(seconds: 20))
    #expect(animator.presentation == 200)
  }
}
