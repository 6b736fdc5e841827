/// The state of a stepped spring between two steps, in units in which a step lasts 1.
///
/// A step is SwiftUI's: half of the force's speed, the move, the new force, the other half. Between
/// steps the halves of two neighbours are taken together, so that `stride`, the next move, is kept
/// instead of the velocity.
struct SpringState<V: VectorArithmetic> {
  /// The way that is left.
  var remaining: V
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
  }

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

/// When a stepped spring is over, as squares: neither velocity nor force is above 0.06 data units,
/// and no more than a hundredth of the way is left.
struct SpringThreshold: Hashable, Sendable {
  /// The greatest move of a step.
  let move: Double
  /// The greatest force, as the change of that move.
  let push: Double
  /// The greatest way left; 0 where there was no way to go.
  let remaining: Double

  /// Creates the threshold for a squared distance, in units of which one is `unit` in the data.
  init(target: Double, unit: Double) {
    let step = FluidSpring.step * FluidSpring.step
    let limit = 0.0036 / (unit * unit)
    move = limit * step
    push = limit * step * step
    remaining = unit == 0 ? 0 : 1e-4 * target
  }
}

extension SpringState: Sendable where V: Sendable {}
