import Diagnostics
import TimelineLanguage
import TimelineSimulation

/// `test [file ...]`: whether what timelines expect is true.
struct TestCommand {
  private let invocation: Invocation
  private var isQuiet = false
  private var format: TestReportFormat?
  private var output = OutputOperand.standardOutput
  private var overrides = TimelineOverrides()

  init(_ invocation: Invocation) {
    self.invocation = invocation
    for setting in invocation.settings { apply(setting) }
  }

  private mutating func apply(_ setting: Invocation.Setting) {
    switch (setting.option, setting.value) {
    case (.clock, .clock(let clock)): overrides.clock = clock
    case (.profile, .profile(let profile)): overrides.profile = profile
    case (.format, .format(let value)): format = TestReportFormat(rawValue: value.rawValue)
    case (.output, .file(let file)): output = file
    case (.quiet, _): isQuiet = true
    default: break
    }
  }

  func run(console: any Console) throws -> ExitStatus {
    var status = ExitStatus.success
    var report = (format ?? output.reportFormat ?? .tap).emptyReport
    let inputs = try invocation.inputs(console: console, for: .test)
    for input in inputs { try invocation.check(output, against: input, console, for: .test) }
    let progress = ProgressLine(on: console, stages: [.claims], fileCount: inputs.count)
    defer { progress?.remove() }
    for input in inputs {
      let result = result(of: input, console: console, progress)
      progress?.finishFile()
      status = status.combined(with: result.status)
      report.add(result)
    }
    progress?.remove()
    try console.writeResult(report.text, to: output)
    return status
  }

  /// Plays one input; what is wrong with it is told at once.
  private func result(
    of input: InputOperand, console: any Console, _ progress: ProgressLine?
  ) -> TestedFile {
    let reading = Result { () throws(UnreadableInput) in try console.source(input) }
    switch reading {
    case .success(let source):
      var (timeline, diagnostics) = CheckedTimeline.read(source, overrides)
      let report = timeline.flatMap {
        ExpectationReport($0, diagnostics: &diagnostics, watch: progress?.update)
      }
      let messages = DiagnosticText.render(
        diagnostics, of: source, in: invocation.messageStyle(on: console), errorsOnly: isQuiet)
      if !messages.isEmpty { progress?.remove() }
      console.say(messages)
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
