extension OptionKind<OutputFormat> {
  /// One of the formats of the command.
  static func format(_ placeholder: String) -> Self {
    OptionKind(placeholder, candidates: { .words($0.formats.map({ $0.rawValue })) }) {
      text, command throws(OptionValueProblem) in
      if let format = OutputFormat(name: text), command.formats.contains(format) { return format }
      throw OptionValueProblem(text, isNoneOf: command.formats.map { $0.rawValue })
    }
  }
}

extension OptionKind<OutputOperand> {
  /// A file for the result. One with the name of a format is a slip of users who know `-o` as the option
  /// of the format.
  static func file(_ placeholder: String) -> Self {
    OptionKind(placeholder, candidates: { _ in .files }) {
      text, command throws(OptionValueProblem) in
      if text.isEmpty { throw OptionValueProblem(text, isNot: "the name of a file") }
      guard command.options.contains(.format), let format = OutputFormat(name: text),
        command.formats.contains(format), format != .text
      else { return OutputOperand(text) }
      let hint = "did you mean '--format \(format.rawValue)'? use './\(text)' for a file"
      throw OptionValueProblem(sentence: "names a file; \(hint)")
    }
  }
}

extension OptionKind<String> {
  /// A folder for several results.
  static func folder(_ placeholder: String) -> Self {
    OptionKind(placeholder, candidates: { _ in .files }) {
      text, _ throws(OptionValueProblem) in
      if text.isEmpty { throw OptionValueProblem(text, isNot: "the name of a folder") }
      return text
    }
  }
}

extension OptionKind<InputOperand> {
  /// A file that is read.
  static func inputFile(_ placeholder: String) -> Self {
    OptionKind(placeholder, candidates: { _ in .files }) {
      text, _ throws(OptionValueProblem) in
      if text.isEmpty { throw OptionValueProblem(text, isNot: "the name of a file") }
      return .file(text)
    }
  }
}
