package import Diagnostics
package import TimelineSimulation

/// The reason why a command stopped before its end; reported where the run began.
package enum CommandFailure: Error {
  case usage(UsageError)
  case unreadable(UnreadableInput)
  case unwritable(UnwritableResult)
  /// The input was read but cannot be used; the diagnostic says why.
  case unusable(Diagnostic)
  /// A checked run failed. Unless the command handles it, this is an internal fault.
  case run(RunFailure)
  /// The system gives no thread to answer lines, in its words.
  case noThread(reason: String)

  /// A command line that cannot be followed.
  static func usage(_ message: String, command: Command? = nil) -> CommandFailure {
    .usage(UsageError(message, command: command))
  }

  /// Converts the failure of a checked run.
  static func playing<Value>(
    _ body: () throws(RunFailure) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(RunFailure) {
      return try body()
    } catch {
      throw .run(error)
    }
  }
}

extension Invocation {
  /// The failure of a command line that cannot be followed.
  func usage(_ message: String) -> CommandFailure { .usage(message, command: command) }
}
