package import Diagnostics
package import TimelineSimulation

/// Why a command stopped before its end: reported where the run began.
package enum CommandFailure: Error {
  case usage(UsageError)
  case unreadable(UnreadableInput)
  case unwritable(UnwritableResult)
  /// An input that can be read, and not be used: what is wrong in it.
  case unusable(Diagnostic)
  /// A run that nothing spoke against before it began: where no command has an answer, a mistake of the tool.
  case run(RunFailure)
  /// The system gives no thread to answer lines, in its words.
  case noThread(reason: String)

  /// A command line that cannot be followed.
  static func usage(_ message: String, command: Command? = nil) -> CommandFailure {
    .usage(UsageError(message, command: command))
  }

  /// Plays what has been checked.
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
