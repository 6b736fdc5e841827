/// Every option that exists, in the order of the help.
///
/// This table is the only list: the parser, the help and the suggestions are made from it.
package enum Option: CaseIterable, Hashable, Sendable {
  case fps
  case until
  case at
  case precision
  case format
  case strict
  case quiet
  case help
  case version

  package var definition: OptionDefinition {
    switch self {
    case .fps:
      OptionDefinition(
        "fps", kind: .number(.frameRate, placeholder: "n"), group: .sampling,
        summary: "frames per second (default: the timeline's, else 60)")
    case .until:
      OptionDefinition(
        "until", kind: .number(.time, placeholder: "seconds"), group: .sampling,
        summary: "last time simulated (default: the timeline's, else when all has settled)")
    case .at:
      OptionDefinition(
        "at", kind: .numbers(.time, placeholder: "times"), group: .sampling,
        summary: "exactly these times, separated by commas, instead of frames")
    case .precision:
      OptionDefinition(
        "precision", kind: .precision(placeholder: "n"), group: .output,
        summary: "decimals, 0-15, or 'full' for all digits (default 6)")
    case .format:
      OptionDefinition(
        "format", short: "f", kind: .format(placeholder: "name"), group: .output,
        summary: "how the result is written")
    case .strict:
      OptionDefinition(
        "strict", kind: .flag, group: .messages, summary: "warnings make the exit status 1 as well")
    case .quiet:
      OptionDefinition(
        "quiet", short: "q", kind: .flag, group: .messages,
        summary: "no warnings")
    case .help:
      OptionDefinition("help", short: "h", kind: .flag, group: .general, summary: "show this help")
    case .version:
      OptionDefinition(
        "version", short: "V", kind: .flag, group: .general, summary: "show the version")
    }
  }

  /// What the option does to a command, as its help says it.
  package func summary(for command: Command) -> String {
    switch (self, command) {
    case (.format, _):
      command.formats.enumerated().map { $1.rawValue + ($0 == 0 ? " (default)" : "") }
        .joined(separator: " or ")
    case (.quiet, .check): "no messages about the timelines, only the exit status"
    default: definition.summary
    }
  }

  /// The option as typed in full, `--fps`.
  package var spelling: String { "--" + definition.name }
}
