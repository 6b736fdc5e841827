package import CurveExport
package import TimelineDocument
package import TimelineFuzzing
package import TimelineSimulation

/// Every option that exists, in the order of the help.
///
/// This file is the only list: the parser, the help and the suggestions are made from it. An option is a
/// case here, a definition, and a property of `OptionValues` that has its value.
package enum Option: CaseIterable, Hashable, Sendable {
  case recipe
  case set
  case vary
  case runs
  case seed
  case batch
  case batchKey
  case trailer
  case watch
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
  case plot
  case sparkline
  case export
  case track
  case family
  case retargets
  case tolerance
  case relative
  case timeTolerance
  case timeOffset
  case map
  case interpolate
  case format
  case metrics
  case layout
  case select
  case label
  case precision
  case velocity
  case completions
  case verbose
  case output
  case report
  case golden
  case update
  case coverage
  case live
  case module
  case strict
  case quiet
  case color
  case help
  case version
}

/// What a command line says by its options, under their names: a flag is true if it was given, a list is
/// empty and any other option nil unless it was.
package struct OptionValues: Hashable, Sendable {
  package var recipe: TimelineRecipe?
  package var set: [SweepParameter] = []
  package var vary: [Variation] = []
  package var runs: Int?
  package var seed: Int?
  package var batch = false
  package var batchKey: String?
  package var trailer = false
  package var watch = false
  package var frameRates: [Double]?
  package var from: Double?
  package var until: Double?
  package var at: [Double] = []
  package var clocks: [ClockKind]?
  package var profiles: [Profile]?
  package var fromValue: Double?
  package var toValue: Double?
  package var initialVelocity: Double?
  package var summary = false
  package var plot = false
  package var sparkline = false
  package var export: ExportTarget?
  package var track: String?
  package var family: MotionFamilyChoice?
  package var retargets: [Double] = []
  package var tolerance: Double?
  package var relative: Double?
  package var timeTolerance: Double?
  package var timeOffset: Double?
  package var map: [ColumnPair] = []
  package var interpolate = false
  package var format: OutputFormat?
  package var metrics = false
  package var layout: RowLayout?
  package var select: [String] = []
  package var label: String?
  package var precision: NumberFormat?
  package var velocity = false
  package var completions = false
  package var verbose = false
  package var output: OutputOperand?
  package var report: String?
  package var golden: String?
  package var update = false
  package var coverage = false
  package var live = false
  package var module: InputOperand?
  package var strict = false
  package var quiet = false
  package var color: ColorChoice?
  package var help = false
  package var version = false

  /// The one frame rate of a command that plays a timeline once.
  var fps: Double? { frameRates?.first }
  /// The one clock of a command that plays a timeline once.
  var clock: ClockKind? { clocks?.first }
  /// The one profile of a command that plays a timeline once.
  var profile: Profile? { profiles?.first }

  /// The options that were given.
  package internal(set) var given: Set<Option> = []
}

extension Option {
  package var definition: OptionDefinition {
    switch self {
    case .recipe:
      OptionDefinition(
        "from", .word("recipe"), sets: { $0.recipe = $1 }, group: .input,
        summary: "fade (default), spring, completion, list, drag or async")
    case .set:
      OptionDefinition(
        "set", .replacement("name=value"), addsTo: { $0.set += $1 }, group: .input,
        summary: "a definition's or first value; several are many runs",
        otherNames: ["define"])
    case .vary:
      OptionDefinition(
        "vary", .variations("what"), addsTo: { $0.vary += $1 }, group: .input,
        summary:
          "a path with an amount, as events.at=0.5; order, of equal times; taps, which come twice or "
          + "not (default: events.at=0.5,order)")
    case .runs:
      OptionDefinition(
        "runs", .whole(1...1_000_000, "n"), sets: { $0.runs = $1 }, group: .input,
        summary: "how many variations are tried (default 1000)")
    case .seed:
      OptionDefinition(
        "seed", .whole(0...1_000_000_000, "n"), sets: { $0.seed = $1 }, group: .input,
        summary: "which variations are tried (default 1)")
    case .batch:
      OptionDefinition(
        "batch", sets: { $0.batch = true }, group: .input,
        summary: "a timeline a line in, an answer a line out")
    case .batchKey:
      OptionDefinition(
        "batch-key", .text("key"), sets: { $0.batchKey = $1 }, group: .input,
        summary: "with --batch: what an answer repeats (default: name)",
        otherNames: ["key", "id"])
    case .trailer:
      OptionDefinition(
        "trailer", sets: { $0.trailer = true }, group: .input,
        summary: "with --batch: a last line that counts the lines")
    case .watch:
      OptionDefinition(
        "watch", sets: { $0.watch = true }, group: .input,
        summary: "run again whenever a file changes")
    case .fps:
      OptionDefinition(
        "fps", .frameRates("n"), sets: { $0.frameRates = $1 }, group: .sampling,
        summary: "frames per second (default: the timeline's, else 60)",
        otherNames: ["rate", "frame-rate", "hz"])
    case .from:
      OptionDefinition(
        "from", .number(.anyTime, "seconds"), sets: { $0.from = $1 }, group: .sampling,
        summary: "first time printed (default 0)")
    case .until:
      OptionDefinition(
        "until", .number(.time, "seconds"), sets: { $0.until = $1 }, group: .sampling,
        summary: "last time simulated (default: the timeline's or rest)",
        otherNames: ["duration", "to", "end", "length"])
    case .at:
      OptionDefinition(
        "at", .numbers(.time, "times"), addsTo: { $0.at += $1 }, group: .sampling,
        summary: "exactly these times, with commas, instead of frames",
        otherNames: ["time", "times"])
    case .clock:
      OptionDefinition(
        "clock", .words("name"), sets: { $0.clocks = $1 }, group: .sampling,
        summary: "ideal, display or device, instead of the timeline's")
    case .profile:
      OptionDefinition(
        "profile", .words("name"), sets: { $0.profiles = $1 }, group: .sampling,
        summary: "ios13.0, ios13.2, ios14 to ios18 or ios26, instead of the timeline's",
        otherNames: ["os"])
    case .fromValue:
      OptionDefinition(
        "from-value", .number(.value, "x"), sets: { $0.fromValue = $1 }, group: .motion,
        summary: "the value at the start (default 0)")
    case .toValue:
      OptionDefinition(
        "to-value", .number(.value, "x"), sets: { $0.toValue = $1 }, group: .motion,
        summary: "the value at the end (default 1)")
    case .initialVelocity:
      OptionDefinition(
        "initial-velocity", .number(.value, "v"), sets: { $0.initialVelocity = $1 }, group: .motion,
        summary: "initial velocity of a Spring, per second (default 0)")
    case .summary:
      OptionDefinition(
        "summary", sets: { $0.summary = true }, group: .output,
        summary: "properties, and equivalent Swift expressions")
    case .plot:
      OptionDefinition(
        "plot", sets: { $0.plot = true }, group: .output,
        summary: "a picture instead of a table")
    case .sparkline:
      OptionDefinition(
        "sparkline", sets: { $0.sparkline = true }, group: .output,
        summary: "one line per track")
    case .export:
      OptionDefinition(
        "export", .word("target"), sets: { $0.export = $1 }, group: .output,
        summary: "the motion for another toolkit, with its error")
    case .track:
      OptionDefinition(
        "track", .text("name"), sets: { $0.track = $1 }, group: .input,
        summary: "the column to fit, where more than one moves")
    case .family:
      OptionDefinition(
        "family", .word("name"), sets: { $0.family = $1 }, group: .motion,
        summary: "what to look for: spring, curve or any (default)")
    case .retargets:
      OptionDefinition(
        "retargets", .numbers(.anyTime, "times"), addsTo: { $0.retargets += $1 }, group: .motion,
        summary: "when the motion got other targets (default: found)")
    case .tolerance:
      OptionDefinition(
        "tolerance", .number(.tolerance, "x"), sets: { $0.tolerance = $1 }, group: .comparison,
        summary: "allowed difference of two numbers (default 0)")
    case .relative:
      OptionDefinition(
        "relative", .number(.tolerance, "x"), sets: { $0.relative = $1 }, group: .comparison,
        summary: "the same as a fraction of the larger number; the greater one counts")
    case .timeTolerance:
      OptionDefinition(
        "time-tolerance", .number(.time, "seconds"), sets: { $0.timeTolerance = $1 },
        group: .comparison,
        summary: "allowed difference of the times of matching rows (default 0)")
    case .timeOffset:
      OptionDefinition(
        "time-offset", .number(.anyTime, "seconds"), sets: { $0.timeOffset = $1 },
        group: .comparison,
        summary: "added to the times of the second file")
    case .map:
      OptionDefinition(
        "map", .columnPairs("a=b"), addsTo: { $0.map += $1 }, group: .comparison,
        summary: "compare a of the first file with b of the second")
    case .interpolate:
      OptionDefinition(
        "interpolate", sets: { $0.interpolate = true }, group: .comparison,
        summary: "compare with values interpolated between rows of the second file")
    case .format:
      OptionDefinition(
        "format", short: "f", .format("name"), sets: { $0.format = $1 }, group: .output,
        summary: "format of the result")
    case .metrics:
      OptionDefinition(
        "metrics", sets: { $0.metrics = true }, group: .output,
        summary: "range, overshoot, settling and speed of each track")
    case .layout:
      // Users of the tidyverse know the long layout under another name.
      OptionDefinition(
        "layout", .word("name", otherWords: ["tidy": .long]), sets: { $0.layout = $1 },
        group: .output,
        summary: "wide (default), or long: a row per track and time")
    case .select:
      OptionDefinition(
        "select", .names("names"), addsTo: { $0.select += $1 }, group: .output,
        summary: "only these tracks, in this order; * matches any text",
        otherNames: ["columns", "tracks", "only", "filter"])
    case .label:
      OptionDefinition(
        "label", .text("label"), sets: { $0.label = $1 }, group: .output,
        summary: "only the story of the completions of this label")
    case .precision:
      OptionDefinition(
        "precision", .precision("n"), sets: { $0.precision = $1 }, group: .output,
        summary: "decimals, 0-15, or 'full' for all digits (default 6)",
        otherNames: ["decimals", "digits"])
    case .velocity:
      OptionDefinition(
        "velocity", sets: { $0.velocity = true }, group: .output,
        summary: "add velocities, in units per second")
    case .completions:
      OptionDefinition(
        "completions", sets: { $0.completions = true }, group: .output,
        summary: "when each scope was over, and what became of its completions")
    case .verbose:
      OptionDefinition(
        "verbose", sets: { $0.verbose = true }, group: .output,
        summary: "also every write, match and crossing that observers see")
    case .output:
      OptionDefinition(
        "output", short: "o", .file("file"), sets: { $0.output = $1 }, group: .output,
        summary: "write to a file instead of standard output")
    case .report:
      OptionDefinition(
        "report", .folder("folder"), sets: { $0.report = $1 }, group: .output,
        summary: "write a page for each failed claim, as 'show'")
    case .golden:
      OptionDefinition(
        "golden", .folder("folder"), sets: { $0.golden = $1 }, group: .comparison,
        summary: "compare with recorded traces, as 'diff'",
        otherNames: ["snapshot", "baseline"])
    case .update:
      OptionDefinition(
        "update", sets: { $0.update = true }, group: .comparison,
        summary: "record goldens that are missing or differ")
    case .coverage:
      OptionDefinition(
        "coverage", sets: { $0.coverage = true }, group: .output,
        summary: "say which steps and modifiers had no effect")
    case .live:
      OptionDefinition(
        "live", sets: { $0.live = true }, group: .output,
        summary: "let the timeline be edited in the page, which then contains the tool")
    case .module:
      OptionDefinition(
        "module", .inputFile("file"), sets: { $0.module = $1 }, group: .output,
        summary: "the tool for --live, as Sources/LivePage/build makes it")
    case .strict:
      OptionDefinition(
        "strict", sets: { $0.strict = true }, group: .messages,
        summary: "warnings make the exit status 1 as well")
    case .quiet:
      OptionDefinition(
        "quiet", short: "q", sets: { $0.quiet = true }, group: .messages, summary: "no warnings")
    case .color:
      OptionDefinition(
        "color", .word("when"), sets: { $0.color = $1 }, group: .messages,
        summary: "messages in colors: auto (default), always, never", otherNames: ["colour"])
    case .help:
      OptionDefinition(
        "help", short: "h", sets: { $0.help = true }, group: .general, summary: "show this help")
    case .version:
      OptionDefinition(
        "version", short: "V", sets: { $0.version = true }, group: .general,
        summary: "show the version")
    }
  }

  /// What the option does to a command, as its help says it.
  package func summary(for command: Command) -> String {
    if let special = command.definition.ownSummary(of: self) { return special }
    guard self == .format else { return definition.summary }
    return command.formats.enumerated().map { $1.rawValue + ($0 == 0 ? " (default)" : "") }
      .joined(separator: ", ")
  }

  /// The option as typed in full, `--fps`.
  package var spelling: String { "--" + definition.name }

  /// What a shell can offer for the option's value; nil for a flag.
  func candidates(for command: Command) -> Candidates? {
    definition.placeholder.map { _ in definition.candidates(command) }
  }

  /// All ways to type the option, the short one first.
  var spellings: [String] { (definition.short.map { ["-\($0)"] } ?? []) + [spelling] }
}
