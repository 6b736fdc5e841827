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
    _ print: (Trace) throws(CommandFailure) -> (@escaping ByteSink) throws(RunFailure) -> Void
  ) throws(CommandFailure) -> ExitStatus {
    try run(on: console, for: [settings.overrides.profile]) { traces throws(CommandFailure) in
      try print(traces[0])
    }
  }

  /// Plays the input once for each profile; what is reported of one is reported once. A batch or a sweep is
  /// answered instead, line by line.
  func run(
    on console: any Console, for profiles: [Profile?],
    _ print: ([Trace]) throws(CommandFailure) -> (@escaping ByteSink) throws(RunFailure) -> Void
  ) throws(CommandFailure) -> ExitStatus {
    try invocation.checkBatchOptions()
    if invocation.options.batch {
      return try BatchCommand(invocation, settings).run(on: console)
    }
    let input = try invocation.input(on: console)
    try invocation.checkOutput(against: input, on: console)
    let original = try console.source(input)
    var found = DiagnosticList()
    let sweep = try Sweep(invocation, of: original, diagnostics: &found)
    guard let sweep, sweep.count == 1 else {
      invocation.report(found, of: original, on: console)
      guard let sweep else { return .invalidInput }
      return try BatchCommand(invocation, settings).run(sweep, on: console)
    }
    let document = sweep.document(of: 0)
    let source = document.source
    let progress = ProgressLine(on: console, stages: stages)
    defer { progress?.remove() }
    var traces: [Trace] = []
    for profile in profiles {
      var overrides = settings.overrides
      overrides.profile = profile
      var (timeline, diagnostics) = CheckedTimeline.read(source, overrides)
      let trace = timeline.flatMap {
        Trace(
          $0, sampling: settings.sampling, knowsEnd: needsEnd, diagnostics: &diagnostics,
          watch: progress?.update)
      }
      progress?.remove()
      if traces.isEmpty || diagnostics.hasErrors {
        invocation.report(document.original(diagnostics), of: original, on: console)
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

  /// Whether the end is printed before the rows, or something other than rows is printed.
  private var needsEnd: Bool {
    invocation.command != .trace || invocation.options.metrics || settings.style.format == .json
  }

  /// The stages that follow once the timeline is known to be right.
  private var stages: [RunStage] {
    guard invocation.command == .trace else { return [.events] }
    return settings.style.format == .json ? [.rows, .events] : [.rows]
  }
}
