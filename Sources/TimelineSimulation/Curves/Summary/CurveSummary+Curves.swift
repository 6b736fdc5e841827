import AnimationEngine

extension CurveSummary {
  /// Where values of a curve are given.
  private static let places = [0.1, 0.25, 0.5, 0.75, 0.9]

  /// Describes a curve of progress.
  mutating func describe(_ curve: UnitCurve) {
    if let bezier = curve.bezier { addControlPoints(bezier) }
    addValues(of: curve)
    add(.sameCurve, CurveForms.forms(of: curve))
    if curve == .circularEaseInOut { addNotes([.circularInverse]) }
  }

  /// Describes straight lines, of which Swift has none.
  mutating func describe(_ curve: PiecewiseLinearCurve) {
    add(.stops, Double(curve.stops.count))
    let values = Self.places.map { SummaryPoint(progress: $0, value: curve.value(at: $0)) }
    add(.values, .points(values))
  }

  /// Describes an animation along a raw timing curve.
  mutating func describe(
    _ curve: CubicBezier, duration: Double, of motion: AnimationComposition, between ends: CurveEnds
  ) {
    add(.duration, duration)
    addEnds(of: motion, between: ends)
    addControlPoints(curve)
    let unitCurve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: curve.x1, y: curve.y1),
      endControlPoint: UnitPoint(x: curve.x2, y: curve.y2))
    let values = Self.places.map { SummaryPoint(progress: $0, value: curve.value(at: $0)) }
    add(.values, .points(values))
    addInverse(of: unitCurve)
    add(.sameAnimation, CurveForms.factories(of: curve, duration: duration))
    addNotes(motion.isModified ? [.curveModifiers] : [])
  }

  /// Describes an animation along a unit curve.
  mutating func describe(
    _ curve: UnitCurve, duration: Double, of motion: AnimationComposition, between ends: CurveEnds
  ) {
    add(.duration, duration)
    addEnds(of: motion, between: ends)
    if let bezier = curve.bezier { addControlPoints(bezier) }
    addValues(of: curve)
    let list = ", duration: \(SwiftNumber.text(duration)))"
    add(.sameAnimation, CurveForms.forms(of: curve).map { ".timingCurve(\($0)\(list)" })
    addNotes(motion.isModified ? [.curveModifiers] : [])
  }

  /// Describes an animation of any kind.
  mutating func describe(_ motion: AnimationComposition, between ends: CurveEnds) {
    switch motion.base {
    case .fluidSpring(let spring): describe(spring, of: motion, between: ends)
    case .interpolatingSpring(let animation):
      describe(
        animation.spring, initialVelocity: animation.initialVelocity, of: motion, between: ends)
    case .timingCurve(let animation):
      describe(animation.curve, duration: animation.duration, of: motion, between: ends)
    case .unitCurve(let animation):
      describe(animation.curve, duration: animation.duration, of: motion, between: ends)
    case .function, .custom: addEnds(of: motion, between: ends)
    }
  }

  /// Adds sentences, if there are any.
  mutating func addNotes(_ notes: [SummaryNote?]) {
    add(.notes, notes.compactMap { $0?.text })
  }

  private mutating func addControlPoints(_ curve: CubicBezier) {
    add(.controlPoints, .numbers([curve.x1, curve.y1, curve.x2, curve.y2]))
  }

  private mutating func addValues(of curve: UnitCurve) {
    add(.values, .points(Self.points(of: curve)))
    addInverse(of: curve)
  }

  private mutating func addInverse(of curve: UnitCurve) {
    add(.inverseValues, .points(Self.points(of: curve.inverse)))
    add(.inverse, CurveForms.forms(of: curve.inverse).first.map { [$0] } ?? [])
  }

  private static func points(of curve: UnitCurve) -> [SummaryPoint] {
    places.map { SummaryPoint(progress: $0, value: curve.value(at: $0)) }
  }
}
