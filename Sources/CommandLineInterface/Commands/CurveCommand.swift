import CurveExport
import Diagnostics
import TimelineDocument
import TimelineSimulation

/// The options of a curve: the values between which it runs, and one of four results.
struct CurveOptions: Sendable {
  enum Result: Sendable {
    case table(Sampling, OutputStyle)
    case summary(NumberFormat, isJSON: Bool)
    case export(ExportTarget, isJSON: Bool)
    case plot(Sampling, PictureOptions)
  }

  /// The initial velocity of a Spring.
  let initialVelocity: Double?
  let ends: CurveEnds
  let result: Result

  init(_ read: inout OptionReader) {
    var ends = CurveEnds()
    read.group(.motion)
    ends.start = read.end("from-value", "the value at the start (default 0)") ?? ends.start
    ends.end = read.end("to-value", "the value at the end (default 1)") ?? ends.end
    initialVelocity = read.unless("summary") { $0.initialVelocity() } ?? nil
    ends.initialVelocity = initialVelocity ?? ends.initialVelocity
    self.ends = ends
    read.group(.output)
    result = read.oneOf(.plot, .export, .summary, otherwise: { .table(&$0) })
    read.outputFile()
    read.messages()
  }
}

extension CurveOptions.Result {
  fileprivate static func table(_ read: inout OptionReader) -> Self {
    let sampling = read.sampling()
    let format = read.format(.csv, .json, .ndjson).format
    var style = OutputStyle()
    style.numbers = read.precision()
    style.includesVelocity = read.velocity(
      "add the velocity, per second; for a UnitCurve its slope")
    style.format = format.records ?? .csv
    return .table(sampling, style)
  }
}

extension OptionMode<CurveOptions.Result> {
  fileprivate static var plot: OptionMode {
    OptionMode(
      "plot", "a picture instead of a table",
      details: OptionReader.plotDetails
    ) { read in
      let sampling = read.sampling()
      return .plot(sampling, PictureOptions(&read, sparkline: "with --plot: one line per curve"))
    }
  }

  fileprivate static var export: OptionMode {
    OptionMode(
      "export", .word("target"), "the motion for another toolkit, with its error",
      details: """
        The motion in the words of the target, and its greatest distance from the motion that SwiftUI \
        shows, as a part of the way.
        """
    ) { read in
      // Each target has an ending of its own, so any file will do.
      let isJSON = read.format(.text, .json, anyEnding: true).named == .json
      return { .export($0, isJSON: isJSON) }
    }
  }

  fileprivate static var summary: OptionMode {
    OptionMode(
      "summary", "properties, and equivalent Swift expressions",
      details: """
        The duration, bounce, stiffness and damping of a spring, the end, the overshoot and the peak of \
        the motion, and each other way to write it.
        """
    ) { read in
      let isJSON = read.format(.text, .json).format == .json
      return .summary(read.precision(), isJSON: isJSON)
    }
  }
}

extension OptionReader {
  fileprivate mutating func end(_ name: String, _ summary: String) -> Double? {
    value(
      name, .number(.value, "x"), summary,
      details: "The curve is scaled to the way between --from-value and --to-value.")
  }

  fileprivate mutating func initialVelocity() -> Double? {
    value(
      "initial-velocity", .number(.value, "v"),
      "initial velocity of a Spring, per second (default 0)",
      details:
        "In the unit of the values per second. An animation has its velocity in the expression.")
  }

  fileprivate mutating func sampling() -> Sampling {
    var play = PlayOptions()
    group(.sampling)
    play.frameRate = sampleRate()
    play.until = until("time of the last sample (default: the end)")
    play.times = times("exactly these times, or progress values, separated by commas")
    group(.output)
    return play.sampling
  }
}

/// `curve <expression> ...`: animations, unit curves or springs as a table, a summary, an export or a plot.
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
    examples: [
      "inbetween curve 'cubic-bezier(.2,.8,.2,1)' --at 0.3",
      "inbetween curve 'Spring(mass: 1, stiffness: 100, damping: 10)' --summary",
      "inbetween curve .bouncy --to-value 100 --export css",
      "inbetween curve .smooth .snappy .bouncy --plot",
    ],
    options: CurveOptions.init,
    run: { options, invocation, console throws(CommandFailure) in
      try CurveCommand(invocation: invocation, options: options).run(on: console)
    })

  let invocation: Invocation
  let options: CurveOptions

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    switch options.result {
    case .plot(let sampling, let picture):
      return try CurvePlot(command: self, sampling: sampling, options: picture).run(on: console)
    case .export(let target, let isJSON):
      guard let curves = try curves(on: console) else { return .invalidInput }
      return try CurveExporter(command: self, target: target, isJSON: isJSON)
        .export(curves, on: console)
    case .summary(let numbers, let isJSON):
      guard let curves = try curves(on: console) else { return .invalidInput }
      return try summarize(curves, numbers, isJSON: isJSON, on: console)
    case .table(let sampling, let style):
      guard let curves = try curves(on: console) else { return .invalidInput }
      return try tabulate(curves, sampling, style, on: console)
    }
  }
}

// MARK: - The curves

extension CurveCommand {
  typealias NamedCurve = (name: String, subject: CurveSubject)

  /// The curves of all expressions; nil where an expression has an error, which is reported.
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
    _ curves: [NamedCurve], _ sampling: Sampling, _ style: OutputStyle, on console: any Console
  ) throws(CommandFailure) -> ExitStatus {
    let kinds = Set(curves.map { $0.subject.isOfProgress })
    guard kinds.count == 1 else {
      throw invocation.usage(
        "a UnitCurve has progress instead of seconds, so it shares a table with UnitCurves only")
    }
    let source = Self.source(invocation.operands.first ?? "")
    var diagnostics = DiagnosticList()
    let table = CurveTable(
      curves, between: options.ends, sampling: sampling, diagnostics: &diagnostics)
    invocation.report(diagnostics, of: source, on: console)
    guard let table else { return .invalidInput }
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
    _ curves: [NamedCurve], _ numbers: NumberFormat, isJSON: Bool, on console: any Console
  ) throws(CommandFailure) -> ExitStatus {
    let texts = curves.map { curve in
      let summary = CurveSummary(of: curve.subject, between: options.ends)
      return isJSON
        ? SummaryJSON(numbers).render(summary) : SummaryText(numbers).render(summary)
    }
    let text = texts.joined(separator: isJSON ? "" : "\n")
    try console.writeResult(text, to: invocation.output)
    return .success
  }
}

extension CurveCommand {
  /// An animation's velocity at the start belongs to it, and a unit curve has none.
  func checkVelocity(of subject: CurveSubject) throws(CommandFailure) {
    guard options.initialVelocity != nil else { return }
    switch subject {
    case .spring: return
    case .animation:
      throw invocation.usage(
        "'--initial-velocity' is for a Spring; an animation is given it in the expression: "
          + "'.interpolatingSpring(duration: 0.5, initialVelocity: 3)'")
    case .unitCurve, .lines:
      throw invocation.usage("'--initial-velocity' is for a Spring; a UnitCurve has none")
    }
  }
}
