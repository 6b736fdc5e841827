import AnimationEngine
import Diagnostics
import Foundation
import TestSupport
import Testing
import TimelineDocument
import TimelineSimulation

@testable import SwiftExport

/// A document that was exported as a test.
struct ExportedTest {
  let text: String?
  let diagnostics: DiagnosticList

  init(_ name: String, view: String) throws {
    try self.init(document: RepositoryFiles.bytes(name), view: view)
  }

  init(document: [UInt8], view: String) throws {
    var (checked, found) = CheckedTimeline.read(SourceText(name: "t.json", bytes: document))
    let timeline = try #require(checked, "\(found.first)")
    let played = Trace(timeline, sampling: Sampling(), diagnostics: &found)
    let trace = try #require(played, "\(found.first)")
    let judged = ExpectationReport(timeline, diagnostics: &found)
    let claims = try #require(judged, "\(found.first)").points.map { point in
      ExportedClaim(
        place: point.place, time: point.instant?.seconds, observable: point.observable,
        tolerance: point.tolerance)
    }
    let export = SwiftExport(
      timeline,
      SwiftExportOptions(
        view: view, input: "t.json",
        columns: trace.columns.filter { $0.content == .number }.map { $0.name },
        framesPerSecond: timeline.timeline.frameRate, end: trace.lastTime, claims: claims))
    text = export.text
    diagnostics = export.diagnostics
  }
}

@Suite struct ExportedTestTests {
  private static let document = """
    { "state": { "x": 0 },
      "views": [ { "id": "card", "when": "x < 150", "modifiers": [
        { "offset": { "x": "x" } }, { "opacity": "x == 0 ? 1 : 0.5" } ] } ],
      "events": [
        { "at": 0, "expect": { "card_opacity": 1 } },
        { "at": 1, "withAnimation": ".linear(duration: 2)", "set": { "x": 100 },
          "completion": "done" },
        { "at": 2, "expect": { "within": 0.5, "card_offset": [50, 0], "card_opacity": 0.75, "state.x": 100 } },
        { "at": 3, "expect": { "completed": { "done": { "at": 3, "count": 1 } } } },
        { "at": 4, "set": { "x": 200 } },
        { "at": 4, "expect": { "card_opacity": null } } ] }
    """

  @Test func `claims of columns and labels become assertions, and the others warnings`() throws {
    let made = try ExportedTest(document: Array(Self.document.utf8), view: "CardView")
    let text = try #require(made.text, "\(made.diagnostics.first)")
    let assertions = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("Recorder.shared.expect") }
    #expect(
      assertions == [
        #"Recorder.shared.expect("card_opacity", is: 1, at: 0, within: 0.000001)"#,
        #"Recorder.shared.expect("card_offset_x", is: 50, at: 2, within: 0.5)"#,
        #"Recorder.shared.expect("card_offset_y", is: 0, at: 2, within: 0.5)"#,
        #"Recorder.shared.expect("card_opacity", is: 0.75, at: 2, within: 0.5)"#,
        #"Recorder.shared.expectLabel("done", firesAt: 3, count: 1, upTo: 3)"#,
        #"Recorder.shared.expect("card_opacity", is: nil, at: 4, within: 0.000001)"#,
      ])
    #expect(!text.contains("@main") && !text.contains("exit(0)"))
    let warnings = made.diagnostics.first
    #expect(warnings.count == 1 && warnings[0].message.hasPrefix("this is not asserted"))
    let place = try #require(warnings.first?.range)
    #expect(Array(Self.document.utf8)[place].elementsEqual(#""state.x""#.utf8))
  }

  @Test func `a timeline that expects nothing is refused`() throws {
    let document = #"{ "state": { "x": 0 }, "events": [] }"#
    let made = try ExportedTest(document: Array(document.utf8), view: "CardView")
    #expect(made.text == nil)
    #expect(made.diagnostics.first[0].message.contains("without 'expect'"))
  }

  /// The recorder of a test, run with rows that are written by hand.
  @Test func `an assertion holds between the values around its time, and fails elsewhere`() throws {
    guard let compiler = TypeCheckTests.compiler else {
      print("no swiftc: the recorder of tests is not run")
      return
    }
    let program = """
      import Foundation
      \(try String(
        contentsOfFile: RepositoryFiles.path("Tests/SwiftExportTests/Declarations/XCTest.swift"),
        encoding: .utf8))
      \(Exporter.recorder(Exporter.testing, notesFrames: false).replacingOccurrences(of: "private ", with: ""))
      @main struct Main {
        @MainActor static func main() {
          let recorder = Recorder(columns: ["x"], framesPerSecond: 60, end: 1)
          for frame in 0...60 {
            let x: Double? = frame < 30 ? Double(frame) : frame < 45 ? 100 : nil
            recorder.samples.append((Double(frame) / 60, x.map { ["x": $0] } ?? [:]))
          }
          recorder.labels = [("done", 0.5), ("done", 0.9)]
          // Between two frames, and at one.
          recorder.expect("x", is: 10.5, at: 10.5 / 60, within: 0)
          recorder.expect("x", is: 10, at: 10.0 / 60, within: 0)
          // A jump has either value, and a value that goes may be gone.
          recorder.expect("x", is: 100, at: 0.5, within: 0)
          recorder.expect("x", is: 29, at: 0.5, within: 0)
          recorder.expect("x", is: nil, at: 0.75, within: 0)
          recorder.expect("x", is: 14, at: 10.0 / 60, within: 3)
          recorder.expectLabel("done", firesAt: 0.51, count: 1, upTo: 0.6)
          recorder.expectLabel("done", count: 2, upTo: 1)
          recorder.expectLabel("done", upTo: 0.5)
          recorder.expectLabel("late", count: 0, upTo: 1)
          print("-")
          recorder.expect("x", is: 12, at: 10.0 / 60, within: 0)
          recorder.expect("x", is: nil, at: 10.0 / 60, within: 0)
          recorder.expect("x", is: 0, at: 0.9, within: 0)
          recorder.expect("y", is: 0, at: 0.1, within: 0)
          recorder.expect("x", is: 10, at: 2, within: 0)
          recorder.expectLabel("done", firesAt: 0.6, upTo: 1)
          recorder.expectLabel("done", count: 2, upTo: 0.6)
          recorder.expectLabel("late", upTo: 1)
        }
      }
      """
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inbetween-recorder-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Recorder.swift").path
    try program.write(toFile: file, atomically: true, encoding: .utf8)
    let executable = folder.appendingPathComponent("recorder").path
    let built = try ChildProcess.run(
      compiler, ["-parse-as-library", "-module-name", "RecorderTest", file, "-o", executable])
    try #require(built.status == 0, "\(String(decoding: built.errors.prefix(4000), as: UTF8.self))")
    let run = try ChildProcess.run(executable, [])
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "-" && lines.count == 9, "\(lines)")
  }
}
