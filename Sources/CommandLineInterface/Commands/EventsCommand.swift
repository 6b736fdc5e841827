import TimelineSimulation

struct EventsOptions: Sendable {
  let input: TimelineInput
  let play: PlayOptions
  let format: FormatChoice?
  /// The form of the values, without the format.
  let style: OutputStyle
  /// Whether writes, matches and crossings are events too.
  let inDetail: Bool

  init(_ read: inout OptionReader) {
    input = TimelineInput(&read)
    play = PlayOptions(&read, for: input)
    read.group(.output)
    format = read.unless("batch") { $0.format(.csv, .json, .ndjson) }
    var style = OutputStyle()
    style.numbers = read.precision()
    self.style = style
    inDetail = read.flag(
      "verbose", "also every write, match and crossing that observers see",
      details:
        "Adds the events 'write', 'match' and 'crossing', which the section Words of events explains."
    )
    read.outputFile()
    read.messages()
  }
}

/// `events [file]`: one row for each event.
struct EventsCommand {
  static let definition = CommandDefinition(
    summary: "print what happens: begins, ends, completions, pauses",
    explanation:
      """
      Print what happens, as one row per event: time, event, track, transaction,
      label, value, detail, turn. Times are exact, not those of frames.
      """,
    operands: .oneInput,
    examples: [
      "inbetween events samples/fade.json",
      "inbetween events samples/fade.json | grep ',complete,'",
    ],
    options: EventsOptions.init,
    run: { options, invocation, console throws(CommandFailure) in
      let settings = PlaySettings(options.play, style: options.style, format: options.format)
      let inDetail = options.inDetail
      return try TimelineRunner(
        invocation: invocation, settings: settings, input: options.input,
        content: .events(inDetail: inDetail)
      ).run(on: console) { trace throws(CommandFailure) in
        { sink throws(RunFailure) in
          try trace.writeEvents(as: settings.style, inDetail: inDetail, to: sink)
        }
      }
    })
}
