/// Every command that exists, in the order of the help.
package enum Command: String, CaseIterable, Sendable {
  case `init`
  case `import`
  case trace
  case events
  case explain
  case test
  case fuzz
  case check
  case curve
  case fit
  case plot
  case show
  case export
  case diff
  case schema
  case completions
  case help

  /// The definition in the command's own file.
  var definition: CommandDefinition {
    switch self {
    case .`init`: InitCommand.definition
    case .`import`: ImportCommand.definition
    case .trace: TraceCommand.definition
    case .events: EventsCommand.definition
    case .explain: ExplainCommand.definition
    case .test: TestCommand.definition
    case .fuzz: FuzzCommand.definition
    case .check: CheckCommand.definition
    case .curve: CurveCommand.definition
    case .fit: FitCommand.definition
    case .plot: PlotCommand.definition
    case .show: ShowCommand.definition
    case .export: ExportCommand.definition
    case .diff: DiffCommand.definition
    case .schema: SchemaCommand.definition
    case .completions: CompletionsCommand.definition
    case .help: HelpCommand.definition
    }
  }
}

extension Command {
  package var summary: String { definition.summary }
  package var explanation: String { definition.explanation }
  package var operands: OperandRule { definition.operands }
  package var examples: [String] { definition.examples }
  /// The command's options in the order of its help.
  package var options: [OptionDefinition] { optionReader.definitions }

  /// The reader that has the definitions of the command's options.
  var optionReader: OptionReader {
    var reader = OptionReader(definingOptionsOf: self)
    _ = definition.run(&reader)
    reader.readGeneralOptions()
    return reader
  }
}

extension OptionReader {
  /// The options of every command, which are answered before any command runs.
  fileprivate mutating func readGeneralOptions() {
    group(.general)
    _ = flag("help", short: "h", "show this help")
    _ = flag("version", short: "V", "show the version")
  }
}

extension [OptionDefinition] {
  /// The options that need no command.
  package static var general: [OptionDefinition] {
    Command.help.options.filter { $0.group == .general }
  }
}
