/// The way a value changes over time: a curve or a spring, and the modifiers around it.
///
/// Where a value is at a frame follows from the distance and the time since the change:
///
/// ```swift
/// /// What a display of `rate` frames a second shows of a change from one number to another.
/// func frames(
///   _ animation: Animation, from start: Double, to end: Double, rate: Double
/// ) -> [Double] {
///   var context = AnimationContext<Double>()
///   var shown: [Double] = []
///   while shown.count < 1_000 {
///     let time = Double(shown.count) / rate
///     guard let offset = animation.animate(value: end - start, time: time, context: &context)
///     else { break }
///     shown.append(start + offset)
///   }
///   return shown + [end]
/// }
///
/// /// A curve that starts late, and runs twice: there and back.
/// let pulse = Animation.linear(duration: 1).repeatCount(2).delay(0.5)
///
/// /// An animation of one's own: as many equal jumps as it is told to make.
/// struct Jumps: CustomAnimation {
///   var count: Int
///   var duration: Double
///
///   func animate<V: VectorArithmetic>(
///     value: V, time: Double, context: inout AnimationContext<V>
///   ) -> V? {
///     guard time < duration else { return nil }
///     let done = (time / duration * Double(count)).rounded(.down)
///     return value.scaled(by: done / Double(count))
///   }
/// }
///
/// extension Animation {
///   static func jumps(_ count: Int, duration: Double) -> Animation {
///     Animation(Jumps(count: count, duration: duration))
///   }
/// }
///
/// /// A shape with two numbers that move, each on its own scale.
/// struct Dial: Animatable {
///   var angle = Angle.zero
///   var radius = 10.0
///
///   var animatableData: AnimatablePair<Angle.AnimatableData, Double> {
///     get { AnimatablePair(angle.animatableData, radius) }
///     set {
///       angle.animatableData = newValue.first
///       radius = newValue.second
///     }
///   }
/// }
///
/// /// The dial half a second into a spring's motion, by the spring's closed form.
/// func turned(_ dial: Dial, to target: Dial) -> Dial {
///   Spring(duration: 1, bounce: 0.3).value(
///     fromValue: dial, toValue: target, initialVelocity: Dial(radius: 0), time: 0.5)
/// }
/// ```
///
/// So `frames(pulse, from: 0, to: 100, rate: 4)` is 0, 0, 0, 25, 50, 75, 100, 100 (the end of the first
/// run, found a frame late, as on a display), 75, 50, 25, 0, and at last 100: after an even number of
/// runs the value jumps to its end. `frames(.jumps(2, duration: 1), from: 10, to: 20, rate: 4)` is 10,
/// 10, 15, 15, 20.
public struct Animation: Hashable, Sendable {
  /// The parts of the animation.
  package let composition: AnimationComposition

  /// Creates the animation that is made of `composition`.
  package init(_ composition: AnimationComposition) {
    self.composition = composition
  }

  /// Creates the animation that is `base` without modifiers.
  package init(_ base: AnimationComposition.Base) {
    self.init(AnimationComposition(base))
  }

  #if !hasFeature(Embedded)
    /// Creates an animation from one of your own.
    public init<A: CustomAnimation>(_ base: A) {
      switch base {
      case let base as BezierAnimation: self.init(AnimationComposition(.timingCurve(base)))
      case let base as UnitCurveAnimation: self.init(AnimationComposition(.unitCurve(base)))
      case let base as InterpolatingSpring:
        self.init(AnimationComposition(.interpolatingSpring(base)))
      case let base as FluidSpring: self.init(AnimationComposition(.fluidSpring(base)))
      case let base as ModifiedAnimation: self.init(base.composition)
      default: self.init(AnimationComposition(.custom(AnyCustomAnimation(animation: base))))
      }
    }

    /// The animation as the value it was made from: with `as?`, a way to recognise one of your own.
    public var base: any CustomAnimation {
      composition.isModified
        ? ModifiedAnimation(composition: composition) : composition.base.animation
    }
  #endif
}

extension Animation {
  /// Returns the part of the distance `value` that is done after `time` seconds, or nil once the
  /// animation is over.
  ///
  /// This is SwiftUI's answer at a tick of a display: a curve is still alive at its very end.
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    composition.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity after `time` seconds, or nil if it is not known, as inside modifiers.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    composition.velocity(value: value, time: time, context: context)
  }

  /// Returns whether this animation goes on from where `previous` is, instead of being combined with
  /// it: a fluid spring does, and nothing inside modifiers.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    composition.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
