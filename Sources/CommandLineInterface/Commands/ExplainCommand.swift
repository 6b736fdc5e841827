import TimelineSimulation

/// `explain [file]`: for each change, why it was animated as it was, or why not.
struct ExplainCommand {
  static let definition = CommandDefinition(
    summary: "explain why each change was animated, or why not",
    explanation:
      """
      Explain each change: what animated it, or why nothing did. A paragraph begins
      with the answer; then it says what changed and where, what its transaction
      passed, how the motion met what ran, when it ends, and what waits for it.
      """,
    operands: .oneInput,
    options: [.from, .until, .clock, .profile, .precision, .output, .quiet, .color],
    formats: [.text],
    examples: [
      "inbetween explain samples/fade.json",
      "inbetween explain samples/t14_innermost.json --until 1",
    ])

  let invocation: Invocation

  func run(on console: any Console) throws -> ExitStatus {
    let settings = try PlaySettings(invocation)
    var style = ExplanationStyle()
    style.numbers = settings.style.numbers
    style.marksWinner = invocation.resultStyle(on: console) == .colored
    return try PlayingCommand(invocation, settings).run(on: console) {
      trace throws(UsageError) in
      { try trace.writeExplanations(as: style, to: $0) }
    }
  }
}
