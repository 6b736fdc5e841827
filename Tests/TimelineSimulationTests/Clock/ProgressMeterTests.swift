import AnimationEngine
import Testing

@testable import TimelineSimulation

/// How often a run says how far it is, and in which units.
@Suite struct ProgressMeterTests {
  /// What a meter reports of a number of rows, a millisecond apart.
  private func reports(
    _ stage: RunStage, columns: Int, rows: Int, until end: Double? = 10
  ) -> [RunProgress] {
    var reports: [RunProgress] = []
    var meter = ProgressMeter(
      stage, until: end.map { Instant(seconds: $0) }, columnCount: columns,
      watch: { reports.append($0) })
    for row in 1...rows {
      let instant = Instant(seconds: Double(row) / 1000)
      if stage == .rows { meter.countRow(at: instant) } else { meter.count(at: instant) }
    }
    return reports
  }

  /// 2,048 values lie between two reports, in however many columns: a wide row takes as long as many small ones.
  @Test(arguments: [(0, 2048), (1, 2048), (2, 1024), (16, 128), (1000, 2), (2048, 1), (5000, 1)])
  func `a report comes after so many values`(columns: Int, rows: Int) {
    for stage in [RunStage.rows, .events, .rehearsing] {
      let reports = reports(stage, columns: columns, rows: 3 * rows)
      #expect(reports.map(\.count) == [rows, 2 * rows, 3 * rows])
      for (report, count) in zip(reports, 1...) {
        #expect(report.stage == stage)
        #expect(report.time == Instant(seconds: Double(count * rows) / 1000).seconds)
        #expect(report.fraction == min(report.time / 10, 1))
      }
    }
    #expect(reports(.rows, columns: columns, rows: max(rows - 1, 1)).count == (rows == 1 ? 1 : 0))
  }

  @Test func `without an end there is no part, and an end at once is all of it`() {
    #expect(reports(.findingEnd, columns: 1, rows: 2048, until: nil).map(\.fraction) == [nil])
    #expect(reports(.rows, columns: 1, rows: 2048, until: 0).map(\.fraction) == [1])
  }

  @Test func `rows are counted as rows, all else as instants`() {
    let units = [RunStage.findingEnd, .rehearsing, .rows, .events, .claims].map(\.unit)
    #expect(units == ["instants", "instants", "rows", "instants", "instants"])
  }

  /// A row counts once, however many instants were played before it.
  @Test func `the rows of a report are those that were read`() {
    var counts: [Int] = []
    var meter = ProgressMeter(.rows, until: nil, watch: { counts.append($0.count) })
    for number in 1...4096 {
      let instant = Instant(seconds: Double(number))
      if number % 4 == 0 { meter.countRow(at: instant) } else { meter.count(at: instant) }
    }
    #expect(counts == [512, 1024])
  }
}
