import TimelineDocument
import TimelineSimulation

/// How a timeline is played, and the form in which its result is printed.
struct PlaySettings: Sendable {
  private(set) var sampling: Sampling
  let overrides: TimelineOverrides
  let style: OutputStyle
  /// The format that is asked for by its name; nil where it follows from something else.
  let namedFormat: OutputFormat?
  /// The chosen columns; nil for all.
  let selection: ColumnSelection?

  /// - Parameters:
  ///   - style: the form of the values, without the format.
  ///   - format: the format; nil for a batch, whose results are objects.
  init(
    _ play: PlayOptions, style: OutputStyle = OutputStyle(), format: FormatChoice?,
    selecting names: [String] = [], use: RowUse = .output
  ) {
    sampling = play.sampling
    sampling.use = use
    overrides = play.overrides
    var style = style
    style.format = format.map { $0.format.records ?? .csv } ?? .ndjson
    self.style = style
    namedFormat = format?.named
    selection = names.isEmpty ? nil : ColumnSelection(names)
  }

  /// The same settings for a run whose times choose nothing that is played.
  var withoutTimes: PlaySettings {
    var settings = self
    settings.sampling.times = nil
    return settings
  }
}
