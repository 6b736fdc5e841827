import TimelineSimulation

/// `events [file]`: what happens, one row an event.
struct EventsCommand {
  static let definition = CommandDefinition(
    summary: "print what happens: begins, ends, completions, pauses",
    explanation:
      """
      Print what happens, as one row per event: time, event, track, transaction,
      label, value, detail, turn. Times are exact, not those of frames.
      """,
    operands: .oneInput,
    options: [
      .set, .batch, .batchKey, .trailer, .watch, .fps, .from, .until, .clock, .profile, .format,
      .precision, .verbose, .output, .strict, .quiet, .color,
    ],
    optionSummaries: [.strict: CommandDefinition.strictBatch],
    formats: [.csv, .json, .ndjson],
    examples: [
      "inbetween events samples/fade.json",
      "inbetween events samples/fade.json | grep ',complete,'",
    ])

  let invocation: Invocation

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    let settings = try PlaySettings(invocation)
    let isVerbose = invocation.options.verbose
    return try PlayingCommand(invocation, settings).run(on: console) {
      trace throws(CommandFailure) in
      { sink throws(RunFailure) in
        try trace.writeEvents(as: settings.style, inDetail: isVerbose, to: sink)
      }
    }
  }
}
