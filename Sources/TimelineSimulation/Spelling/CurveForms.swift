import AnimationEngine

/// A curve as Swift source has it.
enum CurveForms {
  private static let presets: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
    ("circularEaseInOut", .circularEaseInOut),
  ]

  private static let animations: [(name: String, make: @Sendable (Double) -> Animation)] = [
    ("linear", Animation.linear), ("easeIn", Animation.easeIn), ("easeOut", Animation.easeOut),
    ("easeInOut", Animation.easeInOut),
  ]

  /// The expressions that make this very curve.
  static func forms(of curve: UnitCurve) -> [String] {
    let names = presets.filter { $0.curve == curve }.map { "UnitCurve." + $0.name }
    guard let bezier = curve.bezier else { return names }
    let start = arguments(("x", bezier.x1), ("y", bezier.y1))
    let end = arguments(("x", bezier.x2), ("y", bezier.y2))
    let list = "startControlPoint: UnitPoint\(start), endControlPoint: UnitPoint\(end)"
    return names + ["UnitCurve.bezier(\(list))"]
  }

  /// The factories that make this very animation.
  static func factories(of curve: CubicBezier, duration: Double) -> [String] {
    let points = [curve.x1, curve.y1, curve.x2, curve.y2]
    let motion = AnimationComposition(
      .timingCurve(points[0], points[1], points[2], points[3], duration: duration))
    let list = arguments(("duration", duration))
    let names = animations.filter { AnimationComposition($0.make(duration)) == motion }
      .map { "." + $0.name + list }
    let numbers = points.map(SwiftNumber.text).joined(separator: ", ")
    return names + [".timingCurve(\(numbers), " + list.dropFirst()]
  }
}
