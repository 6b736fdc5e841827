import Diagnostics
import TimelineDocument

/// `init [file]`: a timeline to begin with, and the schema that editors read.
struct InitCommand {
  static let definition = CommandDefinition(
    summary: "write a timeline to begin with",
    explanation:
      """
      Write a timeline to begin with: it is small, has notes, and claims what it
      shows, for 'test'. The file is timeline.json unless another one is named. The
      schema, from which editors complete and explain keys, is written beside it as
      timeline.schema.json. Nothing is replaced. With '-' the timeline is printed.
      Recipes: fade, a title fades in; spring, a spring is retargeted on its way;
      completion, a completion starts the next step; list, rows come and go; drag, a
      drag springs back; async, a response arrives late.
      """,
    operands: .newFile,
    options: [.recipe],
    examples: [
      "inbetween init",
      "inbetween init --from drag drag.json",
      "inbetween init --from list - | inbetween events -",
    ])

  /// The name of the schema, which the recipes refer to.
  static let schemaName = "timeline.schema.json"

  let invocation: Invocation

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    let recipe = invocation.options.recipe ?? .fade
    let output = OutputOperand(invocation.operands.first ?? "timeline.json")
    guard case .file(let path) = output else {
      try console.writeResult(recipe.timeline)
      return .success
    }
    if TimelineRecipe(rawValue: path) != nil {
      throw CommandFailure.usage(
        "'\(path)' is a recipe, not a file; did you mean '--from \(path)'?", command: .`init`)
    }
    guard try !console.hasFile(at: path) else {
      console.reportError(
        "\(path.escapedForMessage): it exists, and is not replaced; name another file")
      return .cannotCreate
    }
    try console.writeResult(recipe.timeline, to: output)
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let schema = folder + Self.schemaName
    if try !console.hasFile(at: schema) {
      try console.writeResult(TimelineSchema.text, to: .file(schema))
    }
    try console.writeResult(nextSteps(with: path))
    return .success
  }

  private func nextSteps(with path: String) -> String {
    let name = path.escapedForTerminal.quotedForShell
    return """
      \(path.escapedForTerminal) is written. What to type next:
        \(programName) explain \(name)
        \(programName) plot \(name)
        \(programName) show \(name) -o page.html
        \(programName) test \(name)

      """
  }
}

extension String {
  /// The text as a word that a shell takes as it is.
  fileprivate var quotedForShell: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789._/-+".unicodeScalars.contains($0)
    }
    guard !isPlain || hasPrefix("-") else { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }
}
