import Diagnostics
import JSONText
import TimelineDocument
import TimelineSimulation
import TraceComparison

/// One of the two inputs of a comparison: a trace, or the rows of a timeline that is played.
struct ComparedInput {
  /// The rows, under the name of the input.
  let source: SourceText
  /// Whether the rows come from a run, so that they have no lines to look up.
  let isPlayed: Bool

  /// The name of the input, safe to print.
  var name: String { source.name.escapedForTerminal }

  /// The line and column of a byte of the rows, if there is one that can be looked up.
  func position(of range: Range<Int>?) -> TextPosition? {
    isPlayed ? nil : range.map { source.position(ofByte: $0.lowerBound) }
  }
}

extension ComparedInput {
  /// Maximum length of a run's rows, in bytes: that of a regular file.
  private static let limit = 1 << 30

  /// Takes a trace as it is, and plays a timeline as `trace` or `events` would print it beside the other
  /// input; nil where the timeline cannot be played, which is reported.
  init?(
    _ source: SourceText, _ overrides: TimelineOverrides, beside other: InputKind,
    diagnostics: inout DiagnosticList
  ) throws(CommandFailure) {
    guard InputKind(source) == .timeline else {
      self.init(source: source, isPlayed: false)
      return
    }
    let (timeline, found) = CheckedTimeline.read(source, overrides)
    diagnostics = found
    guard
      let trace = timeline.flatMap({ Trace($0, sampling: Sampling(), diagnostics: &diagnostics) }),
      !diagnostics.hasErrors
    else { return nil }
    var style = OutputStyle()
    if other == .timeline || other == .objects { style.format = .json }
    try self.init(
      trace, as: style, hasFrames: other != .events, named: source.name, diagnostics: &diagnostics)
  }

  /// The rows of a run, as `trace` or `events` print them; nil where they are too long, which is reported.
  init?(
    _ trace: Trace, as style: OutputStyle, hasFrames: Bool = true, named name: String,
    diagnostics: inout DiagnosticList
  ) throws(CommandFailure) {
    let rows = CollectedBytes()
    let sink: ByteSink = { part throws(RunFailure) in
      guard rows.bytes.count + part.count <= Self.limit else { throw .output(.closed) }
      rows.bytes += part
    }
    do throws(RunFailure) {
      if hasFrames {
        try trace.writeRows(of: Array(trace.columns.indices), as: style, to: sink)
      } else {
        try trace.writeEvents(as: style, to: sink)
      }
    } catch {
      guard case .output = error else { throw .run(error) }
      let limit = "\(Self.limit >> 20) MiB"
      diagnostics.add(.error(.tooMany, "the trace of this is larger than \(limit)", at: 0..<0))
      return nil
    }
    self.init(source: SourceText(name: name, bytes: rows.bytes), isPlayed: true)
  }
}

/// Bytes that a sink collects.
private final class CollectedBytes {
  var bytes: [UInt8] = []
}
