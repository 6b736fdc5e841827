import Diagnostics

/// The formats of a command under some conditions, the one without an option first.
struct FormatList {
  let conditions: [OptionCondition]
  let formats: [OutputFormat]

  /// The mode that the formats need; nil for those of a command line without a mode.
  fileprivate var mode: String? {
    for case .with(let name) in conditions { return name }
    return nil
  }

  fileprivate var words: [String] { formats.map { $0.rawValue } }
}

/// The format of a result.
struct FormatChoice: Sendable {
  /// The format that is asked for by its name; nil where it follows from something else.
  let named: OutputFormat?
  /// The format that is written.
  let format: OutputFormat
}

extension OptionReader {
  /// The format: the one that is asked for by its name, else the one that the ending of the output's name
  /// promises, else the first of those that are possible.
  ///
  /// - Parameters:
  ///   - summary: the help for the formats; nil for their names.
  ///   - anyEnding: whether the output may have any name.
  mutating func format(
    _ formats: OutputFormat..., summary: String? = nil, anyEnding: Bool = false
  ) -> FormatChoice {
    let list = FormatList(conditions: conditions, formats: formats)
    if purpose == .definition { formatLists.append(list) }
    let known = formatLists.words
    let kind = OptionKind<OutputFormat>("name", candidates: .words(known)) {
      text throws(OptionValueProblem) in
      if let format = OutputFormat(name: text), known.contains(format.rawValue) { return format }
      throw OptionValueProblem(text, isNoneOf: known)
    }
    let named = value(
      "format", short: "f", kind, summary ?? formatLists.summary,
      details: """
        Without it the ending of the --output file decides, and without an ending the first of the \
        formats. 'jsonl' is another name for 'ndjson'.
        """)
    complete("format", summary: summary ?? formatLists.summary, candidates: .words(known))
    if let named, !formats.contains(named) {
      refuse(
        formatLists.obstacle(to: named, in: list), at: given.last { $0.name == "format" }?.place)
    }
    let inferred = anyEnding || named != nil ? nil : format(ofEndingAmong: formats, hasOption: true)
    return FormatChoice(named: named, format: named ?? inferred ?? formats[0])
  }

  /// The result's file, for a command of which every result is in one format.
  mutating func outputFile(_ format: OutputFormat, _ summary: String = Self.outputSummary) {
    outputFile(summary)
    _ = self.format(ofEndingAmong: [format], hasOption: false)
  }

  private static var outputSummary: String { "write to a file instead of standard output" }

  /// The result's file.
  mutating func outputFile(_ summary: String = Self.outputSummary) {
    var formats: [String] = []
    if case .words(let words)? = definitions.first(where: { $0.name == "format" })?.candidates {
      formats = words
    }
    output =
      value(
        "output", short: "o", .file("file", formats: formats), summary,
        details: """
          The file is complete when it appears, and takes the place of an older one. '-' is standard \
          output. The output cannot be the input.
          """) ?? .standardOutput
  }

  /// The format that the ending of the output's name promises; an ending that promises none of them is an
  /// error: no file has another content than its name says.
  private mutating func format(
    ofEndingAmong formats: [OutputFormat], hasOption: Bool
  ) -> OutputFormat? {
    guard let file = given.last(where: { $0.name == "output" }),
      let ending = OutputOperand(file.text).ending
    else { return nil }
    if let format = formats.first(where: { $0.endings.contains(ending) }) { return format }
    var endings: [String] = []
    for ending in formats.flatMap({ $0.endings }) where !endings.contains(ending) {
      endings.append(ending)
    }
    let list = endings.map { "'\($0)'" }.joined(separator: ", ")
    refuse(
      "no format here has the ending \(ending.quotedForMessage), only \(list)"
        + (hasOption ? "; with '--format' any name is possible" : ""), at: file.place)
    return nil
  }
}

extension [FormatList] {
  /// The formats of a command line without a mode, then those that only modes have.
  fileprivate var words: [String] {
    var words: [String] = []
    for list in filter({ $0.mode == nil }) + filter({ $0.mode != nil }) {
      for word in list.words where !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// `csv (default), json; with --plot: text, svg`
  fileprivate var summary: String {
    let plain = filter { $0.mode == nil || $0.formats.count == 1 }.words
    var parts = [
      plain.enumerated().map { $1 + ($0 == 0 ? " (default)" : "") }.joined(separator: ", ")
    ]
    var named: [String] = []
    for list in self {
      guard let mode = list.mode, !named.contains(mode), !list.words.allSatisfy(plain.contains)
      else { continue }
      let modes = filter { $0.words == list.words }.compactMap { $0.mode }
      named += modes
      let options = modes.map { "--\($0)" }.joined(separator: " or ")
      parts.append("with \(options): \(list.words.joined(separator: ", "))")
    }
    return parts.joined(separator: "; ")
  }

  /// Why a format has no meaning in a mode.
  fileprivate func obstacle(to format: OutputFormat, in list: FormatList) -> String {
    if let mode = list.mode {
      let known = list.words.map { "'\($0)'" }.joined(separator: " or ")
      let advice = list.words.count == 1 ? "; leave '--format' out" : ""
      return "'--\(mode)' prints \(known), not '\(format.rawValue)'\(advice)"
    }
    let mode = first { $0.formats.contains(format) }?.mode ?? ""
    return "'--format \(format.rawValue)' needs '--\(mode)'"
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
