import Diagnostics
import TimelineLanguage
import TimelineSimulation

/// `curve <expression>`: an animation, a unit curve or a spring as a table, or what is known of it.
struct CurveCommand {
  /// Options that choose samples, and so have no meaning beside `--summary`.
  private static let samplingOptions: [Option] = [.initialVelocity, .fps, .until, .at, .velocity]

  private let source: SourceText
  private let invocation: Invocation
  private let given: Set<Option>
  private var ends = CurveEnds()
  private var sampling = Sampling()
  private var style = OutputStyle()
  private var format: OutputFormat?
  private var output = OutputOperand.standardOutput

  init(_ invocation: Invocation) {
    source = SourceText(
      name: "<expression>", bytes: Array(invocation.operands.joined(separator: " ").utf8))
    self.invocation = invocation
    given = Set(invocation.settings.map(\.option))
    for setting in invocation.settings { apply(setting) }
  }

  private mutating func apply(_ setting: Invocation.Setting) {
    switch (setting.option, setting.value) {
    case (.fromValue, .number(let value)): ends.start = value
    case (.toValue, .number(let value)): ends.end = value
    case (.initialVelocity, .number(let velocity)): ends.initialVelocity = velocity
    case (.fps, .number(let rate)): sampling.frameRate = rate
    case (.until, .number(let seconds)): sampling.until = seconds
    case (.at, .numbers(let times)): sampling.times = (sampling.times ?? []) + times
    case (.format, .format(let value)): format = value
    case (.precision, .precision(let decimals)):
      style.numbers = decimals.map(NumberFormat.fixed) ?? .shortest
    case (.velocity, .flag): style.includesVelocity = true
    case (.output, .file(let file)): output = file
    default: break
    }
  }

  func run(console: any Console) throws -> ExitStatus {
    if given.contains(.summary) { try checkSummary() }
    var (subject, diagnostics) = CurveSubject.read(source)
    if let subject { try checkVelocity(of: subject) }
    let result = subject.flatMap { print($0, &diagnostics) }
    report(diagnostics, console: console)
    guard let result, !diagnostics.hasErrors else { return .invalidInput }
    do {
      try console.writeResult(to: output, result)
    } catch let failure as CurveFailure {
      diagnostics.add(failure.diagnostic)
      report(diagnostics, console: console)
      return .invalidInput
    }
    return .success
  }

  private func report(_ diagnostics: DiagnosticList, console: any Console) {
    let text = DiagnosticText.render(
      diagnostics, of: source, in: invocation.messageStyle(on: console),
      errorsOnly: given.contains(.quiet))
    console.say(text)
  }
}

// MARK: - The result

extension CurveCommand {
  private typealias Result = (@escaping ByteSink) throws -> Void

  private func print(_ subject: CurveSubject, _ diagnostics: inout DiagnosticList) -> Result? {
    if given.contains(.summary) { return summary(of: subject) }
    var style = style
    style.format = (format?.rawValue).flatMap(TraceFormat.init) ?? output.format ?? .csv
    let table = CurveTable(subject, between: ends, sampling: sampling, diagnostics: &diagnostics)
    return table.map { table in { try table.writeRows(as: style, to: $0) } }
  }

  private func summary(of subject: CurveSubject) -> Result {
    let summary = CurveSummary(of: subject, between: ends)
    let isJSON = format == .json || format == nil && output.format == .json
    let text =
      isJSON
      ? SummaryJSON(style.numbers).render(summary) : SummaryText(style.numbers).render(summary)
    return { sink in try Array(text.utf8).withUnsafeBytes(sink) }
  }
}

// MARK: - What does not go together

extension CurveCommand {
  private func checkSummary() throws(UsageError) {
    if let option = Self.samplingOptions.first(where: given.contains) {
      throw UsageError(
        "'\(option.spelling)' has no meaning beside '--summary'", command: .curve)
    }
    if format == .csv || format == .ndjson {
      throw UsageError("a summary is text, or '--format json'", command: .curve)
    }
  }

  /// An animation's velocity at the start belongs to it, and a unit curve has none.
  private func checkVelocity(of subject: CurveSubject) throws(UsageError) {
    guard given.contains(.initialVelocity) else { return }
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

extension CurveFailure {
  fileprivate var diagnostic: Diagnostic {
    .error(.evaluation, "the value at \(place) is infinite, or not a number", at: 0..<0)
  }
}
