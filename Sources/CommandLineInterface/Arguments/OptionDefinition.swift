/// An option of a command, as the parser, the help, the manual and the completions use it.
package struct OptionDefinition: Sendable {
  package let name: String
  package let short: Character?
  package let group: OptionGroup
  /// One line for the help: the meaning of the option, with its default.
  package internal(set) var summary: String
  /// Whole sentences for the manual; empty where the summary says everything.
  package let details: String
  /// The names of the option in other tools: not accepted, but answered with this one.
  package let otherNames: [String]
  /// The option's value in the help; nil for a flag.
  package let placeholder: String?
  /// Whether a second value is added to the first, instead of taking its place.
  let accumulates: Bool
  /// The candidates of a shell for the value; nil for a flag.
  package internal(set) var candidates: Candidates?
  /// Why the option excludes others, as the end of a sentence; nil where that is plain.
  var note: String?
  /// The conditions under which the option has a meaning: each of the lists suffices.
  var conditions: [[OptionCondition]] = []

  /// The option as typed in full, `--fps`.
  package var spelling: String { "--" + name }

  /// All ways to type the option, the short one first.
  package var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [spelling] }
}

/// Another option on which the meaning of an option depends.
enum OptionCondition: Hashable, Sendable {
  /// The other option is given.
  case with(String)
  /// The other option is not given.
  case without(String)

  /// Whether the condition is met by the names of the given options.
  func isMet(by given: [String]) -> Bool {
    switch self {
    case .with(let name): given.contains(name)
    case .without(let name): !given.contains(name)
    }
  }
}

/// The headings under which the help lists options.
package enum OptionGroup: String, CaseIterable, Sendable {
  case input = "Input"
  case swift = "Of a view in Swift"
  case comparison = "Comparison"
  case motion = "Motion"
  case sampling = "Sampling"
  case output = "Output"
  case messages = "Messages"
  case general = "Options"
}
