/// An evaluation that moves a vector: the public form of an animation.
struct VectorEvaluation<V: VectorArithmetic>: TickEvaluation {
  let base: AnimationComposition.Base
  let value: V
  var context: AnimationContext<V>

  var repetition: RepetitionState {
    get { context.state.repetition }
    set { context.state.repetition = newValue }
  }

  mutating func completeLogically() { context.isLogicallyComplete = true }

  mutating func base(at time: Double) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  mutating func restart() { context.state.restart() }
  func sped(_ result: V, by rate: Double) -> V { result }
  func reversed(_ result: V) -> V { value - result }
  func end(isReversed: Bool) -> V { isReversed ? .zero : value }
}
