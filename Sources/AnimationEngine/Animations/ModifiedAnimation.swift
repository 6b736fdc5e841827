/// An animation inside modifiers, as an animation of its own.
struct ModifiedAnimation: CustomAnimation {
  let motion: Motion

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var evaluation = VectorEvaluation(base: motion.base, value: value, context: context)
    let result = evaluation.evaluate(motion.layers[...], at: time)
    context = evaluation.context
    return result
  }
}
