import AnimationEngine
import TimelineDocument
import TimelineSimulation
import TraceComparison

/// The options of `test`: the runs of each timeline, and how they are reported.
struct TestOptions: Sendable {
  enum Input: Sendable {
    case files(TestedFilesOptions)
    case lines(BatchOptions)
  }

  let input: Input
  let runs: TestRuns
  /// Whether warnings, skipped claims and gaps of coverage change the exit status.
  let isStrict: Bool

  init(_ read: inout OptionReader) {
    input = read.oneOf(
      .batch { _ in { .lines($0) } }, otherwise: { .files(TestedFilesOptions(&$0)) })
    var runs = TestRuns(&read)
    if case .lines(let batch) = input {
      runs.ignoredKey = batch.key
      read.refuseSeveral(runs.profiles, of: "profile")
      read.refuseSeveral(runs.clocks, of: "clock")
      read.refuseSeveral(runs.frameRates, of: "fps")
    }
    self.runs = runs
    read.group(.output)
    read.outputFile()
    isStrict = read.strict("status 1 also for what warns, is skipped or not covered")
    read.messages()
  }
}

/// The runs of a timeline: each combination of profiles, clocks and frame rates.
struct TestRuns: Sendable {
  let frameRates: [Double]
  let until: Double?
  let clocks: [ClockKind]
  let profiles: [Profile]
  let roomSize: Size?
  let seed: Double?
  fileprivate(set) var ignoredKey: String?

  fileprivate init(_ read: inout OptionReader) {
    read.group(.sampling)
    frameRates = read.frameRates() ?? []
    until = read.until()
    clocks = read.clocks("ideal, display or device; several are a run each") ?? []
    profiles = read.profiles("such as ios17; several, with commas, are a run each") ?? []
    roomSize = read.roomSize()
    seed = read.seed()
  }

  /// The options of the first run.
  var first: PlayOptions {
    var play = PlayOptions()
    play.frameRate = frameRates.first
    play.until = until
    play.clock = clocks.first
    play.profile = profiles.first
    play.roomSize = roomSize
    play.seed = seed
    play.ignoredKey = ignoredKey
    return play
  }
}

/// The options of `test` for files, which have no meaning for a batch.
struct TestedFilesOptions: Sendable {
  let set: [SweepParameter]
  /// A part of the names of the only runs that are played; nil for all runs.
  let filter: String?
  /// Whether the report ends with the first file that fails.
  let stopsAtFailure: Bool
  let golden: GoldenOptions?
  let format: TestReportFormat
  /// The folder for the pages of false claims.
  let pageFolder: String?
  let reportsCoverage: Bool

  fileprivate init(_ read: inout OptionReader) {
    set = read.replacements("a definition's or first value; several are many runs")
    read.watch()
    read.importOptions()
    filter = read.value(
      "filter", .text("text"), "only runs whose name contains it; * matches any text",
      details: "The name is that of the report, such as 'card.json (ios16, d = 0.2)'.",
      otherNames: ["match", "only", "grep"])
    stopsAtFailure = read.flag(
      "bail", "stop after the first file that fails",
      details: "The report has the files up to this one.")
    read.group(.comparison)
    golden = read.oneOf(.golden, otherwise: { _ in nil })
    read.group(.output)
    let format = read.format(.tap, .tap14, .text, .junit, .github, .sarif).format
    self.format = TestReportFormat(rawValue: format.rawValue) ?? .tap
    pageFolder = read.value(
      "report", .folder("dir"), "write a page for each failed claim, as 'show'",
      details:
        "The page is opened at the time of the claim, and named after the timeline and the line.")
    reportsCoverage = read.flag(
      "coverage", "say which steps and modifiers had no effect",
      details: "The counts and the gaps follow the test points of a file, as comments.")
  }
}

/// The recorded traces with which runs are compared.
struct GoldenOptions: Sendable {
  let folder: String
  /// Whether goldens that are missing or differ are recorded.
  let isUpdating: Bool
  let rules: ComparisonRules
}

extension OptionMode<GoldenOptions?> {
  fileprivate static var golden: OptionMode {
    OptionMode(
      "golden", .folder("dir"), "compare with recorded traces, as 'diff'",
      details: "A golden has the frames and the events of a run. The section Goldens says more.",
      otherNames: ["snapshot", "baseline"]
    ) { read in
      let isUpdating = read.unless("watch") {
        $0.flag(
          "update", "record goldens that are missing or differ",
          details: "A file that is not a golden is never overwritten.")
      }
      var rules = ComparisonRules()
      rules.tolerance =
        read.tolerance("allowed difference of numbers (default 0)") ?? rules.tolerance
      rules.timeTolerance =
        read.timeTolerance("allowed difference of their times") ?? rules.timeTolerance
      return { GoldenOptions(folder: $0, isUpdating: isUpdating ?? false, rules: rules) }
    }
  }
}
