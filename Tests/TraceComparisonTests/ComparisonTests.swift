import Diagnostics
import TestSupport
import Testing

@testable import TraceComparison

extension SourceText {
  init(_ text: String) { self.init(name: "test", bytes: Array(text.utf8)) }
}

/// Compares two texts under some rules.
func comparison(
  _ first: String, _ second: String, tolerance: Double = 0, relative: Double = 0,
  timeTolerance: Double = 0, interpolates: Bool = false
) throws -> ComparisonReport {
  var rules = ComparisonRules()
  rules.tolerance = tolerance
  rules.relative = relative
  rules.timeTolerance = timeTolerance
  rules.interpolates = interpolates
  return try Comparison.compare(SourceText(first), SourceText(second), rules)
}

@Suite struct ComparisonTests {
  private static let table = "time,x,y\n0,1,2\n0.5,3,4\n1,5,6\n"
  /// The same trace in every form in which one is written.
  private static let forms = [
    table,
    "\u{FEFF}time,x,y\r\n0.000000,1.000000,2.000000\r\n0.500000,3,4\r\n1.000000,5e0,6\r\n",
    "y,time,x\n2,0,1\n4,0.5,3\n6,1,5\n",
    "time,track,value\n0,x,1\n0,y,2\n0.5,x,3\n0.5,y,4\n1,x,5\n1,y,6\n",
    "track,value,time\ny,2,0\nx,1,0\nx,3,0.5\ny,4,0.5\nx,5,1\ny,6,1\n",
    #"{"time":0,"x":1,"y":2}"# + "\n" + #"{"time":0.5,"x":3,"y":4}"# + "\n"
      + #"{"time":1,"x":5,"y":6}"# + "\n",
    #"[{"time":0,"x":1,"y":2},{"time":0.5,"x":3,"y":4},{"time":1,"y":6,"x":5}]"#,
    #"{"format":"inbetween.trace","version":1,"fps":2,"end":1,"columns":["time","x","y"],"frames":["#
      + #"{"time":0,"x":1,"y":2},{"time":0.5,"x":3,"y":4},{"time":1,"x":5,"y":6}],"events":[]}"#,
    #"{"time":0,"track":"x","value":1}{"time":0,"track":"y","value":2}"#
      + #"{"time":0.5,"track":"x","value":3}{"time":0.5,"track":"y","value":4}"#
      + #"{"time":1,"track":"x","value":5}{"time":1,"track":"y","value":6}"#,
  ]

  @Test(arguments: forms.indices, forms.indices)
  func `a trace is the same in every form`(first: Int, second: Int) throws {
    let report = try comparison(Self.forms[first], Self.forms[second])
    #expect(report.isSame)
    #expect(report.frames?.matchedRows == 3)
    #expect(Set(report.frames?.tracks.map(\.name) ?? []) == ["x", "y"])
    #expect(report.frames?.tracks.map(\.compared) == [3, 3])
  }

  @Test(arguments: forms)
  func `what differs is found in every form`(form: String) throws {
    let report = try comparison("time,x,y\n0,1,2\n0.5,3.25,4\n1,5,5\n", form)
    #expect(!report.isSame)
    #expect(report.first?.time == 0.5)
    #expect(report.first?.kind == .track("x", .number(3.25), .number(3)))
    let tracks = try #require(report.frames?.tracks)
    #expect(tracks.map(\.name) == ["x", "y"])
    #expect(tracks.map(\.different.count) == [1, 1])
    #expect(tracks.map(\.different.first) == [0.5, 1])
    #expect(tracks.map { $0.worst?.distance } == [0.25, 1])
    #expect(tracks.map { $0.worst?.time } == [0.5, 1])
  }

  @Test func `the larger of the two allowances counts`() throws {
    let first = "time,x,y\n0,1000,1\n"
    let second = "time,x,y\n0,1001,1.5\n"
    // 1 of 1001 is 0.000999: a part of 0.001 allows it; 0.5 of 1.5 is a third.
    #expect(try !comparison(first, second).isSame)
    #expect(try comparison(first, second, tolerance: 1).isSame)
    #expect(try !comparison(first, second, tolerance: 0.999).isSame)
    #expect(try !comparison(first, second, relative: 0.001).isSame)
    #expect(try comparison(first, second, tolerance: 0.5, relative: 0.001).isSame)
    #expect(try comparison(first, second, relative: 0.34).isSame)
    #expect(try !comparison(first, second, relative: 0.33).isSame)
  }

  @Test func `decimals that are a tolerance apart are the same`() throws {
    // 0.4 - 0.3 is 0.10000000000000003 in doubles, and 0.1 the next decimal below it.
    let (first, second) = ("time,x\n0,0.4\n0.99,1\n", "time,x\n0,0.3\n1,1\n")
    #expect(try comparison(first, second, tolerance: 0.1, timeTolerance: 0.01).isSame)
    #expect(try !comparison(first, second, tolerance: 0.0999, timeTolerance: 0.01).isSame)
    #expect(try !comparison(first, second, tolerance: 0.1, timeTolerance: 0.00999).isSame)
    // Without a tolerance the last bit counts.
    #expect(try !comparison("time,x\n0,0.3\n", "time,x\n0,0.30000000000000004\n").isSame)
  }

  @Test func `the worst error is told even where it is allowed`() throws {
    let report = try comparison(
      "time,x\n0,1\n1,2\n2,3\n", "time,x\n0,1.25\n1,1.5\n2,3.125\n", tolerance: 0.5)
    #expect(report.isSame)
    let worst = try #require(report.frames?.tracks.first?.worst)
    #expect((worst.time, worst.first, worst.second, worst.distance) == (1, 2, 1.5, 0.5))
  }

  @Test func `rows and columns that only one has are differences`() throws {
    let report = try comparison(
      "time,x,only\n0,1,5\n1,2,5\n2,3,5\n", "time,x,other\n0,1,6\n2,3,6\n3,4,6\n")
    let frames = try #require(report.frames)
    #expect(frames.matchedRows == 2)
    #expect((frames.onlyIn.first.count, frames.onlyIn.first.first) == (1, 1))
    #expect((frames.onlyIn.second.count, frames.onlyIn.second.first) == (1, 3))
    #expect(frames.tracks.map(\.name) == ["x", "only", "other"])
    #expect(frames.tracks.map(\.only) == [nil, .first, .second])
    #expect(frames.tracks[0].isSame)
  }

  @Test func `an empty field is no value, which a number is not the same as`() throws {
    let table = "time,x,y\n0,,1\n1,2,1\n"
    #expect(try comparison(table, table).isSame)
    #expect(try comparison(table, #"{"time":0,"y":1}{"time":1,"x":2,"y":1}"#).isSame)
    #expect(
      try comparison(table, #"{"frames":[{"time":0,"x":null,"y":1},{"time":1,"x":2,"y":1}]}"#)
        .isSame)
    #expect(try comparison(table, "time,track,value\n0,y,1\n1,x,2\n1,y,1\n").isSame)
    let report = try comparison(table, "time,x,y\n0,0,1\n1,,1\n")
    let track = try #require(report.frames?.tracks.first { $0.name == "x" })
    #expect((track.onlyIn.first.count, track.onlyIn.first.first) == (1, 1))
    #expect((track.onlyIn.second.count, track.onlyIn.second.first) == (1, 0))
    #expect((track.compared, track.different.count) == (2, 0))
    #expect(report.first?.kind == .track("x", .missing, .number(0)))
  }

  @Test func `a column without any value is as good as none`() throws {
    #expect(try comparison("time,x,y\n0,1,\n", #"{"time":0,"x":1}"#).isSame)
    #expect(try comparison("time,x\n", "time,x,y\n").isSame)
  }

  @Test func `texts are compared as they are`() throws {
    let first = #"{"time":0,"x":"a"}{"time":1,"x":"b"}"#
    #expect(try comparison(first, "time,x\n0,a\n1,\"b\"\n").isSame)
    let report = try comparison(first, "time,x\n0,a\n1,B\n", tolerance: 10)
    #expect(report.first?.kind == .track("x", .text("b"), .text("B")))
    #expect(try !comparison("time,x\n0,1\n", "time,x\n0,one\n", tolerance: 10).isSame)
    // What stands in quotes is a text, even if it looks like a number.
    #expect(try !comparison("time,x\n0,1\n", "time,x\n0,\"1\"\n").isSame)
    #expect(try comparison("time,x\n0,0x10\n", #"{"time":0,"x":"0x10"}"#).isSame)
  }

  @Test func `velocities are tracks beside the values, in both layouts`() throws {
    let wide = "time,x,x_velocity\n0,1,2\n1,3,4\n"
    #expect(try comparison(wide, "time,track,value,velocity\n0,x,1,2\n1,x,3,4\n").isSame)
    let report = try comparison(wide, "time,track,value,velocity\n0,x,1,2\n1,x,3,5\n")
    #expect(report.first?.kind == .track("x_velocity", .number(4), .number(5)))
  }

  @Test func `a distance too large for a number is the largest there is`() throws {
    let report = try comparison(
      "time,x\n0,-1e308\n", "time,x\n0,1e308\n", tolerance: 1e15, relative: 1)
    #expect(report.frames?.tracks.first?.worst?.distance == .greatestFiniteMagnitude)
    #expect(!report.isSame)
  }

  @Test func `a table of a unit curve is matched by its progress`() throws {
    #expect(try comparison("progress,value\n0,0\n1,1\n", "progress,value\n0,0\n1,1\n").isSame)
    let document = #"{"format":"inbetween.curve","samples":[{"progress":0,"value":0.5}]}"#
    #expect(try !comparison("progress,value\n0,0\n", document).isSame)
  }
}
