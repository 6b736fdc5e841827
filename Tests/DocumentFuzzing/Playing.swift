import Diagnostics
import TimelineDocument
import TimelineSimulation

/// A document is refused, or it is played, and then exported.
struct Playing {
  /// What is said about the document.
  let diagnostics: DiagnosticList
  /// The rows, as CSV; nil for a document that is refused.
  let rows: [UInt8]?
  /// The events, as CSV.
  let events: [UInt8]
  /// The timeline and its trace; nil for a document that is refused.
  let played: (timeline: CheckedTimeline, trace: Trace)?
  /// The Swift file; nil for a document that cannot be exported, or is not to be.
  let export: String?
  /// A fault of the tool itself.
  let fault: String?

  /// Plays a document, or one that does the same some seconds later.
  ///
  /// - Parameter isExported: whether what is played is exported as well.
  init(_ text: [UInt8], secondsLater: Double = 0, isExported: Bool = true) {
    var recording = Recording(secondsLater: secondsLater, isExported: isExported)
    let source = SourceText(name: "timeline.json", bytes: text)
    var (timeline, diagnostics) = CheckedTimeline.read(source)
    if timeline == nil, !diagnostics.hasErrors { recording.fault = "refused without a word" }
    timeline?.checkColumns(&diagnostics)
    if !diagnostics.hasErrors { timeline?.rehearse(&diagnostics) }
    if !diagnostics.hasErrors, let timeline { recording.play(timeline, &diagnostics) }
    for problem in diagnostics.first where problem.range.upperBound > text.count {
      recording.fault = "'\(problem.message)' has a place after the end"
    }
    self.diagnostics = diagnostics
    rows = recording.rows
    events = recording.events
    played = recording.played
    export = recording.export
    fault = recording.fault
  }

  /// Why the document is refused, if it is.
  var refusal: DiagnosticCode? { diagnostics.first.first { $0.severity == .error }?.code }

  var rowsWithoutTimes: [ArraySlice<UInt8>] { Self.withoutTimes(rows ?? []) }
  var eventsWithoutTimes: [ArraySlice<UInt8>] { Self.withoutTimes(events) }

  private static func withoutTimes(_ table: [UInt8]) -> [ArraySlice<UInt8>] {
    table.split(separator: UInt8(ascii: "\n")).map { row in
      row[(row.firstIndex(of: UInt8(ascii: ",")) ?? row.endIndex)...]
    }
  }

  private struct Recording {
    let secondsLater: Double
    let isExported: Bool
    var rows: [UInt8]?
    var events: [UInt8] = []
    var played: (timeline: CheckedTimeline, trace: Trace)?
    var export: String?
    var fault: String?

    mutating func play(_ timeline: CheckedTimeline, _ diagnostics: inout DiagnosticList) {
      guard
        let trace = Trace(
          timeline, sampling: .few(secondsLater: secondsLater), diagnostics: &diagnostics)
      else {
        if !diagnostics.hasErrors { fault = "not played without a word" }
        return
      }
      var style = OutputStyle()
      style.includesVelocity = true
      do {
        var bytes: [UInt8] = []
        try trace.writeRows(of: Array(trace.columns.indices), as: style) { bytes += $0 }
        rows = bytes
        var happenings: [UInt8] = []
        try trace.writeEvents(as: OutputStyle()) { happenings += $0 }
        events = happenings
      } catch {
        fault = "what was rehearsed cannot be played: \(error)"
        return
      }
      played = (timeline, trace)
      guard isExported else { return }
      let exporting = Exporting(timeline, trace)
      export = exporting.text
      fault = exporting.fault
    }
  }
}

extension Sampling {
  /// A few rows say what many would, and a long timeline is not played to its end.
  static func few(secondsLater: Double = 0) -> Sampling {
    var sampling = Sampling()
    sampling.times = [0, 0.05, 0.3, 1, 1.5, 4].map { $0 + secondsLater }
    return sampling
  }
}
