/// Runs one command line and returns how it ended: the whole tool except its `main`.
package func run(arguments: [String], console: any Console) -> ExitStatus {
  reporting(on: console) {
    guard !arguments.isEmpty else {
      console.say(HelpText.text(for: nil))
      return .usage
    }
    let invocation = try ArgumentParser.parse(arguments)
    guard invocation.options.watch else { return try invocation.run(on: console) }
    return try Watch(invocation, on: console).run {
      reporting(on: console) { try invocation.run(on: console) }
    }
  }
}

/// The status of a run, also of one that is stopped by an error, which is reported.
private func reporting(on console: any Console, _ body: () throws -> ExitStatus) -> ExitStatus {
  do {
    return try body()
  } catch {
    return report(error, console: console)
  }
}

/// Reports on standard error why a run stopped, and returns its status.
private func report(_ error: any Error, console: any Console) -> ExitStatus {
  switch error {
  case let error as UsageError:
    console.say(error.lines)
    return .usage
  case let error as UnreadableInput:
    console.reportError(error.message)
    return .unreadableInput
  case let error as UnwritableResult:
    console.reportError(error.message)
    return error.status
  default:
    console.reportError("internal fault: \(error)")
    return .internalFault
  }
}

extension Invocation {
  fileprivate func run(on console: any Console) throws -> ExitStatus {
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
