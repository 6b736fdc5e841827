import Diagnostics
import TimelineDocument

/// `help [command]`: the same text as `command --help`.
struct HelpCommand {
  static let definition = CommandDefinition(
    summary: "show help for a command",
    explanation: "Show help for a command, or the list of commands.",
    operands: .commandName,
    examples: ["inbetween help trace", "inbetween help curve"],
    options: { _ in },
    run: { _, invocation, console throws(CommandFailure) in
      try HelpCommand(invocation: invocation).run(on: console)
    })

  let invocation: Invocation

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    try console.writeResult(HelpText.text(for: command()))
    return .success
  }

  private func command() throws(CommandFailure) -> Command? {
    guard let name = invocation.operands.first else { return nil }
    if let command = Command(rawValue: name) { return command }
    let near = nearestName(to: name, among: Command.allCases.lazy.map { $0.rawValue })
    let hint =
      near.map { "did you mean '\($0)'?" } ?? Command.words(meaning: name)
      ?? "'\(programName) help' lists them"
    throw CommandFailure.usage("no command is called \(name.quotedForMessage); \(hint)")
  }
}
