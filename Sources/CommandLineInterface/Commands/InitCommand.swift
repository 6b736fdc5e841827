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
    examples: [
      "inbetween init",
      "inbetween init --from drag drag.json",
      "inbetween init --from list - | inbetween events -",
    ],
    options: { read in
      read.value(
        "from", .word("recipe"), "fade (default), spring, completion, list, drag or async",
        details: """
          Each recipe is a small timeline with notes, and with claims for 'test': a title that fades in, \
          a spring that is retargeted, a completion that starts the next step, rows that come and go, a \
          drag that springs back, a response that arrives late.
          """) ?? TimelineRecipe.fade
    },
    run: { recipe, invocation, console throws(CommandFailure) in
      try InitCommand(invocation: invocation, recipe: recipe).run(on: console)
    })

  /// The name of the schema, which the recipes refer to.
  static let schemaName = "timeline.schema.json"

  let invocation: Invocation
  let recipe: TimelineRecipe

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    let output = OutputOperand(invocation.operands.first ?? "timeline.json")
    guard case .file(let path) = output else {
      try console.writeResult(recipe.timeline)
      return .success
    }
    if TimelineRecipe(rawValue: path) != nil {
      throw invocation.usage(
        "'\(path)' is a recipe, not a file; did you mean '--from \(path)'?")
    }
    guard try !console.hasFile(at: path) else {
      throw CommandFailure.unwritable(UnwritableResult(taken: path.escapedForMessage))
    }
    // The timeline appears last: where the schema cannot be written, nothing is left.
    try console.writeNewFile(recipe.timeline, at: path) { () throws(CommandFailure) in
      try writeSchema(beside: path, on: console)
    }
    try console.writeResult(nextSteps(with: path))
    return .success
  }

  /// Writes the schema unless it is there, perhaps written by another run at the same time.
  private func writeSchema(
    beside path: String, on console: any Console
  ) throws(CommandFailure) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let schema = folder + Self.schemaName
    guard try !console.hasFile(at: schema) else { return }
    do throws(CommandFailure) {
      try console.writeNewFile(TimelineSchema.text, at: schema)
    } catch {
      guard case .unwritable(let result) = error, result.isTaken else { throw error }
    }
  }

  private func nextSteps(with path: String) -> String {
    let name = path.escapedForTerminal.quotedForShell
    return """
      Created \(path.escapedForTerminal). Next:
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
