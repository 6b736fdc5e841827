/// A run of an animation of the user's, from rest, as a fraction of its distance.
///
/// It is asked about a vector of one component, as long as the distance: an animation that uses only
/// what every vector has cannot tell the difference.
struct CustomRun {
  private let animation: any CustomAnimation
  private let distance: Double
  private var context: Boxed<AnimationContext<Double>> = .value(AnimationContext())

  init(_ animation: any CustomAnimation, distance: Double) {
    self.animation = animation
    self.distance = distance.magnitude > 0 ? distance : 1
  }

  /// Returns the progress at a tick, or nil if the animation is over.
  mutating func progress(at time: Double) -> Progress? {
    guard case .value(var context) = context else { return nil }
    let offset = animation.animate(value: distance, time: time, context: &context)
    let velocity = animation.velocity(value: distance, time: time, context: context) ?? 0
    self.context = .value(context)
    return offset.map { Progress(fraction: $0 / distance, velocity: velocity / distance) }
  }

  /// Whether the animation has said that it is complete.
  var isLogicallyComplete: Bool {
    guard case .value(let context) = context else { return false }
    return context.isLogicallyComplete
  }

  /// Begins anew.
  mutating func restart() {
    guard case .value(var context) = context else { return }
    context.state.restart()
    self.context = .value(context)
  }
}

/// A large value behind a reference, so that what rarely holds one stays small.
enum Boxed<Value> {
  indirect case value(Value)
}
