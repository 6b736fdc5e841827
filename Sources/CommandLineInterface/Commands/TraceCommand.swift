import TimelineDocument
import TimelineSimulation

/// `trace [file]`: the value of every track at every printed time.
struct TraceCommand {
  static let definition = CommandDefinition(
    summary: "print every track's value at every frame",
    explanation:
      """
      Print every track's value at every frame, as one row per frame, or with
      --metrics what its motion is like. Several values of --set are a sweep.
      """,
    operands: .oneInput,
    options: [
      .set, .batch, .batchKey, .trailer, .watch, .fps, .from, .until, .at, .clock, .profile,
      .metrics,
      .format, .layout, .select, .precision, .velocity, .output, .strict, .quiet, .color,
    ],
    optionSummaries: [.strict: CommandDefinition.strictBatch],
    formats: [.csv, .json, .ndjson],
    examples: [
      "inbetween trace samples/fade.json",
      "inbetween trace samples/fade.json --velocity -o fade.json",
      "inbetween trace samples/fade.json --set introTextOpacity=0.2,0.5 --metrics",
      "jq -c . samples/*.json | inbetween trace --batch --at 0.25,0.5",
    ])

  let invocation: Invocation

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    let settings = try PlaySettings(invocation)
    let options = invocation.options
    if options.metrics,
      let option = [Option.layout, .velocity].first(where: options.given.contains)
    {
      throw CommandFailure.usage(
        "'\(option.spelling)' has no meaning beside '--metrics'", command: .trace)
    }
    return try PlayingCommand(invocation, settings).run(on: console) {
      trace throws(CommandFailure) in
      let places = try places(in: trace, settings)
      guard options.metrics else {
        return { sink throws(RunFailure) in
          try trace.writeRows(of: places, as: settings.style, to: sink)
        }
      }
      let fields = options.set.map(LeadingField.init)
      return { sink throws(RunFailure) in
        try trace.writeMetrics(of: places, as: settings.style, leading: fields, to: sink)
      }
    }
  }

  /// The places of the columns that are printed.
  private func places(in trace: Trace, _ settings: PlaySettings) throws(CommandFailure) -> [Int] {
    do {
      return try settings.places(in: trace)
    } catch {
      throw CommandFailure.usage(error.sentence, command: .trace)
    }
  }
}
