/// A motion from rest, as a function of the time since it began.
///
/// From rest every animation moves along a straight line, so one number tells where it is.
package struct MotionRun {
  private let map: TimeMap
  private let curve: BezierAnimation
  private let length: Double

  /// Begins a motion over a distance, the length of the whole interval in the units of its data.
  package init(_ motion: Motion, distance: Double) {
    var map = TimeMap.identity
    for case .time(let layer) in motion.layers { map = layer.inside(map) }
    self.map = map
    switch motion.base {
    case .bezier(let bezier): curve = bezier
    }
    length = map.earliest(reaching: curve.duration).map(Instant.onGrid) ?? .infinity
  }

  /// Returns the progress at an elapsed time in seconds, or nil if the motion is over.
  package mutating func progress(at elapsed: Double, ends: EndRule) -> Progress? {
    let isOver =
      switch ends {
      case .exact: elapsed >= length
      case .onTick: elapsed > length || length == 0
      }
    guard !isOver else { return nil }
    let p = map(elapsed) / curve.duration
    guard p >= 0 else { return .start }
    guard p < 1 else { return .finish }
    return Progress(
      fraction: curve.curve.value(at: p),
      velocity: curve.curve.slope(at: p) * map.rate(after: elapsed) / curve.duration)
  }

  /// Returns the elapsed time at which the motion is over, or nil if that is after `elapsed`.
  package mutating func end(notAfter elapsed: Double) -> Double? {
    length <= elapsed ? length : nil
  }
}
