extension Animation {
  /// The length of a curve for which none is given, in seconds.
  static let defaultCurveDuration = 0.35

  /// An animation at constant speed, 0.35 seconds long.
  public static var linear: Animation { linear(duration: defaultCurveDuration) }

  /// An animation at constant speed.
  public static func linear(duration: Double) -> Animation {
    Animation(.timingCurve(BezierAnimation(curve: .linear, duration: duration)))
  }

  /// An animation that starts slowly, 0.35 seconds long.
  public static var easeIn: Animation { easeIn(duration: defaultCurveDuration) }

  /// An animation that starts slowly.
  public static func easeIn(duration: Double) -> Animation {
    Animation(.timingCurve(BezierAnimation(curve: .easeIn, duration: duration)))
  }

  /// An animation that ends slowly, 0.35 seconds long.
  public static var easeOut: Animation { easeOut(duration: defaultCurveDuration) }

  /// An animation that ends slowly.
  public static func easeOut(duration: Double) -> Animation {
    Animation(.timingCurve(BezierAnimation(curve: .easeOut, duration: duration)))
  }

  /// An animation that starts and ends slowly, 0.35 seconds long.
  public static var easeInOut: Animation { easeInOut(duration: defaultCurveDuration) }

  /// An animation that starts and ends slowly.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.timingCurve(BezierAnimation(curve: .easeInOut, duration: duration)))
  }

  /// An animation along the timing curve with the control points (`p1x`, `p1y`) and (`p2x`, `p2y`).
  ///
  /// Nothing is clamped. Where `p1x` or `p2x` lies outside 0...1, so that the curve is over some
  /// places more than once, one of its points there is taken.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    let curve = CubicBezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y)
    return Animation(.timingCurve(BezierAnimation(curve: curve, duration: duration)))
  }

  /// An animation along a unit curve.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.unitCurve(UnitCurveAnimation(curve: curve, duration: duration)))
  }
}
