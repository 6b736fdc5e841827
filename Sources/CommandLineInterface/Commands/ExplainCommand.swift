import TimelineSimulation

/// `explain [file]`: for each change, why it was animated as it was, or why not.
struct ExplainCommand {
  static let definition = CommandDefinition(
    summary: "explain why each change was animated, or why not",
    explanation:
      """
      Explain for each change of each track why it was animated, or why not: its turn,
      step and scope, the modifiers that its transaction passed and their effects, and
      which of them won.
      """,
    operands: .oneInput,
    options: [.from, .until, .clock, .profile, .output, .quiet, .color],
    formats: [.text],
    examples: [
      "inbetween explain samples/fade.json",
      "inbetween explain samples/t14_innermost.json --until 1",
    ])

  let invocation: Invocation

  func run(on console: any Console) throws -> ExitStatus {
    try PlayingCommand(invocation, PlaySettings(invocation)).run(on: console) {
      trace throws(UsageError) in
      { try trace.writeExplanations(to: $0) }
    }
  }
}
