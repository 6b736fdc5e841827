import Diagnostics

extension OptionKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One word of a closed list.
  ///
  /// - Parameter otherWords: words that other tools use, with what they mean: not accepted, but suggested.
  static func word(_ placeholder: String, otherWords: [String: Value] = [:]) -> Self {
    let words = Value.allCases.map { $0.rawValue }
    return OptionKind(placeholder, candidates: { _ in .words(words) }) {
      text, _ throws(OptionValueProblem) in
      if let word = Value(rawValue: text) { return word }
      throw OptionValueProblem(text, isNoneOf: words, meant: otherWords[text]?.rawValue)
    }
  }
}

extension OptionKind {
  /// Words of a closed list: one, or several with commas for a command that compares runs.
  static func words<Word>(_ placeholder: String) -> Self
  where Value == [Word], Word: RawRepresentable & CaseIterable & Sendable, Word.RawValue == String {
    let words = Word.allCases.map { $0.rawValue }
    return OptionKind(placeholder, candidates: { _ in .words(words) }) {
      text, command throws(OptionValueProblem) in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let isList = parts.count > 1 && command.comparesRuns
      return try (isList ? parts : [text]).map { part throws(OptionValueProblem) in
        if let word = Word(rawValue: part) { return word }
        throw OptionValueProblem(part, isNoneOf: words, meant: Self.part(of: part, among: words))
      }
    }
  }
}

extension OptionKind {
  /// The word that a text continues, or ends: `ios16` for `ios16.4`, `ios17` for `17`.
  private static func part(of text: String, among words: [String]) -> String? {
    let continued = words.filter { text.hasPrefix($0 + ".") }
    let ended = words.filter { text.utf8.count > 1 && $0.hasSuffix(text) }
    return continued.count == 1 ? continued[0] : ended.count == 1 ? ended[0] : nil
  }
}

extension OptionKind<String> {
  /// Any text.
  static func text(_ placeholder: String) -> Self {
    OptionKind(placeholder) { text, _ throws(OptionValueProblem) in
      guard !text.isEmpty else { throw OptionValueProblem(text, isNot: "a text") }
      return text
    }
  }
}

extension OptionKind<[String]> {
  /// Names with commas between them.
  static func names(_ placeholder: String) -> Self {
    OptionKind(placeholder) { text, _ throws(OptionValueProblem) in
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard !names.contains("") else {
        throw OptionValueProblem(text, isNot: "names separated by single commas")
      }
      return names
    }
  }
}
