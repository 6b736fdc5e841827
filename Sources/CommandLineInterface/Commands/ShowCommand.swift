import Diagnostics
import TimelineDocument
import TimelinePage
import TimelineSimulation
import TracePage
import TraceComparison

struct ShowOptions: Sendable {
  /// The runs on the page.
  let runs: ShownRuns
  /// The tool for a page that can be edited; nil for any other page.
  let module: LiveModule?

  init(_ read: inout OptionReader) {
    read.group(.output)
    (runs, module) = read.oneOf(
      OptionMode(
        "live", "let the timeline be edited in the page, which then contains the tool",
        details: "The page plays and checks every change, and needs no network.",
        note: "which plays what the text of its timeline says"
      ) { read in
        let file = read.value(
          "module", .inputFile("file"),
          "the tool for --live, as Sources/Embedded/build wasm makes it",
          details: """
            Without it INBETWEEN_MODULE names the file, or else the one is used that was installed with \
            the tool.
            """)
        return (ShownRuns(), LiveModule(named: file))
      },
      otherwise: { (ShownRuns(&$0), nil) })
    read.outputFile(.html, "the page, such as page.html")
    read.messages()
  }
}

/// The runs of a page: each combination of values, profiles and clocks.
struct ShownRuns: Sendable {
  var set: [SweepParameter] = []
  var play = PlayOptions()
  /// The profile of each run; nil for the timeline's.
  var profiles: [Profile?] = [nil]
  /// The clock of each run; nil for the timeline's.
  var clocks: [ClockKind?] = [nil]
  /// The names of the shown tracks; empty for all.
  var selection: [String] = []

  /// One run of the timeline as it is.
  init() {}

  init(_ read: inout OptionReader) {
    read.group(.input)
    set = read.replacements("a definition's or first value; two are two runs")
    read.watch()
    read.importOptions()
    read.group(.sampling)
    play.frameRate = read.frameRate()
    play.from = read.from()
    play.until = read.until()
    let clocks = read.clocks("ideal, display or device; two of them with a comma are two runs")
    let profiles = read.profiles(
      "ios13.0, ios13.2, ios14 to ios18 or ios26; two of them are two runs")
    if let clocks { self.clocks = clocks.map { Optional($0) } }
    if let profiles { self.profiles = profiles.map { Optional($0) } }
    play.clock = clocks?.first
    play.profile = profiles?.first
    play.roomSize = read.roomSize()
    play.seed = read.seed()
    read.group(.output)
    selection = read.selection("only these tracks; * matches any text")
  }
}

/// `show [file [file]]`: a page that plays a timeline, or two runs side by side.
struct ShowCommand {
  static let definition = CommandDefinition(
    summary: "make a page that plays a timeline in a browser",
    explanation:
      """
      Make a page that plays a timeline in a browser: a stage with the views, a curve
      per track, the events, the document, and the explanation of each change. It is
      one file that loads nothing. A second file, value, profile or clock is a second
      run, drawn dashed, with the differences marked. Space plays, arrows go by
      frames, N and P by events, L sets a loop; the address has the time after '#'.
      With --live the timeline can be edited in the page, or a view in Swift in its
      place, which the page imports; it plays and checks every change. Without a file
      it begins with a recipe. With --watch an open page follows its file.
      """,
    operands: .oneOrTwoInputs,
    examples: [
      "inbetween show samples/fade.json -o page.html",
      "inbetween show card.json --clock ideal,device -o page.html",
      "inbetween show card.json samples/fade.json -o page.html",
    ],
    options: ShowOptions.init,
    run: { options, invocation, console throws(CommandFailure) in
      try ShowCommand(invocation: invocation, options: options.runs)
        .run(live: options.module, on: console)
    })

  let invocation: Invocation
  let options: ShownRuns

  /// A timeline with the values of the command line.
  private struct Document {
    let original: SourceText
    let replaced: ReplacedText
    let name: String

    /// The text as the page shows it, which is that of the user where the timeline was made of it.
    var shown: SourceText {
      let source = replaced.source
      return SourceText(name: name, bytes: source.made?.original ?? source.bytes)
    }
  }

  /// One run of the page.
  private struct Planned {
    let document: Int
    let name: String
    let overrides: TimelineOverrides
  }

  func run(
    live: LiveModule?, on console: any Console
  ) throws(CommandFailure) -> ExitStatus {
    if invocation.output == .standardOutput, console.isTerminal(.output) {
      throw invocation.usage("a page is a file; name it with '-o page.html'")
    }
    if invocation.isWatching, invocation.output == .standardOutput {
      throw invocation.usage("'--watch' writes a page again; name its file with '-o page.html'")
    }
    let isPlayground = live != nil && invocation.operands.isEmpty
    let inputs = isPlayground ? [] : try invocation.inputs(on: console)
    for input in inputs { try invocation.checkOutput(against: input, on: console) }
    let module = try live?.bytes(on: console)
    var sources = isPlayground ? [Self.firstTimeline] : []
    for input in inputs { sources.append(try invocation.timeline(input, on: console)) }
    var documents: [Document] = []
    for source in sources {
      guard let found = try self.documents(of: source, on: console) else { return .invalidInput }
      documents += found
    }
    var runs: [PageRun] = []
    let plans = try plan(documents)
    if live != nil, plans.count > 1 { throw invocation.usage("a live page plays one timeline") }
    for planned in plans {
      let run = try play(
        planned, of: documents[planned.document], isLive: live != nil, on: console)
      guard let run else { return .invalidInput }
      runs.append(run)
    }
    var page = Page(
      showing: runs, of: documents.map { $0.shown }, tool: "\(programName) \(programVersion)")
    if live != nil {
      page.recipes = TimelineRecipe.allCases.map {
        PageDocument(name: $0.rawValue, text: String(decoding: $0.timeline, as: UTF8.self))
      }
      let view = PackageResources.view_swift_txt
      page.recipes.append(PageDocument(name: "view", text: String(decoding: view, as: UTF8.self)))
    }
    try console.writeResult(to: invocation.output) { sink throws(RunFailure) in
      try PageWriter<RunFailure>(to: sink)
        .write(page, module: module, isWatched: invocation.isWatching)
    }
    return .success
  }

  /// The timeline of a page that is made without a file.
  private static var firstTimeline: SourceText {
    SourceText(name: "timeline.json", bytes: TimelineRecipe.fade.timeline)
  }

  /// A timeline once for each run of a sweep; nil where nothing can be replaced, which is reported.
  private func documents(of source: SourceText, on console: any Console) throws(CommandFailure)
    -> [Document]?
  {
    var diagnostics = DiagnosticList()
    let sweep = try Sweep(
      options.set, options.play.overrides, for: invocation, of: source, diagnostics: &diagnostics)
    guard let sweep else {
      if InputKind(source) != .timeline { diagnostics = Self.isTrace }
      invocation.report(diagnostics, of: source, on: console)
      return nil
    }
    guard sweep.count <= 2 else { throw Self.tooMany(sweep.count) }
    return (0..<sweep.count).map {
      Document(
        original: source, replaced: sweep.document(of: $0), name: source.name + sweep.label(of: $0))
    }
  }

  /// The runs that files, values, profiles and clocks ask for.
  private func plan(_ documents: [Document]) throws(CommandFailure) -> [Planned] {
    var runs: [Planned] = []
    for (index, document) in documents.enumerated() {
      for profile in options.profiles {
        for clock in options.clocks {
          let words = [profile?.rawValue, clock?.rawValue].compactMap { $0 }
          let suffix = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
          var overrides = options.play.overrides
          overrides.profile = profile
          overrides.clock = clock
          runs.append(
            Planned(document: index, name: document.name + suffix, overrides: overrides))
        }
      }
    }
    guard runs.count <= 2 else { throw Self.tooMany(runs.count) }
    return runs
  }

  private static func tooMany(_ count: Int) -> CommandFailure {
    .usage(
      "a page has room for two runs, and these would be \(count): give two files, two profiles, two "
        + "clocks, or two values to '--set'", command: .show)
  }

  /// Plays a run; nil for one that cannot be shown, which is reported.
  private func play(
    _ planned: Planned, of document: Document, isLive: Bool, on console: any Console
  ) throws(CommandFailure) -> PageRun? {
    let progress = ProgressLine(on: console, stages: [.rows, .events])
    defer { progress?.remove() }
    let source = document.replaced.source
    var (timeline, diagnostics) = CheckedTimeline.read(source, planned.overrides)
    // A timeline without events looks like a trace.
    if timeline == nil, InputKind(source) != .timeline { diagnostics = Self.isTrace }
    var sampling = options.play.sampling
    // The page plays an edited document the same way: it has no option that says when to stop.
    if isLive { sampling.openEnd = .wholeMotion }
    let trace = timeline.flatMap {
      Trace($0, sampling: sampling, diagnostics: &diagnostics, watch: progress?.update)
    }
    defer {
      invocation.report(document.replaced.original(diagnostics), of: document.original, on: console)
    }
    guard let trace, !diagnostics.hasErrors else { return nil }
    let places = try places(in: trace)
    let outcome = try CommandFailure.playing { () throws(RunFailure) in
      try RunPage.make(
        trace, places, of: source, name: planned.name, document: planned.document)
    }
    switch outcome {
    case .page(let run): return run
    case .excess(let sentence):
      diagnostics.add(.error(.tooMany, sentence, at: 0..<0))
      return nil
    }
  }

  private static var isTrace: DiagnosticList {
    var diagnostics = DiagnosticList()
    diagnostics.add(
      .error(
        .wrongType, "not a timeline", at: 0..<0,
        help: "'\(programName) plot' draws a trace"))
    return diagnostics
  }

  private func places(in trace: Trace) throws(CommandFailure) -> [Int] {
    guard !options.selection.isEmpty else { return Array(trace.columns.indices) }
    do {
      return try ColumnSelection(options.selection).places(in: trace.columns, of: trace)
    } catch {
      throw invocation.usage(error.sentence)
    }
  }
}
