extension OptionKind<OutputOperand> {
  /// A file for the result. One with the name of a format is a slip of users who know `-o` as the option
  /// of the format.
  ///
  /// - Parameter formats: the names of the formats between which the command has a choice.
  static func file(_ placeholder: String, formats: [String]) -> Self {
    OptionKind(placeholder, candidates: .files) { text throws(OptionValueProblem) in
      if text.isEmpty { throw OptionValueProblem(text, isNot: "the name of a file") }
      guard let format = OutputFormat(name: text), formats.contains(format.rawValue),
        format != .text
      else { return OutputOperand(text) }
      let hint = "did you mean '--format \(format.rawValue)'? use './\(text)' for a file"
      throw OptionValueProblem(sentence: "names a file; \(hint)")
    }
  }
}

extension OptionKind<String> {
  /// A folder for several results.
  static func folder(_ placeholder: String) -> Self {
    OptionKind(placeholder, candidates: .files) {
      text throws(OptionValueProblem) in
      if text.isEmpty { throw OptionValueProblem(text, isNot: "the name of a folder") }
      return text
    }
  }
}

extension OptionKind<InputOperand> {
  /// A file to read.
  static func inputFile(_ placeholder: String) -> Self {
    OptionKind(placeholder, candidates: .files) {
      text throws(OptionValueProblem) in
      if text.isEmpty { throw OptionValueProblem(text, isNot: "the name of a file") }
      return .file(text)
    }
  }
}
