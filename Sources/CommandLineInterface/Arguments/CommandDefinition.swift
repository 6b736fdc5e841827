/// What one command does, reads, takes and writes.
struct CommandDefinition: Sendable {
  /// What the command does, as a line of the general help.
  let summary: String
  /// What the command does, as the opening of its own help.
  let explanation: String
  let operands: OperandRule
  /// The options the command takes besides those that all take, in the order of its help.
  var options: [Option] = []
  /// What an option does, where the command has its own words for it.
  var optionSummaries: KeyValuePairs<Option, String> = [:]
  /// The formats the command writes, the one without an option first.
  var formats: [OutputFormat] = []
  /// Commands worth typing, shown at the end of the command's help.
  let examples: [String]

  /// What an option does, in the command's own words.
  func ownSummary(of option: Option) -> String? {
    optionSummaries.first { $0.key == option }?.value
  }

  /// The summary of `--strict` of a command that otherwise says by its status whether it could play.
  static let strictBatch = "with --batch: exit status 1 if a line failed"
}
