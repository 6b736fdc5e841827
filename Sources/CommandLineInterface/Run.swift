import Diagnostics
import TimelineSimulation

/// Runs one command line and returns how it ended: the whole tool except its `main`.
package func run(arguments: [String], console: any Console) -> ExitStatus {
  reporting(on: console) { () throws(CommandFailure) in
    guard !arguments.isEmpty else {
      console.say(HelpText.text(for: nil))
      return .usage
    }
    let invocation = try parse(arguments)
    guard invocation.options.watch else { return try invocation.run(on: console) }
    return try FileWatch(invocation, on: console).run {
      reporting(on: console) { () throws(CommandFailure) in try invocation.run(on: console) }
    }
  }
}

private func parse(_ arguments: [String]) throws(CommandFailure) -> Invocation {
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

/// Reports on standard error why a run stopped, and returns its status.
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

extension Invocation {
  fileprivate func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    switch action {
    case .showHelp(let command):
      try console.writeResult(HelpText.text(for: command))
      return .success
    case .showVersion:
      try console.writeResult("\(programName) \(programVersion)\n")
      return .success
    case .run(.`init`): return try InitCommand(invocation: self).run(on: console)
    case .run(.trace): return try TraceCommand(invocation: self).run(on: console)
    case .run(.events): return try EventsCommand(invocation: self).run(on: console)
    case .run(.test): return try TestCommand(invocation: self).run(on: console)
    case .run(.fuzz): return try FuzzCommand(invocation: self).run(on: console)
    case .run(.explain): return try ExplainCommand(invocation: self).run(on: console)
    case .run(.check): return try CheckCommand(invocation: self).run(on: console)
    case .run(.curve): return try CurveCommand(invocation: self).run(on: console)
    case .run(.fit): return try FitCommand(invocation: self).run(on: console)
    case .run(.plot): return try PlotCommand(invocation: self).run(on: console)
    case .run(.show): return try ShowCommand(invocation: self).run(on: console)
    case .run(.diff): return try DiffCommand(invocation: self).run(on: console)
    case .run(.schema): return try SchemaCommand(invocation: self).run(on: console)
    case .run(.completions): return try CompletionsCommand(invocation: self).run(on: console)
    case .run(.help): return try HelpCommand(invocation: self).run(on: console)
    }
  }
}
