/// The context of an animation's run: its state, and whether it counts as complete.
///
/// SwiftUI's context has the environment, too; there is none without views.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The memory of the animation from one evaluation to the next.
  public var state: AnimationState<Value>

  /// Whether the motion is complete enough for its completions; once true it stays so.
  public var isLogicallyComplete: Bool

  /// Creates the context in which a run begins.
  public init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// Returns this context with the state of a run over another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}
