// The answers of a custom animation, from the part of the composition that has them.

extension AnimationComposition {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    isModified
      ? ModifiedAnimation(composition: self).animate(value: value, time: time, context: &context)
      : base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    isModified ? nil : base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    !isModified
      && base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension AnimationComposition.Base {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    switch self {
    case .timingCurve(let animation):
      animation.animate(value: value, time: time, context: &context)
    case .unitCurve(let animation):
      animation.animate(value: value, time: time, context: &context)
    case .interpolatingSpring(let spring):
      spring.animate(value: value, time: time, context: &context)
    case .fluidSpring(let spring): spring.animate(value: value, time: time, context: &context)
    case .function(let animation):
      animation.animate(value: value, time: time, context: &context)
    case .custom(let animation): animation.animate(value: value, time: time, context: &context)
    }
  }

  fileprivate func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    switch self {
    case .timingCurve(let animation):
      animation.velocity(value: value, time: time, context: context)
    case .unitCurve(let animation):
      animation.velocity(value: value, time: time, context: context)
    case .interpolatingSpring(let spring):
      spring.velocity(value: value, time: time, context: context)
    case .fluidSpring(let spring): spring.velocity(value: value, time: time, context: context)
    case .function(let animation):
      animation.velocity(value: value, time: time, context: context)
    case .custom(let animation): animation.velocity(value: value, time: time, context: context)
    }
  }

  fileprivate func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    switch self {
    case .timingCurve, .unitCurve, .interpolatingSpring: false
    case .fluidSpring(let spring):
      spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
    case .function(let animation):
      animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
    case .custom(let animation):
      animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
  }
}
