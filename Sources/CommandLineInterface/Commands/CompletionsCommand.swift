import Diagnostics
import TimelineLanguage

/// `completions <shell>`: what a shell is told to complete the tool's command lines.
struct CompletionsCommand {
  private let name: String?

  init(_ invocation: Invocation) {
    name = invocation.operands.first
  }

  func run(console: any Console) throws -> ExitStatus {
    try console.writeResult(shell().completionScript)
    return .success
  }

  private func shell() throws(UsageError) -> Shell {
    let names = Shell.allCases.map(\.rawValue)
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    guard let name else {
      throw UsageError("no shell given; there are completions for \(list)", command: .completions)
    }
    if let shell = Shell(rawValue: name) { return shell }
    let near = nearestName(to: name, among: names).map { "; did you mean '\($0)'?" }
    throw UsageError(
      "no completions for \(name.quotedForMessage)" + (near ?? ", but for \(list)"),
      command: .completions)
  }
}
