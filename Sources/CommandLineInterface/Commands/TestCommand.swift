import Diagnostics
import TimelineDocument
import TimelineSimulation

/// `test [file ...]`: whether what timelines expect is true.
struct TestCommand {
  static let definition = CommandDefinition(
    summary: "report whether expectations hold, as TAP or JUnit",
    explanation:
      """
      Play timelines in all their cases; say whether claims are true: status 0, or 1.
      """,
    operands: .inputs,
    examples: [
      "inbetween test samples/*.json -f junit -o report.xml",
      "inbetween test card.json --profile ios17,ios18 --fps 60,120",
    ],
    options: TestOptions.init,
    run: { options, invocation, console throws(CommandFailure) in
      switch options.input {
      case .lines(let batch):
        let settings = PlaySettings(options.runs.first, format: nil)
        return try BatchCommand(invocation: invocation, settings: settings, content: .test)
          .run(batch.with(isStrict: options.isStrict), on: console)
      case .files(let files):
        return try TestCommand(
          invocation: invocation, options: files, runs: options.runs, isStrict: options.isStrict
        ).run(on: console)
      }
    })

  let invocation: Invocation
  let options: TestedFilesOptions
  let runs: TestRuns
  let isStrict: Bool

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    var status = ExitStatus.success
    var (runCount, byteCount) = (0, 0)
    var report = options.format.emptyReport
    let inputs = try invocation.inputsInFolders(on: console)
    for input in inputs { try invocation.checkOutput(against: input, on: console) }
    let goldens = try options.golden.map { options throws(CommandFailure) in
      try Goldens(options, invocation, for: inputs)
    }
    var pages = options.pageFolder.map { FailurePages(in: $0) }
    let progress = ProgressLine(on: console, stages: [.claims], fileCount: inputs.count)
    defer { progress?.remove() }
    for input in inputs {
      var coverage: FileCoverage?
      let results = try results(
        of: input, goldens, &pages, &coverage, &byteCount, console: console, progress)
      progress?.finishFile()
      for (index, tested) in results.enumerated() {
        status = status.combined(with: tested.file.status).combined(with: tested.goldenStatus)
        if isStrict, tested.warningCount > 0 || tested.file.isSkipped {
          status = status.combined(with: .negative)
        }
        let isLast = index == results.count - 1
        report.add(tested.file, notes: isLast ? coverage?.lines ?? [] : [])
        runCount += 1
      }
      if isStrict, coverage?.isComplete == false {
        status = status.combined(with: .negative)
      }
      if options.stopsAtFailure, status != .success { break }
    }
    progress?.remove()
    if let filter = options.filter, runCount == 0, !inputs.isEmpty {
      throw invocation.usage("no run has a name that contains \(filter.quotedForMessage)")
    }
    try console.writeResult(
      report.finish(), to: invocation.output, ofInputs: byteCount,
      help: "name a file for all of it with --output, or play fewer with --filter")
    return status
  }

  /// A run with what its timeline expects.
  private struct TestedRun {
    var file: TestedFile
    var warningCount = 0
    var goldenStatus = ExitStatus.success
    /// The trace of the run; nil for a timeline with errors and for an unreadable file.
    var trace: Trace?
  }

  /// Plays all runs of one input, and reports its errors at once.
  private func results(
    of input: InputOperand, _ goldens: Goldens?, _ pages: inout FailurePages?,
    _ coverage: inout FileCoverage?, _ byteCount: inout Int, console: any Console,
    _ progress: ProgressLine?
  ) throws(CommandFailure) -> [TestedRun] {
    switch invocation.readingTimeline(input, on: console) {
    case .failure(let error):
      guard isChosen(input.displayName) else { return [] }
      progress?.remove()
      console.reportError(error.message)
      return [TestedRun(file: .unreadable(input.displayName, reason: error.message))]
    case .success(let source):
      byteCount += source.bytes.count
      let plain = TestVariant(
        document: ReplacedText(source, replacing: []), overrides: runs.first.overrides,
        frameRate: runs.frameRates.first)
      let (timeline, diagnostics) = CheckedTimeline.read(source, plain.overrides)
      let planned = try plan(of: source, timeline)?.variants() ?? []
      let all = planned.isEmpty ? [plain] : planned
      let variants = all.filter { isChosen(source.name + $0.label) }
      var results: [TestedRun] = []
      var reached = RunCoverage()
      for variant in variants {
        let checked =
          all.count == 1 && variant.label.isEmpty
          ? (timeline, diagnostics)
          : CheckedTimeline.read(variant.document.source, variant.overrides)
        var tested = try result(
          of: variant, in: source, checked, &pages, console: console, progress)
        if let trace = tested.trace, let played = checked.0 {
          if options.reportsCoverage {
            try CommandFailure.playing { () throws(RunFailure) in
              try reached.add(trace) { SourceRange(variant.document.original($0.range)) }
            }
          }
          progress?.remove()
          if let golden = try goldens?.judge(played, of: variant, in: source, on: console) {
            tested.file.add(golden.point)
            try pages?.add([golden.point], of: source, variant, isGolden: true, on: console)
            tested.goldenStatus = golden.status
          }
        }
        results.append(tested)
      }
      if options.reportsCoverage, let timeline,
        results.contains(where: { if case .played = $0.file { true } else { false } })
      {
        coverage = FileCoverage(reached, of: timeline)
      }
      return results
    }
  }

  /// Whether '--filter' chooses a run by the name of its file with its label.
  private func isChosen(_ name: String) -> Bool {
    options.filter.map { Glob("*\($0)*").matches(name) } ?? true
  }

  /// The runs of a file; a document that is wrong for one profile may be right for the next.
  private func plan(of source: SourceText, _ first: CheckedTimeline?) -> TestPlan? {
    var timeline = first
    for profile in runs.profiles.dropFirst() where timeline == nil {
      var overrides = runs.first.overrides
      overrides.profile = profile
      timeline = CheckedTimeline.read(source, overrides).timeline
    }
    return timeline.map { TestPlan(invocation, runs, options.set, of: source, $0) }
  }

  private func result(
    of run: TestVariant, in source: SourceText,
    _ checked: (timeline: CheckedTimeline?, diagnostics: DiagnosticList),
    _ pages: inout FailurePages?, console: any Console, _ progress: ProgressLine?
  ) throws(CommandFailure) -> TestedRun {
    var diagnostics = checked.diagnostics
    let report = checked.timeline.flatMap {
      ExpectationReport(
        $0, sampling: run.sampling, diagnostics: &diagnostics, watch: progress?.update)
    }
    diagnostics = run.document.original(diagnostics)
    if !diagnostics.isEmpty { progress?.remove() }
    invocation.report(diagnostics, of: source, on: console)
    guard let report, !diagnostics.hasErrors else {
      return TestedRun(
        file: .invalid(source, label: run.label, diagnostics),
        warningCount: diagnostics.warningCount)
    }
    try pages?.add(report.points, of: source, run, on: console)
    let points = report.points.map { point in
      var moved = point
      moved.place = SourceRange(run.document.original(point.place.range))
      return moved
    }
    return TestedRun(
      file: .played(source, label: run.label, points), warningCount: diagnostics.warningCount,
      trace: report.run)
  }
}
