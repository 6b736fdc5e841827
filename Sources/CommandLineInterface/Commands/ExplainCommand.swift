import TimelineSimulation

/// `explain [file]`: for each change, why it was animated as it was, or why not.
struct ExplainCommand {
  private let run: PlayingCommand

  init(_ invocation: Invocation) {
    run = PlayingCommand(invocation, command: .explain)
  }

  func run(console: any Console) throws -> ExitStatus {
    try run.play(console: console) { trace throws(UsageError) in
      { try trace.writeExplanations(to: $0) }
    }
  }
}
