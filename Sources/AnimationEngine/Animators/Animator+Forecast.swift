/// When a motion will be logically complete and at rest if nothing changes it.
package struct MotionForecast: Hashable, Sendable {
  /// When it is logically complete; nil where that is never, or not known.
  package var logical: Instant?
  /// When it is at rest; nil where that is never, or not known.
  package var end: Instant?

  /// Nothing is known.
  package init() {}

  init(logical: Instant?, end: Instant?) {
    self.logical = logical
    self.end = end
  }
}

/// A spring that took over a running motion, or a drag.
package struct SpringTakeover<V: VectorArithmetic> {
  /// The velocity it took over, per second.
  package let velocity: V
  /// The farthest point beyond its target, if it gets beyond it by more than a thousandth of its way; the
  /// farthest from it where the velocity leads away from it.
  package let peak: (instant: Instant, value: V)?
}

extension Animator {
  /// Looks ahead by the exact clock, no further than an instant.
  func forecast(notAfter limit: Instant) -> MotionForecast {
    guard let motion, let begin = motion.begin, !isPaused else { return MotionForecast() }
    var newest = motion.stack.newest
    let age = limit.ticks - begin.ticks
    let end = newest.end(notAfter: age)
    let logical = newest.logicalTime(notAfter: end ?? age) ?? end
    return MotionForecast(
      logical: logical.map { Instant(ticks: begin.ticks + $0) },
      end: end.map { Instant(ticks: begin.ticks + $0) })
  }

  /// Looks ahead tick by tick, until the display's ticks run out. They are instants of a clock to which the screen
  /// has a pace, and so is the answer.
  func forecast(atTicks nextTick: () -> Instant?, at pace: Pace) -> MotionForecast {
    guard let motion, !isPaused else { return MotionForecast() }
    var ahead = copy
    ahead.motion?.stack = motion.stack.newest
    ahead.motion?.waiters.logical = [CompletionToken(0)]
    var forecast = MotionForecast()
    var finished: [CompletedToken] = []
    while let tick = nextTick() {
      let state = ahead.tick(at: pace.screenTime(at: tick), finished: &finished)
      if forecast.logical == nil, !finished.isEmpty { forecast.logical = tick }
      guard state == .moves else {
        forecast.end = tick
        break
      }
    }
    return forecast
  }

  /// The values that the latest spring has taken over; nil for any other motion.
  func takeover(notAfter limit: Instant) -> SpringTakeover<V>? {
    guard let motion, motion.stack.layers.isEmpty, case .spring = motion.stack.baseLayer,
      let spring = motion.stack.spring
    else { return nil }
    let start = motion.begin.map { Instant(ticks: $0.ticks + motion.stack.springStart) }
    let peak = start.flatMap { start in
      spring.peak(within: limit.seconds(since: start)).flatMap { peak in
        start.advanced(bySeconds: peak.time).map { ($0, motion.base + peak.offset) }
      }
    }
    return SpringTakeover(velocity: spring.velocity, peak: peak)
  }

  /// Whether a completion waits for the motion, or for one that it has superseded.
  func isAwaited(by token: CompletionToken) -> Bool {
    guard let motion else { return false }
    return motion.waiters.logical.contains(token) || motion.waiters.removed.contains(token)
      || motion.superseded.remaining.contains { $0.waiters.contains(token) }
  }
}

extension FluidSpringSimulation {
  /// The farthest point beyond the target, in the direction of the way from here, by the exact clock. A
  /// velocity that leads away from the target leads to the farthest point on this side.
  fileprivate func peak(within seconds: Double) -> (time: Double, offset: V)? {
    var way = target - offset
    var farthest = way.magnitudeSquared / 1000
    if velocity.dot(way) < 0 {
      way = offset - target
      farthest = way.magnitudeSquared * 1.001
    }
    guard farthest > 0, seconds > 0 else { return nil }
    var ahead = self
    var peak: (time: Double, offset: V)?
    let count = FluidSpring.wholeSteps(seconds * FluidSpring.stepsPerSecond, 1_000_000)
    for step in 0..<max(count, 1) {
      let time = Double(step + 1) / FluidSpring.stepsPerSecond
      guard ahead.advance(to: time, ends: .exact) == nil else { break }
      let beyond = (ahead.offset - target).dot(way)
      guard beyond > farthest else { continue }
      farthest = beyond
      peak = (time, ahead.offset)
    }
    return peak
  }
}

extension VectorArithmetic {
  /// The scalar product, by what every vector can say of its magnitude.
  fileprivate func dot(_ other: Self) -> Double {
    ((self + other).magnitudeSquared - (self - other).magnitudeSquared) / 4
  }
}
