import Foundation
import TestSupport
import Testing

@testable import TraceComparison

@Suite struct TimeMatchingTests {
  @Test func `rows are matched within the tolerance, the nearest first`() throws {
    let first = "time,x\n0,1\n0.1,2\n0.2,3\n"
    let second = "time,x\n0.004,1\n0.096,2\n0.203,3\n"
    #expect(try comparison(first, second).frames?.matchedRows == 0)
    #expect(try comparison(first, second, timeTolerance: 0.005).isSame)
    // The row at 0.1 is nearer to 0.096 than the one at 0, which has none then.
    let shifted = try comparison("time,x\n0,1\n0.1,2\n", "time,x\n0.096,2\n", timeTolerance: 1)
    #expect(shifted.frames?.matchedRows == 1)
    #expect(shifted.frames?.onlyIn.first.first == 0)
    #expect(shifted.frames?.tracks.first?.isSame == true)
    let other = try comparison("time,x\n0.096,2\n", "time,x\n0,1\n0.1,2\n", timeTolerance: 1)
    #expect(other.frames?.onlyIn.second.first == 0)
  }

  @Test func `rows of one time are matched in their order`() throws {
    let first = "time,x\n0,1\n0,2\n1,3\n"
    #expect(try comparison(first, first).isSame)
    let report = try comparison(first, "time,x\n0,1\n1,3\n")
    #expect(report.frames?.onlyIn.first.count == 1)
    #expect(report.frames?.matchedRows == 2)
  }

  /// The value of a straight line and of a parabola, sampled at some times.
  private func table(_ times: [Double]) -> String {
    "time,line,parabola\n"
      + times.map { "\($0),\(3 * $0 - 1),\($0 * $0)\n" }.joined()
  }

  @Test func `between two rows the values lie on a line`() throws {
    let fine = table((0...20).map { Double($0) * 0.05 })
    let coarse = table((0...4).map { Double($0) * 0.25 })
    let report = try comparison(fine, coarse, tolerance: 1e-12, interpolates: true)
    let tracks = try #require(report.frames?.tracks)
    #expect(tracks.map(\.name) == ["line", "parabola"])
    #expect(tracks[0].isSame)
    // The chord of x*x over a length h is too high by (x - a) * (b - x): at 0.1 by 0.1 * 0.15.
    let worst = try #require(tracks[1].worst)
    #expect(isClose(worst.distance, 0.015, within: 1e-12))
    #expect(tracks[1].different.count == 16)
    #expect(report.frames?.matchedRows == 21)
    #expect(try comparison(fine, coarse, tolerance: 0.0150001, interpolates: true).isSame)
  }

  @Test func `at its own rows a trace has its own values`() throws {
    var generator = SeededGenerator(seed: 7)
    let times = (0..<200).map { _ in generator.number(in: 0...1) }.sorted()
    let rows = times.map { "\($0),\(generator.number(in: -1e3...1e3))\n" }
    let table = "time,x\n" + rows.joined()
    #expect(try comparison(table, table, interpolates: true).isSame, "\(generator)")
  }

  @Test func `what one trace has outside of the other is a difference`() throws {
    let long = table([0, 0.25, 0.5, 0.75, 1])
    let short = table([0.25, 0.5, 0.75])
    let missing = try comparison(long, short, interpolates: true)
    #expect((missing.frames?.onlyIn.first.count, missing.frames?.onlyIn.first.first) == (2, 0))
    let surplus = try comparison(short, long, interpolates: true)
    #expect((surplus.frames?.onlyIn.second.count, surplus.frames?.onlyIn.second.first) == (2, 0))
    // Inside the tolerance the last row stands for what is outside.
    let line = "time,x\n0.01,1\n0.99,1\n"
    #expect(
      try comparison("time,x\n0,1\n1,1\n", line, timeTolerance: 0.01, interpolates: true).isSame)
    #expect(
      try comparison(line, "time,x\n0,1\n1,1\n", timeTolerance: 0.01, interpolates: true).isSame)
    #expect(
      try !comparison("time,x\n0,1\n1,1\n", line, timeTolerance: 0.009, interpolates: true).isSame)
  }

  @Test func `a trace without rows has nothing to be compared with`() throws {
    let report = try comparison("time,x\n", "time,x\n0,1\n1,2\n", interpolates: true)
    #expect(report.frames?.onlyIn.second.count == 2)
    #expect(try comparison("time,x\n", "time,x\n", interpolates: true).isSame)
    #expect(
      try comparison("time,x\n0,1\n", "time,x\n", interpolates: true).frames?
        .onlyIn.first.count == 1)
  }

  @Test func `a text stands until the next, a missing end is no value`() throws {
    let second = #"{"time":0,"x":"a","y":1}{"time":1,"x":"b"}"#
    let first = #"{"time":0.5,"x":"a"}"#
    let report = try comparison(first, second, timeTolerance: 0.5, interpolates: true)
    #expect(report.frames?.tracks.first { $0.name == "x" }?.isSame == true)
  }
}
