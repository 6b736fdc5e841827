import Diagnostics
import TimelineDocument
import TimelineSimulation

/// `test [file ...]`: whether what timelines expect is true.
struct TestCommand {
  static let definition = CommandDefinition(
    summary: "report whether expectations hold, as TAP or JUnit",
    explanation:
      """
      Play timelines and report whether the claims of their 'expect' and 'always' are
      true, as TAP 14 or JUnit XML. A claim that is never evaluated fails. Each of the
      'cases' is a run, and so is each combination of several values. The exit status
      is 0, 1 for a false claim, 65 for an invalid timeline, 66 for a missing file.
      """,
    operands: .inputs,
    options: [
      .set, .batch, .batchKey, .trailer, .watch, .fps, .clock, .profile, .format, .output, .report,
      .golden, .update, .tolerance, .timeTolerance, .coverage, .strict, .quiet, .color,
    ],
    optionSummaries: [
      .strict: "status 1 also for what warns, is skipped or not covered",
      .fps: "frames per second; 60,120 tests with both",
      .clock: "ideal, display or device; several are a run each",
      .tolerance: "allowed difference of numbers (default 0)",
      .timeTolerance: "allowed difference of their times",
      .profile: "such as ios17; several, with commas, are a run each",
    ],
    formats: [.tap, .junit, .ndjson],
    examples: [
      "inbetween test samples/*.json -f junit -o report.xml",
      "inbetween test samples/fade.json --golden goldens --update",
      "inbetween test card.json --profile ios17,ios18 --fps 60,120",
    ])

  let invocation: Invocation

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    try invocation.checkBatchOptions()
    if invocation.options.batch {
      return try BatchCommand(invocation, PlaySettings(invocation)).run(on: console)
    }
    var status = ExitStatus.success
    let format = (try invocation.format()?.rawValue).flatMap(TestReportFormat.init) ?? .tap
    var report = format.emptyReport
    let inputs = try invocation.inputsInFolders(on: console)
    for input in inputs { try invocation.checkOutput(against: input, on: console) }
    let goldens = try Goldens(invocation, for: inputs)
    var pages = invocation.options.report.map { FailurePages(in: $0) }
    let progress = ProgressLine(on: console, stages: [.claims], fileCount: inputs.count)
    defer { progress?.remove() }
    for input in inputs {
      var coverage: FileCoverage?
      let results = try results(
        of: input, goldens, &pages, &coverage, console: console, progress)
      progress?.finishFile()
      for (index, (result, warningCount, goldenStatus)) in results.enumerated() {
        status = status.combined(with: result.status).combined(with: goldenStatus)
        if invocation.options.strict, warningCount > 0 || result.isSkipped {
          status = status.combined(with: .negative)
        }
        let isLast = index == results.count - 1
        report.add(result, notes: isLast ? coverage?.lines ?? [] : [])
      }
      if invocation.options.strict, coverage?.isComplete == false {
        status = status.combined(with: .negative)
      }
    }
    progress?.remove()
    try console.writeResult(report.text, to: invocation.output)
    return status
  }

  private typealias Tested = (file: TestedFile, warningCount: Int, goldenStatus: ExitStatus)

  /// Plays one input as often as its cases and the options say, and reports at once what is wrong with it.
  private func results(
    of input: InputOperand, _ goldens: Goldens?, _ pages: inout FailurePages?,
    _ coverage: inout FileCoverage?, console: any Console, _ progress: ProgressLine?
  ) throws(CommandFailure) -> [Tested] {
    switch console.reading(input) {
    case .failure(let error):
      progress?.remove()
      console.reportError(error.message)
      return [(.unreadable(input.displayName, reason: error.message), 0, .success)]
    case .success(let source):
      let plain = TestVariant(
        document: ReplacedText(source, replacing: []), overrides: invocation.options.overrides,
        frameRate: invocation.options.fps)
      let (timeline, diagnostics) = CheckedTimeline.read(source, plain.overrides)
      let planned = try plan(of: source, timeline)?.variants() ?? []
      let variants = planned.isEmpty ? [plain] : planned
      var results: [Tested] = []
      var reached = RunCoverage()
      for variant in variants {
        let checked =
          variants.count == 1 && variant.label.isEmpty
          ? (timeline, diagnostics)
          : CheckedTimeline.read(variant.document.source, variant.overrides)
        var tested = try result(
          of: variant, in: source, checked, &pages, console: console, progress)
        if case .played = tested.file, let played = checked.0 {
          if invocation.options.coverage {
            try CommandFailure.playing { () throws(RunFailure) in
              try reached.add(played, of: variant)
            }
          }
          progress?.remove()
          if let golden = try goldens?.judge(played, of: variant, in: source, on: console) {
            tested.file.add(golden.point)
            tested.goldenStatus = golden.status
          }
        }
        results.append(tested)
      }
      if invocation.options.coverage, let timeline,
        results.contains(where: { if case .played = $0.file { true } else { false } })
      {
        coverage = FileCoverage(reached, of: timeline)
      }
      return results
    }
  }

  /// The runs of a file; a document that is wrong for one profile may be right for the next.
  private func plan(of source: SourceText, _ first: CheckedTimeline?) -> TestPlan? {
    var timeline = first
    for profile in invocation.options.profiles?.dropFirst() ?? [] where timeline == nil {
      var overrides = invocation.options.overrides
      overrides.profile = profile
      timeline = CheckedTimeline.read(source, overrides).timeline
    }
    return timeline.map { TestPlan(invocation, of: source, $0) }
  }

  private func result(
    of run: TestVariant, in source: SourceText,
    _ checked: (timeline: CheckedTimeline?, diagnostics: DiagnosticList),
    _ pages: inout FailurePages?, console: any Console, _ progress: ProgressLine?
  ) throws(CommandFailure) -> Tested {
    var diagnostics = checked.diagnostics
    let report = checked.timeline.flatMap {
      ExpectationReport(
        $0, sampling: run.sampling, diagnostics: &diagnostics, watch: progress?.update)
    }
    diagnostics = run.document.original(diagnostics)
    if !diagnostics.isEmpty { progress?.remove() }
    invocation.report(diagnostics, of: source, on: console)
    guard let report, !diagnostics.hasErrors else {
      let plain = DiagnosticText.render(diagnostics, of: source, in: .plain, errorsOnly: true)
      return (
        .invalid(source.name + run.label, messages: plain), diagnostics.warningCount, .success
      )
    }
    try pages?.add(report.points, of: source, run, on: console)
    let points = report.points.map { point in
      var moved = point
      moved.place = SourceRange(run.document.original(point.place.range))
      return moved
    }
    return (.played(source, label: run.label, points), diagnostics.warningCount, .success)
  }
}
