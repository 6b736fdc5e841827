#if hasFeature(Embedded)
  /// A custom animation of any type: Embedded Swift has no such value.
  package enum AnyCustomAnimation: Hashable, Sendable {}

  extension AnyCustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { switch self {} }

    func velocity<V: VectorArithmetic>(
      value: V, time: Double, context: AnimationContext<V>
    ) -> V? { switch self {} }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { switch self {} }
  }
#else
  /// A custom animation of any type.
  package struct AnyCustomAnimation: Sendable {
    package let animation: any CustomAnimation
  }

  extension AnyCustomAnimation: Hashable {
    package static func == (left: AnyCustomAnimation, right: AnyCustomAnimation) -> Bool {
      func isEqual<A: CustomAnimation>(_ animation: A) -> Bool {
        animation == right.animation as? A
      }
      return isEqual(left.animation)
    }

    package func hash(into hasher: inout Hasher) {
      animation.hash(into: &hasher)
    }
  }

  extension AnyCustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      animation.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(
      value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
      animation.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
      animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
  }
#endif
