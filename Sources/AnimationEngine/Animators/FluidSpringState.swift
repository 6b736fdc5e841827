/// The state of a fluid spring between two steps, in units in which a step lasts 1.
///
/// A step is SwiftUI's: half of the force's speed, the move, the new force, the other half. Between
/// steps the halves of two neighbours are taken together, so that `stride`, the next move, is kept
/// instead of the velocity.
struct FluidSpringState<V: VectorArithmetic> {
  /// The distance that is left.
  var remaining: V
  /// The number of steps that were taken.
  var steps = 0
  /// The next step's move: the velocity and half the force.
  private var stride: V
  /// The force, after the last step.
  private var push: V

  /// Creates the state with a velocity and a force per second.
  init(remaining: V, velocity: V, force: V) {
    self.remaining = remaining
    push = force.scaled(by: FluidSpring.step * FluidSpring.step)
    stride = velocity.scaled(by: FluidSpring.step) + push.scaled(by: 0.5)
  }

  /// Takes one step.
  @inline(__always)
  mutating func advance(_ coefficients: FluidSpring.Coefficients) {
    remaining -= stride
    push = remaining.scaled(by: coefficients.stiffness) - stride.scaled(by: coefficients.damping)
    stride += push
    steps += 1
  }

  /// The time at which the next step begins, counted from the first one.
  var time: Double { Double(steps) / FluidSpring.stepsPerSecond }

  /// The velocity, per second.
  var velocity: V {
    (stride - push.scaled(by: 0.5)).scaled(by: FluidSpring.stepsPerSecond)
  }

  /// The force, per second squared.
  var force: V {
    push.scaled(by: FluidSpring.stepsPerSecond * FluidSpring.stepsPerSecond)
  }

  /// Whether so little happens that the motion is over.
  @inline(__always)
  func isOver(_ threshold: SpringThreshold) -> Bool {
    if push.magnitudeSquared > threshold.push { return false }
    if (stride - push.scaled(by: 0.5)).magnitudeSquared > threshold.move { return false }
    return !(threshold.remaining > 0 && remaining.magnitudeSquared > threshold.remaining)
  }
}

extension FluidSpringState: Sendable where V: Sendable {}

extension FluidSpring {
  /// The number of steps that begin strictly before a time; a step within 1e-6 of it begins at it.
  static func steps(beginningBefore time: Double) -> Int {
    wholeSteps((time * stepsPerSecond - 1e-6).rounded(.up), FluidSpringSimulation<Double>.stepLimit)
  }

  /// The number of steps that begin at a time or before it.
  static func steps(beginningUpTo time: Double) -> Int {
    wholeSteps(
      (time * stepsPerSecond + 1e-6).rounded(.down) + 1, FluidSpringSimulation<Double>.stepLimit)
  }

  /// A count as a whole number between 0 and a limit.
  static func wholeSteps(_ count: Double, _ limit: Int) -> Int {
    // Not-a-number counts as 0.
    count > 0 ? Int(min(count, Double(limit))) : 0
  }
}
