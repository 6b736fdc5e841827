/// A spring in closed form, over a distance of 1.
///
/// SwiftUI reads damping above the critical as critical here.
package struct InterpolatingSpring: Hashable, Sendable {
  private let solution: SpringSolution
  private let mass: Double
  /// The velocity at the start, in distances per second.
  package let initialVelocity: Double
  /// How long the spring takes, in seconds: infinite without damping.
  package let duration: Double
  /// The time at which the spring is logically complete: one undamped swing, of a mass of 1.
  let logicalDuration: Double

  /// Creates the spring; the velocity is in distances per second, and counts as 0 if it is not finite.
  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    self.initialVelocity = velocity
    self.mass = spring.mass
    solution = spring.solution
    duration = InterpolatingSpring.duration(of: spring, initialVelocity: velocity)
    logicalDuration =
      Spring.fullTurn / Spring.possibleNaturalFrequency(max(stiffness, 0).squareRoot())
  }

  /// The spring that moves, over-damping read as critical damping.
  package var spring: Spring { Spring(mass: mass, solution: solution) }

  /// The time after which a thousandth of the distance, or less, is left.
  private static func duration(of spring: Spring, initialVelocity: Double) -> Double {
    guard spring.frequency > 0, spring.decay > 0 else {
      return spring.settlingDuration(target: 1, initialVelocity: initialVelocity, epsilon: 0.001)
    }
    // The envelope e^-dt (1 + |d - v0| / w); SwiftUI's own, measured.
    let push = abs(spring.decay - initialVelocity) / spring.frequency
    return logarithm(1_000 * (1 + push)) / spring.decay
  }

  /// Whether a tick at a time shows the spring.
  func isAlive(at time: Double) -> Bool {
    time < duration
  }

  /// The progress at a time, from 0 on.
  @inline(__always)
  func progress(at time: Double) -> Progress {
    guard time >= 0 else { return .start }
    let response = solution.response(at: time)
    return Progress(
      fraction: 1 - response.release + initialVelocity * response.push,
      velocity: initialVelocity * response.pushVelocity - response.releaseVelocity)
  }
}

extension InterpolatingSpring: CustomAnimation {
  package func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    if time >= logicalDuration { context.isLogicallyComplete = true }
    return isAlive(at: time) ? value.scaled(by: progress(at: time).fraction) : nil
  }
}
