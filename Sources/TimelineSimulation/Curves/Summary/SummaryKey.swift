/// The name of a fact, as documents of JSON have it.
package enum SummaryKey: String, CaseIterable, Sendable {
  case regime
  case response
  case duration
  case bounce
  case dampingRatio
  case stiffness
  case damping
  case mass
  case initialVelocity
  case blendDuration
  case distance
  case settlingDuration
  case logicalEnd
  case end
  case pass
  case overshoot
  case peakTime
  case steppedOvershoot
  case steppedPeakTime
  case controlPoints
  case stops
  case values
  case inverseValues
  case inverse
  case sameSpring
  case sameCurve
  case sameAnimation
  case closedForm
  case stepped
  case notes

  /// The name as people read it.
  package var label: String {
    switch self {
    case .regime, .response, .duration, .bounce, .stiffness, .damping, .mass, .distance, .end,
      .overshoot, .stops, .values, .inverse, .notes:
      rawValue
    case .dampingRatio: "damping ratio"
    case .initialVelocity: "initial velocity"
    case .blendDuration: "blend duration"
    case .settlingDuration: "settling duration"
    case .logicalEnd: "logical end"
    case .pass: "one pass"
    case .peakTime: "peak time"
    case .steppedOvershoot: "stepped overshoot"
    case .steppedPeakTime: "stepped peak time"
    case .controlPoints: "control points"
    case .inverseValues: "inverse values"
    case .sameSpring: "same spring"
    case .sameCurve: "same curve"
    case .sameAnimation: "same animation"
    case .closedForm: "in closed form"
    case .stepped: "in steps"
    }
  }

  /// The unit of the number, with the space before it.
  package var unit: String {
    switch self {
    case .response, .duration, .blendDuration, .settlingDuration, .logicalEnd, .end, .pass,
      .peakTime, .steppedPeakTime:
      " s"
    case .overshoot, .steppedOvershoot: " %"
    case .regime, .bounce, .dampingRatio, .stiffness, .damping, .mass, .initialVelocity, .distance,
      .controlPoints, .stops, .values, .inverseValues, .inverse, .sameSpring, .sameCurve,
      .sameAnimation,
      .closedForm, .stepped, .notes:
      ""
    }
  }
}

/// The value of a fact.
package enum SummaryValue: Hashable, Sendable {
  /// A finite number.
  case number(Double)
  /// There is no number; the word says why.
  case absent(String)
  /// One of a few words.
  case word(String)
  /// Finite numbers that belong together.
  case numbers([Double])
  /// Values by their progress.
  case points([SummaryPoint])
  /// Expressions, or sentences.
  case texts([String])
}

/// The value of a curve at a progress.
package struct SummaryPoint: Hashable, Sendable {
  /// A progress from 0 to 1.
  package let progress: Double
  /// The fraction there.
  package let value: Double
}
