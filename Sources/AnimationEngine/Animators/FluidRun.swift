/// A run of a fluid spring from rest, as a fraction of its distance.
///
/// The spring is linear, so only the test for its end needs to know the distance.
struct FluidRun {
  /// How long the spring takes, in seconds, once that has been found out by stepping.
  private(set) var length: Double?
  private let initial: SpringRun<Double>
  private var current: SpringRun<Double>
  /// A run that went ahead to look for the end, to be taken over when time gets there.
  private var ahead: SpringRun<Double>?
  private let start: Double

  /// Begins a run over a distance at a time, which is not zero where the motion starts inside.
  init(_ spring: FluidSpring, distance: Double, start: Double) {
    var run = SpringRun(spring, target: 1.0, unit: distance)
    run.begin(at: start)
    initial = run
    current = run
    self.start = start
  }

  /// Steps up to a time, to find out whether the end comes by then.
  mutating func lookAhead(to time: Double) {
    guard length == nil else { return }
    let time = max(time, start)
    var run = ahead ?? current
    guard !run.isTested(upTo: time) else { return }
    _ = run.advance(to: time, ends: .exact)
    length = run.end
    ahead = run
  }

  /// The progress at a time by the exact clock; the spring never steps back before its start.
  mutating func progress(at time: Double) -> Progress {
    let time = max(time, start)
    if let run = ahead, run.canShow(time) {
      current = run
      ahead = nil
    } else if !current.canShow(time) {
      current = initial
    }
    _ = current.advance(to: time, ends: .exact)
    if length == nil { length = current.end }
    return Progress(fraction: current.offset, velocity: current.velocity)
  }

  /// The progress at a tick, or nil if the motion is over there.
  mutating func tick(at time: Double) -> Progress? {
    guard current.advance(to: max(time, start), ends: .onTick) == nil else { return nil }
    return Progress(fraction: current.offset, velocity: current.velocity)
  }

  /// Begins anew.
  mutating func restart() {
    current = initial
  }

  /// What another spring takes over, where the last evaluation has left the run.
  var handover: SpringHandover {
    SpringHandover(velocity: current.velocity, force: current.force)
  }
}
