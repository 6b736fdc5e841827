import Diagnostics
import TimelineDocument
import TimelineSimulation
import TraceComparison
import TracePictures

/// `plot [file [file]]`: a timeline or a trace as a picture; two of them in one.
struct PlotCommand {
  static let definition = CommandDefinition(
    summary: "draw a timeline or a trace, in the terminal or as SVG",
    explanation:
      """
      Draw what a timeline or a recorded trace shows: a lane per track, with a mark
      where something happens. Lanes of one unit share a scale, and SVG shows the
      state's value as a thin step. A second file is drawn dashed in the same lanes,
      with a lane for each difference. Tracks that never change are left out, unless
      '--select' names them. Two values of '--set' are two runs as well.
      """,
    operands: .oneOrTwoInputs,
    options: [
      .set, .watch, .fps, .from, .until, .clock, .profile, .format, .select, .sparkline, .output,
      .quiet, .color,
    ],
    optionSummaries: [
      .set: "a definition's or first value; two are two runs",
      .select: "only these tracks, in this order; * matches any text",
    ],
    formats: [.text, .svg],
    examples: [
      "inbetween plot samples/fade.json",
      "inbetween plot samples/fade.json -o fade.svg",
      "inbetween plot fade.csv samples/fade.json",
    ])

  let invocation: Invocation

  private var options: OptionValues { invocation.options }

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    let canvas = try Canvas(try invocation.format(), for: invocation, on: console)
    let inputs = try invocation.inputs(on: console)
    for input in inputs { try invocation.checkOutput(against: input, on: console) }
    var pictures: [Picture] = []
    for input in inputs {
      guard let drawn = try self.pictures(of: try console.source(input), on: console) else {
        return .invalidInput
      }
      pictures += drawn
    }
    guard pictures.count <= 2 else { throw Self.tooMany(pictures.count) }
    let picture =
      pictures.count == 2 ? Picture(comparing: pictures[0], pictures[1]) : pictures[0]
    let text = try canvas.draw(picture, keepingConstants: !options.select.isEmpty)
    try console.writeResult(text, to: invocation.output)
    return .success
  }

  private static var tooManyColumns: CommandFailure {
    .usage(
      "a picture looks at \(Canvas.columnLimit) columns at most; choose some with '--select'",
      command: .plot)
  }

  private static func tooMany(_ count: Int) -> CommandFailure {
    .usage(
      "a picture has room for two runs, and these would be \(count): give two files, or two values "
        + "to '--set'", command: .plot)
  }

  /// The pictures of an input, one for each run; nil where one cannot be drawn, which is reported.
  private func pictures(of source: SourceText, on console: any Console) throws(CommandFailure)
    -> [Picture]?
  {
    var diagnostics = DiagnosticList()
    guard InputKind(source) == .timeline else {
      let picture = try recorded(source, &diagnostics)
      return report(diagnostics, of: source, picture, on: console).map { [$0] }
    }
    guard let sweep = try Sweep(invocation, of: source, diagnostics: &diagnostics) else {
      return report(diagnostics, of: source, nil, on: console).map { [$0] }
    }
    guard sweep.count <= 2 else { throw Self.tooMany(sweep.count) }
    var pictures: [Picture] = []
    for run in 0..<sweep.count {
      diagnostics = DiagnosticList()
      let picture = try played(sweep, run, &diagnostics, on: console)
      guard let picture = report(diagnostics, of: source, picture, on: console) else { return nil }
      pictures.append(picture)
    }
    return pictures
  }

  /// Reports what there is to say about a picture, and returns it if it is one.
  private func report(
    _ diagnostics: DiagnosticList, of source: SourceText, _ picture: Picture?,
    on console: any Console
  ) -> Picture? {
    var diagnostics = diagnostics
    if let picture, picture.lanes.isEmpty {
      diagnostics.add(.error(.noColumns, "nothing in this is a number to be drawn", at: 0..<0))
    }
    invocation.report(diagnostics, of: source, on: console)
    return diagnostics.hasErrors ? nil : picture
  }

  private func played(
    _ sweep: Sweep, _ run: Int, _ diagnostics: inout DiagnosticList, on console: any Console
  ) throws(CommandFailure) -> Picture? {
    let progress = ProgressLine(on: console, stages: [.rows, .events])
    defer { progress?.remove() }
    let document = sweep.document(of: run)
    var (timeline, found) = CheckedTimeline.read(document.source, options.overrides)
    var sampling = options.sampling
    sampling.use = .picture
    let trace = timeline.flatMap {
      Trace($0, sampling: sampling, diagnostics: &found, watch: progress?.update)
    }
    diagnostics = document.original(found)
    guard let trace, !diagnostics.hasErrors else { return nil }
    let places = try places(in: trace.columns)
    guard places.count <= Canvas.columnLimit else { throw Self.tooManyColumns }
    return try CommandFailure.playing { () throws(RunFailure) in
      try TracePicture.make(trace, places, title: sweep.source.name + sweep.label(of: run))
    }
  }

  /// A recorded trace, of which the options for playing say nothing.
  private func recorded(
    _ source: SourceText, _ diagnostics: inout DiagnosticList
  ) throws(CommandFailure) -> Picture? {
    if let option = [Option.set, .fps, .clock, .profile].first(where: options.given.contains) {
      throw CommandFailure.usage(
        "'\(option.spelling)' is for timelines, and \(source.name.quotedForMessage) is a trace",
        command: .plot)
    }
    let result = Result { () throws(TraceProblem) in
      try RecordedPicture.make(
        source, from: options.from, until: options.until,
        selecting: ColumnSelection(options.select))
    }
    switch result {
    case .success(var picture):
      let lanes = picture.lanes
      picture.lanes = try places(in: lanes.map { Column(track: $0.name) }).map { lanes[$0] }
      return picture
    case .failure(let problem):
      diagnostics.add(problem.diagnostic)
      return nil
    }
  }

  /// The places of the columns that are drawn.
  private func places(in columns: [Column]) throws(CommandFailure) -> [Int] {
    guard !options.select.isEmpty else { return Array(columns.indices) }
    do {
      return try ColumnSelection(options.select).places(in: columns)
    } catch {
      throw CommandFailure.usage(error.sentence, command: .plot)
    }
  }
}
