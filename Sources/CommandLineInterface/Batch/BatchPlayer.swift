import Diagnostics
import TimelineDocument
import TimelineSimulation

/// The subject of many answers.
enum BatchSubject: Sendable {
  /// The timelines on the lines of an input.
  case lines(of: InputOperand, key: String?)
  /// One timeline with other values in each run.
  case runs(of: Sweep)
}

/// The content of each answer.
enum BatchContent: Hashable, Sendable {
  case rows
  case metrics
  case events(inDetail: Bool)
  case explanation(ExplanationQuestion)
  case test
  /// Diagnostics; with `isStrict` a warning is a failure.
  case check(isStrict: Bool)
}

/// The keys of the answer to a line, apart from the member that it repeats of its timeline.
enum AnswerKey: String {
  case line, blank, diagnostics, omitted
  case trace, metrics, events, explanation, test
}

/// The outcome of a line, apart from its answer.
package struct BatchVerdict: Sendable {
  enum Outcome: Sendable {
    case answered, failed, blank
  }

  let line: LineProgress
  var outcome = Outcome.answered
  /// The text for standard error.
  var messages = ""
}

/// Answers the lines of a batch or the runs of a sweep, each for itself, on any thread.
struct BatchPlayer: Sendable {
  private let content: BatchContent
  private let settings: PlaySettings
  private let subject: BatchSubject
  private let style: OutputStyle
  /// How warnings look; nil if there are to be none.
  private let messageStyle: MessageStyle?
  /// Whether each answer has the limit of a result on standard output.
  private let isLimited: Bool

  init(
    content: BatchContent, _ settings: PlaySettings, subject: BatchSubject,
    messageStyle: MessageStyle?, isLimited: Bool
  ) {
    self.content = content
    self.settings = settings
    self.subject = subject
    self.messageStyle = messageStyle
    self.isLimited = isLimited
    var style = settings.style
    style.isOneLine = true
    if case .lines = subject { style.format = .json }
    if content != .metrics || style.format == .ndjson { style.format = .json }
    self.style = style
  }

  /// The first line of the output, where the answers are rows of a table.
  var header: String {
    guard isTable, case .runs(let sweep) = subject else { return "" }
    return MetricsWriter(style, leading: sweep.fields(of: 0)).header
  }

  private var isTable: Bool { style.format == .csv }

  /// Answers a line or a run.
  @Sendable
  func answer(_ line: InputLine, to sink: @escaping ByteSink) throws(RunFailure) -> BatchVerdict {
    var verdict = BatchVerdict(line: line.progress)
    let number = line.progress.number
    switch subject {
    case .lines(let input, let key):
      let opening = "{\(AnswerKey.line.member)\(number)"
      if line.isBlank {
        verdict.outcome = .blank
        try write(opening + ",\(AnswerKey.blank.member)true}\n", to: sink)
      } else {
        let source = SourceText(name: input.displayName, bytes: line.bytes, onlyLine: number)
        let members = RepeatedMembers.text(of: line.bytes, key: key)
        if line.isWhole {
          try answer(
            source, opening + members, { ($0, source) }, &verdict, leading: [], to: sink)
        } else {
          verdict.outcome = .failed
          try write(.ofTooLongLine, of: source, after: opening + members, to: sink)
        }
      }
    case .runs(let sweep):
      let document = sweep.document(of: number - 1)
      let fields = sweep.fields(of: number - 1)
      let opening = "{\"run\":\(number),\"set\":" + RepeatedMembers.object(of: fields)
      try answer(
        document.source, opening, { (document.original($0), sweep.source) }, &verdict,
        leading: fields, to: sink)
      // The diagnostics of every run are those of the document, which are reported already.
      if verdict.outcome == .answered { verdict.messages = "" }
    }
    return verdict
  }

  /// - Parameters:
  ///   - opening: what the answer begins with: an object that is left open.
  ///   - located: the diagnostics at the places that a person can look up.
  private func answer(
    _ source: SourceText, _ opening: String,
    _ located: (DiagnosticList) -> (DiagnosticList, SourceText), _ verdict: inout BatchVerdict,
    leading: [LeadingField], to sink: @escaping ByteSink
  ) throws(RunFailure) {
    var (timeline, found) = CheckedTimeline.read(source, settings.overrides)
    var result = timeline.flatMap { self.result(of: $0, leading, &found) }
    if isLimited, let answer = result, !found.hasErrors,
      let limit = settings.outputLimit(of: content, forInput: source.bytes.count)
    {
      result = try limited(answer, to: limit, &found)
    }
    let (diagnostics, place) = located(found)
    guard let result, !found.hasErrors else {
      verdict.outcome = .failed
      if isTable {
        let values = leading.map { field in "\(field.name) = \(field.cell.plainText)" }
          .joined(separator: ", ")
        verdict.messages =
          DiagnosticText.render(diagnostics, of: place, in: messageStyle ?? .plain)
          + "in the run with \(values.escapedForTerminal)\n"
      } else {
        try write(diagnostics, of: place, after: opening, to: sink)
      }
      return
    }
    if case .check(let isStrict) = content {
      if isStrict, found.warningCount > 0 { verdict.outcome = .failed }
      return try write(diagnostics, of: place, after: opening, to: sink)
    }
    if !isTable { try write("\(opening),\(result.key.member)", to: sink) }
    try result.write(sink)
    if !isTable { try write("}\n", to: sink) }
    if result.isNegative { verdict.outcome = .failed }
    if let messageStyle {
      verdict.messages = DiagnosticText.render(diagnostics, of: place, in: messageStyle)
    }
  }

  /// An answer that is known to keep to a limit; nil for one that does not, which is reported. No byte of it is written
  /// before that is known.
  private func limited(
    _ answer: Answer, to limit: Int, _ diagnostics: inout DiagnosticList
  ) throws(RunFailure) -> Answer? {
    let collected = AnswerBytes()
    do throws(RunFailure) {
      try answer.write(collected.sink(to: limit))
    } catch {
      guard case .tooMuchOutput = error else { throw error }
      diagnostics.add(error.diagnostic)
      return nil
    }
    guard collected.isWhole else { return answer }
    return Answer(key: answer.key, isNegative: answer.isNegative) { sink throws(RunFailure) in
      try collected.bytes.write(to: sink)
    }
  }

  private func write(_ text: String, to sink: ByteSink) throws(RunFailure) {
    try Array(text.utf8).write(to: sink)
  }

  private func write(
    _ diagnostics: DiagnosticList, of source: SourceText, after opening: String, to sink: ByteSink
  ) throws(RunFailure) {
    let found = diagnostics.jsonArray(of: source)
    try write("\(opening),\(AnswerKey.diagnostics.member)\(found)", to: sink)
    let count = diagnostics.droppedCount
    let omitted = count > 0 ? ",\(AnswerKey.omitted.member)\(count)" : ""
    try write(omitted + "}\n", to: sink)
  }
}

// MARK: - Results

extension BatchPlayer {
  /// The answer to a timeline, under its key.
  private struct Answer {
    let key: AnswerKey
    /// Whether the answer is negative.
    var isNegative = false
    let write: (@escaping ByteSink) throws(RunFailure) -> Void
  }

  /// Plays a timeline as the command does; nil for one that cannot be played, which is reported.
  private func result(
    of timeline: CheckedTimeline, _ leading: [LeadingField], _ diagnostics: inout DiagnosticList
  ) -> Answer? {
    switch content {
    case .test: return report(on: timeline, &diagnostics)
    case .check:
      timeline.checkColumns(&diagnostics)
      timeline.rehearse(&diagnostics)
      return Answer(key: .diagnostics) { _ in }
    case .rows: return result(of: timeline, settings, &diagnostics, rows(of:))
    case .metrics:
      return result(of: timeline, settings, &diagnostics) { trace throws(ColumnProblem) in
        try metrics(of: trace, leading)
      }
    case .events(let inDetail):
      return result(of: timeline, settings, &diagnostics) { [style] trace in
        Answer(key: .events) { sink throws(RunFailure) in
          try trace.writeEvents(as: style, inDetail: inDetail, to: sink)
        }
      }
    case .explanation(let question):
      return result(of: timeline, settings.withoutTimes, &diagnostics) {
        trace throws(ColumnProblem) in
        try explanation(of: trace, question)
      }
    }
  }

  /// Plays a timeline and answers with its trace.
  private func result(
    of timeline: CheckedTimeline, _ settings: PlaySettings, _ diagnostics: inout DiagnosticList,
    _ answer: (Trace) throws(ColumnProblem) -> Answer
  ) -> Answer? {
    guard let trace = Trace(timeline, sampling: settings.sampling, diagnostics: &diagnostics)
    else { return nil }
    do throws(ColumnProblem) {
      return try answer(trace)
    } catch {
      // Options may be wrong for one timeline alone, which then has the diagnostic as its answer.
      diagnostics.add(.error(error.code, error.sentence, at: 0..<1))
      return nil
    }
  }

  private func rows(of trace: Trace) throws(ColumnProblem) -> Answer {
    let places = try settings.places(in: trace)
    return Answer(key: .trace) { [style] sink throws(RunFailure) in
      try trace.writeRows(of: places, as: style, to: sink)
    }
  }

  private func metrics(
    of trace: Trace, _ leading: [LeadingField]
  ) throws(ColumnProblem) -> Answer {
    let places = try settings.places(in: trace)
    return Answer(key: .metrics) { [style, isTable] sink throws(RunFailure) in
      if isTable {
        try MetricsWriter(style, leading: leading).write(trace.metrics(of: places), to: sink)
      } else {
        try trace.writeMetrics(of: places, as: style, to: sink)
      }
    }
  }

  private func explanation(
    of trace: Trace, _ question: ExplanationQuestion
  ) throws(ColumnProblem) -> Answer {
    let filter = try settings.explanationFilter(of: trace, question)
    var style = ExplanationStyle()
    style.format = .json
    style.numbers = settings.style.numbers
    return Answer(key: .explanation) { [style] sink throws(RunFailure) in
      try trace.writeExplanations(of: filter, as: style) { part throws(RunFailure) in
        try withoutLineBreaks(part, to: sink)
      }
    }
  }

  private func report(
    on timeline: CheckedTimeline, _ diagnostics: inout DiagnosticList
  ) -> Answer? {
    var sampling = Sampling()
    sampling.openEnd = .claims
    guard
      let report = ExpectationReport(timeline, sampling: sampling, diagnostics: &diagnostics)
    else { return nil }
    let text = ExpectationJSON.text(of: report.points, in: timeline.source)
    return Answer(key: .test, isNegative: report.points.contains(where: { $0.isFailure })) {
      sink throws(RunFailure) in
      try Array(text.utf8).write(to: sink)
    }
  }
}

extension AnswerKey {
  /// The key as a member of an object begins.
  fileprivate var member: String { "\"\(rawValue)\":" }
}

/// Writes to a sink what has line breaks between the tokens of JSON, on one line.
private func withoutLineBreaks(
  _ bytes: UnsafeRawBufferPointer, to sink: ByteSink
) throws(RunFailure) {
  let joined = bytes.filter { $0 != UInt8(ascii: "\n") }
  try joined.write(to: sink)
}

extension DiagnosticList {
  /// The diagnostics of a line that was not read to its end.
  fileprivate static var ofTooLongLine: DiagnosticList {
    let size = "\(InputLine.limit >> 20) MiB"
    var diagnostics = DiagnosticList()
    diagnostics.add(
      .error(.tooMany, "the line is larger than \(size), the limit for a line", at: 0..<0))
    return diagnostics
  }
}

extension InputLine {
  /// Whether there is nothing on it that could be a timeline.
  fileprivate var isBlank: Bool {
    isWhole
      && bytes.allSatisfy {
        [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains($0)
      }
  }
}
