/// An animation of the user's, driven with the vector it moves.
///
/// What it does is known only where it was asked: its end, and that it is complete, come to light at the
/// time of the question. It is asked whenever the value is looked at, so how often that is may matter.
struct DrivenMotion<V: VectorArithmetic> {
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
  mutating func reading(at ticks: Int64) -> Course<V>.Reading? {
    guard end == nil else { return nil }
    let time = Instant(ticks: ticks).seconds
    guard let offset = animation.animate(value: target, time: time, context: &context) else {
      end = ticks
      return nil
    }
    if completion == nil, context.isLogicallyComplete { completion = ticks }
    let velocity = animation.velocity(value: target, time: time, context: context)
    return Course.Reading(offset: offset, velocity: velocity ?? .zero)
  }

  /// Asks an animation that follows whether it goes on from here; if so, what it becomes.
  func merged(into next: Animation, to target: V, at ticks: Int64) -> DrivenMotion? {
    var context = context
    let merges = next.shouldMerge(
      previous: animation, value: self.target, time: Instant(ticks: ticks).seconds,
      context: &context)
    return merges ? DrivenMotion(next, to: target, context: context) : nil
  }
}
