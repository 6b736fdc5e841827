import TimelineLanguage
import TimelineSimulation

/// What a command line says about how a timeline is played and what is printed of it.
struct PlaySettings: Sendable {
  private(set) var sampling = Sampling()
  private(set) var overrides = TimelineOverrides()
  private(set) var style = OutputStyle()
  /// The format that was asked for by its name.
  private(set) var format: TraceFormat?
  private(set) var output = OutputOperand.standardOutput
  private(set) var isQuiet = false
  /// Whether also what happens at every frame is told.
  private(set) var isVerbose = false
  /// Whether the input has a timeline on each line.
  private(set) var isBatch = false
  private var selected: [String] = []

  /// The columns that were asked for, if any were.
  var selection: ColumnSelection? { selected.isEmpty ? nil : ColumnSelection(selected) }

  init(_ invocation: Invocation) {
    for setting in invocation.settings { apply(setting) }
    style.format = format ?? output.format ?? .csv
  }

  private mutating func apply(_ setting: Invocation.Setting) {
    switch (setting.option, setting.value) {
    case (.fps, .number(let rate)): sampling.frameRate = rate
    case (.from, .number(let seconds)): sampling.from = seconds
    case (.until, .number(let seconds)): sampling.until = seconds
    case (.at, .numbers(let times)): sampling.times = (sampling.times ?? []) + times
    case (.clock, .clock(let clock)): overrides.clock = clock
    case (.profile, .profile(let profile)): overrides.profile = profile
    case (.format, .format(let value)): format = TraceFormat(rawValue: value.rawValue)
    case (.layout, .layout(let layout)): style.layout = layout
    case (.select, .names(let names)): selected += names
    case (.precision, .precision(let decimals)):
      style.numbers = decimals.map(NumberFormat.fixed) ?? .shortest
    case (.velocity, .flag): style.includesVelocity = true
    case (.output, .file(let file)): output = file
    case (.quiet, _): isQuiet = true
    case (.verbose, _): isVerbose = true
    case (.batch, _): isBatch = true
    default: break
    }
  }
}
