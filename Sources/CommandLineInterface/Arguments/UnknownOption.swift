import Diagnostics

/// A word that looks like an option and is not one of the command's.
struct UnknownOption {
  private let word: String
  /// The word without its dashes.
  private let name: String
  private let command: Command?
  private let candidates: [OptionDefinition]

  /// - Parameter candidates: the options that the word may have been meant for.
  init(_ word: String, of command: Command?, candidates: [OptionDefinition]) {
    self.word = word
    name = String(word.drop { $0 == "-" })
    self.command = command
    self.candidates = candidates
  }

  /// The error, with the option that was probably meant.
  var message: String {
    if hint == nil, let owners, let command {
      return "option '--\(name)' belongs to \(owners), not to '\(command.rawValue)'"
    }
    let advice = hint ?? valuedOption ?? commandHelp
    return "unknown option \(word.quotedForMessage)" + (advice.map { "; \($0)" } ?? "")
  }

  /// The option of the command that was probably meant; nil if none is near.
  private var hint: String? {
    if command == .curve, name == "duration" {
      return "write it in the animation: '.easeInOut(duration: 2)'"
    }
    let whole = candidates.filter { !name.isEmpty && $0.name.hasPrefix(name) }
    let near = nearestName(to: name, among: candidates.lazy.map { $0.name })
    // The beginning of exactly one name is more likely cut short than mistyped.
    let meant = whole.count == 1 ? whole[0].name : near ?? whole.first?.name
    let known = meant ?? candidates.first { $0.otherNames.contains(name) }?.name
    return known.map { "did you mean '--\($0)'?" }
  }

  /// The option that has the word as a value: `--format json` for `--json`.
  private var valuedOption: String? {
    let options = command?.options ?? []
    if ["no-color", "no-colour"].contains(name), options.contains(where: { $0.name == "color" }) {
      return "write '--color never'"
    }
    let words = [name, OutputFormat(name: name)?.rawValue]
    let option = options.first { option in
      guard case .words(let known)? = option.candidates else { return false }
      return known.contains(name)
        || option.name == "format" && known.contains { words.contains($0) }
    }
    return option.map { "write '\($0.spelling) \(name)'" }
  }

  /// The help for an option that is not needed: the input and the command are words without dashes.
  private var commandHelp: String? {
    let verb = command?.rawValue ?? "trace"
    if ["input", "in", "file", "i"].contains(name) {
      return "a file needs no option: '\(programName) \(verb) card.json'"
    }
    if Command(rawValue: name) != nil {
      return "a command has no dashes: '\(programName) \(name) card.json'"
    }
    if name == "v" { return "'--version' shows the version" }
    return name == "png" ? nil : Command.words(meaning: name)
  }

  /// The commands that take the option, or the first of very many; nil if there is none.
  private var owners: String? {
    let owners = Command.allCases.filter { command in
      command.options.contains { $0.name == name }
    }
    let names = owners.prefix(owners.count > 3 ? 1 : 3).map { "'\($0.rawValue)'" }
    guard let last = names.last else { return nil }
    return names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
  }
}
