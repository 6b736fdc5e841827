import TimelineLanguage
import TimelineSimulation

/// What the commands that play a timeline have in common: an input, when it is looked at, and how its
/// numbers are printed.
struct PlayingCommand {
  /// Writes what the command is about.
  typealias Printer = (
    _ trace: Trace, _ format: NumberFormat,
    _ write: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws -> Void

  private let invocation: Invocation
  private let command: Command
  private var sampling = Sampling()
  private var format = NumberFormat.standard
  private var isQuiet = false

  init(_ invocation: Invocation, command: Command) {
    self.invocation = invocation
    self.command = command
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

  /// Plays the input; nothing is printed before the whole of it was found to be right.
  func play(console: any Console, _ print: Printer) throws -> ExitStatus {
    let input = try invocation.input(console: console, for: command)
    let source = try console.source(input)
    var (timeline, diagnostics) = CheckedTimeline.read(source)
    let trace = timeline.flatMap {
      Trace($0, sampling: sampling, diagnostics: &diagnostics)
    }
    let messages = DiagnosticText.render(diagnostics, of: source, errorsOnly: isQuiet)
    try console.write(messages, to: .error)
    guard let trace, !diagnostics.hasErrors else { return .invalidInput }
    try print(trace, format) { bytes in try console.write(bytes, to: .output) }
    return .success
  }
}
