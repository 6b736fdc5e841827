extension FluidSpring {
  /// SwiftUI's bound on the stiffness. A response of 0 is infinitely stiff, so it gets the bound too.
  static let stiffnessLimit = 45_000.0

  /// The stiffness of a response.
  static func stiffness(response: Double) -> Double {
    let frequency = Spring.fullTurn / response
    return response > 0 ? min(frequency * frequency, stiffnessLimit) : stiffnessLimit
  }

  /// The bounce: 0 for a critically damped spring, positive for one that oscillates.
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

extension FluidSpring {
  /// The closed form whose motion is at every step that of the steps, half a step later: the spring with the
  /// same two decays. Nil where the steps swing from one to the next, which no closed form does.
  ///
  /// `closedForm`, in contrast, has the numbers that are written, and the steps follow it up to half a step.
  package var closedFormOfSteps: Spring? {
    let steps = coefficients(response: response)
    // With a stiffness k and a damping c, the factors of a step are those of z^2 - (2 - c - k) z + (1 - c).
    let product = 1 - steps.damping
    guard product > 0 else { return nil }
    let decay = -logarithm(product) / 2
    let middle = (1 + product - steps.stiffness) / 2 / product.squareRoot()
    guard middle > 0 else { return nil }
    let solution: SpringSolution
    if middle < 1 {
      let frequency = angle(ofX: middle, y: (1 - middle * middle).squareRoot())
      solution = .underDamped(
        decay: decay / FluidSpring.step, frequency: frequency / FluidSpring.step,
        radian: FluidSpring.step / frequency)
    } else if middle > 1 {
      let spread = logarithm(middle + (middle * middle - 1).squareRoot())
      solution = .overDamped(decay: decay / FluidSpring.step, spread: spread / FluidSpring.step)
    } else {
      solution = .critical(decay: decay / FluidSpring.step)
    }
    return Spring(mass: 1, solution: solution)
  }
}
