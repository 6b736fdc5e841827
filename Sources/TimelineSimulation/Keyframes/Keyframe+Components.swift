import AnimationEngine
import ExpressionLanguage

extension Keyframe<Components> {
  /// A bound on the magnitudes on the way to the keyframe.
  var greatestMagnitude: Double {
    switch kind {
    case .linear(_, let curve):
      let bounds = curve.bounds
      return target.greatestMagnitude * max(abs(bounds.lowerBound), bounds.upperBound)
    case .cubic(let duration, let start, let end):
      let velocity = max(start?.greatestMagnitude ?? 0, end?.greatestMagnitude ?? 0)
      return target.greatestMagnitude + velocity * duration
    case .spring(_, _, let start):
      // A spring may take very long to turn back.
      return target.greatestMagnitude + 1e9 * (start?.greatestMagnitude ?? 0)
    case .move: return target.greatestMagnitude
    }
  }

  /// A keyframe as an expression describes it.
  init(_ value: Keyframe<Value>) {
    let kind: Kind =
      switch value.kind {
      case .linear(let duration, let curve): .linear(duration: duration, curve: curve)
      case .cubic(let duration, let start, let end):
        .cubic(
          duration: duration, startVelocity: start.flatMap { Components($0) },
          endVelocity: end.flatMap { Components($0) })
      case .spring(let spring, let duration, let start):
        .spring(spring, duration: duration, startVelocity: start.flatMap { Components($0) })
      case .move: .move
      }
    self.init(to: Components(value.target) ?? .zero, kind)
  }
}
