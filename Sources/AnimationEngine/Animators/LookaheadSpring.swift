/// A spring run that can say whether it ends by some time without doing the work twice.
///
/// A stepped spring's end is found only by stepping. A copy steps ahead and is kept: as the run is a
/// function of time, the copy is what the run will be, and is adopted when its time has come.
struct LookaheadSpring<V: VectorArithmetic> {
  /// The ticks of the course at which the run began.
  let start: Int64
  private(set) var run: SpringRun<V>
  private var ahead: SpringRun<V>?
  /// How far the copy has stepped.
  private var aheadTime = 0.0

  init(_ run: SpringRun<V>, start: Int64) {
    self.run = run
    self.start = start
  }

  private mutating func end(notAfter elapsed: Double) -> Double? {
    if ahead != nil, aheadTime >= elapsed {
      return ahead?.end.flatMap { $0 <= elapsed ? $0 : nil }
    }
    if ahead == nil { ahead = run }
    aheadTime = elapsed
    return ahead?.advance(to: elapsed, ends: .exact)
  }

  private mutating func advance(to elapsed: Double, ends: EndRule) -> Bool {
    if aheadTime <= elapsed, let adopted = ahead.take() { run = adopted }
    return run.advance(to: elapsed, ends: ends) != nil
  }
}

// All of these change the spring where it is: to take it out and look at it costs more than a frame does.
extension LookaheadSpring {
  /// Advances to a time; says where the value is then, and whether the motion is over.
  mutating func reading(
    at ticks: Int64, ends: EndRule
  ) -> (reading: Course<V>.Reading, isOver: Bool) {
    guard advance(to: start.seconds(until: ticks), ends: ends) else {
      return (Course.Reading(offset: run.offset, velocity: run.velocity), false)
    }
    return (Course.Reading(offset: run.target, velocity: .zero), true)
  }

  /// What another spring takes over at a time besides the offset; nothing once this one is over.
  mutating func handover(at ticks: Int64, ends: EndRule) -> (velocity: V, force: V) {
    let isOver = advance(to: start.seconds(until: ticks), ends: ends)
    return isOver ? (.zero, .zero) : (run.velocity, run.force)
  }

  /// The time at which the motion is over, or nil if that is after `limit`.
  mutating func end(notAfter limit: Int64) -> Int64? {
    end(notAfter: start.seconds(until: limit)).flatMap { start.advanced(bySeconds: $0) }
  }

  /// The time at which the motion is logically complete, or nil if that is after `limit`.
  mutating func logicalTime(notAfter limit: Int64) -> Int64? {
    start.advanced(bySeconds: run.logicalDuration).flatMap { $0 <= limit ? $0 : nil }
  }
}
