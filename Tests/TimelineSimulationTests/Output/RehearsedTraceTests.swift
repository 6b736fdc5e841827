import Diagnostics
import Foundation
import TestSupport
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// A trace of a run that a check has played tells the same as one that plays it before its first row.
@Suite struct RehearsedTraceTests {
  private static let samples =
    FileManager.default
    .enumerator(atPath: RepositoryFiles.path("samples"))?
    .compactMap { ($0 as? String).flatMap { $0.hasSuffix(".json") ? $0 : nil } }.sorted() ?? []

  private func answers(of trace: Trace) throws -> [String] {
    func text(
      _ write: (@escaping Trace.Sink) throws(RunFailure) -> Void
    ) throws(RunFailure) -> String {
      var bytes: [UInt8] = []
      try write { bytes += $0 }
      return String(decoding: bytes, as: UTF8.self)
    }
    return [
      try text { sink throws(RunFailure) in
        try trace.writeRows(of: Array(trace.columns.indices), as: OutputStyle(), to: sink)
      },
      try text { sink throws(RunFailure) in
        try trace.writeEvents(as: OutputStyle(), to: sink)
      },
      try text { sink throws(RunFailure) in try trace.writeExplanations(to: sink) },
    ]
  }

  @Test func `samples that a check has played are not played again before their first row`() throws
  {
    var count = 0
    for sample in Self.samples {
      let source = SourceText(name: sample, bytes: try RepositoryFiles.bytes("samples/" + sample))
      var (timeline, diagnostics) = CheckedTimeline.read(source)
      guard let timeline else { continue }
      var found = DiagnosticList()
      guard let rehearsal = timeline.rehearse(&found) else { continue }
      #expect(!found.hasErrors, "\(sample)")
      var sampling = Sampling()
      sampling.openEnd = .wholeMotion
      let played = try #require(Trace(timeline, sampling: sampling, diagnostics: &diagnostics))
      let expected = try answers(of: played)
      #expect(try answers(of: Trace(rehearsal)) == expected, "\(sample)")
      count += 1
    }
    #expect(count > 100)
  }

  @Test(arguments: [
    // It never settles, and it cannot go on.
    #""withAnimation": ".linear(duration: 1).repeatForever()", "set": { "x": 1 }"#,
    #""set": { "x": "1 / (x - x)" }"#,
  ])
  func `a run that fails gives no rehearsal`(step: String) throws {
    let text = #"{ "state": { "x": 0 }, "events": [ { "at": 0, \#(step) } ] }"#
    let source = SourceText(name: "document", bytes: Array(text.utf8))
    let timeline = try #require(CheckedTimeline.read(source).0)
    var found = DiagnosticList()
    #expect(timeline.rehearse(&found).map { _ in true } == nil)
    #expect(found.hasErrors)
  }
}
