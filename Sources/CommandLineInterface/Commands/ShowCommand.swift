import Diagnostics
import TimelineDocument
import TimelinePage
import TimelineSimulation
import TracePage
import TraceComparison

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
      With --live the timeline can be edited in the page, which plays and checks every
      change.
      """,
    operands: .oneOrTwoInputs,
    options: [
      .set, .fps, .from, .until, .clock, .profile, .select, .live, .module, .output, .quiet, .color,
    ],
    optionSummaries: [
      .set: "a definition's or first value; two are two runs",
      .clock: "ideal, display or device; two of them with a comma are two runs",
      .profile: "ios13.0, ios13.2, ios14 to ios18 or ios26; two of them are two runs",
      .select: "only these tracks; * matches any text",
      .output: "the page, such as page.html",
    ],
    formats: [.html],
    examples: [
      "inbetween show samples/fade.json -o page.html",
      "inbetween show card.json --clock ideal,device -o page.html",
      "inbetween show card.json samples/fade.json -o page.html",
    ])

  let invocation: Invocation

  private var options: OptionValues { invocation.options }

  /// A timeline with the values of the command line.
  private struct Document {
    let original: SourceText
    let replaced: ReplacedText
    let name: String

    /// The text as the page shows it.
    var shown: SourceText { SourceText(name: name, bytes: replaced.source.bytes) }
  }

  /// One run of the page.
  private struct Planned {
    let document: Int
    let name: String
    let overrides: TimelineOverrides
  }

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    _ = try invocation.format()
    if invocation.output == .standardOutput, console.isTerminal(.output) {
      throw CommandFailure.usage("a page is a file; name it with '-o page.html'", command: .show)
    }
    let inputs = try invocation.inputs(on: console)
    for input in inputs { try invocation.checkOutput(against: input, on: console) }
    let module = try LiveModule(options)?.bytes(on: console)
    var documents: [Document] = []
    for input in inputs {
      guard let found = try self.documents(of: try console.source(input), on: console) else {
        return .invalidInput
      }
      documents += found
    }
    var runs: [PageRun] = []
    let plans = try plan(documents)
    if options.live { try checkThatOneIsPlayed(plans) }
    for planned in plans {
      let run = try play(planned, of: documents[planned.document], on: console)
      guard let run else { return .invalidInput }
      runs.append(run)
    }
    let page = Page(
      showing: runs, of: documents.map { $0.shown }, tool: "\(programName) \(programVersion)")
    try console.writeResult(to: invocation.output) { sink throws(RunFailure) in
      try PageWriter<RunFailure>(to: sink).write(page, module: module)
    }
    return .success
  }

  /// A timeline once for each run of a sweep; nil where nothing can be replaced, which is reported.
  private func documents(of source: SourceText, on console: any Console) throws(CommandFailure)
    -> [Document]?
  {
    var diagnostics = DiagnosticList()
    guard let sweep = try Sweep(invocation, of: source, diagnostics: &diagnostics) else {
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
      for profile in options.profiles.map({ $0.map(Optional.some) }) ?? [nil] {
        for clock in options.clocks.map({ $0.map(Optional.some) }) ?? [nil] {
          let words = [profile?.rawValue, clock?.rawValue].compactMap { $0 }
          let suffix = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
          var overrides = TimelineOverrides()
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

  /// Refuses options that override the timeline: a live page plays its text alone.
  private func checkThatOneIsPlayed(_ plans: [Planned]) throws(CommandFailure) {
    let others: [Option] = [.set, .fps, .from, .until, .clock, .profile, .select]
    if let other = others.first(where: options.given.contains) {
      throw CommandFailure.usage(
        "a live page plays what its text says: write it there instead of '\(other.spelling)'",
        command: .show)
    }
    if plans.count > 1 {
      throw CommandFailure.usage("a live page plays one timeline", command: .show)
    }
  }

  /// Plays a run; nil for one that cannot be shown, which is reported.
  private func play(
    _ planned: Planned, of document: Document, on console: any Console
  ) throws(CommandFailure) -> PageRun? {
    let progress = ProgressLine(on: console, stages: [.rows, .events])
    defer { progress?.remove() }
    let source = document.replaced.source
    var (timeline, diagnostics) = CheckedTimeline.read(source, planned.overrides)
    // A timeline without events looks like a trace, and is none.
    if timeline == nil, InputKind(source) != .timeline { diagnostics = Self.isTrace }
    let trace = timeline.flatMap {
      Trace($0, sampling: options.sampling, diagnostics: &diagnostics, watch: progress?.update)
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
        .wrongType, "a page plays a timeline, and this is none", at: 0..<0,
        help: "'\(programName) plot' draws a trace"))
    return diagnostics
  }

  private func places(in trace: Trace) throws(CommandFailure) -> [Int] {
    guard !options.select.isEmpty else { return Array(trace.columns.indices) }
    do {
      return try ColumnSelection(options.select).places(in: trace.columns)
    } catch {
      throw CommandFailure.usage(error.sentence, command: .show)
    }
  }
}
