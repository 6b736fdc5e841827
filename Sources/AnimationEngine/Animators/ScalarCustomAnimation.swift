/// The playback of a custom animation from rest, as a fraction of its distance.
///
/// It is asked about a vector of one component, as long as the distance: an animation that uses only
/// operations of every vector cannot tell the difference. The state is boxed, so that the
/// many runs that have none stay small.
enum ScalarCustomAnimation {
  indirect case running(AnyCustomAnimation, distance: Double, AnimationContext<Double>)

  init(_ animation: AnyCustomAnimation, distance: Double) {
    let length = distance.magnitude > 0 ? distance : 1
    self = .running(animation, distance: length, AnimationContext())
  }

  /// Returns the progress at a tick, or nil if the animation is over.
  mutating func progress(at time: Double) -> Progress? {
    guard case .running(let animation, let distance, var context) = self else { return nil }
    let offset = animation.animate(value: distance, time: time, context: &context)
    let velocity = animation.velocity(value: distance, time: time, context: context) ?? 0
    self = .running(animation, distance: distance, context)
    return offset.map { Progress(fraction: $0 / distance, velocity: velocity / distance) }
  }

  /// Whether the animation has said that it is complete.
  var isLogicallyComplete: Bool {
    guard case .running(_, _, let context) = self else { return false }
    return context.isLogicallyComplete
  }

  /// Begins anew.
  mutating func restart() {
    guard case .running(let animation, let distance, var context) = self else { return }
    context.state.restart()
    self = .running(animation, distance: distance, context)
  }
}
