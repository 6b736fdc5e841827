import Diagnostics
import SwiftExport
import SwiftSource
import TimelineDocument
import TimelineSimulation

/// The export of a document that can be played: it is refused, or it is a Swift file.
struct Exporting {
  /// The file; nil for a document that is refused.
  let text: String?
  /// A fault of the tool itself.
  let fault: String?

  /// Exports a timeline that can be played.
  init(_ timeline: CheckedTimeline, _ trace: Trace) {
    let export = SwiftExport(
      timeline,
      SwiftExportOptions(
        view: "FuzzedView", input: "timeline.json",
        columns: trace.columns.filter { $0.content == .number }.map { $0.name },
        framesPerSecond: timeline.timeline.frameRate, end: trace.lastTime))
    text = export.text
    fault = Self.fault(of: export)
  }

  private static func fault(of export: SwiftExport) -> String? {
    guard let text = export.text else {
      return export.diagnostics.hasErrors ? nil : "not exported without a word"
    }
    let file = SwiftFile(Array(text.utf8))
    if let problem = file.problems.first.first {
      return "the exported file cannot be read: \(problem.message): \(text)"
    }
    return nil
  }
}
