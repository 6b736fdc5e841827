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
    }
  }
}
