/// A point in a rectangle, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the leading edge.
  public var x: Double
  /// The fraction of the height, from the top.
  public var y: Double

  /// Creates the point at two fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point at the top of the leading edge.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// The point at the top of the leading edge.
  public static let zero = UnitPoint()
  /// The point in the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner at the top of the leading edge.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner at the top of the trailing edge.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner at the bottom of the leading edge.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner at the bottom of the trailing edge.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  /// The two fractions, each times 128.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x * unitScale, y * unitScale) }
    set { self = UnitPoint(x: newValue.first / unitScale, y: newValue.second / unitScale) }
  }
}
