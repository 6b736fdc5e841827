import AnimationEngine

extension MotionFamily {
  /// The credit of the criterion for numbers that a person would write, for such numbers are
  /// met by chance so seldom. A stepped spring and a closed form that differ a little are often the same
  /// motion, but only one of them has round numbers.
  func roundness(of parameters: [Estimate]) -> Double {
    switch self {
    case .spring, .interpolatingSpring, .pushedSpring:
      max(
        Self.worth(parameters, units: parameters.map { _ in 0.01 }), physicalRoundness(parameters),
        0)
    case .springPreset, .timingCurve, .curvePreset: 0
    }
  }

  /// The same for a stiffness and a damping, which people write as whole numbers.
  private func physicalRoundness(_ parameters: [Estimate]) -> Double {
    let (duration, bounce) = (parameters[0], parameters[1])
    guard bounce.value >= 0 else { return 0 }
    let frequency = 2 * Double.pi / duration.value
    let (stiffness, damping) = (frequency * frequency, 2 * (1 - bounce.value) * frequency)
    let part = duration.error / duration.value
    let physics = [
      Estimate(stiffness, error: 2 * stiffness * part),
      Estimate(damping, error: damping * part + 2 * frequency * bounce.error),
    ]
    return Self.worth(physics, units: [1, 1])
  }

  /// -2 log of the chance that all numbers are this near to multiples of their units, less what one in a
  /// hundred is worth.
  private static func worth(_ numbers: [Estimate], units: [Double]) -> Double {
    let luck = 2 * logarithm(100)
    return zip(numbers, units).reduce(-luck) { sum, pair in
      let (number, unit) = pair
      let reach = max(2 * number.error, 1e-5 * max(abs(number.value), unit))
      let distance = abs(number.value - (number.value / unit).rounded() * unit)
      // A number that is not round speaks against the others.
      guard distance <= reach else { return -.infinity }
      return sum - 2 * logarithm(min(2 * reach / unit, 1))
    }
  }
}
