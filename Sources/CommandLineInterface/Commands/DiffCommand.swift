import Diagnostics
import TimelineDocument
import TimelineSimulation
import TraceComparison

/// `diff <file> <file>`: the exit status says whether two traces, or what two timelines show, are the same.
struct DiffCommand {
  static let definition = CommandDefinition(
    summary: "compare two traces or two timelines, with a tolerance",
    explanation:
      """
      Compare two traces, or the events of two runs. Rows are matched by time. Each
      input may be CSV (wide or long), JSON or NDJSON, or a timeline, which is played;
      one of them may be '-'. Numbers are equal if they differ by no more than
      --tolerance, or than --relative times the larger one. Prints nothing if
      everything is equal; otherwise the first difference, the worst error of each
      track, and the events that differ. The exit status is 0 for equal, 1 for
      different, 65 for an input that cannot be compared, or 66 for one that cannot be
      read.
      """,
    operands: .twoInputs,
    options: [
      .tolerance, .relative, .timeTolerance, .timeOffset, .map, .interpolate, .format, .output,
      .quiet, .color,
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

  let invocation: Invocation

  func run(on console: any Console) throws -> ExitStatus {
    try checkPairs()
    let format = try invocation.format()
    let operands = try invocation.inputs(on: console)
    for operand in operands { try invocation.checkOutput(against: operand, on: console) }
    let first = try console.source(operands[0])
    let second = try console.source(operands[1])
    let inputs = BothSides(
      try input(first, beside: InputKind(second), on: console),
      try input(second, beside: InputKind(first), on: console))
    guard let first = inputs.first, let second = inputs.second else { return .invalidInput }
    return try compare(BothSides(first, second), as: format, on: console)
  }

  /// A column is compared with one other.
  private func checkPairs() throws(UsageError) {
    let pairs = invocation.options.map
    for names in [pairs.map(\.first), pairs.map(\.second)] {
      var seen: Set<String> = []
      guard let twice = names.first(where: { !seen.insert($0).inserted }) else { continue }
      throw UsageError("'--map' has \(twice.quotedForMessage) twice", command: .diff)
    }
  }

  /// An input as it is compared; nil for a timeline that cannot be played, which is reported.
  private func input(
    _ source: SourceText, beside other: InputKind, on console: any Console
  ) throws -> ComparedInput? {
    var diagnostics = DiagnosticList()
    let input = try ComparedInput(source, beside: other, diagnostics: &diagnostics)
    invocation.report(diagnostics, of: source, on: console)
    return input
  }

  private func compare(
    _ inputs: BothSides<ComparedInput>, as format: OutputFormat?, on console: any Console
  ) throws -> ExitStatus {
    let comparison = Result { () throws(Comparison.Failure) in
      try Comparison.compare(
        inputs.first.source, inputs.second.source, invocation.options.comparisonRules)
    }
    switch comparison {
    case .success(let report):
      if !invocation.options.quiet {
        try console.writeResult(text(of: report, inputs, as: format), to: invocation.output)
      }
      return report.isSame ? .success : .negative
    case .failure(let failure):
      var diagnostics = DiagnosticList()
      diagnostics.add(failure.diagnostic)
      invocation.report(diagnostics, of: inputs[failure.side].source, on: console)
      return .invalidInput
    }
  }

  private func text(
    of report: ComparisonReport, _ inputs: BothSides<ComparedInput>, as format: OutputFormat?
  ) -> [UInt8] {
    format == .json
      ? DifferenceJSON.render(report, of: inputs)
      : Array(DifferenceText(report, of: inputs).text.utf8)
  }
}

extension OptionValues {
  fileprivate var comparisonRules: ComparisonRules {
    var rules = ComparisonRules()
    rules.tolerance = tolerance ?? rules.tolerance
    rules.relative = relative ?? rules.relative
    rules.timeTolerance = timeTolerance ?? rules.timeTolerance
    rules.interpolates = interpolate
    rules.timeOffset = timeOffset ?? rules.timeOffset
    for pair in map { rules.names[pair.second] = pair.first }
    return rules
  }
}
