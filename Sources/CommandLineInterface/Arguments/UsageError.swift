import Diagnostics

/// An error of the command line, with the word that was probably meant.
package struct UsageError: Error, Hashable, Sendable {
  package let message: String
  /// The command, if it is known; its help is named.
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
