import TimelineSimulation

/// `events [file]`: what happens, one row an event.
struct EventsCommand {
  private let run: PlayingCommand

  init(_ invocation: Invocation) {
    run = PlayingCommand(invocation, command: .events)
  }

  func run(console: any Console) throws -> ExitStatus {
    try run.play(console: console) { printing throws(UsageError) in
      { try printing.trace.writeEvents(as: printing.style, to: $0) }
    }
  }
}
