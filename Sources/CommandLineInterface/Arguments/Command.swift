/// Every command that exists, in the order of the help.
package enum Command: String, CaseIterable, Sendable {
  case `init`
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
  case diff
  case schema
  case completions
  case help

  /// What the command is; its own file says it.
  var definition: CommandDefinition {
    switch self {
    case .`init`: InitCommand.definition
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
    case .diff: DiffCommand.definition
    case .schema: SchemaCommand.definition
    case .completions: CompletionsCommand.definition
    case .help: HelpCommand.definition
    }
  }
}

extension Command {
  /// Whether it takes several profiles, with commas between them, to play a timeline with each.
  var comparesRuns: Bool { self == .show || self == .explain || self == .test }

  package var summary: String { definition.summary }
  package var explanation: String { definition.explanation }
  package var operands: OperandRule { definition.operands }
  package var options: [Option] { definition.options + [.help, .version] }
  package var formats: [OutputFormat] { definition.formats }
  package var examples: [String] { definition.examples }
}
