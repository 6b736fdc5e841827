/// The way from one keyframe to the next.
struct KeyframeSegment<V: VectorArithmetic> {
  let start: Double
  let duration: Double
  let from: V
  let path: Path
  /// Where it leads: a spring may be stopped before it is there.
  let end: V

  /// The time at which it is over, as the instant of a tick: sums of durations are rounded only here.
  var endTime: Double { Instant.onGrid(start + duration) }

  /// The path through the segment.
  enum Path {
    case linear(to: V, UnitCurve)
    case cubic(to: V, startVelocity: V, endVelocity: V)
    case spring(Spring, to: V, startVelocity: V)
    case move
  }
}

extension KeyframeSegment: Equatable {}
extension KeyframeSegment.Path: Equatable {}
extension KeyframeSegment: Sendable where V: Sendable {}
extension KeyframeSegment.Path: Sendable where V: Sendable {}

extension KeyframeSegment {
  init(start: Double, duration: Double, from: V, _ path: Path, _ target: V) {
    self.start = start
    self.duration = duration
    self.from = from
    self.path = path
    guard case .spring(let spring, _, let velocity) = path else {
      end = target
      return
    }
    let way = spring.value(target: target - from, initialVelocity: velocity, time: duration)
    end = from + way
  }

  func value(at time: Double) -> V {
    guard time < duration else { return end }
    switch path {
    case .move: return end
    case .linear(let target, let curve):
      return from + (target - from).scaled(by: curve.value(at: time / duration))
    case .spring(let spring, let target, let velocity):
      return from + spring.value(target: target - from, initialVelocity: velocity, time: time)
    case .cubic(let target, let startVelocity, let endVelocity):
      let t = time / duration
      let u = 1 - t
      return from.scaled(by: (1 + 2 * t) * u * u) + target.scaled(by: t * t * (3 - 2 * t))
        + startVelocity.scaled(by: t * u * u * duration)
        - endVelocity.scaled(by: t * t * u * duration)
    }
  }

  func velocity(at time: Double) -> V {
    switch path {
    case .move: return .zero
    case .linear(let target, let curve):
      return (target - from).scaled(by: curve.slope(at: time / duration) / duration)
    case .spring(let spring, let target, let velocity):
      return spring.derivative(target: target - from, initialVelocity: velocity, time: time)
    case .cubic(let target, let startVelocity, let endVelocity):
      let t = time / duration
      return (target - from).scaled(by: 6 * t * (1 - t) / duration)
        + startVelocity.scaled(by: (1 - t) * (1 - 3 * t))
        + endVelocity.scaled(by: t * (3 * t - 2))
    }
  }

  /// How fast the value is when the segment is over, for the segment that follows: along a straight
  /// line the slope that its curve ends with, finite even where the curve is vertical.
  var endVelocity: V {
    guard duration > 0 else { return .zero }
    guard case .linear(let target, let curve) = path else { return velocity(at: duration) }
    return (target - from).scaled(by: curve.finiteSlope(at: 1) / duration)
  }
}
