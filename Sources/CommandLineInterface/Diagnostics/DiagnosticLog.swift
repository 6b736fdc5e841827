import Diagnostics

/// The diagnostics of several inputs as one document, in the formats that programs read.
enum DiagnosticLog {
  case json(DiagnosticJSON)
  case annotations(GitHubAnnotations)
  case sarif(SARIFLog)

  /// Creates an empty log, or nil if the format is not that of a log.
  init?(_ format: OutputFormat) {
    switch Format(rawValue: format.rawValue) {
    case .json: self = .json(DiagnosticJSON())
    case .github: self = .annotations(GitHubAnnotations())
    case .sarif: self = .sarif(SARIFLog())
    case nil: return nil
    }
  }

  private enum Format: String {
    case json, github, sarif
  }

  /// Adds the diagnostics of one input.
  mutating func add(_ diagnostics: DiagnosticList, of source: SourceText) {
    switch self {
    case .json(var log):
      log.add(diagnostics, of: source)
      self = .json(log)
    case .annotations(var log):
      log.add(diagnostics, of: source)
      self = .annotations(log)
    case .sarif(var log):
      log.add(diagnostics, of: source)
      self = .sarif(log)
    }
  }

  /// The whole document, once every input has been added.
  mutating func finish() -> [UInt8] {
    switch self {
    case .json(var log): log.finish()
    case .annotations(let log): Array(log.text.utf8)
    case .sarif(var log): log.finish()
    }
  }
}
