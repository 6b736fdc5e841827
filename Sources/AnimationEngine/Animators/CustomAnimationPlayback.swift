/// The playback of a custom animation, driven with the vector it moves.
///
/// Its behavior is known only where it was evaluated: its end and its completion are found at the
/// time of an evaluation. Every look at the value evaluates it, so the number of looks may matter.
struct CustomAnimationPlayback<V: VectorArithmetic> {
  let animation: Animation
  /// The whole way.
  let target: V
  private var context: AnimationContext<V>
  /// The ticks at which it gave no value any more.
  private(set) var end: Int64?
  /// The ticks at which it was found to be logically complete.
  private(set) var completion: Int64?

  init(_ animation: Animation, to target: V, context: AnimationContext<V> = AnimationContext()) {
    self.animation = animation
    self.target = target
    self.context = context
    self.context.isLogicallyComplete = false
  }

  /// The offset and the velocity at a time, or nil if the animation is over.
  mutating func reading(at ticks: Int64) -> MotionStack<V>.Reading? {
    guard end == nil else { return nil }
    let time = Instant(ticks: ticks).seconds
    guard let offset = animation.animate(value: target, time: time, context: &context) else {
      end = ticks
      return nil
    }
    if completion == nil, context.isLogicallyComplete { completion = ticks }
    let velocity = animation.velocity(value: target, time: time, context: context)
    return MotionStack.Reading(offset: offset, velocity: velocity ?? .zero)
  }

  /// Asks the next animation whether it continues this one; if so, returns the playback that follows.
  func merged(into next: Animation, to target: V, at ticks: Int64) -> CustomAnimationPlayback? {
    var context = context
    let merges = next.shouldMerge(
      previous: animation, value: self.target, time: Instant(ticks: ticks).seconds,
      context: &context)
    return merges ? CustomAnimationPlayback(next, to: target, context: context) : nil
  }
}
