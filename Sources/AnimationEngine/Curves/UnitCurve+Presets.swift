extension UnitCurve {
  /// A curve that is equal to its progress.
  public static let linear = UnitCurve(shape: .linear)

  /// A Bezier curve that starts slowly.
  public static let easeIn = UnitCurve(shape: .bezier(.easeIn))

  /// A Bezier curve that ends slowly.
  public static let easeOut = UnitCurve(shape: .bezier(.easeOut))

  /// A Bezier curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(shape: .bezier(.easeInOut))

  /// A quarter of a circle that starts flat.
  public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)

  /// A quarter of a circle that ends flat.
  public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)

  /// Two quarters of a circle that start and end flat.
  public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)
}

extension CubicBezier {
  static let linear = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
}
