import TimelineDocument
import TimelineSimulation

/// How a timeline is played and what is printed of it.
struct PlaySettings: Sendable {
  private(set) var sampling: Sampling
  let overrides: TimelineOverrides
  let style: OutputStyle
  private let selected: [String]

  init(_ invocation: Invocation) throws(CommandFailure) {
    let options = invocation.options
    sampling = options.sampling
    overrides = options.overrides
    selected = options.select
    style = options.style(options.batch ? .ndjson : try invocation.format())
  }

  /// The same settings for a run whose times choose nothing that is played.
  var withoutTimes: PlaySettings {
    var settings = self
    settings.sampling.times = nil
    return settings
  }

  /// The columns that were asked for, if any were.
  var selection: ColumnSelection? { selected.isEmpty ? nil : ColumnSelection(selected) }
}

extension OptionValues {
  /// When a timeline, or a curve, is looked at.
  var sampling: Sampling {
    var sampling = Sampling()
    sampling.frameRate = fps
    sampling.from = from
    sampling.until = until
    sampling.times = at.isEmpty ? nil : at
    if metrics { sampling.use = .metrics }
    return sampling
  }

  /// What takes the place of settings in the timeline.
  var overrides: TimelineOverrides {
    var overrides = TimelineOverrides()
    overrides.clock = clock
    overrides.profile = profile
    overrides.ignoredKey = batchKey
    return overrides
  }

  /// How values are printed.
  func style(_ format: OutputFormat?) -> OutputStyle {
    var style = OutputStyle()
    style.format = (format?.rawValue).flatMap(TraceFormat.init) ?? .csv
    style.layout = layout ?? .wide
    style.numbers = precision ?? .standard
    style.includesVelocity = velocity
    return style
  }
}
