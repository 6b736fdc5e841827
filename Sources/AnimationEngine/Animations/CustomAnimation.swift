/// An animation of your own.
///
/// The value that it is given is the whole distance, from the old value to the new one, and what it
/// answers is the part of that distance that is done.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the part of the distance `value` that is done after `time` seconds, or nil once the
  /// animation is over.
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity after `time` seconds, or nil if it is not known; the default is nil.
  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V?

  /// Returns whether this animation, which is about to follow `previous`, goes on from where that one
  /// is, instead of being combined with it; the default is false.
  ///
  /// `value` is the distance of the previous animation. After the answer true, this animation is
  /// asked about the new whole distance, with the same time and the state it leaves in `context`.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// The velocity is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { nil }

  /// The animation does not continue another one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}
