import Diagnostics

/// The formats in which commands write their results; each command lists its own.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case csv
  case json
  case ndjson
  case tap
  case junit
  case svg
  case html
  case github
  case sarif

  /// The format that a name means; some are known by two.
  package init?(name: String) {
    self.init(rawValue: name == "jsonl" ? "ndjson" : name)
  }

  /// The endings of files that have the format.
  var endings: [String] {
    switch self {
    case .text: [".txt"]
    case .csv: [".csv"]
    case .json: [".json"]
    case .ndjson: [".ndjson", ".jsonl"]
    case .tap: [".tap", ".txt"]
    case .junit: [".xml"]
    case .svg: [".svg"]
    case .html: [".html", ".htm"]
    case .github: []
    case .sarif: [".sarif"]
    }
  }
}

extension Invocation {
  /// The format of the result: the one that was asked for by its name, else the one that the ending of the
  /// output's name promises, else the first of those that are possible.
  ///
  /// An ending that promises none of them is an error: no file has another content than its name says.
  func format(among formats: [OutputFormat]? = nil) throws(CommandFailure) -> OutputFormat? {
    let formats = formats ?? command?.formats ?? []
    if let format = options.format { return format }
    guard let ending = output.ending else { return formats.first }
    if let format = formats.first(where: { $0.endings.contains(ending) }) { return format }
    let endings = formats.flatMap { $0.endings }.map { "'\($0)'" }.joined(separator: ", ")
    let hasOption = command?.options.contains(.format) == true
    throw CommandFailure.usage(
      "no format here has the ending \(ending.quotedForMessage), only \(endings)"
        + (hasOption ? "; with '--format' any name is possible" : ""),
      command: command)
  }
}

extension OutputOperand {
  /// The ending of the file's name, in lowercase and with its point.
  fileprivate var ending: String? {
    guard case .file(let path) = self else { return nil }
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard let point = name.lastIndex(of: "."), point != name.indices.last else { return nil }
    return name[point...].lowercased()
  }
}
