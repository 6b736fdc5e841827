import Diagnostics
import TimelineDocument
import TimelineSimulation

/// A command on many timelines: the lines of an input, or the runs of a sweep.
///
/// Each has an answer of its own, on a line of the output. The answer to one that cannot be played is its
/// diagnostics; the others are played.
struct BatchCommand {
  let invocation: Invocation
  let settings: PlaySettings
  let content: BatchContent

  /// Answers the lines of the input.
  func run(_ options: BatchOptions, on console: any Console) throws(CommandFailure) -> ExitStatus {
    if invocation.operands.count > 1 {
      let second = invocation.operands[1].quotedForMessage
      throw invocation.usage("unexpected argument \(second); a batch is one file")
    }
    let input = try invocation.input(on: console)
    try invocation.checkOutput(against: input, on: console)
    var (count, failedCount, blankCount) = (0, 0, 0)
    try answer(.lines(of: input, key: options.key), .input(input), on: console) { verdict in
      count += 1
      if verdict.outcome == .failed { failedCount += 1 }
      if verdict.outcome == .blank { blankCount += 1 }
    } trailer: {
      guard options.hasTrailer else { return "" }
      return "{\"lines\":\(count),\"failed\":\(failedCount),\"blank\":\(blankCount)}\n"
    }
    guard failedCount > 0 else { return .success }
    if !invocation.isQuiet {
      console.say("\(programName): \(failedCount) of \(count) lines failed, as their answers say\n")
    }
    return options.isStrict ? .negative : .success
  }

  /// Answers the runs of a sweep.
  func run(_ sweep: Sweep, on console: any Console) throws(CommandFailure) -> ExitStatus {
    let formats: [OutputFormat?] = content == .metrics ? [nil, .ndjson, .csv] : [nil, .ndjson]
    guard formats.contains(settings.namedFormat) else {
      throw invocation.usage("a sweep is a line a run, as NDJSON; leave '--format' out")
    }
    var status = ExitStatus.success
    try answer(.runs(of: sweep), .numbers(sweep.count), on: console) { verdict in
      if verdict.outcome == .failed { status = .invalidInput }
    } trailer: {
      ""
    }
    return status
  }

  private func answer(
    _ subject: BatchSubject, _ lines: LineSource, on console: any Console,
    conclude: (BatchVerdict) -> Void, trailer: () -> String
  ) throws(CommandFailure) {
    let player = BatchPlayer(
      content: content, settings, subject: subject,
      messageStyle: invocation.isQuiet ? nil : invocation.messageStyle(on: console),
      isLimited: invocation.output == .standardOutput)
    let progress = ProgressLine(on: console, stages: [])
    defer { progress?.remove() }
    if invocation.output == .standardOutput, console.isTerminal(.output) { progress?.stop() }
    var stop: LinesError?
    try console.writeResult(to: invocation.output) { sink throws(RunFailure) in
      try Array(player.header.utf8).write(to: sink)
      do throws(LinesError) {
        try console.answerEachLine(of: lines, to: sink, by: player.answer) { verdict in
          conclude(verdict)
          if !verdict.messages.isEmpty {
            progress?.remove()
            console.say(verdict.messages)
          }
          progress?.finishLine(verdict.line)
        }
      } catch {
        if case .stopped(let failure) = error { throw failure }
        // Discards the result. The switch below throws the error.
        stop = error
        throw .output(.closed)
      }
      try Array(trailer().utf8).write(to: sink)
    }
    switch stop {
    case .unreadable(let error):
      throw .unreadable(UnreadableInput(error, of: lines.input ?? .standardInput))
    case .noThread(let reason): throw .noThread(reason: reason)
    case .stopped, nil: break
    }
  }
}
