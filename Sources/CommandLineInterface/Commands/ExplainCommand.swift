import Diagnostics
import TimelineDocument
import TimelineSimulation

/// `explain [file]`: for each change, why it was animated as it was, or why not.
struct ExplainCommand {
  static let definition = CommandDefinition(
    summary: "explain why each change was animated, or why not",
    explanation:
      """
      Explain each change: what animated it, or why nothing did. A paragraph begins
      with the answer; then it says what changed and where, what its transaction
      passed, how the motion met what ran, when it ends, and what waits for it.
      """,
    operands: .oneInput,
    options: [
      .set, .batch, .batchKey, .trailer, .watch, .from, .until, .at, .clock, .profile, .format,
      .select,
      .label, .completions, .precision, .output, .strict, .quiet, .color,
    ],
    optionSummaries: [
      .strict: CommandDefinition.strictBatch,
      .profile: "instead of the timeline's, such as ios16; ios16,ios17 tells what differs",
      .at: "the changes in force at these times, separated by commas",
      .select: "only these tracks; * matches any text",
    ],
    formats: [.text, .json, .ndjson],
    examples: [
      "inbetween explain samples/fade.json",
      "inbetween explain samples/t14_innermost.json --select inner_opacity",
      "inbetween explain samples/t23_nesting_ios16.json --profile ios16,ios17",
    ])

  let invocation: Invocation

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    let settings = try PlaySettings(invocation)
    var style = ExplanationStyle()
    style.numbers = settings.style.numbers
    style.format =
      try invocation.format().flatMap { ExplanationFormat(rawValue: $0.rawValue) } ?? .text
    style.marksWinner = invocation.resultStyle(on: console) == .colored
    if invocation.options.clocks.map({ $0.count > 1 }) == true {
      throw CommandFailure.usage(
        "'--clock' takes one clock; only profiles are compared", command: .explain)
    }
    if invocation.options.completions, !invocation.options.at.isEmpty {
      throw CommandFailure.usage(
        "'--at' asks for changes, and '--completions' for what waits for them: give one of the two",
        command: .explain)
    }
    let command = PlayingCommand(invocation, settings.withoutTimes)
    if let profiles = invocation.options.profiles, profiles.count > 1 {
      return try compare(profiles, command, settings, style, on: console)
    }
    return try command.run(on: console) { [style] trace throws(CommandFailure) in
      let filter = try filter(of: trace, settings)
      return { sink throws(RunFailure) in
        try trace.writeExplanations(of: filter, as: style, to: sink)
      }
    }
  }

  /// Plays the timeline once for each profile and prints what differs.
  private func compare(
    _ profiles: [Profile], _ command: PlayingCommand, _ settings: PlaySettings,
    _ style: ExplanationStyle, on console: any Console
  ) throws(CommandFailure) -> ExitStatus {
    guard style.format != .ndjson else {
      throw CommandFailure.usage(
        "several profiles are one document: use '--format json'", command: .explain)
    }
    return try command.run(on: console, for: profiles.map(Optional.some)) {
      traces throws(CommandFailure) in
      var runs: [(trace: Trace, filter: ExplanationFilter)] = []
      for trace in traces { runs.append((trace, try filter(of: trace, settings))) }
      return { [runs] sink throws(RunFailure) in
        try Trace.writeDifferences(between: runs, as: style, to: sink)
      }
    }
  }

  /// What is asked for; a name or a time that does not exist is an error.
  private func filter(
    of trace: Trace, _ settings: PlaySettings
  ) throws(CommandFailure) -> ExplanationFilter {
    do {
      return try settings.explanationFilter(of: trace, invocation.options)
    } catch {
      throw CommandFailure.usage(error.sentence, command: .explain)
    }
  }
}

extension PlaySettings {
  /// What of a trace is explained.
  func explanationFilter(
    of trace: Trace, _ options: OptionValues
  ) throws(ColumnProblem) -> ExplanationFilter {
    let columns = try selectedColumns(in: trace)
    do {
      var filter = try trace.explanationFilter(
        columns: columns, label: options.label, times: options.at)
      filter.onlyCompletions = options.completions
      return filter
    } catch {
      throw ColumnProblem(code: .unknownName, sentence: error.sentence)
    }
  }
}
