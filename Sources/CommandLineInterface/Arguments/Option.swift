/// Every option that exists, in the order of the help.
///
/// This table is the only list: the parser, the help and the suggestions are made from it.
package enum Option: CaseIterable, Hashable, Sendable {
  case batch
  case fps
  case from
  case until
  case at
  case clock
  case profile
  case fromValue
  case toValue
  case initialVelocity
  case summary
  case tolerance
  case relative
  case timeTolerance
  case interpolate
  case format
  case layout
  case select
  case precision
  case velocity
  case verbose
  case output
  case strict
  case quiet
  case color
  case help
  case version

  package var definition: OptionDefinition {
    switch self {
    case .batch:
      OptionDefinition(
        "batch", kind: .flag, group: .input,
        summary: "a timeline on each line, its trace on a line of NDJSON; uses all cores")
    case .fps:
      OptionDefinition(
        "fps", kind: .number(.frameRate, placeholder: "n"), group: .sampling,
        summary: "frames per second (default: the timeline's, else 60)")
    case .from:
      OptionDefinition(
        "from", kind: .number(.anyTime, placeholder: "seconds"), group: .sampling,
        summary: "first time printed (default 0)")
    case .until:
      OptionDefinition(
        "until", kind: .number(.time, placeholder: "seconds"), group: .sampling,
        summary: "last time simulated (default: the timeline's, else when all has settled)",
        otherNames: ["duration"])
    case .at:
      OptionDefinition(
        "at", kind: .numbers(.time, placeholder: "times"), group: .sampling,
        summary: "exactly these times, separated by commas, instead of frames")
    case .fromValue:
      OptionDefinition(
        "from-value", kind: .number(.value, placeholder: "x"), group: .motion,
        summary: "the value at the start (default 0)")
    case .toValue:
      OptionDefinition(
        "to-value", kind: .number(.value, placeholder: "x"), group: .motion,
        summary: "the value it goes to (default 1)")
    case .initialVelocity:
      OptionDefinition(
        "initial-velocity", kind: .number(.value, placeholder: "v"), group: .motion,
        summary: "of a Spring alone: its velocity at the start, per second (default 0)")
    case .summary:
      OptionDefinition(
        "summary", kind: .flag, group: .output,
        summary: "no table: its numbers, and other Swift expressions for the same")
    case .tolerance:
      OptionDefinition(
        "tolerance", kind: .number(.tolerance, placeholder: "x"), group: .comparison,
        summary: "how far two numbers may be apart (default 0)")
    case .relative:
      OptionDefinition(
        "relative", kind: .number(.tolerance, placeholder: "x"), group: .comparison,
        summary: "the same as a part of the larger one; the larger allowance counts")
    case .timeTolerance:
      OptionDefinition(
        "time-tolerance", kind: .number(.time, placeholder: "seconds"), group: .comparison,
        summary: "how far two rows may be apart that are of one time (default 0)")
    case .interpolate:
      OptionDefinition(
        "interpolate", kind: .flag, group: .comparison,
        summary: "compare the first file's rows with values between those of the second")
    case .clock:
      OptionDefinition(
        "clock", kind: .clock(placeholder: "name"), group: .sampling,
        summary: "ideal, display or device, instead of the timeline's")
    case .profile:
      OptionDefinition(
        "profile", kind: .profile(placeholder: "name"), group: .sampling,
        summary: "ios13.0, ios13.2, ios15, ios16 or ios17, instead of the timeline's",
        otherNames: ["os"])
    case .format:
      OptionDefinition(
        "format", short: "f", kind: .format(placeholder: "name"), group: .output,
        summary: "how the result is written")
    case .layout:
      OptionDefinition(
        "layout", kind: .layout(placeholder: "name"), group: .output,
        summary: "wide (default): a column per track; long: a row per track and time")
    case .select:
      OptionDefinition(
        "select", kind: .names(placeholder: "names"), group: .output,
        summary: "only these tracks, in this order; * matches any text",
        otherNames: ["columns"])
    case .precision:
      OptionDefinition(
        "precision", kind: .precision(placeholder: "n"), group: .output,
        summary: "decimals, 0-15, or 'full' for all digits (default 6)")
    case .velocity:
      OptionDefinition(
        "velocity", kind: .flag, group: .output, summary: "add velocities, in units per second")
    case .verbose:
      OptionDefinition(
        "verbose", kind: .flag, group: .output,
        summary: "also what observers see: every write, match and crossing")
    case .output:
      OptionDefinition(
        "output", short: "o", kind: .file(placeholder: "file"), group: .output,
        summary: "write to a file instead of standard output")
    case .strict:
      OptionDefinition(
        "strict", kind: .flag, group: .messages, summary: "warnings make the exit status 1 as well")
    case .quiet:
      OptionDefinition(
        "quiet", short: "q", kind: .flag, group: .messages,
        summary: "no warnings")
    case .color:
      OptionDefinition(
        "color", kind: .color(placeholder: "when"), group: .messages,
        summary: "messages in colors: auto (default), always, never", otherNames: ["colour"])
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
    case (.fps, .curve): "samples a second, or along a UnitCurve (default 60)"
    case (.until, .curve): "where the samples end (default: when it is over)"
    case (.at, .curve): "exactly these times, or progresses of a UnitCurve, with commas"
    case (.velocity, .curve): "add the velocity, per second; of a UnitCurve its slope"
    case (.format, .curve): "csv (default), json, ndjson; of a summary text or json"
    case (.format, _):
      command.formats.enumerated().map { $1.rawValue + ($0 == 0 ? " (default)" : "") }
        .joined(separator: ", ")
    case (.quiet, .check): "no messages about the timelines, only the exit status"
    case (.quiet, .diff): "no report, only the exit status"
    default: definition.summary
    }
  }

  /// The option as typed in full, `--fps`.
  package var spelling: String { "--" + definition.name }
}
