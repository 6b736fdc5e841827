import Diagnostics
import TimelineDocument
import TimelineSimulation

/// `curve <expression>`: an animation, a unit curve or a spring as a table, or what is known of it.
struct CurveCommand {
  static let definition = CommandDefinition(
    summary: "sample an animation, a unit curve or a spring, without a timeline",
    explanation:
      """
      Sample an animation, a UnitCurve or a Spring, written as in a timeline, as one
      row per sample: time,value. A UnitCurve has progress,value instead: fps + 1
      samples from progress 0 to 1. A Spring ends when SwiftUI calls it settled; an
      Animation is over at the first frame at or after its end, as in 'trace'.
      """,
    operands: .expression,
    options: [
      .fromValue, .toValue, .initialVelocity, .fps, .until, .at, .summary, .format, .precision,
      .velocity, .plot, .sparkline, .output, .quiet, .color,
    ],
    optionSummaries: [
      .fps: "samples per second, or along a UnitCurve (default 60)",
      .until: "time of the last sample (default: the end)",
      .at: "exactly these times, or progress values, separated by commas",
      .velocity: "add the velocity, per second; for a UnitCurve its slope",
      .sparkline: "with --plot: one line per curve",
      .format: "csv (default), json, ndjson; a summary: text, json; a plot: text, svg",
    ],
    formats: [.csv, .json, .ndjson, .svg],
    examples: [
      "inbetween curve '.spring(duration: 0.5, bounce: 0.3)' --to-value 100",
      "inbetween curve 'UnitCurve.easeIn.inverse' --at 0.3",
      "inbetween curve 'Spring(mass: 1, stiffness: 100, damping: 10)' --summary",
      "inbetween curve .smooth .snappy .bouncy --plot",
    ])

  /// Options that choose samples, and so have no meaning beside `--summary`.
  private static let samplingOptions: [Option] = [.initialVelocity, .fps, .until, .at, .velocity]

  let invocation: Invocation

  private var options: OptionValues { invocation.options }

  func run(on console: any Console) throws -> ExitStatus {
    if options.plot { return try CurvePlot(invocation: invocation).run(on: console) }
    if options.sparkline { throw UsageError("'--sparkline' needs '--plot'", command: .curve) }
    let format = try invocation.format(
      among: options.summary ? [.text, .json] : [.csv, .json, .ndjson])
    if format == .svg { throw UsageError("'--format svg' needs '--plot'", command: .curve) }
    if options.summary { try checkSummary() }
    let source = SourceText(
      name: "<expression>", bytes: Array(invocation.operands.joined(separator: " ").utf8))
    var (subject, diagnostics) = CurveSubject.read(source)
    if let subject { try checkVelocity(of: subject) }
    let result = subject.flatMap { table(of: $0, as: format, &diagnostics) }
    invocation.report(diagnostics, of: source, on: console)
    guard let result, !diagnostics.hasErrors else { return .invalidInput }
    do {
      try console.writeResult(to: invocation.output, result)
    } catch let failure as CurveFailure {
      var late = DiagnosticList()
      late.add(failure.diagnostic)
      invocation.report(late, of: source, on: console)
      return .invalidInput
    }
    return .success
  }
}

// MARK: - The result

extension CurveCommand {
  private typealias ResultWriter = (@escaping ByteSink) throws -> Void

  private func table(
    of subject: CurveSubject, as format: OutputFormat?, _ diagnostics: inout DiagnosticList
  ) -> ResultWriter? {
    if options.summary { return summary(of: subject, as: format) }
    let table = CurveTable(
      subject, between: ends, sampling: options.sampling, diagnostics: &diagnostics)
    let style = options.style(format)
    return table.map { table in { try table.writeRows(as: style, to: $0) } }
  }

  private func summary(of subject: CurveSubject, as format: OutputFormat?) -> ResultWriter {
    let summary = CurveSummary(of: subject, between: ends)
    let numbers = options.precision ?? .standard
    let text =
      format == .json ? SummaryJSON(numbers).render(summary) : SummaryText(numbers).render(summary)
    return { sink in try Array(text.utf8).withUnsafeBytes(sink) }
  }

  private var ends: CurveEnds { options.curveEnds }
}

// MARK: - What does not go together

extension CurveCommand {
  private func checkSummary() throws(UsageError) {
    if let option = Self.samplingOptions.first(where: options.given.contains) {
      throw UsageError(
        "'\(option.spelling)' has no meaning beside '--summary'", command: .curve)
    }
    if options.format == .csv || options.format == .ndjson {
      throw UsageError("a summary is text, or '--format json'", command: .curve)
    }
  }

  /// An animation's velocity at the start belongs to it, and a unit curve has none.
  func checkVelocity(of subject: CurveSubject) throws(UsageError) {
    guard options.initialVelocity != nil else { return }
    switch subject {
    case .spring: return
    case .animation:
      throw UsageError(
        "'--initial-velocity' is for a Spring; an animation is given it in the expression: "
          + "'.interpolatingSpring(duration: 0.5, initialVelocity: 3)'", command: .curve)
    case .unitCurve:
      throw UsageError(
        "'--initial-velocity' is for a Spring; a UnitCurve has none", command: .curve)
    }
  }
}

extension OptionValues {
  /// Where a curve starts and goes.
  var curveEnds: CurveEnds {
    var ends = CurveEnds()
    ends.start = fromValue ?? ends.start
    ends.end = toValue ?? ends.end
    ends.initialVelocity = initialVelocity ?? ends.initialVelocity
    return ends
  }
}

extension CurveFailure {
  var diagnostic: Diagnostic {
    .error(.evaluation, "the value at \(place) is infinite, or not a number", at: 0..<0)
  }
}
