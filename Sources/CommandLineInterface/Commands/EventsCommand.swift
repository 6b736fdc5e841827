import TimelineLanguage
import TimelineSimulation

/// `events [file]`: what happens, one row an event.
struct EventsCommand {
  private let run: PlayingCommand

  init(_ invocation: Invocation) {
    run = PlayingCommand(invocation, command: .events)
  }

  func run(console: any Console) throws -> ExitStatus {
    try run.play(console: console) { trace, format, write in
      try trace.writeEvents(as: format, to: write)
    }
  }
}
