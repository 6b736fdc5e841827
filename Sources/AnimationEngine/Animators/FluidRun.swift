/// A run of a fluid spring from rest, as a fraction of its distance.
///
/// The spring is linear, so only the test for its end needs to know the distance.
struct FluidRun {
  /// How long the spring takes from its beginning, in seconds, once that has been found by stepping.
  private(set) var length: Double?
  private let spring: FluidSpring
  private let distance: Double
  private var start: Double
  private var current: SpringRun<Double>
  /// A run that went ahead to look for the end, to be taken over when time gets there.
  private var ahead: SpringRun<Double>?

  /// Begins a run over a distance at a time, which is not zero where the motion starts inside.
  @inline(__always)
  init(_ spring: FluidSpring, distance: Double, start: Double) {
    self.spring = spring
    self.distance = distance
    self.start = start
    current = SpringRun(spring, target: 1, unit: distance, start: start)
  }

  /// Steps up to a time, to find out whether the end comes by then.
  mutating func lookAhead(to time: Double) {
    guard length == nil else { return }
    let time = max(time, start)
    var run = ahead ?? current
    guard !run.isTested(upTo: time) else { return }
    _ = run.advance(to: time, ends: .exact)
    noteEnd(of: run)
    ahead = run
  }

  /// The progress at a time by the exact clock; the spring never steps back before its start.
  mutating func progress(at time: Double) -> Progress {
    let time = max(time, start)
    if let run = ahead, run.canShow(time) {
      current = run
      ahead = nil
    } else if !current.canShow(time) {
      restart()
    }
    _ = current.advance(to: time, ends: .exact)
    noteEnd(of: current)
    return Progress(fraction: current.offset, velocity: current.velocity)
  }

  /// How much of a pass that starts inside is skipped.
  static func skipped(before start: Double) -> Double { SpringRun<Double>.skipped(before: start) }

  /// What a pass skips is no part of the length of another pass.
  private mutating func noteEnd(of run: SpringRun<Double>) {
    guard length == nil, let end = run.end else { return }
    length = end - FluidRun.skipped(before: start)
  }

  /// The progress at a tick, or nil if the motion is over there.
  mutating func tick(at time: Double) -> Progress? {
    guard current.advance(to: max(time, start), ends: .onTick) == nil else { return nil }
    return Progress(fraction: current.offset, velocity: current.velocity)
  }

  /// Begins anew where a pass starts at another time than the one before; only the first pass can start
  /// inside the spring because of a delay around all passes.
  mutating func begin(at start: Double) {
    guard start != self.start else { return }
    self.start = start
    ahead = nil
    restart()
  }

  /// Begins anew.
  mutating func restart() {
    current = SpringRun(spring, target: 1, unit: distance, start: start)
  }

  /// What another spring takes over, where the last evaluation has left the run.
  var handover: SpringHandover {
    SpringHandover(velocity: current.velocity, force: current.force)
  }
}
