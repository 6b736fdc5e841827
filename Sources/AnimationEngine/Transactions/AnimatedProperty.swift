/// The name of a value within its scene.
public struct AnimatedProperty<Value: VectorArithmetic>: Hashable, Sendable {
  /// The place of the value among those of the scene, in the order in which they were added.
  package let index: Int
}
