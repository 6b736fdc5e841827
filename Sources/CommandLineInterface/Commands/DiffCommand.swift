import Diagnostics
import TimelineLanguage
import TimelineSimulation
import TraceComparison

/// `diff <file> <file>`: the exit status says whether two traces are the same.
struct DiffCommand {
  static let definition = CommandDefinition(
    summary: "compare two traces, with a tolerance",
    explanation:
      """
      Compare two traces, or the events of two runs, row by row of one time. Each may
      be CSV (wide or long), JSON or NDJSON; one of them may be '-'. Numbers are the
      same if they are no farther apart than --tolerance, or than --relative times
      the larger of them. Prints nothing if all is the same; else the first
      difference, the worst error of each track, and the events that differ.
      The exit status is 0 for the same, 1 for different, 65 for an input that is no
      trace, or 66 for one that cannot be read.
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
      "inbetween trace samples/fade.json | inbetween diff golden.csv -",
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
    let (first, second) = (try console.source(inputs[0]), try console.source(inputs[1]))
    let comparison = Result { () throws(Comparison.Failure) in
      try Comparison.compare(first, second, rules)
    }
    switch comparison {
    case .success(let report):
      if !invocation.options.quiet { try print(report, of: first, second, console) }
      return report.isSame ? .success : .negative
    case .failure(let failure):
      var diagnostics = DiagnosticList()
      diagnostics.add(failure.diagnostic)
      let source = failure.side == .first ? first : second
      let style = invocation.messageStyle(on: console)
      console.say(DiagnosticText.render(diagnostics, of: source, in: style))
      return .invalidInput
    }
  }

  private func print(
    _ report: ComparisonReport, of first: SourceText, _ second: SourceText, _ console: any Console
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
