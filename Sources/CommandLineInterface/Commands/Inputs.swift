import TimelineLanguage

/// An input that cannot be read.
struct UnreadableInput: Error {
  /// `name: reason`, safe to print.
  let message: String
}

extension Invocation {
  /// The inputs the operands name; without any, standard input unless a person sits there.
  func inputs(console: any Console, for command: Command) throws(UsageError) -> [InputOperand] {
    guard operands.isEmpty else {
      return operands.map { $0 == "-" ? .standardInput : .file($0) }
    }
    guard !console.inputIsTerminal else {
      throw UsageError("no file given; '-' reads what you type", command: command)
    }
    return [.standardInput]
  }
}

extension Console {
  /// Reads a whole input under the name its user knows.
  func source(_ input: InputOperand) throws(UnreadableInput) -> SourceText {
    do {
      return SourceText(name: input.displayName, bytes: try read(input))
    } catch {
      throw UnreadableInput(message: "\(input.displayName.escapedForMessage): \(error.reason)")
    }
  }
}
