import Diagnostics
import TimelineSimulation

/// Runs one command line and returns how it ended: the whole tool except its `main`.
package func run(arguments: [String], console: any Console) -> ExitStatus {
  reporting(on: console) { () throws(CommandFailure) in
    guard !arguments.isEmpty else {
      console.say(HelpText.text(for: nil))
      return .usage
    }
    switch try parse(arguments) {
    case .help(let command):
      try console.writeResult(HelpText.text(for: command))
      return .success
    case .version:
      try console.writeResult("\(programName) \(programVersion)\n")
      return .success
    case .run(let invocation, let command):
      guard invocation.isWatching else { return try command(invocation, console) }
      return try FileWatch(invocation, on: console).run {
        reporting(on: console) { () throws(CommandFailure) in try command(invocation, console) }
      }
    }
  }
}

private func parse(_ arguments: [String]) throws(CommandFailure) -> ParsedCommandLine {
  do throws(UsageError) {
    return try ArgumentParser.parse(arguments)
  } catch {
    throw .usage(error)
  }
}

/// The status of a run, also of one that is stopped by an error, which is reported.
private func reporting(on console: any Console, _ body: () throws(CommandFailure) -> ExitStatus)
  -> ExitStatus
{
  do throws(CommandFailure) {
    return try body()
  } catch {
    return report(error, console: console)
  }
}

/// Reports the failure of a run on standard error, and returns its status.
private func report(_ failure: CommandFailure, console: any Console) -> ExitStatus {
  switch failure {
  case .usage(let error):
    console.say(error.lines)
    return .usage
  case .unreadable(let input):
    console.reportError(input.message)
    return .unreadableInput
  case .unwritable(let result):
    console.reportError(result.message)
    return result.status
  case .unusable(let diagnostic):
    console.reportError(diagnostic.message)
    return .invalidInput
  case .run(let failure):
    console.reportError("internal fault: \(failure)")
    return .internalFault
  case .noThread(let reason):
    console.reportError("internal fault: no thread: \(reason)")
    return .internalFault
  }
}
