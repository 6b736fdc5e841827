import Diagnostics
import TimelineDocument
import TimelineSimulation

/// A command on many timelines: the lines of an input, or the runs of a sweep.
///
/// Each has an answer of its own, on a line of the output. The answer to one that cannot be played is its
/// diagnostics; the others are played.
struct BatchCommand {
  private let invocation: Invocation
  private let settings: PlaySettings

  /// The options of `test` that its answers have no room for.
  private static let ofReports: [Option] = [
    .report, .golden, .update, .tolerance, .timeTolerance, .coverage,
  ]

  init(_ invocation: Invocation, _ settings: PlaySettings) throws(CommandFailure) {
    self.invocation = invocation
    self.settings = settings
    let options = invocation.options
    if options.batch, invocation.operands.count > 1 {
      let second = invocation.operands[1].quotedForMessage
      throw CommandFailure.usage(
        "unexpected argument \(second); a batch is one file", command: invocation.command)
    }
    if options.batch, let option = Self.ofReports.first(where: options.given.contains) {
      throw CommandFailure.usage(
        "'\(option.spelling)' has no meaning beside '--batch'", command: invocation.command)
    }
    let lists: [(Option, Int?)] = [
      (.profile, options.profiles?.count), (.clock, options.clocks?.count),
      (.fps, options.frameRates?.count),
    ]
    if let (option, _) = lists.first(where: { ($0.1 ?? 0) > 1 }) {
      let many = options.batch ? "a batch" : "a sweep"
      throw CommandFailure.usage(
        "\(many) takes one value of '\(option.spelling)'", command: invocation.command)
    }
    guard !options.batch || options.set.isEmpty else {
      throw CommandFailure.usage(
        "'--set' replaces values of one timeline, and '--batch' has many",
        command: invocation.command)
    }
    let isTable = !options.batch && options.metrics && [nil, .csv].contains(options.format)
    guard isTable || [nil, .ndjson].contains(options.format) else {
      let name = options.batch ? "'--batch' prints a line for each line" : "a sweep is a line a run"
      throw CommandFailure.usage(
        "\(name), as NDJSON; leave '--format' out", command: invocation.command)
    }
  }

  /// Answers the lines of the input.
  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    let input = try invocation.input(on: console)
    try invocation.checkOutput(against: input, on: console)
    var (count, failedCount, blankCount) = (0, 0, 0)
    try answer(.lines(of: input), .input(input), on: console) { verdict in
      count += 1
      if verdict.outcome == .failed { failedCount += 1 }
      if verdict.outcome == .blank { blankCount += 1 }
    } trailer: {
      guard invocation.options.trailer else { return "" }
      return "{\"lines\":\(count),\"failed\":\(failedCount),\"blank\":\(blankCount)}\n"
    }
    guard failedCount > 0 else { return .success }
    if !invocation.options.quiet {
      console.say("\(programName): \(failedCount) of \(count) lines failed, as their answers say\n")
    }
    return invocation.options.strict ? .negative : .success
  }

  /// Answers the runs of a sweep.
  func run(_ sweep: Sweep, on console: any Console) throws(CommandFailure) -> ExitStatus {
    var status = ExitStatus.success
    try answer(.runs(of: sweep), .numbers(sweep.count), on: console) { verdict in
      if verdict.outcome == .failed { status = failure }
    } trailer: {
      ""
    }
    return status
  }

  /// The status of a sweep of which a run failed.
  private var failure: ExitStatus {
    invocation.command == .test || invocation.command == .check ? .negative : .invalidInput
  }

  private func answer(
    _ subject: BatchSubject, _ lines: LineSource, on console: any Console,
    conclude: (BatchVerdict) -> Void, trailer: () -> String
  ) throws(CommandFailure) {
    let player = BatchPlayer(
      invocation, settings, subject: subject,
      messageStyle: invocation.options.quiet ? nil : invocation.messageStyle(on: console))
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

extension Invocation {
  /// Refuses options that have a meaning only beside `--batch`.
  func checkBatchOptions() throws(CommandFailure) {
    guard !options.batch else { return }
    let dependent: [Option] =
      [.batchKey, .trailer] + (command == .test || command == .check ? [] : [.strict])
    if let option = dependent.first(where: options.given.contains) {
      throw CommandFailure.usage("'\(option.spelling)' needs '--batch'", command: command)
    }
    if options.format == .ndjson, command == .test || command == .check {
      throw CommandFailure.usage("'--format ndjson' needs '--batch'", command: command)
    }
  }
}
