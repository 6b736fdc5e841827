import AnimationEngine
import Diagnostics
import Foundation
import TestSupport
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// Many rows are read at once; each is what a run shows that is asked about its time alone.
@Suite struct RowReaderTests {
  private static let samples: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: RepositoryFiles.path("samples"))
    return (files ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test func `the samples are found`() {
    #expect(Self.samples.count > 50)
  }

  @Test(arguments: samples.sampled(every: 5))
  func `a sample has the rows that its times have`(sample: String) throws {
    // Some samples show errors.
    guard let timeline = read(try RepositoryFiles.bytes("samples/\(sample)")).timeline else {
      return
    }
    try compare(timeline)
  }

  @Test(arguments: [
    // Every form of motion from rest; the others begin, end or are turned back while it runs.
    ".linear(duration: 0.9)", ".easeIn(duration: 1.7)",
    ".timingCurve(0.1, 1.4, 0.6, -0.5, duration: 2)",
    ".linear(duration: 0.13).repeatForever()",
    ".easeOut(duration: 0.21).repeatCount(5, autoreverses: true)",
    ".linear(duration: 0.1).repeatCount(3).delay(0.07).repeatCount(2).speed(0.6)",
    ".linear(duration: 2).delay(0.4).speed(1.3)",
    ".interpolatingSpring(duration: 0.5, bounce: 0.3)",
    ".interpolatingSpring(mass: 1, stiffness: 90, damping: 60)", ".spring(duration: 0.4)",
    ".spring(duration: 0.2).repeatCount(3)", ".bouncy.delay(0.3)",
  ])
  func `a motion shows the same in whatever row it is read`(animation: String) throws {
    let change = #""withAnimation": "\#(animation)", "set": "#
    try compare(
      Array(
        """
        { "until": 4, "state": { "x": 0, "p": "CGPoint(x: 1, y: 2)", "c": "Color.red", "still": 3 }, "events": [
          { "at": 0.05, \(change) { "x": 100 } },
          { "at": 0.3, \(change) { "p": "CGPoint(x: -7, y: 0.25)", "c": "Color.blue" } },
          { "at": 1.501, \(change) { "x": -40 } },
          { "at": 2.2, "set": { "still": 4 } }
        ] }
        """.utf8))
  }

  @Test func `a trace shows the same each time it is written`() throws {
    let document = #"""
      { "fps": 4, "until": 1, "state": { "x": 0 },
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 100 } } ] }
      """#
    let timeline = try #require(read(Array(document.utf8)).timeline)
    var diagnostics = DiagnosticList()
    let trace = try #require(
      Trace(timeline, sampling: Sampling(), knowsEnd: false, diagnostics: &diagnostics))
    for _ in 0..<3 {
      let sink = ByteSink()
      try trace.writeRows(of: [0], as: OutputStyle(), to: sink.write)
      let values = sink.text.split(separator: "\n").dropFirst().compactMap {
        $0.split(separator: ",").last.flatMap { Double($0) }
      }
      #expect(values == [0, 25, 50, 75, 100])
    }
  }

  @Test func `a motion that is turned every few rows shows the same`() throws {
    let events = (0..<80).map { index in
      let animation =
        index % 7 == 3 ? ".easeInOut(duration: 0.1)" : ".spring(duration: 0.4, bounce: 0.3)"
      return """
        { "at": \(Double(index) * 0.029), "withAnimation": "\(animation)", "set": { "x": \(index * 37 % 100) } }
        """
    }
    try compare(
      Array(
        #"{ "until": 4, "state": { "x": 0.5 }, "events": [\#(events.joined(separator: ","))] }"#
          .utf8))
  }

  private func read(
    _ bytes: [UInt8]
  ) -> (timeline: CheckedTimeline?, diagnostics: DiagnosticList) {
    CheckedTimeline.read(SourceText(name: "document", bytes: bytes))
  }

  private func compare(_ bytes: [UInt8]) throws {
    let (timeline, diagnostics) = read(bytes)
    try compare(try #require(timeline, "\(diagnostics)"))
  }

  private func compare(_ checked: CheckedTimeline) throws {
    var diagnostics = DiagnosticList()
    var sampling = Sampling()
    sampling.frameRate = 120
    guard let trace = Trace(checked, sampling: sampling, diagnostics: &diagnostics) else { return }
    var reader = try RowReader(trace)
    var stepped = try Trace.simulation(of: trace.script, trace.schedule)
    var staged = try Trace.simulation(of: trace.script, trace.schedule, recording: .stage)
    var row = RowValues(columnCount: trace.columns.count)
    while let time = try reader.next() {
      try stepped.advance(to: time.instant)
      try stepped.readValues(into: &row)
      try #require(reader.row.numbers == row.numbers, "at \(time.seconds)")
      try #require(reader.row.texts == row.texts, "at \(time.seconds)")
      // All views are laid out for a stage, which changes no value.
      try staged.advance(to: time.instant)
      try staged.readValues(into: &row)
      try #require(reader.row.numbers == row.numbers, "at \(time.seconds)")
      try #require(reader.row.texts == row.texts, "at \(time.seconds)")
    }
  }
}
