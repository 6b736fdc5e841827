import TimelineSimulation

/// `events [file]`: what happens, one row an event.
struct EventsCommand {
  private let run: PlayingCommand

  init(_ invocation: Invocation) {
    run = PlayingCommand(invocation, command: .events)
  }

  func run(console: any Console) throws -> ExitStatus {
    try run.play(console: console) { printing throws(UsageError) in
      let (style, isVerbose) = (printing.style, printing.isVerbose)
      return { try printing.trace.writeEvents(as: style, inDetail: isVerbose, to: $0) }
    }
  }
}
