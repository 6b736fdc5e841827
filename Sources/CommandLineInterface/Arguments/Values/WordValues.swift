import Diagnostics

extension OptionKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One word of a closed list.
  ///
  /// - Parameter otherWords: the words of other tools, with their meaning: not accepted, but suggested.
  static func word(_ placeholder: String, otherWords: [String: Value] = [:]) -> Self {
    let words = Value.allCases.map { $0.rawValue }
    return OptionKind(placeholder, candidates: .words(words)) {
      text throws(OptionValueProblem) in
      if let word = Value(rawValue: text) { return word }
      if text.split(separator: ",").allSatisfy({ words.contains(String($0)) }), text != "" {
        throw OptionValueProblem(sentence: "takes one value, not \(text.quotedForMessage)")
      }
      throw OptionValueProblem(
        text, isNoneOf: words, meant: otherWords[text]?.rawValue ?? part(of: text, among: words))
    }
  }
}

extension OptionKind {
  /// One word of a closed list, or several with commas between them.
  static func words<Word>(_ placeholder: String) -> Self
  where Value == [Word], Word: RawRepresentable & CaseIterable & Sendable, Word.RawValue == String {
    let one = OptionKind<Word>.word(placeholder)
    return OptionKind(placeholder, candidates: one.candidates) { text throws(OptionValueProblem) in
      try text.split(separator: ",", omittingEmptySubsequences: false)
        .map { word throws(OptionValueProblem) in try one.read(String(word)) }
    }
  }
}

/// The word that a text continues, or ends: `ios16` for `ios16.4`, `ios17` for `17`.
private func part(of text: String, among words: [String]) -> String? {
  let continued = words.filter { text.hasPrefix($0 + ".") }
  let ended = words.filter { text.utf8.count > 1 && $0.hasSuffix(text) }
  return continued.count == 1 ? continued[0] : ended.count == 1 ? ended[0] : nil
}

extension OptionKind<String> {
  /// Any text.
  static func text(_ placeholder: String) -> Self {
    OptionKind(placeholder) { text throws(OptionValueProblem) in
      guard !text.isEmpty else { throw OptionValueProblem(text, isNot: "a text") }
      return text
    }
  }
}

extension OptionKind<String> {
  /// A key of a document that its answer in a batch can repeat.
  static func memberKey(_ placeholder: String) -> Self {
    OptionKind(placeholder) { text throws(OptionValueProblem) in
      guard !text.isEmpty, AnswerKey(rawValue: text) == nil else {
        throw OptionValueProblem(text, isNot: "a key that answers do not have themselves")
      }
      return text
    }
  }
}

extension OptionKind<[String]> {
  /// Names with commas between them.
  static func names(_ placeholder: String) -> Self {
    OptionKind(placeholder) { text throws(OptionValueProblem) in
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard !names.contains("") else {
        throw OptionValueProblem(text, isNot: "names separated by single commas")
      }
      return names
    }
  }
}
