import AnimationEngine

/// Plays a timeline from one printed time to the next.
///
/// While nothing happens but motion, the values that move are read for many rows at once. A reader is not copied:
/// its run would be.
struct RowReader: ~Copyable {
  private var simulation: Simulation
  /// The values at the time that was returned last.
  private(set) var row: RowValues
  private let times: RowTimes
  private let endsWhenSettled: Bool
  private let readsVelocities: Bool
  /// At least this many rows that show the same are left out, except the last one; nil if every row is wanted.
  private let stillnessLimit: Int?
  private var upcoming: Range<Int>
  private var ahead = RowsAhead()
  private var meter: ProgressMeter

  /// Begins before the first row of a trace.
  init(
    _ trace: Trace, recording: Recording = .nothing, velocities readsVelocities: Bool = false,
    leavingOutStillness limit: Int? = nil
  ) throws(RunFailure) {
    simulation = try trace.beginning(recording)
    row = RowValues(columnCount: trace.columns.count)
    times = trace.schedule.rows
    endsWhenSettled = trace.schedule.endsWhenSettled
    upcoming = times.indices
    self.readsVelocities = readsVelocities
    stillnessLimit = limit
    meter = trace.meter(of: .rows)
  }

  /// Moves on to the next printed time, and returns it; nil after the last one.
  mutating func next() throws(RunFailure) -> RowTimes.Row? {
    guard let number = upcoming.first else { return nil }
    upcoming.removeFirst()
    if let time = ahead.next(into: &row) {
      meter.countRow(at: time.instant)
      return time
    }
    let time = times.row(at: number)
    try read(at: time.instant)
    meter.countRow(at: time.instant)
    return time
  }

  /// Removes what was noted of touches since the last time, and returns it.
  mutating func takeTouches() -> [TouchWatch.Sample] { simulation.recorder.touches?.take() ?? [] }

  /// Whether the appearance is dark at the time that was returned last.
  var isDark: Bool { simulation.isDark }

  /// The views that the rows have shown, and the touches that samples belong to.
  mutating func stage(
    of columns: [Column], touched samples: [TouchWatch.Sample]
  ) throws(RunFailure) -> Stage {
    if let last = times.last { try simulation.advance(to: last, &meter) }
    return simulation.stage(of: columns, touched: samples)
  }

  private mutating func read(at instant: Instant) throws(RunFailure) {
    try simulation.advance(to: instant, &meter)
    try simulation.readValues(into: &row)
    leaveOutStillness()
    if readsVelocities { simulation.readVelocities(into: &row) }
    if endsWhenSettled, simulation.isSettled {
      upcoming = upcoming.prefix(0)
    } else if !readsVelocities {
      ahead.read(upcoming, of: times, in: &simulation)
    }
  }

  /// Skips rows that show the same until something happens.
  private mutating func leaveOutStillness() {
    guard let stillnessLimit, let next = simulation.nextChange else { return }
    let rest = times.skipping(upcoming, to: next)
    if upcoming.count - rest.count >= stillnessLimit { upcoming = rest }
  }
}
