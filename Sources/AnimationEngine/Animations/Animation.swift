/// The way a value changes over time: a curve or a spring, and the modifiers around it.
public struct Animation: Hashable, Sendable {
  /// What the animation is made of.
  package let motion: Motion

  /// Creates the animation that is made of `motion`.
  package init(_ motion: Motion) {
    self.motion = motion
  }

  /// Creates an animation from one of your own.
  public init<A: CustomAnimation>(_ base: A) {
    switch base {
    case let base as BezierAnimation: self.init(Motion(.closed(.bezier(base))))
    case let base as UnitCurveAnimation: self.init(Motion(.closed(.unitCurve(base))))
    case let base as InterpolatingSpring: self.init(Motion(.closed(.interpolatingSpring(base))))
    case let base as FluidSpring: self.init(Motion(.fluidSpring(base)))
    case let base as ModifiedAnimation: self.init(base.motion)
    default: self.init(Motion(.custom(AnyCustomAnimation(animation: base))))
    }
  }

  /// The animation as the value it was made from: with `as?`, a way to recognise one of your own.
  public var base: any CustomAnimation {
    motion.layers.isEmpty ? motion.base.animation : ModifiedAnimation(motion: motion)
  }
}

extension Animation {
  /// Returns the part of the distance `value` that is done after `time` seconds, or nil once the
  /// animation is over.
  ///
  /// This is SwiftUI's answer at a tick of a display: a curve is still alive at its very end.
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity after `time` seconds, or nil if it is not known, as inside modifiers.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Returns whether this animation goes on from where `previous` is, instead of being combined with
  /// it: a fluid spring does, and nothing inside modifiers.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
