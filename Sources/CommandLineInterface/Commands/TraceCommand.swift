import TimelineDocument
import TimelineSimulation

struct TraceOptions: Sendable {
  enum Content: Sendable {
    case rows(RowLayout, includesVelocity: Bool)
    case metrics
    /// Slices, counters and instants, for programs that show traces of running programs.
    case perfetto(includesVelocity: Bool)

    var batch: BatchContent {
      switch self {
      case .rows, .perfetto: .rows
      case .metrics: .metrics
      }
    }

    /// Whether values are left out that are the same as before.
    var leavesOutRepetition: Bool {
      switch self {
      case .perfetto: true
      case .rows, .metrics: false
      }
    }
  }

  let input: TimelineInput
  let content: Content
  private let play: PlayOptions
  private let format: FormatChoice?
  private let selection: [String]
  private let numbers: NumberFormat

  init(_ read: inout OptionReader) {
    input = TimelineInput(&read)
    var play = PlayOptions(&read, for: input)
    play.times = read.times()
    self.play = play
    read.group(.output)
    (content, format) = read.oneOf(
      OptionMode(
        "metrics", "range, overshoot, settling and speed of each track",
        details:
          "One row for each track instead of its frames. The section Metrics explains the numbers."
      ) { read in (.metrics, read.unless("batch") { $0.format(.csv, .json, .ndjson) }) },
      otherwise: { $0.values() })
    selection = read.selection()
    numbers = read.precision()
    read.outputFile()
    read.messages()
  }

  var settings: PlaySettings {
    var style = OutputStyle()
    style.numbers = numbers
    switch content {
    case .metrics:
      return PlaySettings(play, style: style, format: format, selecting: selection, use: .metrics)
    case .rows(let layout, let includesVelocity):
      style.layout = layout
      style.includesVelocity = includesVelocity
      return PlaySettings(play, style: style, format: format, selecting: selection)
    case .perfetto(let includesVelocity):
      style.includesVelocity = includesVelocity
      return PlaySettings(play, style: style, format: format, selecting: selection)
    }
  }
}

extension OptionReader {
  /// The options of values, and their format.
  fileprivate mutating func values() -> (TraceOptions.Content, FormatChoice?) {
    let layout = layout()
    let includesVelocity = velocity()
    let format = unless("batch") { $0.format(.csv, .json, .ndjson, .perfetto) }
    guard let format, format.format == .perfetto else {
      return (.rows(layout, includesVelocity: includesVelocity), format)
    }
    if let option = given.last(where: { $0.name == "layout" }) {
      refuse(
        "'\(option.spelling)' has no meaning beside '--format perfetto', which has no rows",
        at: option.place)
    }
    return (.perfetto(includesVelocity: includesVelocity), format)
  }

  fileprivate mutating func layout() -> RowLayout {
    // Users of the tidyverse know the long layout under another name.
    value(
      "layout", .word("name", otherWords: ["tidy": .long]),
      "wide (default), or long: a row per track and time",
      details: "Plotting programs read the wide table at once; grouping programs want the long one."
    ) ?? .wide
  }
}

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
    examples: [
      "inbetween trace samples/fade.json",
      "inbetween trace samples/fade.json --velocity -o fade.json",
      "inbetween trace samples/fade.json --set introTextOpacity=0.2,0.5 --metrics",
      "jq -c . samples/*.json | inbetween trace --batch --at 0.25,0.5",
    ],
    options: TraceOptions.init,
    run: { options, invocation, console throws(CommandFailure) in
      try TraceCommand(invocation: invocation, options: options).run(on: console)
    })

  let invocation: Invocation
  let options: TraceOptions

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    let settings = options.settings
    var runner = TimelineRunner(
      invocation: invocation, settings: settings, input: options.input,
      content: options.content.batch)
    runner.printsEveryValue = !options.content.leavesOutRepetition
    return try runner.run(on: console) { trace throws(CommandFailure) in
      let places = try places(in: trace, settings)
      switch options.content {
      case .rows:
        return { sink throws(RunFailure) in
          try trace.writeRows(of: places, as: settings.style, to: sink)
        }
      case .metrics:
        let fields = options.input.replacements.map(LeadingField.init)
        return { sink throws(RunFailure) in
          try trace.writeMetrics(of: places, as: settings.style, leading: fields, to: sink)
        }
      case .perfetto:
        return { sink throws(RunFailure) in
          try trace.writePerfetto(of: places, as: settings.style, to: sink)
        }
      }
    }
  }

  /// The indices of the printed columns.
  private func places(in trace: Trace, _ settings: PlaySettings) throws(CommandFailure) -> [Int] {
    do {
      return try settings.places(in: trace)
    } catch {
      throw invocation.usage(error.sentence)
    }
  }
}
