/// The purpose of a command, its operands, its options, and its run.
struct CommandDefinition: Sendable {
  /// A line of the general help.
  let summary: String
  /// The opening of the command's own help.
  let explanation: String
  let operands: OperandRule
  /// Commands worth typing, at the end of the command's help.
  let examples: [String]
  /// Reads the command's options, and returns the run with them.
  let run: @Sendable (inout OptionReader) -> CommandRun

  /// - Parameters:
  ///   - options: the initializer that reads the command's options.
  ///   - run: runs the command with its options.
  init<Options>(
    summary: String, explanation: String, operands: OperandRule, examples: [String],
    options: @escaping @Sendable (inout OptionReader) -> Options,
    run: @escaping @Sendable (Options, Invocation, any Console) throws(CommandFailure) -> ExitStatus
  ) {
    self.summary = summary
    self.explanation = explanation
    self.operands = operands
    self.examples = examples
    self.run = { reader in
      let options = options(&reader)
      return { invocation, console throws(CommandFailure) in
        try run(options, invocation, console)
      }
    }
  }
}
