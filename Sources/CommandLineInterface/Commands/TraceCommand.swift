import TimelineLanguage
import TimelineSimulation

/// `trace [file]`: the value of every track at every printed time.
struct TraceCommand {
  private let invocation: Invocation
  private let run: PlayingCommand

  init(_ invocation: Invocation) {
    self.invocation = invocation
    run = PlayingCommand(invocation, command: .trace)
  }

  func run(console: any Console) throws -> ExitStatus {
    let settings = run.settings
    if settings.isBatch { return try TraceBatch(invocation, settings).run(console: console) }
    return try run.play(console: console) { trace throws(UsageError) in
      let places = try places(in: trace)
      return { try trace.writeRows(of: places, as: settings.style, to: $0) }
    }
  }

  /// The places of the columns that are printed.
  private func places(in trace: Trace) throws(UsageError) -> [Int] {
    do {
      return try run.settings.places(in: trace)
    } catch {
      throw UsageError(error.sentence, command: .trace)
    }
  }
}
