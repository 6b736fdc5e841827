import TimelineSimulation

/// The formats in which commands write their results; each command lists its own.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case csv
  case json
  case ndjson
  case tap
  case tap14
  case junit
  case svg
  case html
  case github
  case sarif
  case perfetto
  case vegaLite = "vega-lite"
  case swift
  case xctest

  /// The format with a name; `jsonl` is another name of NDJSON.
  package init?(name: String) {
    self.init(rawValue: name == "jsonl" ? "ndjson" : name)
  }

  /// The endings of the names of files in the format.
  var endings: [String] {
    switch self {
    case .text: [".txt"]
    case .csv: [".csv"]
    case .json: [".json"]
    case .ndjson: [".ndjson", ".jsonl"]
    case .tap: [".tap", ".txt"]
    case .tap14: []
    case .junit: [".xml"]
    case .svg: [".svg"]
    case .html: [".html", ".htm"]
    case .github: []
    case .sarif: [".sarif"]
    // Who reads them looks at their content, and their usual names promise JSON alone.
    case .perfetto, .vegaLite: []
    case .swift, .xctest: [".swift"]
    }
  }

  /// The form of the rows and events in the format; nil for a format without them.
  var records: TraceFormat? {
    switch self {
    case .csv: .csv
    // A trace for Perfetto is a document of JSON as well, with rows and events.
    case .json, .perfetto: .json
    case .ndjson: .ndjson
    case .text, .tap, .tap14, .junit, .svg, .html, .github, .sarif, .vegaLite, .swift, .xctest: nil
    }
  }
}
