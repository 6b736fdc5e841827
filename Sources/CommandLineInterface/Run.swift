/// Runs one command line and says how it ended. This is the whole tool but for its `main`.
package func run(arguments: [String], console: any Console) -> ExitStatus {
  do {
    guard !arguments.isEmpty else {
      try console.write(HelpText.text(for: nil), to: .error)
      return .usage
    }
    let invocation = try ArgumentParser.parse(arguments)
    return try invocation.run(console: console)
  } catch OutputError.closed {
    return .success
  } catch {
    return report(error, console: console)
  }
}

/// Says on standard error why a run stopped.
private func report(_ error: any Error, console: any Console) -> ExitStatus {
  let (message, status): (String, ExitStatus) =
    switch error {
    case let error as UsageError: (error.lines, .usage)
    case let error as UnreadableInput:
      ("\(programName): error: \(error.message)\n", .unreadableInput)
    case let error as UnwritableFile:
      ("\(programName): error: \(error.message)\n", error.status)
    case OutputError.failed(let reason):
      ("\(programName): error: standard output: \(reason)\n", .writeFailed)
    default: ("\(programName): error: internal fault: \(error)\n", .internalFault)
    }
  do {
    try console.write(message, to: .error)
  } catch {
    // Standard error is gone as well: the exit status is all that is left to say.
  }
  return status
}

extension Invocation {
  fileprivate func run(console: any Console) throws -> ExitStatus {
    switch action {
    case .showHelp(let command):
      try console.write(HelpText.text(for: command), to: .output)
      return .success
    case .showVersion:
      try console.write("\(programName) \(programVersion)\n", to: .output)
      return .success
    case .run(.trace): return try TraceCommand(self).run(console: console)
    case .run(.events): return try EventsCommand(self).run(console: console)
    case .run(.test): return try TestCommand(self).run(console: console)
    case .run(.explain): return try ExplainCommand(self).run(console: console)
    case .run(.check): return try CheckCommand(self).run(console: console)
    case .run(.curve): return try CurveCommand(self).run(console: console)
    case .run(.completions): return try CompletionsCommand(self).run(console: console)
    case .run(.diff): return try DiffCommand(self).run(console: console)
    case .run(.schema): return try SchemaCommand(self).run(console: console)
    case .run(.help): return try HelpCommand(self).run(console: console)
    }
  }
}
