import Ordering

/// A value as a function of time, along keyframes; before them it is the first value, after them the
/// last.
///
/// At the time of a keyframe the segment that leads to it is shown, at its end.
package struct KeyframeTrack<V: VectorArithmetic> {
  private let initial: V
  private let initialVelocity: V
  private var segments: [KeyframeSegment<V>] = []
  /// The time of the last keyframe.
  package private(set) var duration = 0.0

  /// A track that begins with a value, and with a velocity where its first keyframe has none of its own.
  package init(from initial: V, velocity: V = .zero, _ keyframes: [Keyframe<V>]) {
    self.initial = initial
    initialVelocity = velocity
    for index in keyframes.indices { append(keyframes, index) }
  }

  /// The value after the last keyframe.
  package var finalValue: V { segments.last?.end ?? initial }

  /// The value at a time.
  package func value(at time: Double) -> V {
    guard let segment = firstSegment(where: { time <= $0.endTime }) else { return finalValue }
    if time == segment.endTime, segment.duration > 0 { return segment.end }
    return time <= segment.start ? segment.from : segment.value(at: time - segment.start)
  }

  /// The velocity of the value from a time on.
  package func velocity(at time: Double) -> V {
    guard time >= 0, let segment = firstSegment(where: { time < $0.endTime }) else { return .zero }
    return segment.velocity(at: max(time - segment.start, 0))
  }

  /// The first segment that ends late enough.
  private func firstSegment(
    where endsLateEnough: (KeyframeSegment<V>) -> Bool
  ) -> KeyframeSegment<V>? {
    let index = segments.partitioningIndex(where: endsLateEnough)
    return index < segments.count ? segments[index] : nil
  }
}

extension KeyframeTrack: Equatable {}
extension KeyframeTrack: Sendable where V: Sendable {}

// MARK: - Laying out

extension KeyframeTrack {
  private mutating func append(_ keyframes: [Keyframe<V>], _ index: Int) {
    let keyframe = keyframes[index]
    let from = finalValue
    let path: KeyframeSegment<V>.Path
    var duration = keyframe.writtenDuration
    switch keyframe.kind {
    case .move: path = .move
    case .linear(_, let curve): path = .linear(to: keyframe.target, curve)
    case .cubic(_, let start, let end):
      path = .cubic(
        to: keyframe.target, startVelocity: start ?? startVelocity(keyframes, index),
        endVelocity: end ?? endVelocity(keyframes, index))
    case .spring(let spring, _, let start):
      let velocity = start ?? segments.last?.endVelocity ?? initialVelocity
      path = .spring(spring, to: keyframe.target, startVelocity: velocity)
      duration =
        duration
        ?? spring.settlingDuration(
          target: keyframe.target - from, initialVelocity: velocity, epsilon: 0.0001)
    }
    segments.append(
      KeyframeSegment(
        start: self.duration, duration: duration ?? 0, from: from, path, keyframe.target))
    self.duration += duration ?? 0
  }

  /// The velocity with which a cubic segment begins: as the value comes, smooth between two of them.
  private func startVelocity(_ keyframes: [Keyframe<V>], _ index: Int) -> V {
    guard let last = segments.last else { return initialVelocity }
    switch last.path {
    case .cubic(_, _, let velocity): return velocity
    case .linear, .spring: return last.endVelocity
    case .move: return .zero
    }
  }

  /// The velocity with which a cubic segment ends: as the next one begins.
  private func endVelocity(_ keyframes: [Keyframe<V>], _ index: Int) -> V {
    guard index + 1 < keyframes.count else { return .zero }
    let (this, next) = (keyframes[index], keyframes[index + 1])
    let length = next.writtenDuration ?? 0
    switch next.kind {
    case .cubic(_, let start?, _), .spring(_, _, let start?): return start
    case .cubic:
      return (next.target - finalValue).divided(by: (this.writtenDuration ?? 0) + length)
    case .linear(_, let curve):
      return (next.target - this.target).divided(by: length).scaled(by: curve.finiteSlope(at: 0))
    // The initial velocity of a spring cannot be read from it.
    case .spring, .move: return .zero
    }
  }
}

extension VectorArithmetic {
  fileprivate func divided(by duration: Double) -> Self {
    duration > 0 ? scaled(by: 1 / duration) : .zero
  }
}
