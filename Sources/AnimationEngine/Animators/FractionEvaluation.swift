/// An evaluation at a tick of a motion from rest, of which a fraction tells everything.
struct FractionEvaluation: TickEvaluation {
  var run: BaseRun
  var repetition = RepetitionState()
  var isLogicallyComplete = false

  init(_ run: BaseRun) {
    self.run = run
  }

  mutating func base(at time: Double) -> Progress? {
    let progress = run.tick(at: time)
    if run.isLogicallyComplete(at: time) { isLogicallyComplete = true }
    return progress
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
