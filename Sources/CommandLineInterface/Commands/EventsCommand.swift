import TimelineSimulation

/// `events [file]`: what happens, one row an event.
struct EventsCommand {
  private let run: PlayingCommand

  init(_ invocation: Invocation) {
    run = PlayingCommand(invocation, command: .events)
  }

  func run(console: any Console) throws -> ExitStatus {
    let (style, isVerbose) = (run.settings.style, run.settings.isVerbose)
    return try run.play(console: console) { trace throws(UsageError) in
      { try trace.writeEvents(as: style, inDetail: isVerbose, to: $0) }
    }
  }
}
