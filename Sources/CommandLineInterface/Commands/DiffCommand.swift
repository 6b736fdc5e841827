import Diagnostics
import TimelineDocument
import TimelineSimulation
import TraceComparison
import TracePictures

struct DiffOptions: Sendable {
  enum Result: Sendable {
    case report(DifferenceForm)
    case picture(PictureOptions)
  }

  let set: [SweepParameter]
  let play: PlayOptions
  let rules: ComparisonRules
  let result: Result

  init(_ read: inout OptionReader) {
    set = read.replacements("a definition's or first value of each timeline")
    read.watch()
    read.importOptions()
    var play = PlayOptions()
    read.group(.sampling)
    play.until = read.until()
    self.play = play
    read.group(.comparison)
    rules = ComparisonRules(&read)
    read.group(.output)
    result = read.oneOf(
      OptionMode(
        "plot", "a picture of both and of their difference",
        details: OptionReader.plotDetails
      ) { .picture(PictureOptions(&$0, sparkline: "with --plot: one line per curve")) },
      otherwise: { .report(DifferenceForm($0.format(.text, .json, .github).format)) })
    read.outputFile()
    read.messages(quiet: "no report, only the exit status")
  }
}

/// `diff <file> <file>`: the exit status says whether two traces, or what two timelines show, are the same.
struct DiffCommand {
  static let definition = CommandDefinition(
    summary: "compare two traces or two timelines, with a tolerance",
    explanation:
      """
      Compare two traces, or the events of two runs. Rows are matched by time. Each
      input may be CSV (wide or long), JSON or NDJSON, or a timeline, which is played;
      one of them may be '-'. Of events in a CSV without a column 'track', as an
      exported view records them, the words and labels are compared. Numbers are
      equal if they differ by no more than --tolerance, or than --relative times the
      larger one. Prints nothing if everything is equal; otherwise the first
      difference, the worst error of each track, and the events that differ. The
      exit status is 0 for equal, 1 for different, 65 for what cannot be compared, or
      66 for what cannot be read.
      """,
    operands: .twoInputs,
    examples: [
      "inbetween diff golden.csv fade.csv --tolerance 1e-6",
      "inbetween diff golden.csv samples/fade.json --plot",
      "inbetween diff a.csv b.csv -f json | jq '.frames.tracks[].worst'",
    ],
    options: DiffOptions.init,
    run: { options, invocation, console throws(CommandFailure) in
      try DiffCommand(invocation: invocation, options: options).run(on: console)
    })

  let invocation: Invocation
  let options: DiffOptions

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    let form = try form(on: console)
    let operands = try invocation.inputs(on: console)
    for operand in operands { try invocation.checkOutput(against: operand, on: console) }
    let first = try invocation.timeline(operands[0], on: console)
    let second = try invocation.timeline(operands[1], on: console)
    try checkOptionsOfTimelines([first, second])
    let inputs = BothSides(
      try input(first, beside: InputKind(second), on: console),
      try input(second, beside: InputKind(first), on: console))
    guard let first = inputs.first, let second = inputs.second else { return .invalidInput }
    return try compare(BothSides(first, second), form, on: console)
  }

  /// The form of the result.
  private enum Form {
    case report(DifferenceForm)
    case picture(Canvas)
  }

  private func form(on console: any Console) throws(CommandFailure) -> Form {
    switch options.result {
    case .report(let form): .report(form)
    case .picture(let options): .picture(try Canvas(options, for: invocation, on: console))
    }
  }

  /// Refuses options for timelines where there are only traces.
  private func checkOptionsOfTimelines(_ sources: [SourceText]) throws(CommandFailure) {
    guard !sources.map(InputKind.init).contains(.timeline),
      !options.set.isEmpty || options.play.until != nil
    else { return }
    let name = options.set.isEmpty ? "until" : "set"
    throw invocation.usage("'--\(name)' is for timelines, and both inputs are traces")
  }

  /// An input as it is compared; nil for a timeline that cannot be played, which is reported.
  private func input(
    _ source: SourceText, beside other: InputKind, on console: any Console
  ) throws(CommandFailure) -> ComparedInput? {
    var diagnostics = DiagnosticList()
    var document = ReplacedText(source, replacing: [])
    if InputKind(source) == .timeline {
      let sweep = try Sweep(
        options.set, options.play.overrides, for: invocation, of: source, diagnostics: &diagnostics)
      guard let sweep else {
        invocation.report(diagnostics, of: source, on: console)
        return nil
      }
      guard sweep.count == 1 else {
        throw invocation.usage("'diff' takes one value of '--set' for each name")
      }
      document = sweep.document(of: 0)
      diagnostics = DiagnosticList()
    }
    let input = try ComparedInput(
      document.source, options.play.overrides, beside: other, diagnostics: &diagnostics)
    invocation.report(document.original(diagnostics), of: source, on: console)
    return input
  }

  private func compare(
    _ inputs: BothSides<ComparedInput>, _ form: Form, on console: any Console
  ) throws(CommandFailure) -> ExitStatus {
    let comparison = Result { () throws(Comparison.Failure) in
      try Comparison.compare(
        inputs.first.source, inputs.second.source, options.rules)
    }
    switch comparison {
    case .success(let report):
      switch form {
      case .picture(let canvas):
        guard let picture = try picture(of: inputs, on: canvas, console) else {
          return .invalidInput
        }
        try console.writeResult(picture, to: invocation.output)
      case .report(let form):
        if invocation.isQuiet { break }
        try console.writeResult(
          form.text(of: report, inputs), to: invocation.output)
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
  private func picture(
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
}
