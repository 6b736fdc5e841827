import Diagnostics
import JSONText
import TimelineDocument
import TimelineSimulation

/// The outcome of a line, apart from its answer.
struct BatchVerdict: Sendable {
  let line: LineProgress
  var hasFailed = false
  /// The warnings about a timeline that was played.
  var warnings = ""
}

/// Answers the lines of a batch, each for itself, on any thread.
struct BatchPlayer: Sendable {
  private let settings: PlaySettings
  private let style: OutputStyle
  private let inputName: String
  /// How warnings look; nil if there are to be none.
  private let messageStyle: MessageStyle?

  init(_ settings: PlaySettings, inputName: String, messageStyle: MessageStyle?) {
    self.settings = settings
    self.inputName = inputName
    self.messageStyle = messageStyle
    var style = settings.style
    style.format = .json
    style.isOneLine = true
    self.style = style
  }

  /// Plays the timeline of a line; a blank line has none, and no answer.
  @Sendable
  func answer(_ line: InputLine, to sink: @escaping ByteSink) throws -> BatchVerdict {
    var verdict = BatchVerdict(line: line.progress)
    guard !line.isBlank else { return verdict }
    let source = SourceText(name: inputName, bytes: line.bytes, firstLine: line.progress.number)
    var (timeline, diagnostics) = CheckedTimeline.read(source, settings.overrides)
    let trace = timeline.flatMap {
      Trace($0, sampling: settings.sampling, diagnostics: &diagnostics)
    }
    let places = trace.flatMap { chosenPlaces(in: $0, &diagnostics) }
    guard let trace, let places, !diagnostics.hasErrors else {
      try write(diagnostics, of: source, answering: line, to: sink)
      verdict.hasFailed = true
      return verdict
    }
    try Array("{\"line\":\(line.progress.number),\"trace\":".utf8).withUnsafeBytes(sink)
    try trace.writeRows(of: places, as: style, to: sink)
    try Array("}\n".utf8).withUnsafeBytes(sink)
    if let messageStyle {
      verdict.warnings = DiagnosticText.render(diagnostics, of: source, in: messageStyle)
    }
    return verdict
  }

  /// The columns that are printed. What was asked for by options may be wrong for one timeline alone,
  /// and is that timeline's affair.
  private func chosenPlaces(in trace: Trace, _ diagnostics: inout DiagnosticList) -> [Int]? {
    do {
      return try settings.places(in: trace)
    } catch {
      diagnostics.add(.error(error.code, error.sentence, at: 0..<1))
      return nil
    }
  }

  private func write(
    _ diagnostics: DiagnosticList, of source: SourceText, answering line: InputLine,
    to sink: ByteSink
  ) throws {
    var writer = JSONWriter()
    writer.beginObject()
    writer.writeKey("line")
    writer.write(line.progress.number)
    writer.writeKey("diagnostics")
    writer.beginArray()
    writer.write(diagnostics, of: source)
    writer.endArray()
    if diagnostics.droppedCount > 0 {
      writer.writeKey("omitted")
      writer.write(diagnostics.droppedCount)
    }
    writer.endObject()
    writer.finish()
    try writer.bytes.withUnsafeBytes(sink)
  }
}

extension InputLine {
  /// Whether there is nothing on it that could be a timeline.
  fileprivate var isBlank: Bool {
    bytes.allSatisfy { [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains($0) }
  }
}
