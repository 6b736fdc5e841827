/// The name of a value within its scene.
public struct AnimatedProperty<Value: VectorArithmetic>: Hashable, Sendable {
  let index: Int
}
