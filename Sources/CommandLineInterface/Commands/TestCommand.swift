import Diagnostics
import TimelineLanguage
import TimelineSimulation

/// `test [file ...]`: whether what timelines expect is true.
struct TestCommand {
  static let definition = CommandDefinition(
    summary: "say whether what timelines expect is true, as TAP or JUnit",
    explanation:
      """
      Play timelines and say of everything that their 'expect' steps claim whether it
      is true, as TAP 14 or in the XML of JUnit: one test point per claim, file by
      file in the order given, each in order of time. A claim that never comes to be
      asked has failed. The lowest and highest values for 'range' and 'monotonic' are
      looked for at the frames of the timeline's 'fps' and wherever something happens.
      The exit status is 0, 1 for a claim that is not true, 65 for a timeline that
      cannot be played, or 66 for a file that cannot be read: the worst of all files.
      """,
    operands: .inputs,
    options: [.clock, .profile, .format, .output, .quiet, .color],
    formats: [.tap, .junit],
    examples: [
      "inbetween test samples/*.json",
      "inbetween test card.json | grep '^not ok'",
      "inbetween test samples/*.json -f junit -o report.xml",
    ])

  let invocation: Invocation

  func run(on console: any Console) throws -> ExitStatus {
    var status = ExitStatus.success
    let format = (try invocation.format()?.rawValue).flatMap(TestReportFormat.init) ?? .tap
    var report = format.emptyReport
    let inputs = try invocation.inputs(on: console)
    for input in inputs { try invocation.checkOutput(against: input, on: console) }
    let progress = ProgressLine(on: console, stages: [.claims], fileCount: inputs.count)
    defer { progress?.remove() }
    for input in inputs {
      let result = result(of: input, console: console, progress)
      progress?.finishFile()
      status = status.combined(with: result.status)
      report.add(result)
    }
    progress?.remove()
    try console.writeResult(report.text, to: invocation.output)
    return status
  }

  /// Plays one input and reports at once what is wrong with it.
  private func result(
    of input: InputOperand, console: any Console, _ progress: ProgressLine?
  ) -> TestedFile {
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
        return .invalid(source.name, messages: plain)
      }
      return .played(source, report.points)
    case .failure(let error):
      progress?.remove()
      console.reportError(error.message)
      return .unreadable(input.displayName, reason: error.message)
    }
  }
}
