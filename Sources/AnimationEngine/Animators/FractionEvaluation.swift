/// An evaluation at a tick of a motion from rest, of which a fraction tells everything.
struct FractionEvaluation: TickEvaluation {
  /// Where a tick falls in a pass over a base whose end is known.
  enum Moment {
    case within
    /// At the very end, where the base shows its last value whatever the rounding of its time.
    case atEnd
    case over
  }

  var run: BaseRun
  var moment = Moment.within
  var repetition = RepetitionState()
  var isLogicallyComplete = false

  @inline(__always)
  init(_ run: BaseRun) {
    self.run = run
  }

  mutating func base(at time: Double) -> Progress? {
    let progress = progress(at: time)
    if run.isLogicallyComplete(at: time) { isLogicallyComplete = true }
    return progress
  }

  private mutating func progress(at time: Double) -> Progress? {
    switch moment {
    case .within: run.tick(at: time)
    case .atEnd: run.tick(at: run.length ?? time)
    case .over: nil
    }
  }

  mutating func restart() { run.restart() }

  func sped(_ result: Progress, by rate: Double) -> Progress { result.sped(by: rate) }

  func reversed(_ result: Progress) -> Progress { result.reversed }

  func end(isReversed: Bool) -> Progress { isReversed ? .start : .finish }
}

extension Progress {
  /// The same, seen through a map of time; where time stands nothing moves, however steep the curve.
  func sped(by rate: Double) -> Progress {
    Progress(fraction: fraction, velocity: rate == 0 ? 0 : velocity * rate)
  }

  /// The same, backwards.
  var reversed: Progress {
    Progress(fraction: 1 - fraction, velocity: -velocity)
  }
}
