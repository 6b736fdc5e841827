import TestSupport
import Testing

@testable import TraceComparison

@Suite struct EventComparisonTests {
  private static let header = "time,event,track,transaction,label,value,detail,turn\n"
  private static let table =
    header + """
      0.000000,begin,card_opacity,show,,1.000000,withAnimation,1
      0.500000,complete,,show,shown,,logical,2
      0.500000,emit,,,"50",,,3
      0.800000,end,card_offset,move,,,,4

      """
  private static let stream = """
    {"time":0,"event":"begin","track":"card_opacity","transaction":"show","value":1,\
    "detail":"withAnimation","turn":1}
    {"time":0.5,"event":"complete","transaction":"show","label":"shown","detail":"logical","turn":2}
    {"time":0.5,"event":"emit","label":"50","turn":3}
    {"time":0.8,"event":"end","track":"card_offset","transaction":"move","value":[1,2],"turn":4}
    """

  private func events(_ first: String, _ second: String, _ tolerance: Double = 0) throws
    -> EventReport
  {
    try #require(
      comparison(first, second, tolerance: tolerance, timeTolerance: tolerance).events)
  }

  @Test func `events are the same in every form`() throws {
    let document =
      #"{"frames":[{"time":0,"x":1}],"events":["#
      + Self.stream.split(separator: "\n").joined(separator: ",") + "]}"
    let forms = [Self.table, Self.stream, document]
    for first in forms {
      for second in forms {
        let report = try events(first, second)
        #expect(report.isSame, "\(report.differences)")
        #expect(report.matched == 4)
      }
    }
  }

  @Test func `a recording without tracks is compared by words and labels`() throws {
    let recorded = "time,event,label\n0.51,complete,shown\n0.51,emit,\"50\"\n"
    for (first, second) in [
      (Self.table, recorded), (recorded, Self.table), (Self.stream, recorded),
    ] {
      let report = try events(first, second, 0.02)
      #expect(report.isSame, "\(report.differences)")
      #expect(report.matched == 2)
    }
    for (wrong, count) in [
      ("0.5,complete,hidden\n0.5,emit,\"50\"\n", 2), ("0.5,complete,shown\n", 1),
      ("0.5,emit,shown\n0.5,emit,50\n", 2), ("0.6,complete,shown\n0.6,emit,50\n", 4),
    ] {
      #expect(try events(Self.table, "time,event,label\n" + wrong, 0.02).count == count, "\(wrong)")
    }
  }

  @Test func `what is missing and what is different is told`() throws {
    let other =
      Self.header + """
        0.000000,begin,card_opacity,show,,1.250000,withAnimation,1
        0.500000,emit,,,"50",,,2
        0.900000,end,card_offset,move,,,,4

        """
    let report = try events(Self.table, other)
    #expect((report.matched, report.different.count) == (2, 2))
    #expect((report.onlyIn.first.count, report.onlyIn.first.first) == (2, 0.5))
    #expect((report.onlyIn.second.count, report.onlyIn.second.first) == (1, 0.9))
    #expect(report.first?.time == 0)
    #expect(report.differences.map(\.event) == ["begin", "complete", "emit", "end", "end"])
    #expect(report.differences.map(\.only) == [nil, .first, nil, .first, .second])
    let begin = try #require(report.differences.first)
    #expect(begin.fields == [.init(name: "value", first: .number(1), second: .number(1.25))])
    #expect(
      report.differences[2].fields
        == [.init(name: "turn", first: .text("3"), second: .text("2"))])
    #expect(try events(Self.table, other, 0.25).onlyIn.first.count == 1)
  }

  @Test func `the order at one time counts`() throws {
    let forward = Self.header + "0,emit,,,a,,,1\n0,emit,,,b,,,1\n"
    let backward = Self.header + "0,emit,,,b,,,1\n0,emit,,,a,,,1\n"
    let report = try events(forward, backward)
    #expect(!report.isSame)
    #expect((report.onlyIn.first.count, report.onlyIn.second.count) == (1, 1))
  }

  @Test func `a new column at the end is no difference`() throws {
    let lines = Self.table.split(separator: "\n").map(String.init)
    let wider = lines.enumerated().map { index, line in
      line + (index == 0 ? ",reason\n" : ",new\n")
    }.joined()
    #expect(try events(Self.table, wider).isSame)
  }

  @Test func `more differences than can be read are counted`() throws {
    let count = Cases.count(1000, of: 5000)
    let rows = (0..<count).map { "0,emit,,,a\($0),,,1\n" }.joined()
    let others = (0..<count).map { "0,emit,,,b\($0),,,1\n" }.joined()
    let report = try events(Self.header + rows, Self.header + others)
    #expect(report.count == 2 * count)
    #expect(report.differences.count == EventReport.limit)
  }

  @Test func `the earlier of two first differences is the first`() throws {
    let first = #"{"frames":[{"time":1,"x":1}],"events":[{"time":0.5,"event":"emit"}]}"#
    let second = #"{"frames":[{"time":1,"x":2}],"events":[]}"#
    #expect(try comparison(first, second).first?.kind == .event("emit", only: .first))
    let late = #"{"frames":[{"time":0.25,"x":1}],"events":[{"time":0.5,"event":"emit"}]}"#
    #expect(try comparison(late, second).first?.time == 0.25)
  }
}
