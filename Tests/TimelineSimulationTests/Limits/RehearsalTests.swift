import AnimationEngine
import Diagnostics
import DocumentFuzzing
import TestSupport
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// A run is rehearsed unless it is proved from the document that nothing can go wrong in it.
@Suite struct RehearsalTests {
  /// The document, prepared; nil for one with errors.
  private func prepared(_ text: String) -> PreparedTimeline? {
    let source = SourceText(name: "document", bytes: Array(text.utf8))
    var (timeline, diagnostics) = CheckedTimeline.read(source)
    return timeline.flatMap { PreparedTimeline($0, diagnostics: &diagnostics) }
  }

  /// The failure of a run that reads every row; nil if it goes to its end.
  private func failure(of script: PreparedTimeline) -> RunFailure? {
    do throws(RunFailure) {
      var settled: Simulation?
      let schedule = try Schedule(
        script, Sampling(), recording: .rehearsal, settled: &settled, watch: nil)
      for recording in [Recording.rehearsal, .events] {
        var run = try Simulation.beginning(
          script, frameRate: schedule.frameRate, recording: recording)
        var row = RowValues(columnCount: run.columns.count)
        var rows = schedule.rows.makeIterator()
        while let time = rows.next() {
          try run.advance(to: time.instant)
          if recording == .events || run.evaluatesRows { try run.readValues(into: &row) }
          _ = run.recorder.drainEvents()
        }
        #expect(run.recorder.warnings.isEmpty)
      }
      return nil
    } catch {
      return error.isLackOfEnd ? nil : error
    }
  }

  @Test func `a run that is not rehearsed never fails`() {
    var (proved, failed) = (0, 0)
    for seed in 0..<Cases.count(300, of: 2_000 as UInt64) {
      let text = PlainTimeline.text(seed: seed)
      guard let script = prepared(text) else { continue }
      let failure = failure(of: script)
      if failure != nil { failed += 1 }
      guard !script.mayFail(Sampling()) else { continue }
      proved += 1
      #expect(failure == nil, "seed \(seed): \(text)")
    }
    // The documents are of both kinds, or the law would say nothing.
    #expect(proved > 20)
    #expect(failed > 20)
  }

  @Test func `neither does one of a changed sample`() throws {
    let fuzzing = try Fuzzing(seed: 40)
    var proved = 0
    for number in 0..<Cases.count(300, of: 3_000 as UInt64) {
      let text = String(decoding: fuzzing.input(number), as: UTF8.self)
      guard let script = prepared(text), !script.mayFail(Sampling()),
        script.timeline.until.map({ $0.seconds < 100 }) ?? true
      else { continue }
      proved += 1
      #expect(failure(of: script) == nil, "input \(number): \(text)")
    }
    #expect(proved > 0)
  }

  private static let changes = (0..<200).map {
    #"{ "at": \#($0), "withAnimation": ".spring", "set": { "x": \#($0) } }"#
  }.joined(separator: ", ")

  private func mayFail(showing modifiers: String, _ members: String = "") throws -> Bool {
    let script = try #require(
      prepared(
        #"""
        { "state": { "x": 0, "on": true, "list": [1, 2], "n": "1 + 1" }, \#(members)
          "views": [ { "id": "v", "modifiers": [ \#(modifiers) ] } ],
          "events": [ \#(Self.changes) ] }
        """#))
    return script.mayFail(Sampling())
  }

  @Test(arguments: [
    #"{ "opacity": "x" }"#, #"{ "offset": { "x": "x * 2 - 1", "y": "on ? x : -x" } }"#,
    #"{ "opacity": "x / 4" }, { "animation": ".spring", "value": "x" }"#,
    #"{ "text": "'\\(x)'" }"#, #"{ "fill": "on ? .red : .blue" }"#,
    #"{ "scaleEffect": "min(x, 2)" }, { "zIndex": "on ? 1 : 0" }"#,
    #"{ "rotationEffect": ".degrees(x)" }"#, #"{ "attribute": { "twice": "2 * x" } }"#,
  ])
  func `views that show what cannot fail are not rehearsed`(modifiers: String) throws {
    #expect(try !mayFail(showing: modifiers))
  }

  @Test(arguments: [
    // Numbers that may not be finite.
    #"{ "opacity": "1 / x" }"#, #"{ "opacity": "x * x" }"#, #"{ "opacity": "sqrt(x)" }"#,
    #"{ "opacity": "x * 1e300" }"#, #"{ "fill": { "r": "x" } }"#,
    // Elements that may be missing, Ints that may overflow, texts and arrays that may grow.
    #"{ "opacity": "list[Int(x)]" }"#, #"{ "opacity": "Double(n + 1)" }"#,
    #"{ "opacity": "list.reduce(0) { $0 + $1 }" }"#, #"{ "attribute": { "all": "list" } }"#,
    // Callbacks, and what is seen at every frame.
    #"{ "opacity": "x" }, { "onChange": "on", "run": [] }"#,
    #"{ "animatable": { "p": "x" }, "body": [ { "opacity": "p / 2" } ] }"#,
    #"{ "opacity": "x" }, { "transaction": "{ $0.animation = nil }" }"#,
  ])
  func `views whose values may fail are rehearsed`(modifiers: String) throws {
    #expect(try mayFail(showing: modifiers))
  }

  @Test func `views that come and go are rehearsed`() throws {
    let script = try #require(
      prepared(
        #"{ "state": { "on": true }, "views": [ { "id": "v", "when": "on" } ], "events": [] }"#))
    #expect(script.mayFail(Sampling()))
  }
}
