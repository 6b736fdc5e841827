import TimelineDocument
import TimelineSimulation

/// `trace [file]`: the value of every track at every printed time.
struct TraceCommand {
  static let definition = CommandDefinition(
    summary: "print every track's value at every frame",
    explanation:
      """
      Print every track's value at every frame, as one row per frame.
      With --batch the exit status is 1 if a line could not be played; its answer
      contains the problems.
      """,
    operands: .oneInput,
    options: [
      .batch, .fps, .from, .until, .at, .clock, .profile, .format, .layout, .select,
      .precision, .velocity, .output, .quiet, .color,
    ],
    formats: [.csv, .json, .ndjson],
    examples: [
      "inbetween trace samples/fade.json",
      "inbetween trace samples/fade.json --fps 120 > fade.csv",
      "inbetween trace samples/fade.json --velocity -o fade.json",
      "jq -c . samples/*.json | inbetween trace --batch --at 0.25,0.5",
    ])

  let invocation: Invocation

  func run(on console: any Console) throws -> ExitStatus {
    let settings = try PlaySettings(invocation)
    if invocation.options.batch {
      return try TraceBatch(invocation, settings).run(on: console)
    }
    return try PlayingCommand(invocation, settings).run(on: console) {
      trace throws(UsageError) in
      let places = try places(in: trace, settings)
      return { try trace.writeRows(of: places, as: settings.style, to: $0) }
    }
  }

  /// The places of the columns that are printed.
  private func places(in trace: Trace, _ settings: PlaySettings) throws(UsageError) -> [Int] {
    do {
      return try settings.places(in: trace)
    } catch {
      throw UsageError(error.sentence, command: .trace)
    }
  }
}
