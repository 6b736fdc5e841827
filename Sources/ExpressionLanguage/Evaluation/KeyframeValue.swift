package import AnimationEngine

/// A keyframe as an expression describes it.
package struct KeyframeValue: Sendable, Equatable {
  /// How the value gets to the keyframe's.
  package enum Kind: Sendable, Equatable {
    case linear(duration: Double, curve: UnitCurve)
    case cubic(duration: Double, startVelocity: Value?, endVelocity: Value?)
    /// Without a duration, until the spring has settled.
    case spring(duration: Double?, spring: Spring, startVelocity: Value?)
    case move
  }

  /// The value that is reached.
  package let target: Value
  /// How it is reached.
  package let kind: Kind

  /// A keyframe of a kind.
  package init(target: Value, kind: Kind) {
    self.target = target
    self.kind = kind
  }
}

/// A transaction as an expression sees it.
package struct TransactionValue: Sendable, Equatable {
  /// The animation of the change, if it has one.
  package var animation: Animation?
  /// Whether the change is one of many, as while dragging.
  package var isContinuous: Bool
  /// Whether implicit animations are off.
  package var disablesAnimations: Bool
  /// Whether the change is tracked for its velocity.
  package var tracksVelocity: Bool

  /// A transaction with some of its keys set.
  package init(
    animation: Animation? = nil, isContinuous: Bool = false, disablesAnimations: Bool = false,
    tracksVelocity: Bool = false
  ) {
    self.animation = animation
    self.isContinuous = isContinuous
    self.disablesAnimations = disablesAnimations
    self.tracksVelocity = tracksVelocity
  }
}
