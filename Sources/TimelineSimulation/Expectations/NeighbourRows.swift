import AnimationEngine
import TimelineLanguage

/// Finds what the screen shows around the claims that are not true, in a run of its own.
struct NeighbourRows {
  /// More columns than this are not shown for a claim that is about none.
  private static let columnLimit = 8

  private let script: Script
  private let schedule: Schedule

  init(_ script: Script, _ schedule: Schedule) {
    self.script = script
    self.schedule = schedule
  }

  /// The points, with the rows before and after each failure.
  func added(to points: [TestPoint]) throws(RunFailure) -> [TestPoint] {
    guard points.contains(where: \.isFailure) else { return points }
    var simulation = try Simulation.beginning(
      script, frameRate: schedule.frameRate, isRecording: false)
    let columns = simulation.columns
    var rows = Frames(schedule.rows.makeIterator())
    var row = RowValues(columnCount: columns.count)
    var shown: [(time: RowTimes.Row, values: RowValues)] = []
    var result = points
    for index in points.indices {
      guard case .failed(var mismatch) = points[index].verdict, let instant = points[index].instant
      else { continue }
      while let frame = rows.next(until: instant) {
        try simulation.advance(to: frame.instant)
        try simulation.readValues(into: &row)
        shown = shown.suffix(2) + [(frame, row)]
      }
      let around = shown.filter { $0.time.instant != instant }
      let before = around.last { $0.time.instant < instant }
      let after = around.first { $0.time.instant > instant }
      let places = places(of: mismatch, among: columns)
      mismatch.rows = [before, after].compactMap(\.self).map { shown in
        ReportedRow(
          time: shown.time.seconds,
          values: places.map {
            ReportedRow.Member(name: columns[$0].name, value: shown.values[$0])
          })
      }
      result[index].verdict = .failed(mismatch)
    }
    return result
  }

  private func places(of mismatch: Mismatch, among columns: [Column]) -> [Int] {
    guard !mismatch.columns.isEmpty else { return Array(columns.indices.prefix(Self.columnLimit)) }
    return columns.indices.filter { mismatch.columns.contains(columns[$0].name) }
  }

  /// The frames, up to the first one after an instant.
  private struct Frames {
    private var iterator: RowTimes.Iterator
    private var last: RowTimes.Row?

    init(_ iterator: RowTimes.Iterator) {
      self.iterator = iterator
    }

    mutating func next(until instant: Instant) -> RowTimes.Row? {
      if let last, last.instant > instant { return nil }
      last = iterator.next()
      return last
    }
  }
}
