/// What one option is called, what it takes, where its value goes and what its help says.
package struct OptionDefinition: Sendable {
  package let name: String
  package let short: Character?
  package let group: OptionGroup
  package let summary: String
  /// What other tools call it: not accepted, but answered with the name here.
  package let otherNames: [String]
  /// The option's value in the help; nil for a flag.
  package let placeholder: String?
  /// Whether a second value is added to the first, instead of taking its place.
  let accumulates: Bool
  /// What a shell can offer for the value.
  let candidates: @Sendable (Command) -> Candidates
  /// Reads a value, which a flag ignores, and stores it.
  let apply: @Sendable (String, Command, inout OptionValues) throws(OptionValueProblem) -> Void

  /// A flag.
  init(
    _ name: String, short: Character? = nil,
    sets flag: @escaping @Sendable (inout OptionValues) -> Void,
    group: OptionGroup, summary: String
  ) {
    self.name = name
    self.short = short
    self.group = group
    self.summary = summary
    otherNames = []
    placeholder = nil
    accumulates = false
    candidates = { _ in .unknown }
    apply = { _, _, values in flag(&values) }
  }

  /// An option with a value, of which the last one counts.
  init<Value>(
    _ name: String, short: Character? = nil, _ kind: OptionKind<Value>,
    sets place: @escaping @Sendable (inout OptionValues, Value) -> Void,
    group: OptionGroup, summary: String, otherNames: [String] = []
  ) {
    self.name = name
    self.short = short
    self.group = group
    self.summary = summary
    self.otherNames = otherNames
    placeholder = kind.placeholder
    accumulates = false
    candidates = kind.candidates
    apply = { text, command, values throws(OptionValueProblem) in
      place(&values, try kind.read(text, command))
    }
  }

  /// An option with a list, to which a second one adds.
  init<Element>(
    _ name: String, _ kind: OptionKind<[Element]>,
    addsTo list: @escaping @Sendable (inout OptionValues, [Element]) -> Void,
    group: OptionGroup, summary: String, otherNames: [String] = []
  ) {
    self.name = name
    short = nil
    self.group = group
    self.summary = summary
    self.otherNames = otherNames
    placeholder = kind.placeholder
    accumulates = true
    candidates = kind.candidates
    apply = { text, command, values throws(OptionValueProblem) in
      list(&values, try kind.read(text, command))
    }
  }
}

/// The headings under which the help lists options.
package enum OptionGroup: String, CaseIterable, Sendable {
  case input = "Input"
  case comparison = "Comparison"
  case motion = "Motion"
  case sampling = "Sampling"
  case output = "Output"
  case messages = "Messages"
  case general = "Options"
}
