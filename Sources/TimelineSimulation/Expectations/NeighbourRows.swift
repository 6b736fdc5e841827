import AnimationEngine
import TimelineDocument

/// Finds what the screen shows around the claims that are not true, in a run of its own.
struct NeighbourRows {
  /// A claim that is about no track shows no more columns than this.
  private static let columnLimit = 8

  private let columns: [Column]
  private var simulation: Simulation
  private let times: RowTimes
  /// The numbers of the frames that were not shown yet.
  private var upcoming: Range<Int>
  /// The last frames that were shown, as many as can be around an instant.
  private var shown: [Shown] = []

  /// A frame and what it shows.
  private struct Shown {
    let time: RowTimes.Row
    let row: RowValues
  }

  init(_ script: PreparedTimeline, _ schedule: Schedule) throws(RunFailure) {
    columns = try script.withAllTracks(schedule).columns
    simulation = try Simulation.beginning(
      script, frameRate: schedule.frameRate)
    times = schedule.rows
    upcoming = times.indices
  }

  /// Adds to each failure the rows before and after it; the points are in the order of time.
  mutating func add(to points: inout [ExpectationResult]) throws(RunFailure) {
    for index in points.indices {
      guard case .failed(var mismatch) = points[index].verdict, let instant = points[index].instant
      else { continue }
      try advance(past: instant)
      let places = places(of: mismatch)
      let before = shown.last { $0.time.instant < instant }
      let after = shown.first { $0.time.instant > instant }
      mismatch.rows = [before, after].compactMap { $0 }.map { report($0, places) }
      points[index].verdict = .failed(mismatch)
    }
  }

  /// Shows the frames around an instant: from the last one before it to the first one after it.
  private mutating func advance(past instant: Instant) throws(RunFailure) {
    upcoming = times.skipping(upcoming, to: instant)
    while shown.last.map({ $0.time.instant <= instant }) ?? true, let number = upcoming.popFirst() {
      let frame = times.row(at: number)
      try simulation.advance(to: frame.instant)
      var row = RowValues(columnCount: columns.count)
      try simulation.readValues(into: &row)
      // Before it, at it, after it.
      shown = shown.suffix(2) + [Shown(time: frame, row: row)]
    }
  }

  private func places(of mismatch: Mismatch) -> [Int] {
    guard !mismatch.columns.isEmpty else { return Array(columns.indices.prefix(Self.columnLimit)) }
    return columns.indices.filter { mismatch.columns.contains(columns[$0].name) }
  }

  private func report(_ shown: Shown, _ places: [Int]) -> ReportedRow {
    ReportedRow(
      time: shown.time.seconds,
      values: places.map {
        ReportedRow.Member(name: columns[$0].name, value: shown.row[columns[$0].place])
      })
  }
}
