/// An animation inside modifiers, as an animation of its own.
struct ModifiedAnimation: CustomAnimation {
  let composition: AnimationComposition

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var evaluation = VectorEvaluation(base: composition.base, value: value, context: context)
    let result = evaluation.evaluate(composition.modifiers[...], at: time)
    context = evaluation.context
    return result
  }
}
