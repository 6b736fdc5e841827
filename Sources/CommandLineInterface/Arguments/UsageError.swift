import Diagnostics

/// A command line that cannot be followed: what is wrong, and what was probably meant.
package struct UsageError: Error, Hashable, Sendable {
  package let message: String
  /// The command whose help answers the question, if the command is known.
  package let command: Command?

  init(_ message: String, command: Command? = nil) {
    self.message = message
    self.command = command
  }

  /// The two lines for standard error.
  package var lines: String {
    let help = command.map { "\(programName) \($0.rawValue) --help" } ?? "\(programName) --help"
    return "\(programName): error: \(message.escapedForTerminal)\nTry '\(help)'.\n"
  }
}
