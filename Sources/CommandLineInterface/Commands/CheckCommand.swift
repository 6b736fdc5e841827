import Diagnostics
import TimelineLanguage
import TimelineSimulation

/// `check [file ...]`: the exit status says whether the timelines are valid.
struct CheckCommand {
  private let invocation: Invocation
  private var isStrict = false
  private var isQuiet = false
  private var format = OutputFormat.text
  private var overrides = TimelineOverrides()

  init(_ invocation: Invocation) {
    self.invocation = invocation
    for setting in invocation.settings { apply(setting) }
  }

  private mutating func apply(_ setting: Invocation.Setting) {
    switch (setting.option, setting.value) {
    case (.strict, _): isStrict = true
    case (.profile, .profile(let profile)): overrides.profile = profile
    case (.quiet, _): isQuiet = true
    case (.format, .format(let format)): self.format = format
    default: break
    }
  }

  func run(console: any Console) throws -> ExitStatus {
    var status = ExitStatus.success
    var json = DiagnosticJSON()
    let style = invocation.messageStyle(on: console)
    let inputs = try invocation.inputs(console: console, for: .check)
    let progress = ProgressLine(on: console, stages: [.rehearsing], fileCount: inputs.count)
    defer { progress?.remove() }
    for input in inputs {
      defer { progress?.finishFile() }
      guard let source = source(input, console: console, progress) else {
        status = status.combined(with: .unreadableInput)
        continue
      }
      var (timeline, diagnostics) = CheckedTimeline.read(source, overrides)
      timeline?.checkColumns(&diagnostics)
      timeline?.rehearse(&diagnostics, watch: progress?.update)
      status = status.combined(with: verdict(diagnostics))
      guard !isQuiet else { continue }
      if format == .json {
        json.add(diagnostics, of: source)
      } else if !diagnostics.first.isEmpty {
        progress?.remove()
        console.say(DiagnosticText.render(diagnostics, of: source, in: style))
      }
    }
    progress?.remove()
    if format == .json, !isQuiet { try console.writeResult(json.finish()) }
    return status
  }

  private func verdict(_ diagnostics: DiagnosticList) -> ExitStatus {
    let isNegative = diagnostics.hasErrors || isStrict && diagnostics.warningCount > 0
    return isNegative ? .negative : .success
  }

  /// Reads an input, or says why that is not possible; quietness does not hide it, because then
  /// the status is no answer.
  private func source(
    _ input: InputOperand, console: any Console, _ progress: ProgressLine?
  ) -> SourceText? {
    let result = Result { () throws(UnreadableInput) in try console.source(input) }
    switch result {
    case .success(let source): return source
    case .failure(let error):
      progress?.remove()
      console.reportError(error.message)
      return nil
    }
  }
}
