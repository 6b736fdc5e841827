/// A value on a track of keyframes, and how it is reached from the one before.
package struct Keyframe<V: VectorArithmetic> {
  /// The interpolation that leads to a keyframe.
  package enum Kind {
    /// Along a straight line, as fast as a curve says.
    case linear(duration: Double, curve: UnitCurve)
    /// Along a smooth curve through the keyframes; a velocity that is not given is found from those
    /// around it.
    case cubic(duration: Double, startVelocity: V?, endVelocity: V?)
    /// By a spring that keeps the velocity of the value; without a duration until it has settled.
    case spring(Spring, duration: Double?, startVelocity: V?)
    /// At once.
    case move
  }

  package let target: V
  package let kind: Kind

  /// A keyframe of a kind.
  package init(to target: V, _ kind: Kind) {
    self.target = target
    self.kind = kind
  }

  /// How long it takes, where that is written.
  package var writtenDuration: Double? {
    switch kind {
    case .linear(let duration, _), .cubic(let duration, _, _): max(duration, 0)
    case .spring(_, let duration, _): duration.map { max($0, 0) }
    case .move: 0
    }
  }
}

extension Keyframe: Equatable {}
extension Keyframe.Kind: Equatable {}
extension Keyframe: Sendable where V: Sendable {}
extension Keyframe.Kind: Sendable where V: Sendable {}
