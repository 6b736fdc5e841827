import TimelineDocument
import TimelineSimulation

/// `trace --batch [file]`: a timeline on each line of the input, its trace on a line of the output.
///
/// The answer to a line that cannot be played is its diagnostics; the other lines are played.
struct TraceBatch {
  private let invocation: Invocation
  private let settings: PlaySettings

  init(_ invocation: Invocation, _ settings: PlaySettings) throws(UsageError) {
    guard [nil, .ndjson].contains(invocation.options.format) else {
      throw UsageError(
        "'--batch' prints a line for each line, as NDJSON; leave '--format' out", command: .trace)
    }
    self.invocation = invocation
    self.settings = settings
  }

  func run(on console: any Console) throws -> ExitStatus {
    let input = try invocation.input(on: console)
    try invocation.checkOutput(against: input, on: console)
    let style = invocation.messageStyle(on: console)
    let player = BatchPlayer(
      settings, inputName: input.displayName,
      messageStyle: invocation.options.quiet ? nil : style)
    let progress = ProgressLine(on: console, stages: [])
    defer { progress?.remove() }
    if invocation.output == .standardOutput, console.isTerminal(.output) { progress?.stop() }
    var status = ExitStatus.success
    try console.writeResult(to: invocation.output) { sink in
      try console.answerLines(of: input, to: sink, by: player.answer) { verdict in
        if verdict.hasFailed { status = .negative }
        if !verdict.warnings.isEmpty {
          progress?.remove()
          console.say(verdict.warnings)
        }
        progress?.finishLine(verdict.line)
      }
    }
    return status
  }
}

extension Console {
  /// Answers the lines of an input, and names an input that cannot be read.
  fileprivate func answerLines(
    of input: InputOperand, to sink: @escaping ByteSink,
    by answer: @escaping @Sendable (InputLine, @escaping ByteSink) throws -> BatchVerdict,
    conclude: (BatchVerdict) throws -> Void
  ) throws {
    do {
      try answerEachLine(of: input, to: sink, by: answer, conclude: conclude)
    } catch let error as InputError {
      throw UnreadableInput(error, of: input)
    }
  }
}
