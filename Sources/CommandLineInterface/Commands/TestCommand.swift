import TimelineLanguage
import TimelineSimulation

/// `test [file ...]`: whether what timelines expect is true.
struct TestCommand {
  private let invocation: Invocation
  private var isQuiet = false
  private var overrides = TimelineOverrides()

  init(_ invocation: Invocation) {
    self.invocation = invocation
    for setting in invocation.settings { apply(setting) }
  }

  private mutating func apply(_ setting: Invocation.Setting) {
    switch (setting.option, setting.value) {
    case (.clock, .clock(let clock)): overrides.clock = clock
    case (.profile, .profile(let profile)): overrides.profile = profile
    case (.quiet, _): isQuiet = true
    default: break
    }
  }

  func run(console: any Console) throws -> ExitStatus {
    var status = ExitStatus.success
    var report = TAPReport()
    for input in try invocation.inputs(console: console, for: .test) {
      let result = try result(of: input, console: console)
      status = status.combined(with: result.status)
      report.add(result)
    }
    try console.write(report.text, to: .output)
    return status
  }

  /// Plays one input; what is wrong with it is told at once.
  private func result(of input: InputOperand, console: any Console) throws -> TestedFile {
    let reading = Result { () throws(UnreadableInput) in try console.source(input) }
    switch reading {
    case .success(let source):
      var (timeline, diagnostics) = CheckedTimeline.read(source, overrides)
      let report = timeline.flatMap { ExpectationReport($0, diagnostics: &diagnostics) }
      let messages = DiagnosticText.render(diagnostics, of: source, errorsOnly: isQuiet)
      try console.write(messages, to: .error)
      guard let report, !diagnostics.hasErrors else { return .invalid(source.name) }
      return .played(source, report.points)
    case .failure(let error):
      try console.write("\(programName): error: \(error.message)\n", to: .error)
      return .unreadable(input.displayName)
    }
  }
}
