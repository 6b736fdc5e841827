import Diagnostics
import TimelineDocument
import TimelineSimulation

/// `test [file ...]`: whether what timelines expect is true.
struct TestCommand {
  static let definition = CommandDefinition(
    summary: "report whether expectations hold, as TAP or JUnit",
    explanation:
      """
      Play timelines and report whether the claims in their 'expect' steps are true,
      as TAP 14 or JUnit XML: one test point per claim, file by file in the order
      given, each in order of time. A claim that is never evaluated fails. 'range' and
      'monotonic' use the values at the frames of the timeline's 'fps' and wherever
      something happens. The exit status is 0, 1 for a false claim, 65 for a timeline
      that cannot be played, or 66 for a file that cannot be read: the worst of all
      files.
      """,
    operands: .inputs,
    options: [
      .batch, .batchKey, .trailer, .clock, .profile, .format, .output, .report, .coverage, .strict,
      .quiet, .color,
    ],
    optionSummaries: [
      .strict: "warnings, what is skipped and gaps of --coverage make the exit status 1"
    ],
    formats: [.tap, .junit, .ndjson],
    examples: [
      "inbetween test samples/*.json",
      "inbetween test card.json | grep '^not ok'",
      "inbetween test samples/*.json -f junit -o report.xml",
    ])

  let invocation: Invocation

  func run(on console: any Console) throws -> ExitStatus {
    try invocation.checkBatchOptions()
    if invocation.options.batch {
      return try BatchCommand(invocation, PlaySettings(invocation)).run(on: console)
    }
    var status = ExitStatus.success
    let format = (try invocation.format()?.rawValue).flatMap(TestReportFormat.init) ?? .tap
    var report = format.emptyReport
    let inputs = try invocation.inputsInFolders(on: console)
    for input in inputs { try invocation.checkOutput(against: input, on: console) }
    var pages = invocation.options.report.map { FailurePages(in: $0, invocation) }
    let progress = ProgressLine(on: console, stages: [.claims], fileCount: inputs.count)
    defer { progress?.remove() }
    for input in inputs {
      var coverage: FileCoverage?
      let (result, warningCount) = try result(of: input, &coverage, console: console, progress)
      progress?.finishFile()
      status = status.combined(with: result.status)
      let isComplete = coverage?.isComplete ?? true
      if invocation.options.strict, warningCount > 0 || result.isSkipped || !isComplete {
        status = status.combined(with: .negative)
      }
      report.add(result, notes: coverage?.lines ?? [])
      if case .played(let source, let points) = result {
        try pages?.add(points, of: source, on: console)
      }
    }
    progress?.remove()
    try console.writeResult(report.text, to: invocation.output)
    return status
  }

  /// Plays one input and reports at once what is wrong with it; the number is that of its warnings.
  private func result(
    of input: InputOperand, _ coverage: inout FileCoverage?, console: any Console,
    _ progress: ProgressLine?
  ) throws -> (TestedFile, warningCount: Int) {
    let reading = Result { () throws(UnreadableInput) in try console.source(input) }
    switch reading {
    case .success(let source):
      var (timeline, diagnostics) = CheckedTimeline.read(source, invocation.options.overrides)
      let report = timeline.flatMap {
        ExpectationReport($0, diagnostics: &diagnostics, watch: progress?.update)
      }
      if !diagnostics.isEmpty { progress?.remove() }
      invocation.report(diagnostics, of: source, on: console)
      guard let report, !diagnostics.hasErrors else {
        let plain = DiagnosticText.render(
          diagnostics, of: source, in: .plain, errorsOnly: true)
        return (.invalid(source.name, messages: plain), diagnostics.warningCount)
      }
      if invocation.options.coverage, let timeline {
        var runs = RunCoverage()
        try runs.add(timeline)
        coverage = FileCoverage(runs, of: timeline)
      }
      return (.played(source, report.points), diagnostics.warningCount)
    case .failure(let error):
      progress?.remove()
      console.reportError(error.message)
      return (.unreadable(input.displayName, reason: error.message), 0)
    }
  }
}
