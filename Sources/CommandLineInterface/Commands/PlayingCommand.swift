import TimelineLanguage
import TimelineSimulation

/// What the commands that play a timeline have in common: an input, when it is looked at, how that is
/// printed and where it goes.
struct PlayingCommand {
  /// What is printed, and how, once the timeline is known to be right.
  struct Printing {
    let trace: Trace
    let style: OutputStyle
    let selection: ColumnSelection?
    /// Whether also what happens at every frame is told.
    let isVerbose: Bool
  }

  private let invocation: Invocation
  private let command: Command
  private var sampling = Sampling()
  private var overrides = TimelineOverrides()
  private var style = OutputStyle()
  private var format: TraceFormat?
  private var selected: [String] = []
  private var output = OutputOperand.standardOutput
  private var isQuiet = false
  private var isVerbose = false

  init(_ invocation: Invocation, command: Command) {
    self.invocation = invocation
    self.command = command
    for setting in invocation.settings { apply(setting) }
    style.format = format ?? output.format ?? .csv
  }

  private mutating func apply(_ setting: Invocation.Setting) {
    switch (setting.option, setting.value) {
    case (.fps, .number(let rate)): sampling.frameRate = rate
    case (.from, .number(let seconds)): sampling.from = seconds
    case (.until, .number(let seconds)): sampling.until = seconds
    case (.at, .numbers(let times)): sampling.times = (sampling.times ?? []) + times
    case (.clock, .clock(let clock)): overrides.clock = clock
    case (.profile, .profile(let profile)): overrides.profile = profile
    case (.format, .format(let value)): format = TraceFormat(rawValue: value.rawValue)
    case (.layout, .layout(let layout)): style.layout = layout
    case (.select, .names(let names)): selected += names
    case (.precision, .precision(let decimals)):
      style.numbers = decimals.map(NumberFormat.fixed) ?? .shortest
    case (.velocity, .flag): style.includesVelocity = true
    case (.output, .file(let file)): output = file
    case (.quiet, _): isQuiet = true
    case (.verbose, _): isVerbose = true
    default: break
    }
  }

  /// Plays the input; nothing is printed before the whole of it was found to be right.
  func play(
    console: any Console,
    _ print: (Printing) throws(UsageError) -> (@escaping Trace.Sink) throws -> Void
  ) throws -> ExitStatus {
    let input = try invocation.input(console: console, for: command)
    try invocation.check(output, against: input, console, for: command)
    let source = try console.source(input)
    let progress = ProgressLine(on: console, stages: stages)
    defer { progress?.remove() }
    var (timeline, diagnostics) = CheckedTimeline.read(source, overrides)
    let trace = timeline.flatMap {
      Trace($0, sampling: sampling, diagnostics: &diagnostics, watch: progress?.update)
    }
    progress?.remove()
    let messages = DiagnosticText.render(
      diagnostics, of: source, in: invocation.messageStyle(on: console), errorsOnly: isQuiet)
    try console.write(messages, to: .error)
    guard let trace, !diagnostics.hasErrors else { return .invalidInput }
    let selection = selected.isEmpty ? nil : ColumnSelection(selected)
    let body = try print(
      Printing(trace: trace, style: style, selection: selection, isVerbose: isVerbose))
    // Rows that pass by say enough, and a line among them could not be removed.
    if output == .standardOutput, console.isTerminal(.output) { progress?.stop() }
    try console.writeResult(to: output, body)
    return .success
  }

  /// What is played once the timeline is known to be right.
  private var stages: [RunStage] {
    guard command == .trace else { return [.events] }
    return style.format == .json ? [.rows, .events] : [.rows]
  }
}
