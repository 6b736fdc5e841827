import Diagnostics
import TimelineDocument
import TimelineSimulation

/// The question that `explain` answers about a trace, apart from its tracks.
struct ExplanationQuestion: Hashable, Sendable {
  enum Topic: Hashable, Sendable {
    /// The changes in force at some times; all changes without times.
    case changes(at: [Double])
    case completions
  }

  let topic: Topic
  /// The label of the only completions that matter.
  let label: String?

  var times: [Double] {
    switch topic {
    case .changes(let times): times
    case .completions: []
    }
  }
}

struct ExplainOptions: Sendable {
  let input: TimelineInput
  let question: ExplanationQuestion
  /// Several profiles are compared.
  let profiles: [Profile]
  let style: ExplanationStyle
  let settings: PlaySettings

  init(_ read: inout OptionReader) {
    input = TimelineInput(&read)
    var play = PlayOptions()
    read.group(.sampling)
    play.from = read.from()
    play.until = read.until()
    play.clock = read.clock()
    profiles = read.profiles("such as ios16; ios16,ios17 explains what differs") ?? []
    play.roomSize = read.roomSize()
    play.seed = read.seed()
    play.profile = profiles.first
    if case .lines(let batch) = input {
      play.ignoredKey = batch.key
      read.refuseSeveral(profiles, of: "profile")
    }
    read.group(.output)
    let format = read.unless("batch") { $0.format(.text, .json, .ndjson) }
    let selection = read.selection("only these tracks; * matches any text")
    let topic = read.topic()
    question = ExplanationQuestion(topic: topic, label: read.label())
    var style = ExplanationStyle()
    style.format = (format?.format.rawValue).flatMap(ExplanationFormat.init(rawValue:)) ?? .text
    style.isBrief = read.brief(in: style.format)
    style.numbers = read.precision()
    if profiles.count > 1, style.format == .ndjson {
      read.refuse("several profiles are one document: use '--format json'")
    }
    read.outputFile()
    read.messages()
    var values = OutputStyle()
    values.numbers = style.numbers
    self.style = style
    settings = PlaySettings(
      play, style: values, format: format, selecting: selection,
      use: .explanation(runs: max(profiles.count, 1)))
  }
}

extension OptionReader {
  fileprivate mutating func topic() -> ExplanationQuestion.Topic {
    group(.output)
    return oneOf(
      OptionMode(
        "completions", "when each scope was over, and its completions",
        details: "For each scope with completions: what it waited for, and when each of them ran.",
        note: "which asks for completions, not for changes"
      ) { _ in .completions },
      otherwise: { read in
        read.group(.sampling)
        return .changes(at: read.times("the changes in force at these times, as 0.5,1"))
      })
  }

  fileprivate mutating func label() -> String? {
    value(
      "label", .text("label"), "only the story of the completions of this label",
      details: "The label is the text of 'completion' in the timeline.")
  }

  fileprivate mutating func brief(in format: ExplanationFormat) -> Bool {
    let isBrief = flag(
      "brief", "only the first sentence of each paragraph",
      details: "The answer to each change without its rows: what animated it, or why nothing did.")
    if isBrief, format != .text {
      refuse("'--brief' shortens the text; '--format \(format.rawValue)' has every fact")
    }
    return isBrief
  }

  /// Refuses several values of an option in a batch.
  mutating func refuseSeveral<Value>(_ values: [Value]?, of name: String) {
    if let values, values.count > 1 { refuse("a batch takes one value of '--\(name)'") }
  }
}

/// `explain [file]`: for each change, why it was animated as it was, or why not.
struct ExplainCommand {
  static let definition = CommandDefinition(
    summary: "explain why each change was animated, or why not",
    explanation:
      """
      Explain each change: what animated it, or why nothing did. A paragraph begins
      with the answer; then it says what changed and where, what its transaction
      passed, how the motion met what ran, when it ends, and what waits for it.
      Tracks that change for the same reason in the same turn share a paragraph.
      """,
    operands: .oneInput,
    examples: [
      "inbetween explain samples/fade.json",
      "inbetween explain Card.swift --tap 'Show at 0.5' --select text_opacity",
      "inbetween explain samples/t23_nesting_ios16.json --profile ios16,ios17",
    ],
    options: ExplainOptions.init,
    run: { options, invocation, console throws(CommandFailure) in
      try ExplainCommand(invocation: invocation, options: options).run(on: console)
    })

  let invocation: Invocation
  let options: ExplainOptions

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    let settings = options.settings
    var style = options.style
    style.marksWinner = invocation.resultStyle(on: console) == .colored
    let runner = TimelineRunner(
      invocation: invocation, settings: settings.withoutTimes, input: options.input,
      content: .explanation(options.question))
    guard options.profiles.count <= 1 else {
      return try compare(options.profiles, runner, settings, style, on: console)
    }
    return try runner.run(on: console) { [style] trace throws(CommandFailure) in
      let filter = try filter(of: trace, settings)
      return { sink throws(RunFailure) in
        try trace.writeExplanations(of: filter, as: style, to: sink)
      }
    }
  }

  /// Plays the timeline once for each profile and prints the differences.
  private func compare(
    _ profiles: [Profile], _ runner: TimelineRunner, _ settings: PlaySettings,
    _ style: ExplanationStyle, on console: any Console
  ) throws(CommandFailure) -> ExitStatus {
    return try runner.run(on: console, for: profiles.map(Optional.some)) {
      traces throws(CommandFailure) in
      var runs: [(trace: Trace, filter: ExplanationFilter)] = []
      for trace in traces { runs.append((trace, try filter(of: trace, settings))) }
      return { [runs] sink throws(RunFailure) in
        try Trace.writeDifferences(between: runs, as: style, to: sink)
      }
    }
  }

  /// The explained changes; an unknown name or time is an error.
  private func filter(
    of trace: Trace, _ settings: PlaySettings
  ) throws(CommandFailure) -> ExplanationFilter {
    do {
      return try settings.explanationFilter(of: trace, options.question)
    } catch {
      throw invocation.usage(error.sentence)
    }
  }
}

extension PlaySettings {
  /// The explained part of a trace.
  func explanationFilter(
    of trace: Trace, _ question: ExplanationQuestion
  ) throws(ColumnProblem) -> ExplanationFilter {
    let columns = try selectedColumns(in: trace)
    do {
      var filter = try trace.explanationFilter(
        columns: columns, label: question.label, times: question.times)
      filter.onlyCompletions = question.topic == .completions
      return filter
    } catch {
      throw ColumnProblem(code: .unknownName, sentence: error.sentence)
    }
  }
}
