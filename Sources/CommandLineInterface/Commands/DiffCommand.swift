import Diagnostics
import TimelineLanguage
import TimelineSimulation
import TraceComparison

/// `diff <file> <file>`: the exit status says whether two traces, or what two timelines show, are the same.
struct DiffCommand {
  static let definition = CommandDefinition(
    summary: "compare two traces or two timelines, with a tolerance",
    explanation:
      """
      Compare two traces, or the events of two runs, row by row of one time. Each may
      be CSV (wide or long), JSON or NDJSON, or a timeline, which is played; one of
      them may be '-'. Numbers are the same if they are no farther apart than
      --tolerance, or than --relative times the larger of them. Prints nothing if all
      is the same; else the first difference, the worst error of each track, and the
      events that differ. The exit status is 0 for the same, 1 for different, 65 for
      an input that cannot be compared, or 66 for one that cannot be read.
      """,
    operands: .twoInputs,
    options: [
      .tolerance, .relative, .timeTolerance, .interpolate, .format, .output, .quiet, .color,
    ],
    optionSummaries: [
      .quiet: "no report, only the exit status"
    ],
    formats: [.text, .json],
    examples: [
      "inbetween diff golden.csv fade.csv --tolerance 1e-6",
      "inbetween diff golden.csv samples/fade.json",
      "inbetween diff device.csv fade.csv --interpolate --time-tolerance 0.02",
      "inbetween diff a.csv b.csv -f json | jq '.frames.tracks[].worst'",
    ])

  private let invocation: Invocation
  private let rules: ComparisonRules
  private let format: OutputFormat?

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    rules = invocation.options.comparisonRules
    format = try invocation.format()
  }

  func run(console: any Console) throws -> ExitStatus {
    let inputs = try invocation.inputs(on: console)
    guard inputs.count == 2, inputs != [.standardInput, .standardInput] else {
      throw UsageError("standard input can be only one of the two", command: .diff)
    }
    for input in inputs { try invocation.checkOutput(against: input, on: console) }
    let sources = (try console.source(inputs[0]), try console.source(inputs[1]))
    let kinds = (InputKind(sources.0), InputKind(sources.1))
    let first = try compared(sources.0, beside: kinds.1, on: console)
    let second = try compared(sources.1, beside: kinds.0, on: console)
    guard let first, let second else { return .invalidInput }
    return try compare(first, second, on: console)
  }

  /// An input as it is compared; nil for a timeline that cannot be played, which is reported.
  private func compared(
    _ source: SourceText, beside other: InputKind, on console: any Console
  ) throws -> ComparedInput? {
    var diagnostics = DiagnosticList()
    let input = try ComparedInput(source, beside: other, diagnostics: &diagnostics)
    console.say(
      DiagnosticText.render(
        diagnostics, of: source, in: invocation.messageStyle(on: console),
        errorsOnly: invocation.options.quiet))
    return input
  }

  private func compare(
    _ first: ComparedInput, _ second: ComparedInput, on console: any Console
  ) throws -> ExitStatus {
    let comparison = Result { () throws(Comparison.Failure) in
      try Comparison.compare(first.source, second.source, rules)
    }
    switch comparison {
    case .success(let report):
      if !invocation.options.quiet { try print(report, of: first, second, on: console) }
      return report.isSame ? .success : .negative
    case .failure(let failure):
      var diagnostics = DiagnosticList()
      diagnostics.add(failure.diagnostic)
      let source = failure.side == .first ? first.source : second.source
      let style = invocation.messageStyle(on: console)
      console.say(DiagnosticText.render(diagnostics, of: source, in: style))
      return .invalidInput
    }
  }

  private func print(
    _ report: ComparisonReport, of first: ComparedInput, _ second: ComparedInput,
    on console: any Console
  ) throws {
    let text =
      format == .json
      ? DifferenceJSON.render(report, of: first, second)
      : Array(DifferenceText(report, of: first, second).text.utf8)
    try console.writeResult(text, to: invocation.output)
  }
}

extension OptionValues {
  fileprivate var comparisonRules: ComparisonRules {
    var rules = ComparisonRules()
    rules.tolerance = tolerance ?? rules.tolerance
    rules.relative = relative ?? rules.relative
    rules.timeTolerance = timeTolerance ?? rules.timeTolerance
    rules.interpolates = interpolate
    return rules
  }
}
