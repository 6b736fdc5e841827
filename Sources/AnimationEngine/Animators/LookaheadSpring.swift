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

  /// Returns the elapsed time at which the motion is over, or nil if that is after `elapsed`.
  mutating func end(notAfter elapsed: Double) -> Double? {
    if ahead != nil, aheadTime >= elapsed {
      return ahead?.end.flatMap { $0 <= elapsed ? $0 : nil }
    }
    if ahead == nil { ahead = run }
    aheadTime = elapsed
    return ahead?.advance(to: elapsed, ends: .exact)
  }

  /// Advances to an elapsed time; true if the motion is over there.
  mutating func advance(to elapsed: Double, ends: EndRule) -> Bool {
    if aheadTime <= elapsed, let adopted = ahead.take() { run = adopted }
    return run.advance(to: elapsed, ends: ends) != nil
  }
}
