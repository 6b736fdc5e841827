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
  package let kind: Kind

  package init(target: Value, kind: Kind) {
    self.target = target
    self.kind = kind
  }
}

/// A transaction as an expression sees it.
package struct TransactionValue: Sendable, Equatable {
  package var animation: Animation?
  package var isContinuous: Bool
  package var disablesAnimations: Bool
  package var tracksVelocity: Bool

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
