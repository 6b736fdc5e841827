import AnimationEngine
import TimelineDocument

/// When rows are printed, and when the run is over.
struct Schedule {
  /// More rows than this are refused before the first is printed.
  static let rowLimit = 100_000_000
  /// A run that has not settled this many seconds after its last event never will.
  static let settlingLimit = 3600.0
  /// More ticks than this are played once without output.
  private static let tickLimit = 1e6

  /// The printed times.
  let rows: RowTimes
  /// The first time that is printed; earlier events are left out as well.
  let start: Instant
  /// The last time whose events are told; if the rows end when everything has settled, a time after that.
  let end: Instant
  /// Whether the end has not been looked for: the last row is the first one by which everything has settled.
  var endsWhenSettled = false
  /// The last instant that is played: a row may come after the end.
  var lastInstant: Instant { max(end, rows.last ?? .zero) }
  /// The frames per second, or nil where the times are listed.
  let frameRate: Double?

  /// Decides by the command line first and by the document second.
  ///
  /// - Parameters:
  ///   - latestEnd: a time by which everything has settled, if the rows may end when it has.
  ///   - settled: receives the run that has found the end, if neither says it, with what it recorded.
  init(
    _ script: PreparedTimeline, _ sampling: Sampling, recording: Recording = .nothing,
    latestEnd: Instant? = nil, settled: inout Simulation?, watch: RunProgress.Watch? = nil
  ) throws(RunFailure) {
    start = sampling.from.map(Instant.init(seconds:)) ?? .zero
    let until = sampling.until.map(Instant.init(seconds:)) ?? script.timeline.until
    if let times = sampling.times {
      let instants = Set(times.map(Instant.init(seconds:))).sorted()
      rows = .listed(instants.filter { [start] in $0 >= start })
      end = until ?? instants.last ?? .zero
      frameRate = nil
    } else {
      let rate = sampling.frameRate ?? script.timeline.frameRate
      if let until {
        end = until
      } else if let latestEnd {
        end = latestEnd
        endsWhenSettled = true
      } else {
        var run = try Simulation.beginning(script, frameRate: rate, recording: recording)
        end = try Self.settle(&run, watch)
        settled = run
      }
      rows = .frames(rate: rate, start: start, end: end)
      frameRate = rate
    }
    guard Self.allows(rows) else { throw .tooManyRows(limit: Self.rowLimit) }
  }

  /// Whether the number of rows is within the limit.
  static func allows(_ rows: RowTimes) -> Bool { rows.count <= rowLimit }

  /// Whether a clock that ticks takes so many ticks that they must be counted before anything is printed.
  func takesManyTicks(_ timeline: Timeline) -> Bool {
    guard timeline.clock != .ideal else { return false }
    return lastInstant.seconds * (frameRate ?? timeline.frameRate) > Self.tickLimit
  }

  /// Plays without output until nothing happens any more, and returns that instant.
  private static func settle(
    _ run: inout Simulation, _ watch: RunProgress.Watch?
  ) throws(RunFailure) -> Instant {
    let lastEvent = run.loop.lastEvent ?? .zero
    let limit = lastEvent.advanced(bySeconds: settlingLimit)
    var meter = ProgressMeter(.findingEnd, until: nil, watch: watch)
    return try run.settle(notAfter: limit ?? Instant(seconds: Instant.secondsLimit), &meter)
  }
}
