package import AnimationEngine

/// An animation with the number of modifiers it was given, which is bounded.
package struct AnimationValue: Sendable, Hashable {
  /// How many modifiers an animation may have.
  package static let modifierLimit = 1000

  /// The animation with all its modifiers.
  package let animation: Animation
  private let modifierCount: Int

  /// An animation that no expression has modified.
  package init(_ animation: Animation) {
    self.init(animation, modifierCount: 0)
  }

  private init(_ animation: Animation, modifierCount: Int) {
    self.animation = animation
    self.modifierCount = modifierCount
  }

  package static func == (lhs: AnimationValue, rhs: AnimationValue) -> Bool {
    lhs.animation == rhs.animation
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(animation) }

  /// The animation inside one more modifier.
  func modified(
    _ change: (Animation) -> Animation
  ) throws(EvaluationFailure) -> AnimationValue {
    guard modifierCount < Self.modifierLimit else {
      throw .other("an animation has more than \(Self.modifierLimit) modifiers")
    }
    return AnimationValue(change(animation), modifierCount: modifierCount + 1)
  }
}
