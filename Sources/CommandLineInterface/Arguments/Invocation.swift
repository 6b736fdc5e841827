import SwiftImport

/// A command line without the options that belong to its command alone.
package struct Invocation: Hashable, Sendable {
  package let command: Command
  package let operands: [String]
  /// The destination of the result.
  let output: OutputOperand
  /// Whether warnings are left out.
  let isQuiet: Bool
  /// When messages have colors.
  let color: ColorChoice
  /// Whether the command runs again when a file changes.
  let isWatching: Bool
  /// The user's words about a view in Swift.
  let imports: ImportOptions
}

/// A command line that was understood.
enum ParsedCommandLine {
  case help(Command?)
  case version
  case run(Invocation, CommandRun)
}

/// Runs a command with the options of its command line.
typealias CommandRun = (Invocation, any Console) throws(CommandFailure) -> ExitStatus
