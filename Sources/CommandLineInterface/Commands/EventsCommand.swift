import TimelineSimulation

/// `events [file]`: what happens, one row an event.
struct EventsCommand {
  static let definition = CommandDefinition(
    summary: "print begins, completions, pauses and what else happens",
    explanation:
      """
      Print what happens, as one row per event: time, event, track, transaction,
      label, value, detail, turn. Times are exact, not those of frames.
      """,
    operands: .oneInput,
    options: [
      .fps, .from, .until, .clock, .profile, .format, .precision, .verbose, .output, .quiet,
      .color,
    ],
    formats: [.csv, .json, .ndjson],
    examples: [
      "inbetween events samples/fade.json",
      "inbetween events samples/fade.json | grep ',complete,'",
    ])

  private let invocation: Invocation
  private let settings: PlaySettings

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    settings = try PlaySettings(invocation)
  }

  func run(console: any Console) throws -> ExitStatus {
    let isVerbose = invocation.options.verbose
    return try PlayingCommand(invocation, settings).play(console: console) {
      trace throws(UsageError) in
      { try trace.writeEvents(as: settings.style, inDetail: isVerbose, to: $0) }
    }
  }
}
