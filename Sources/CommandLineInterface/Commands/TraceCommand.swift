import TimelineLanguage
import TimelineSimulation

/// `trace [file]`: the value of every track at every printed time.
struct TraceCommand {
  private let run: PlayingCommand

  init(_ invocation: Invocation) {
    run = PlayingCommand(invocation, command: .trace)
  }

  func run(console: any Console) throws -> ExitStatus {
    try run.play(console: console) { trace, format, write in
      try trace.writeRows(as: format, to: write)
    }
  }
}
