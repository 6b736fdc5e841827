/// A command line that was understood.
package struct Invocation: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case run(Command)
    case showHelp(Command?)
    case showVersion
  }

  package var action: Action
  package var options = OptionValues()
  package var operands: [String] = []

  /// The command that is run.
  var command: Command? {
    switch action {
    case .run(let command): command
    case .showHelp, .showVersion: nil
    }
  }

  /// Where the result goes.
  var output: OutputOperand { options.output ?? .standardOutput }
}
