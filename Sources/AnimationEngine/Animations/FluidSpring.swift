/// A spring that is moved in steps of 1/300 s, as SwiftUI moves all but its interpolating springs.
package struct FluidSpring: Hashable, Sendable {
  /// The length of one undamped swing, in seconds; 0 is as stiff as it gets.
  package let response: Double
  /// The damping as a part of the damping that just prevents swinging.
  package let dampingFraction: Double
  /// How long a change of the response takes when this spring takes over from another, in seconds.
  package let blendDuration: Double

  /// Creates the spring.
  ///
  /// A negative number counts as 0, and so does not-a-number, except for a damping fraction, where it
  /// counts as 1.
  package init(response: Double, dampingFraction: Double, blendDuration: Double = 0) {
    self.response = response > 0 ? min(response, 1e9) : 0
    self.dampingFraction = Spring.possibleDampingRatio(dampingFraction)
    self.blendDuration = blendDuration > 0 ? min(blendDuration, 1e9) : 0
  }
}

extension FluidSpring {
  /// The length of a step, in seconds.
  static let step = 1.0 / 300

  /// The number of steps in a second.
  package static let stepsPerSecond = 300.0

  /// The factors of a step: the stiffness times the step squared, the damping times the step.
  struct Coefficients {
    var stiffness: Double
    var damping: Double
  }

  /// Returns the coefficients for a response, which differs from the spring's own while it blends.
  func coefficients(response: Double) -> Coefficients {
    writtenCoefficients(response: response).converging
  }

  /// Returns the coefficients of SwiftUI's formula, with which the steps may diverge.
  func writtenCoefficients(response: Double) -> Coefficients {
    let stiffness = FluidSpring.stiffness(response: response)
    let damping = 2 * stiffness.squareRoot() * dampingFraction
    return Coefficients(
      stiffness: stiffness * FluidSpring.step * FluidSpring.step,
      damping: damping * FluidSpring.step)
  }

  /// The fraction of a change of the response that is still to fade, `time` after it began.
  func blendRemainder(at time: Double) -> Double {
    guard blendDuration > 0 else { return 0 }
    let p = min(max(time / blendDuration, 0), 1)
    return 1 - p * p * (3 - 2 * p)
  }
}
