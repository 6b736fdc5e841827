import Diagnostics
import TimelineDocument

/// `completions <shell>`: the script that lets a shell complete command lines.
struct CompletionsCommand {
  static let definition = CommandDefinition(
    summary: "print a completion script for bash, zsh or fish",
    explanation:
      """
      Print a script that lets a shell complete commands, options, their values and
      files. It is read at the start of the shell, or kept where the shell looks for
      it.
      """,
    operands: .shellName,
    examples: [
      #"eval "$(inbetween completions bash)"    # in ~/.bashrc"#,
      #"eval "$(inbetween completions zsh)"     # in ~/.zshrc, after compinit"#,
      "inbetween completions fish > ~/.config/fish/completions/inbetween.fish",
    ],
    options: { _ in },
    run: { _, invocation, console throws(CommandFailure) in
      try CompletionsCommand(invocation: invocation).run(on: console)
    })

  let invocation: Invocation

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    try console.writeResult(shell().completionScript)
    return .success
  }

  private func shell() throws(CommandFailure) -> Shell {
    let names = Shell.allCases.map { $0.rawValue }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    guard let name = invocation.operands.first else {
      throw CommandFailure.usage(
        "no shell given; there are completions for \(list)", command: .completions)
    }
    if let shell = Shell(rawValue: name) { return shell }
    let near = nearestName(to: name, among: names).map { "; did you mean '\($0)'?" }
    throw CommandFailure.usage(
      "no completions for \(name.quotedForMessage)" + (near ?? ", but for \(list)"),
      command: .completions)
  }
}
