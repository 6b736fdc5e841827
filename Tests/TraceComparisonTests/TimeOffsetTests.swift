import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import TraceComparison

/// A trace that is shifted by whole frames, in the digits in which it is printed.
private struct Shift: CustomTestStringConvertible, Sendable {
  let rate: Double
  let frames: Int
  /// The decimals of times, or nil for all digits.
  let precision: Int?

  var testDescription: String {
    "\(frames) frames at \(rate), \(precision.map { "\($0) decimals" } ?? "all digits")"
  }

  static let all = [24.0, 30, 59.94, 60, 100, 120].flatMap { rate in
    [1, 7, 600].flatMap { frames in
      [2, 3, 6, nil].map { Shift(rate: rate, frames: frames, precision: $0) }
    }
  }

  /// The offset that takes the shift back, as a person copies it from the output.
  var offset: Double { Double(text(-Double(frames) / rate)) ?? .nan }

  func text(_ time: Double) -> String {
    precision.map { String(format: "%.\($0)f", time) } ?? "\(time)"
  }

  /// A time of a document of JSON, which leaves zeros out.
  private func number(_ time: Double) -> String { "\(Double(text(time)) ?? .nan)" }

  /// The rows of the shifted trace, or of the one at its place: a parabola.
  func table(shifted: Bool) -> String {
    rows(shifted: shifted).reduce("time,x\n") { $0 + "\(text($1.time)),\($1.value)\n" }
  }

  func longTable(shifted: Bool) -> String {
    rows(shifted: shifted).reduce("time,track,value\n") {
      $0 + "\(text($1.time)),x,\($1.value)\n\(text($1.time)),y,7\n"
    }
  }

  func objects(shifted: Bool) -> String {
    rows(shifted: shifted).reduce("") { $0 + "{\"time\":\(number($1.time)),\"x\":\($1.value)}\n" }
  }

  private func rows(shifted: Bool) -> [(time: Double, value: Int)] {
    (0..<90).map { (Double($0 + (shifted ? frames : 0)) / rate, $0 * $0) }
  }

  /// Events between the frames, some at one time and some hardly apart.
  func events(shifted: Bool) -> String {
    var generator = SeededGenerator(seed: 5)
    var times = (0..<60).map { _ in generator.number(in: 0...2) }
    times += times.prefix(10) + times.prefix(20).map { $0 + 2e-7 }
    let start = shifted ? Double(frames) / rate : 0
    return times.sorted().enumerated().reduce("time,event,track,value\n") { table, event in
      table + "\(text(start + event.element)),begin,x,\(event.offset)\n"
    }
  }
}

@Suite struct TimeOffsetTests {
  private func compare(
    _ first: String, _ second: String, offset: Double, interpolates: Bool = false
  ) throws -> ComparisonReport {
    var rules = ComparisonRules()
    rules.timeOffset = offset
    rules.interpolates = interpolates
    return try Comparison.compare(SourceText(first), SourceText(second), rules)
  }

  @Test(arguments: Shift.all)
  fileprivate func `a trace that is shifted by frames and shifted back is the same`(
    shift: Shift
  ) throws {
    var forms = [(shift.table(shifted: false), shift.table(shifted: true))]
    // Two rows of one track cannot have one time, nor can digits that are left out be known.
    if shift.precision != 2 {
      forms.append((shift.longTable(shifted: false), shift.longTable(shifted: true)))
      forms.append((shift.objects(shifted: false), shift.objects(shifted: true)))
      forms.append((shift.objects(shifted: false), shift.table(shifted: true)))
    }
    for (first, second) in forms {
      let there = try compare(first, second, offset: shift.offset)
      #expect(there.isSame && there.frames?.matchedRows == 90)
      let back = try compare(second, first, offset: -shift.offset)
      #expect(back.isSame && back.frames?.matchedRows == 90)
    }
  }

  @Test(arguments: Shift.all)
  fileprivate func `events that are shifted by frames and shifted back are the same`(
    shift: Shift
  ) throws {
    let (first, second) = (shift.events(shifted: false), shift.events(shifted: true))
    let there = try compare(first, second, offset: shift.offset)
    #expect(there.isSame && there.events?.matched == 90)
    let back = try compare(second, first, offset: -shift.offset)
    #expect(back.isSame && back.events?.matched == 90)
  }

  @Test(arguments: Shift.all.filter { $0.precision != 2 })
  fileprivate func `one frame more or less is a difference at both ends`(shift: Shift) throws {
    for step in [1, -1] {
      let wrong = try #require(Double(shift.text(shift.offset + Double(step) / shift.rate)))
      let rows = try compare(shift.table(shifted: false), shift.table(shifted: true), offset: wrong)
      #expect(rows.frames?.onlyIn.first.count == 1)
      #expect(rows.frames?.onlyIn.second.count == 1)
      let events = try compare(
        shift.events(shifted: false), shift.events(shifted: true), offset: wrong)
      #expect(!events.isSame)
    }
  }

  @Test(arguments: Shift.all.filter { $0.precision != 2 })
  fileprivate func `at its own rows a shifted trace has its own values`(shift: Shift) throws {
    let report = try compare(
      shift.table(shifted: false), shift.table(shifted: true), offset: shift.offset,
      interpolates: true)
    #expect(report.isSame && report.frames?.matchedRows == 90)
  }

  /// Times that are written with few digits because they have no more are those times.
  @Test(arguments: [
    ("time,x\n0,1\n1,2\n2,3\n", "time,x\n3,1\n4,2\n5,3\n", -3, true),
    ("time,x\n0,1\n1,2\n2,3\n", "time,x\n3.5,1\n4.5,2\n5.5,3\n", -3.0, false),
    (#"{"time":0,"x":1}{"time":0.5,"x":2}"#, #"{"time":0.2,"x":1}{"time":0.7,"x":2}"#, -0.2, true),
    (#"{"time":0,"x":1}{"time":0.5,"x":2}"#, #"{"time":0.2,"x":1}{"time":0.7,"x":2}"#, -0.1, false),
    ("time,x\n0,1\n0.1,2\n0.2,3\n", "time,x\n0.3,1\n0.4,2\n0.5,3\n", -0.3, true),
    ("time,x\n0,1\n0.1,2\n0.2,3\n", "time,x\n0.3,1\n0.4,2\n0.5,3\n", -0.25, false),
    // Without an offset times are what is written.
    ("time,x\n0.0167,1\n0.0333,2\n", "time,x\n0.016667,1\n0.033333,2\n", 0, false),
    // A time that is written with an exponent has as many decimals.
    ("time,x\n0.00001,1\n0.00003,2\n", "time,x\n1.10001e0,1\n1.10003,2\n", -1.1, true),
    ("time,x\n1e-05,1\n3e-05,2\n", "time,x\n1.10002,1\n1.10004,2\n", -1.1, true),
    ("time,x\n1e-05,1\n3e-05,2\n", "time,x\n1.10004,1\n1.10006,2\n", -1.1, false),
  ])
  func `rounding is half of the last digit, where times were rounded`(
    first: String, second: String, offset: Double, isSame: Bool
  ) throws {
    #expect(try compare(first, second, offset: offset).isSame == isSame)
  }
}
