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
  /// Whether the run never settles, and ends where nothing more is asked of it.
  let isOpen: Bool
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
    let until = script.timeline.until
    if let times = sampling.times {
      let instants = Set(times.map(Instant.init(seconds:))).sorted()
      rows = .listed(instants.filter { [start] in $0 >= start })
      end = until ?? instants.last ?? .zero
      isOpen = false
      frameRate = nil
    } else {
      let rate = sampling.frameRate ?? script.frameRate
      if let end = until ?? latestEnd {
        self.end = end
        isOpen = false
        endsWhenSettled = until == nil
      } else if let found = try Self.settled(
        script, frameRate: rate, recording, mayBeOpen: sampling.openEnd != .refused, watch)
      {
        end = found.end
        isOpen = false
        settled = found.run
      } else {
        end = try OpenRun.end(of: script, frameRate: rate, sampling.openEnd)
        isOpen = true
      }
      rows = .frames(rate: rate, start: start, end: end)
      frameRate = rate
    }
    guard Self.allows(rows) else {
      throw .tooManyRows(
        limit: Self.rowLimit, rate: Self.allowedRate(below: frameRate ?? 60, until: lastInstant),
        isOption: sampling.frameRate != nil)
    }
  }

  /// A rate of which a run may have rows up to an end.
  private static func allowedRate(below rate: Double, until end: Instant) -> Double {
    var rate = min(rate, 60)
    while !allows(.frames(rate: rate, end: end)) { rate /= 10 }
    return rate
  }

  /// Whether the number of rows is within the limit.
  static func allows(_ rows: RowTimes) -> Bool { rows.count <= rowLimit }

  /// Whether a clock that ticks takes so many ticks that they must be counted before anything is printed.
  func takesManyTicks(_ script: PreparedTimeline) -> Bool {
    guard script.timeline.clock != .ideal else { return false }
    return lastInstant.seconds * script.frameRate > Self.tickLimit
  }

  /// Plays without output until nothing happens any more; nil for a run that never settles, if it may be one.
  private static func settled(
    _ script: PreparedTimeline, frameRate: Double, _ recording: Recording, mayBeOpen: Bool,
    _ watch: RunProgress.Watch?
  ) throws(RunFailure) -> (run: Simulation, end: Instant)? {
    var run = try Simulation.beginning(script, frameRate: frameRate, recording: recording)
    var meter = ProgressMeter(.findingEnd, until: nil, watch: watch)
    do throws(RunFailure) {
      let end = try run.settle(notAfter: run.settlingLimit, &meter)
      return (run, end)
    } catch {
      guard mayBeOpen, error.isLackOfEnd else { throw error }
      return nil
    }
  }
}
