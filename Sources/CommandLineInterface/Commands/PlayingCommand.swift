import Diagnostics
import TimelineDocument
import TimelineSimulation

/// What the commands that play one timeline have in common: they read it, report on it, play it, and write
/// a result.
struct PlayingCommand {
  private let invocation: Invocation
  private let settings: PlaySettings

  init(_ invocation: Invocation, _ settings: PlaySettings) {
    self.invocation = invocation
    self.settings = settings
  }

  /// Plays the input; nothing is printed before all of it is known to be right.
  func run(
    on console: any Console,
    _ print: (Trace) throws(UsageError) -> (@escaping ByteSink) throws -> Void
  ) throws -> ExitStatus {
    try run(on: console, for: [settings.overrides.profile]) { traces throws(UsageError) in
      try print(traces[0])
    }
  }

  /// Plays the input once for each profile; what is reported of one is reported once.
  func run(
    on console: any Console, for profiles: [Profile?],
    _ print: ([Trace]) throws(UsageError) -> (@escaping ByteSink) throws -> Void
  ) throws -> ExitStatus {
    let input = try invocation.input(on: console)
    try invocation.checkOutput(against: input, on: console)
    let source = try console.source(input)
    let progress = ProgressLine(on: console, stages: stages)
    defer { progress?.remove() }
    var traces: [Trace] = []
    for profile in profiles {
      var overrides = settings.overrides
      overrides.profile = profile
      var (timeline, diagnostics) = CheckedTimeline.read(source, overrides)
      let trace = timeline.flatMap {
        Trace(
          $0, sampling: settings.sampling, diagnostics: &diagnostics, watch: progress?.update)
      }
      progress?.remove()
      if traces.isEmpty || diagnostics.hasErrors {
        invocation.report(diagnostics, of: source, on: console)
      }
      guard let trace, !diagnostics.hasErrors else { return .invalidInput }
      traces.append(trace)
    }
    let body = try print(traces)
    // Rows that scroll by show progress enough, and a line among them could not be removed.
    if invocation.output == .standardOutput, console.isTerminal(.output) { progress?.stop() }
    try console.writeResult(to: invocation.output, body)
    return .success
  }

  /// The stages that follow once the timeline is known to be right.
  private var stages: [RunStage] {
    guard invocation.command == .trace else { return [.events] }
    return settings.style.format == .json ? [.rows, .events] : [.rows]
  }
}
