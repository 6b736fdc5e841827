/// An option that changes the meaning of a command line, such as `--plot`: only the options of the chosen
/// mode are read, and its choice has room for no others.
struct OptionMode<Choice> {
  let name: String
  let summary: String
  let details: String
  let otherNames: [String]
  let placeholder: String?
  let candidates: Candidates?
  /// Why the mode excludes other options, as the end of a sentence; nil where that is plain.
  let note: String?
  /// Reads the options of the mode; nil if the value of the mode's own option is wrong.
  let read: (inout OptionReader) -> Choice?

  /// A mode that a flag chooses.
  init(
    _ name: String, _ summary: String, details: String = "", note: String? = nil,
    _ read: @escaping (inout OptionReader) -> Choice
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    otherNames = []
    placeholder = nil
    candidates = nil
    self.note = note
    self.read = { reader in
      _ = reader.take(name)
      return read(&reader)
    }
  }

  /// A mode that an option with a value chooses.
  ///
  /// - Parameter read: reads the options of the mode, and returns how the value becomes the choice.
  init<Value>(
    _ name: String, _ kind: OptionKind<Value>, _ summary: String, details: String = "",
    otherNames: [String] = [], _ read: @escaping (inout OptionReader) -> (Value) -> Choice
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.otherNames = otherNames
    placeholder = kind.placeholder
    candidates = kind.candidates
    note = nil
    self.read = { reader in
      let value = reader.values(of: name, kind).last
      let choice = read(&reader)
      return value.map(choice)
    }
  }
}

extension OptionReader {
  /// Reads the options of the first mode that is given, or else those of a command line without a mode.
  mutating func oneOf<Choice>(
    _ modes: OptionMode<Choice>..., otherwise: (inout OptionReader) -> Choice
  ) -> Choice {
    if purpose == .values, let mode = modes.first(where: { has($0.name) }),
      let choice = under([.with(mode.name)], mode.read)
    {
      return choice
    }
    let choice = under(modes.map { .without($0.name) }, otherwise)
    if purpose == .definition { define(modes) }
    return choice
  }

  /// Reads options that have no meaning beside another one; nil where that is given.
  mutating func unless<Value>(
    _ name: String, _ read: (inout OptionReader) -> Value
  ) -> Value? {
    purpose == .values && has(name) ? nil : under([.without(name)], read)
  }

  /// Whether an option is given.
  func has(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// Defines modes, of which the first that is given excludes the others, with their options.
  private mutating func define<Choice>(_ modes: [OptionMode<Choice>]) {
    for (index, mode) in modes.enumerated() {
      let definition = OptionDefinition(
        name: mode.name, short: nil, group: group, summary: mode.summary, details: mode.details,
        otherNames: mode.otherNames, placeholder: mode.placeholder, accumulates: false,
        candidates: mode.candidates, note: mode.note)
      under(modes[..<index].map { .without($0.name) }) { $0.define(definition) }
      _ = under([.with(mode.name)], mode.read)
    }
  }
}

// MARK: - Options without a meaning

extension OptionReader {
  /// Refuses the options that are given and were not read; then throws the first error, if there is one.
  mutating func finish() throws(UsageError) {
    let names = given.map { $0.name }
    for option in given where !option.isRead {
      guard let definition = definitions.first(where: { $0.name == option.name }) else { continue }
      let obstacle = definition.obstacle(beside: names, among: definitions)
      refuse("'\(definition.spelling)' \(obstacle)", at: option.place)
    }
    if let problem { throw problem.error }
  }
}

extension OptionDefinition {
  /// Why the option has no meaning beside others, as the end of a sentence.
  fileprivate func obstacle(
    beside given: [String], among definitions: [OptionDefinition]
  ) -> String {
    let unmet = conditions.map { $0.filter { !$0.isMet(by: given) } }
    for case .without(let name) in unmet.flatMap({ $0 }) {
      let note = definitions.first { $0.name == name }?.note
      return "has no meaning beside '--\(name)'" + (note.map { ", \($0)" } ?? "")
    }
    for case .with(let name) in unmet.flatMap({ $0 }) { return "needs '--\(name)'" }
    return "has no meaning here"
  }
}
