import Diagnostics
import TimelineDocument
import TimelineSimulation
import TraceComparison
import TracePictures

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
      different, 65 for what cannot be compared, or 66 for what cannot be read.
      """,
    operands: .twoInputs,
    options: [
      .set, .watch, .tolerance, .relative, .timeTolerance, .timeOffset, .map, .interpolate, .format,
      .plot, .sparkline, .output, .quiet, .color,
    ],
    optionSummaries: [
      .set: "a definition's or first value of each timeline",
      .format: "text (default), json; a plot: text, svg",
      .plot: "a picture of both and of their difference",
      .sparkline: "with --plot: one line per curve",
      .quiet: "no report, only the exit status",
    ],
    formats: [.text, .json, .svg],
    examples: [
      "inbetween diff golden.csv fade.csv --tolerance 1e-6",
      "inbetween diff golden.csv samples/fade.json --plot",
      "inbetween diff a.csv b.csv -f json | jq '.frames.tracks[].worst'",
    ])

  let invocation: Invocation

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    try checkPairs()
    let isPlot = invocation.options.plot
    let format = try invocation.format(among: isPlot ? [.text, .svg] : [.text, .json])
    let canvas = try isPlot ? Canvas(format, for: invocation, on: console) : nil
    try checkOptions(format)
    let operands = try invocation.inputs(on: console)
    for operand in operands { try invocation.checkOutput(against: operand, on: console) }
    let first = try console.source(operands[0])
    let second = try console.source(operands[1])
    if !invocation.options.set.isEmpty, ![first, second].map(InputKind.init).contains(.timeline) {
      throw CommandFailure.usage(
        "'--set' is for timelines, and both inputs are traces", command: .diff)
    }
    let inputs = BothSides(
      try input(first, beside: InputKind(second), on: console),
      try input(second, beside: InputKind(first), on: console))
    guard let first = inputs.first, let second = inputs.second else { return .invalidInput }
    return try compare(BothSides(first, second), as: format, canvas, on: console)
  }

  /// A column is compared with one other.
  private func checkPairs() throws(CommandFailure) {
    let pairs = invocation.options.map
    for names in [pairs.map({ $0.first }), pairs.map({ $0.second })] {
      var seen: Set<String> = []
      guard let twice = names.first(where: { !seen.insert($0).inserted }) else { continue }
      throw CommandFailure.usage("'--map' has \(twice.quotedForMessage) twice", command: .diff)
    }
  }

  /// An input as it is compared; nil for a timeline that cannot be played, which is reported.
  private func input(
    _ source: SourceText, beside other: InputKind, on console: any Console
  ) throws(CommandFailure) -> ComparedInput? {
    var diagnostics = DiagnosticList()
    var document = ReplacedText(source, replacing: [])
    if InputKind(source) == .timeline {
      guard let sweep = try Sweep(invocation, of: source, diagnostics: &diagnostics) else {
        invocation.report(diagnostics, of: source, on: console)
        return nil
      }
      guard sweep.count == 1 else {
        throw CommandFailure.usage(
          "'diff' takes one value of '--set' for each name", command: .diff)
      }
      document = sweep.document(of: 0)
      diagnostics = DiagnosticList()
    }
    let input = try ComparedInput(document.source, beside: other, diagnostics: &diagnostics)
    invocation.report(document.original(diagnostics), of: source, on: console)
    return input
  }

  private func compare(
    _ inputs: BothSides<ComparedInput>, as format: OutputFormat?, _ canvas: Canvas?,
    on console: any Console
  ) throws(CommandFailure) -> ExitStatus {
    let comparison = Result { () throws(Comparison.Failure) in
      try Comparison.compare(
        inputs.first.source, inputs.second.source, invocation.options.comparisonRules)
    }
    switch comparison {
    case .success(let report):
      if let canvas {
        guard let drawing = try drawing(of: inputs, on: canvas, console) else {
          return .invalidInput
        }
        try console.writeResult(drawing, to: invocation.output)
      } else if !invocation.options.quiet {
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

  /// Draws both inputs and their difference; nil where one has nothing to draw, which is reported.
  private func drawing(
    of inputs: BothSides<ComparedInput>, on canvas: Canvas, _ console: any Console
  ) throws(CommandFailure) -> String? {
    guard let first = picture(of: inputs.first.source, on: console),
      let second = picture(of: inputs.second.source, on: console)
    else { return nil }
    return try canvas.draw(Picture(comparing: first, second), keepingConstants: false)
  }

  private func picture(of source: SourceText, on console: any Console) -> Picture? {
    var diagnostics = DiagnosticList()
    defer { invocation.report(diagnostics, of: source, on: console) }
    do throws(TraceProblem) {
      let picture = try RecordedPicture.make(source, from: nil, until: nil)
      if !picture.lanes.isEmpty { return picture }
      diagnostics.add(.error(.noColumns, "nothing in this is a number to be drawn", at: 0..<0))
    } catch {
      diagnostics.add(error.diagnostic)
    }
    return nil
  }

  private func checkOptions(_ format: OutputFormat?) throws(CommandFailure) {
    let options = invocation.options
    if !options.plot, options.sparkline {
      throw CommandFailure.usage("'--sparkline' needs '--plot'", command: .diff)
    }
    if !options.plot, format == .svg {
      throw CommandFailure.usage("'--format svg' needs '--plot'", command: .diff)
    }
    if options.plot, format == .json {
      throw CommandFailure.usage("a plot is text, or '--format svg'", command: .diff)
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
  /// How far apart two traces may be.
  var comparisonRules: ComparisonRules {
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
