extension FluidSpring {
  /// SwiftUI's bound on the stiffness. A response of 0 is infinitely stiff, so it gets the bound too.
  static let stiffnessLimit = 45_000.0

  /// The stiffness of a response.
  static func stiffness(response: Double) -> Double {
    let frequency = Spring.fullTurn / response
    return response > 0 ? min(frequency * frequency, stiffnessLimit) : stiffnessLimit
  }

  /// How much the spring bounces: 0 for a critically damped spring, above it for one that swings.
  package var bounce: Double {
    dampingFraction > 1 ? 1 / dampingFraction - 1 : 1 - dampingFraction
  }

  /// The stiffness, which is bounded however short the response is.
  package var stiffness: Double { FluidSpring.stiffness(response: response) }

  /// Whether the response is so short that the stiffness is at its bound.
  package var isAtStiffnessLimit: Bool { stiffness == FluidSpring.stiffnessLimit }

  /// The closed form that the steps follow.
  package var closedForm: Spring {
    guard isAtStiffnessLimit else {
      return Spring(response: response, dampingRatio: dampingFraction)
    }
    return Spring(naturalFrequency: stiffness.squareRoot(), dampingRatio: dampingFraction)
  }
}
