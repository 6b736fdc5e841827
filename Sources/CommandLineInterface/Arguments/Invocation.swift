/// A command line that was understood.
package struct Invocation: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case run(Command)
    case showHelp(Command?)
    case showVersion
  }

  package var action: Action
  /// The options in the order they were given, each with its checked value.
  package var settings: [Setting] = []
  package var operands: [String] = []

  package struct Setting: Hashable, Sendable {
    package let option: Option
    package let value: OptionValue
  }
}
