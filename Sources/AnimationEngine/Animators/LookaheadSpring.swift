/// A spring run that can say whether it ends by some time without doing the work twice.
///
/// A stepped spring's end is found only by stepping. A copy steps ahead and is kept: as the run is a
/// function of time, the copy is what the run will be, and is adopted when its time has come.
struct LookaheadSpring<V: VectorArithmetic> {
  private var run: SpringRun<V>
  private var ahead: (run: SpringRun<V>, time: Double)?

  init(_ run: SpringRun<V>) {
    self.run = run
  }

  /// Returns the elapsed time at which the motion is over, or nil if that is after `elapsed`.
  mutating func end(notAfter elapsed: Double) -> Double? {
    var copy = ahead?.run ?? run
    if let ahead, ahead.time >= elapsed { return copy.end.flatMap { $0 <= elapsed ? $0 : nil } }
    let end = copy.advance(to: elapsed, ends: .exact)
    ahead = (copy, elapsed)
    return end
  }

  /// Advances to an elapsed time, and returns the run there, or nil if it is over.
  mutating func advance(to elapsed: Double, ends: EndRule) -> SpringRun<V>? {
    if let ahead, ahead.time <= elapsed {
      run = ahead.run
      self.ahead = nil
    }
    return run.advance(to: elapsed, ends: ends) == nil ? run : nil
  }

  /// The elapsed time at which the motion is logically complete.
  var logicalDuration: Double { run.logicalDuration }

  /// The spring that moves.
  var spring: FluidSpring { run.spring }

  /// Where the spring pulls to.
  var target: V { run.target }
}
