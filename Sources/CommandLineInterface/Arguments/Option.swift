/// Every option that exists, in the order of the help.
///
/// This table is the only list: the parser, the help and the suggestions are made from it.
package enum Option: CaseIterable, Hashable, Sendable {
  case fps
  case until
  case at
  case precision
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
    case .help:
      OptionDefinition("help", short: "h", kind: .flag, group: .general, summary: "show this help")
    case .version:
      OptionDefinition(
        "version", short: "V", kind: .flag, group: .general, summary: "show the version")
    }
  }

  /// The option as typed in full, `--fps`.
  package var spelling: String { "--" + definition.name }
}
