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
