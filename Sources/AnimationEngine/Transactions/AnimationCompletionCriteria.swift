/// When the completion of an animation is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case logicallyComplete
    case removed
  }

  let kind: Kind

  /// When the animation is logically complete: a spring may still quiver for a while.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// When every animated value is at rest, including later animations.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
