import Diagnostics
import TimelineDocument
import TimelineSimulation

/// `curve <expression> ...`: animations, unit curves or springs as a table, or what is known of them.
struct CurveCommand {
  static let definition = CommandDefinition(
    summary: "sample an animation, a unit curve or a spring, without a timeline",
    explanation:
      """
      Sample an animation, a UnitCurve or a Spring, written as in a timeline or in
      the words of other toolkits, as one row per sample: time,value. A UnitCurve has
      progress,value instead: fps + 1 samples from progress 0 to 1. A Spring ends when
      SwiftUI calls it settled; an Animation is over at the first frame at or after
      its end, as in 'trace'. Several expressions have a column each.
      """,
    operands: .expression,
    options: [
      .fromValue, .toValue, .initialVelocity, .fps, .until, .at, .summary, .export, .format,
      .precision, .velocity, .plot, .sparkline, .output, .quiet, .color,
    ],
    optionSummaries: [
      .fps: "samples per second, or along a UnitCurve (default 60)",
      .until: "time of the last sample (default: the end)",
      .at: "exactly these times, or progress values, separated by commas",
      .velocity: "add the velocity, per second; for a UnitCurve its slope",
      .sparkline: "with --plot: one line per curve",
      .format:
        "csv (default), json, ndjson; a summary or an export: text, json; a plot: text, svg",
    ],
    formats: [.csv, .json, .ndjson, .svg],
    examples: [
      "inbetween curve 'cubic-bezier(.2,.8,.2,1)' --at 0.3",
      "inbetween curve 'Spring(mass: 1, stiffness: 100, damping: 10)' --summary",
      "inbetween curve .bouncy --to-value 100 --export css",
      "inbetween curve .smooth .snappy .bouncy --plot",
    ])

  /// Options that choose samples, and so have no meaning beside `--summary` or `--export`.
  private static let samplingOptions: [Option] = [.fps, .until, .at, .velocity]

  let invocation: Invocation

  private var options: OptionValues { invocation.options }

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    if options.plot { return try CurvePlot(invocation: invocation).run(on: console) }
    if options.sparkline {
      throw CommandFailure.usage("'--sparkline' needs '--plot'", command: .curve)
    }
    if options.export != nil {
      try checkNoSamples(beside: .export, noun: "an export")
      return try CurveExporter(invocation: invocation).run(on: console)
    }
    let format = try invocation.format(
      among: options.summary ? [.text, .json] : [.csv, .json, .ndjson])
    if format == .svg {
      throw CommandFailure.usage("'--format svg' needs '--plot'", command: .curve)
    }
    if options.summary { try checkSummary() }
    guard let curves = try curves(on: console) else { return .invalidInput }
    if options.summary { return try summarize(curves, as: format, on: console) }
    return try tabulate(curves, as: format, on: console)
  }
}

// MARK: - The curves

extension CurveCommand {
  typealias NamedCurve = (name: String, subject: CurveSubject)

  /// The curves of all expressions; nil where one is none, which is reported.
  func curves(on console: any Console) throws(CommandFailure) -> [NamedCurve]? {
    var curves: [NamedCurve] = []
    for expression in invocation.operands {
      let source = Self.source(expression)
      var diagnostics = DiagnosticList()
      let subject = CurveSubject.read(source, or: &diagnostics)
      if let subject { try checkVelocity(of: subject) }
      invocation.report(diagnostics, of: source, on: console)
      guard let subject, !diagnostics.hasErrors else { return nil }
      curves.append((expression, subject))
    }
    return curves
  }

  static func source(_ expression: String) -> SourceText {
    SourceText(name: "<expression>", bytes: Array(expression.utf8))
  }

  private func tabulate(
    _ curves: [NamedCurve], as format: OutputFormat?, on console: any Console
  ) throws(CommandFailure) -> ExitStatus {
    let kinds = Set(curves.map { $0.subject.isOfProgress })
    guard kinds.count == 1 else {
      throw CommandFailure.usage(
        "a UnitCurve has progress instead of seconds, so it shares a table with UnitCurves only",
        command: .curve)
    }
    let source = Self.source(invocation.operands.first ?? "")
    var diagnostics = DiagnosticList()
    let table = CurveTable(
      curves, between: options.curveEnds, sampling: options.sampling, diagnostics: &diagnostics)
    invocation.report(diagnostics, of: source, on: console)
    guard let table else { return .invalidInput }
    let style = options.style(format)
    do throws(CommandFailure) {
      try console.writeResult(to: invocation.output) { sink throws(RunFailure) in
        try table.writeRows(as: style, to: sink)
      }
    } catch {
      guard case .run(let failure) = error else { throw error }
      var late = DiagnosticList()
      late.add(failure.diagnostic)
      invocation.report(late, of: source, on: console)
      return .invalidInput
    }
    return .success
  }

  private func summarize(
    _ curves: [NamedCurve], as format: OutputFormat?, on console: any Console
  ) throws(CommandFailure) -> ExitStatus {
    let numbers = options.precision ?? .standard
    let texts = curves.map { curve in
      let summary = CurveSummary(of: curve.subject, between: options.curveEnds)
      return format == .json
        ? SummaryJSON(numbers).render(summary) : SummaryText(numbers).render(summary)
    }
    let text = texts.joined(separator: format == .json ? "" : "\n")
    try console.writeResult(text, to: invocation.output)
    return .success
  }
}

// MARK: - What does not go together

extension CurveCommand {
  private func checkSummary() throws(CommandFailure) {
    try checkNoSamples(beside: .summary, noun: "a summary")
    if options.given.contains(.initialVelocity) {
      throw CommandFailure.usage(
        "'--initial-velocity' has no meaning beside '--summary'", command: .curve)
    }
  }

  private func checkNoSamples(beside other: Option, noun: String) throws(CommandFailure) {
    if let option = Self.samplingOptions.first(where: options.given.contains) {
      throw CommandFailure.usage(
        "'\(option.spelling)' has no meaning beside '\(other.spelling)'", command: .curve)
    }
    if let format = options.format, format != .json {
      throw CommandFailure.usage("\(noun) is text, or '--format json'", command: .curve)
    }
  }

  /// An animation's velocity at the start belongs to it, and a unit curve has none.
  func checkVelocity(of subject: CurveSubject) throws(CommandFailure) {
    guard options.initialVelocity != nil else { return }
    switch subject {
    case .spring: return
    case .animation:
      throw CommandFailure.usage(
        "'--initial-velocity' is for a Spring; an animation is given it in the expression: "
          + "'.interpolatingSpring(duration: 0.5, initialVelocity: 3)'", command: .curve)
    case .unitCurve, .lines:
      throw CommandFailure.usage(
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
