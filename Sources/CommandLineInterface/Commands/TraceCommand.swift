import TimelineLanguage
import TimelineSimulation

/// `trace [file]`: the value of every track at every printed time.
struct TraceCommand {
  private let invocation: Invocation
  private var sampling = Sampling()
  private var format = NumberFormat.standard
  private var isQuiet = false

  init(_ invocation: Invocation) {
    self.invocation = invocation
    for setting in invocation.settings { apply(setting) }
  }

  private mutating func apply(_ setting: Invocation.Setting) {
    switch (setting.option, setting.value) {
    case (.fps, .number(let rate)): sampling.frameRate = rate
    case (.until, .number(let seconds)): sampling.until = seconds
    case (.at, .numbers(let times)): sampling.times = (sampling.times ?? []) + times
    case (.precision, .precision(let decimals)):
      format = decimals.map(NumberFormat.fixed) ?? .shortest
    case (.quiet, _): isQuiet = true
    default: break
    }
  }

  func run(console: any Console) throws -> ExitStatus {
    let inputs = try invocation.inputs(console: console, for: .trace)
    var status = ExitStatus.success
    for input in inputs {
      status = status.combined(with: try trace(console.source(input), console: console))
    }
    return status
  }

  private func trace(_ source: SourceText, console: any Console) throws -> ExitStatus {
    var (timeline, diagnostics) = Timeline.read(source)
    if let timeline,
      let trace = Trace(timeline, of: source, sampling: sampling, diagnostics: &diagnostics)
    {
      try report(diagnostics, of: source, console: console)
      try trace.write(as: format) { bytes throws(OutputError) in
        try console.write(bytes, to: .output)
      }
      return .success
    }
    try report(diagnostics, of: source, console: console)
    return .invalidInput
  }

  private func report(
    _ diagnostics: DiagnosticList, of source: SourceText, console: any Console
  ) throws {
    let text = DiagnosticText.render(diagnostics, of: source, errorsOnly: isQuiet)
    try console.write(text, to: .error)
  }
}
