import AnimationEngine
import Diagnostics
import TestSupport
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// Rows that are printed before the end of the run is known end where the others do.
@Suite struct OpenEndTests {
  private func trace(
    _ text: String, rate: Double? = nil, knowsEnd: Bool
  ) throws -> (trace: Trace?, errors: Int) {
    let source = SourceText(name: "document", bytes: Array(text.utf8))
    var (timeline, diagnostics) = CheckedTimeline.read(source)
    guard let timeline else { return (nil, diagnostics.errorCount) }
    var sampling = Sampling()
    sampling.frameRate = rate
    let trace = Trace(
      timeline, sampling: sampling, knowsEnd: knowsEnd, diagnostics: &diagnostics)
    return (trace, diagnostics.errorCount)
  }

  private func rows(of trace: Trace, velocities: Bool) throws -> [String] {
    var reader = try RowReader(trace, velocities: velocities)
    var rows: [String] = []
    while let time = try reader.next() {
      rows.append("\(time.seconds) \(reader.row.numbers) \(reader.row.velocities)")
    }
    return rows
  }

  private static let change = #""withAnimation": ".easeIn(duration: 0.25)", "set": { "x": 9 }"#

  @Test(arguments: [
    // Nothing happens, or nothing moves.
    ("", 1), (#"{ "at": 0.5, "set": { "x": 1 } }"#, 31),
    (#"{ "at": 0.51, "set": { "x": 1 } }"#, 32),
    // A motion ends at a frame, and between two.
    (#"{ "at": 0.5, \#(change) }"#, 46), (#"{ "at": 0.51, \#(change) }"#, 47),
    // A value that stays still keeps the run going.
    (#"{ "at": 0, \#(change) }, { "at": 2, "set": { "y": 1 } }"#, 121),
    // A paused motion does not.
    (#"{ "at": 0, \#(change) }, { "at": 0.1, "pause": ["x"] }"#, 7),
    (#"{ "at": 0, \#(change) }, { "at": 0.1, "pause": ["x"] }, { "at": 1, "resume": ["x"] }"#, 70),
  ])
  func `the last row is the first one by which everything has settled`(
    events: String, count: Int
  ) throws {
    let text = #"{ "fps": 60, "state": { "x": 0, "y": 0 }, "events": [ \#(events) ] }"#
    let open = try #require(try trace(text, knowsEnd: false).trace)
    #expect(open.schedule.endsWhenSettled)
    #expect(try rows(of: open, velocities: false).count == count)
    for rate: Double? in [nil, 7, 1000] {
      let open = try #require(try trace(text, rate: rate, knowsEnd: false).trace)
      let known = try #require(try trace(text, rate: rate, knowsEnd: true).trace)
      #expect(!known.schedule.endsWhenSettled)
      for velocities in [false, true] {
        let expected = try rows(of: known, velocities: velocities)
        #expect(try rows(of: open, velocities: velocities) == expected)
      }
    }
  }

  @Test(arguments: 0..<60)
  func `any timeline of literal changes ends as one whose end was looked for`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let animations = [
      ".linear(duration: 0.3)", ".easeIn(duration: 0.05).repeatCount(3)", ".spring(duration: 0.4)",
      ".interpolatingSpring(duration: 0.2, bounce: 0.4)", ".easeOut(duration: 0.1).delay(0.25)",
      ".linear(duration: 0)", ".bouncy.speed(2)",
    ]
    let events = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      let state = Bool.random(using: &random) ? "x" : "y"
      let value = Int.random(in: -2...2, using: &random)
      let animation = animations[Int.random(in: animations.indices, using: &random)]
      let step =
        switch Int.random(in: 0..<8, using: &random) {
        case 0: #""set": { "\#(state)": \#(value) }"#
        case 1: #""pause": ["\#(state)"]"#
        case 2: #""resume": ["\#(state)"]"#
        case 3: #""stop": ["\#(state)"]"#
        default: #""withAnimation": "\#(animation)", "set": { "\#(state)": \#(value) }"#
        }
      return #"{ "at": \#(Double.random(in: 0...1.5, using: &random)), \#(step) }"#
    }
    let text = #"{ "state": { "x": 0, "y": 0 }, "events": [ \#(events.joined(separator: ", ")) ] }"#
    for rate in [60.0, 0.5, 333] {
      let open = try #require(try trace(text, rate: rate, knowsEnd: false).trace)
      let known = try #require(try trace(text, rate: rate, knowsEnd: true).trace)
      #expect(open.schedule.endsWhenSettled)
      let found = try rows(of: open, velocities: false)
      #expect(try found == rows(of: known, velocities: false))
    }
  }

  @Test func `views that follow from states have the same rows, wherever the end is found`() throws
  {
    var count = 0
    for seed in 0..<Cases.count(100, of: 1_000 as UInt64) {
      let text = PlainTimeline.text(seed: seed)
      guard let open = try trace(text, knowsEnd: false).trace, open.schedule.endsWhenSettled,
        let known = try trace(text, knowsEnd: true).trace
      else { continue }
      count += 1
      let found = try rows(of: open, velocities: false)
      #expect(try found == rows(of: known, velocities: false), "seed \(seed): \(text)")
    }
    #expect(count > 5)
  }

  @Test(arguments: [
    // What a run shows, or whether it ends, only the run can tell.
    #""views": [ { "id": "v", "modifiers": [ { "opacity": "1 / (x + 1)" } ] } ], "events": []"#,
    #""events": [ { "at": 1, "set": { "x": "x * x" } } ]"#,
    #""events": [ { "at": 1, "async": { "after": 1, "run": [] } } ]"#,
    #""clock": "display", "events": []"#,
    #""until": 3, "events": []"#,
  ])
  func `the end of other runs is known before`(members: String) throws {
    let text = #"{ "state": { "x": 0 }, \#(members) }"#
    let open = try #require(try trace(text, knowsEnd: false).trace)
    #expect(!open.schedule.endsWhenSettled)
  }

  @Test func `a run without end is refused before its first row`() throws {
    let text = #"""
      { "state": { "x": 0 }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1).repeatForever()", "set": { "x": 1 } } ] }
      """#
    let (trace, errors) = try trace(text, knowsEnd: false)
    #expect(trace == nil && errors == 1)
  }

  /// A page has no command line.
  @Test(arguments: [
    #"{ "at": 0, "withAnimation": ".linear(duration: 1).repeatForever()", "set": { "x": 1 } }"#,
    #"{ "at": 9, "set": { "x": 1 }, "withAnimation": ".linear(duration: 8000)" }"#,
  ])
  func `the help for a run without end names options where there are some`(event: String) throws {
    let text = #"{ "state": { "x": 0 }, "events": [ \#(event) ] }"#
    let helps = try [true, false].map { offersOptions in
      let source = SourceText(name: "document", bytes: Array(text.utf8))
      var (timeline, diagnostics) = CheckedTimeline.read(source)
      try #require(timeline).rehearse(&diagnostics, offeringOptions: offersOptions)
      return try #require(diagnostics.first.first?.help)
    }
    #expect(helps[0].hasPrefix(helps[1] + ", or --until "))
    #expect(helps[1].hasPrefix("say when to stop: \"until\": "))
  }

  @Test func `a check of a plain timeline does not play it`() throws {
    let events = (0..<30_000).map { #"{ "at": \#($0), \#(Self.change) }"# }
    let text = #"{ "state": { "x": 0 }, "events": [ \#(events.joined(separator: ", ")) ] }"#
    let source = SourceText(name: "document", bytes: Array(text.utf8))
    var (timeline, diagnostics) = CheckedTimeline.read(source)
    let checked = try #require(timeline)
    var reports = 0
    checked.rehearse(&diagnostics) { _ in reports += 1 }
    #expect(diagnostics.isEmpty)
    #expect(reports == 0)
    // A run of so many instants reports its progress.
    _ = Trace(checked, sampling: Sampling(), diagnostics: &diagnostics) { _ in reports += 1 }
    #expect(reports > 0)
  }
}
