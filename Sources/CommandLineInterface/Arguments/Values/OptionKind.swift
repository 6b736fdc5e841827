import Diagnostics

/// A kind of value that options take.
package struct OptionKind<Value: Sendable>: Sendable {
  /// The value's name in the help.
  let placeholder: String
  /// The words that a shell can offer for it.
  let candidates: Candidates
  /// Reads a value.
  let read: @Sendable (String) throws(OptionValueProblem) -> Value

  init(
    _ placeholder: String,
    candidates: Candidates = .unknown,
    read: @escaping @Sendable (String) throws(OptionValueProblem) -> Value
  ) {
    self.placeholder = placeholder
    self.candidates = candidates
    self.read = read
  }
}

/// Why a text is not a value of an option.
package struct OptionValueProblem: Error, Hashable, Sendable {
  /// The end of the sentence that begins with the option's name.
  let sentence: String

  init(sentence: String) { self.sentence = sentence }

  /// A text that is not what an option accepts.
  init(_ text: String, isNot requirement: String, hint: String? = nil) {
    let beginning = text.isEmpty ? "needs a value: " : "must be "
    sentence =
      "\(beginning)\(requirement), not \(text.quotedForMessage)" + (hint.map { "; \($0)" } ?? "")
  }

  /// A text that is not one of some words, with the one that was probably meant.
  init(_ text: String, isNoneOf words: [String], meant: String? = nil) {
    let quoted = words.map { "'\($0)'" }
    let list = [quoted.dropLast().joined(separator: ", "), quoted.last ?? ""]
    let near = meant ?? nearestName(to: text, among: words)
    self.init(
      text, isNot: list.filter { !$0.isEmpty }.joined(separator: " or "),
      hint: near.map { "did you mean '\($0)'?" })
  }
}
