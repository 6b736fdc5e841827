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
