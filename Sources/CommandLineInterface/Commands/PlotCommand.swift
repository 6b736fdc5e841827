import Diagnostics
import TimelineDocument
import TimelineSimulation
import TraceComparison
import TracePictures

struct PlotOptions: Sendable {
  let set: [SweepParameter]
  let play: PlayOptions
  let picture: PictureOptions
  /// The names of the drawn tracks; empty for all.
  let selection: [String]

  init(_ read: inout OptionReader) {
    set = read.replacements("a definition's or first value; two are two runs")
    read.watch()
    read.importOptions()
    play = PlayOptions(&read)
    picture = PictureOptions(&read)
    selection = read.selection()
    read.outputFile()
    read.messages()
  }

  /// A given option that has no meaning for a recorded trace.
  var nameForTimelines: String? {
    if !set.isEmpty { return "set" }
    if play.frameRate != nil { return "fps" }
    if play.clock != nil { return "clock" }
    return play.profile != nil ? "profile" : nil
  }
}

/// `plot [file [file]]`: a timeline or a trace as a picture; two of them in one.
struct PlotCommand {
  static let definition = CommandDefinition(
    summary: "draw a timeline or a trace as text, SVG or Vega-Lite",
    explanation:
      """
      Draw what a timeline or a recorded trace shows: a lane per track, with a mark
      where something happens. Lanes of one unit share a scale, and SVG and Vega-Lite
      show the state's value as a thin step. A second file is drawn dashed in the
      same lanes, with a lane for each difference. Tracks that never change are left
      out, unless '--select' names them. Two values of '--set' are two runs as well.
      """,
    operands: .oneOrTwoInputs,
    examples: [
      "inbetween plot samples/fade.json",
      "inbetween plot samples/fade.json -o fade.svg",
      "inbetween plot samples/fade.json -f vega-lite -o fade.vl.json",
      "inbetween plot fade.csv samples/fade.json",
    ],
    options: PlotOptions.init,
    run: { options, invocation, console throws(CommandFailure) in
      try PlotCommand(invocation: invocation, options: options).run(on: console)
    })

  let invocation: Invocation
  let options: PlotOptions

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    let canvas = try Canvas(options.picture, for: invocation, on: console)
    let inputs = try invocation.inputs(on: console)
    for input in inputs { try invocation.checkOutput(against: input, on: console) }
    var pictures: [Picture] = []
    for input in inputs {
      guard
        let drawn = try self.pictures(of: try invocation.timeline(input, on: console), on: console)
      else {
        return .invalidInput
      }
      pictures += drawn
    }
    guard pictures.count <= 2 else { throw Self.tooMany(pictures.count) }
    let picture =
      pictures.count == 2 ? Picture(comparing: pictures[0], pictures[1]) : pictures[0]
    let text = try canvas.draw(picture, keepingConstants: !options.selection.isEmpty)
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
    let sweep = try Sweep(
      options.set, options.play.overrides, for: invocation, of: source, diagnostics: &diagnostics)
    guard let sweep else {
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

  /// Reports the diagnostics of a picture, and returns it unless there is an error.
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
    var (timeline, found) = CheckedTimeline.read(document.source, options.play.overrides)
    var sampling = options.play.sampling
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

  /// The picture of a recorded trace, for which options of a run have no meaning.
  private func recorded(
    _ source: SourceText, _ diagnostics: inout DiagnosticList
  ) throws(CommandFailure) -> Picture? {
    if let name = options.nameForTimelines {
      throw invocation.usage(
        "'--\(name)' is for timelines, and \(source.name.quotedForMessage) is a trace")
    }
    let result = Result { () throws(TraceProblem) in
      try RecordedPicture.make(
        source, from: options.play.from, until: options.play.until,
        selecting: ColumnSelection(options.selection))
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

  /// The indices of the drawn columns.
  private func places(in columns: [Column]) throws(CommandFailure) -> [Int] {
    guard !options.selection.isEmpty else { return Array(columns.indices) }
    do {
      return try ColumnSelection(options.selection).places(in: columns)
    } catch {
      throw invocation.usage(error.sentence)
    }
  }
}
