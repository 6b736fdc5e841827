import AnimationEngine
import Testing

@testable import TimelineSimulation

@Suite struct RowTimesTests {
  private static let ends: [(end: Double, rate: Double, count: Int)] = [
    (0.1, 24, 4), (0.1, 60, 7), (0.3, 30, 10), (0.3, 60, 19), (1.1, 60, 67), (1.1, 30, 34),
    (0, 60, 1), (1, 60, 61), (1.0 / 3, 60, 21), (0.1, 23.976, 4), (2, 0.5, 2), (0.001, 1000, 2),
  ]

  @Test(arguments: ends)
  func `the last frame is the first at or after the end`(end: Double, rate: Double, count: Int) {
    let rows = Array(RowTimes.frames(rate: rate, end: Instant(seconds: end)))
    #expect(rows.count == count)
    #expect(rows.last.map { $0.instant >= Instant(seconds: end) } == true)
    #expect(rows.dropLast().allSatisfy { $0.instant < Instant(seconds: end) })
  }

  private static let starts: [(start: Double, rate: Double, first: Int, count: Int)] = [
    (0.3, 60, 18, 43), (0.300_1, 60, 19, 42), (-0.5, 60, 0, 61), (1, 60, 60, 1), (1.01, 60, 61, 0),
    (5, 60, 300, 0), (0.7, 30, 21, 10), (0.1, 24, 3, 22),
  ]

  @Test(arguments: starts)
  func `the first row is the first frame at or after the start`(
    start: Double, rate: Double, first: Int, count: Int
  ) {
    let times = RowTimes.frames(
      rate: rate, start: Instant(seconds: start), end: Instant(seconds: 1))
    let rows = Array(times)
    #expect(rows.count == count)
    #expect(times.count == count)
    #expect(rows.first.map { $0.seconds == Double(first) / rate } ?? (count == 0))
    #expect(times.last == rows.last?.instant)
  }

  @Test(arguments: [24.0, 25, 30, 48, 50, 60, 90, 100, 120, 144, 240, 1000])
  func `a frame's time is one division`(rate: Double) {
    for (index, row) in RowTimes.frames(rate: rate, end: Instant(seconds: 3)).enumerated() {
      #expect(row.seconds == Double(index) / rate)
    }
  }

  @Test func `listed times print as the shortest decimals they were given as`() {
    let times = [0.1, 0.3, 0.7, 1.234567891]
    let rows = RowTimes.listed(times.map(Instant.init(seconds:)))
    #expect(rows.map(\.seconds) == times)
  }

  @Test(arguments: [(0.5, 4), (0.55, 5), (0.3, 3), (0, 3), (1, 9), (2, 10), (1e9, 10)])
  func `rows are skipped to the last one before an instant`(seconds: Double, first: Int) {
    let times = RowTimes.frames(rate: 10, end: Instant(seconds: 1))
    #expect(times.skipping(3..<11, to: Instant(seconds: seconds)) == first..<11)
    #expect(times.skipping(11..<11, to: Instant(seconds: seconds)) == 11..<11)
    #expect(RowTimes.listed([.zero]).skipping(0..<1, to: Instant(seconds: seconds)) == 0..<1)
  }
}
