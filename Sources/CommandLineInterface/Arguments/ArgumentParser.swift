import Diagnostics
import TimelineDocument

/// Turns the words of a command line into an invocation, or reports the first wrong word.
package struct ArgumentParser {
  private var words: ArraySlice<String>
  private var command: Command?
  private var invocation: Invocation

  /// Parses the words after the program's name.
  package static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    if let shortcut = informationShortcut(in: arguments) { return shortcut }
    var parser = ArgumentParser(
      words: arguments[...], invocation: Invocation(action: .showHelp(nil)))
    return try parser.parse()
  }

  /// Help and version are answered wherever they are before `--`, whatever else is wrong.
  private static func informationShortcut(in arguments: [String]) -> Invocation? {
    let words = arguments.prefix { $0 != "--" }
    if words.contains("--help") || words.contains("-h") {
      let named = words.lazy.compactMap(Command.init(rawValue:)).first
      return Invocation(action: .showHelp(named))
    }
    if words.contains("--version") || words.contains("-V") {
      return Invocation(action: .showVersion)
    }
    return nil
  }

  private mutating func parse() throws(UsageError) -> Invocation {
    try parseCommand()
    var optionsAreOver = false
    while let word = words.popFirst() {
      if optionsAreOver || word == "-" || !word.hasPrefix("-") {
        try addOperand(word)
      } else if word == "--" {
        optionsAreOver = true
      } else if word.hasPrefix("--") {
        try parseLongOption(word.dropFirst(2))
      } else {
        try parseShortOptions(word)
      }
    }
    try checkOperands()
    return invocation
  }
}

// MARK: - The command and its operands

extension ArgumentParser {
  private mutating func parseCommand() throws(UsageError) {
    guard let word = words.popFirst() else {
      throw UsageError("no command given")
    }
    guard !word.hasPrefix("-") else {
      throw UsageError(unknownOption(word, candidates: [.help, .version]))
    }
    guard let command = Command(rawValue: word) else {
      throw UsageError(unknownCommand(word))
    }
    self.command = command
    invocation.action = .run(command)
  }

  private func unknownCommand(_ word: String) -> String {
    let shown = word.quotedForMessage
    if let near = nearestName(to: word, among: Command.allCases.lazy.map({ $0.rawValue })) {
      return "unknown command \(shown); did you mean '\(near)'?"
    }
    if word.contains(".") || word.contains("/") {
      return
        "unknown command \(shown); to trace a file: \(programName) trace \(word.escapedForMessage)"
    }
    if let words = Command.words(meaning: word) { return "unknown command \(shown); \(words)" }
    return "unknown command \(shown); '\(programName) help' lists the commands"
  }

  private mutating func addOperand(_ word: String) throws(UsageError) {
    if word.isEmpty { throw error("\(command?.operands.noun ?? "an argument") cannot be empty") }
    if let first = word.unicodeScalars.first,
      "\u{2012}\u{2013}\u{2014}\u{2212}".unicodeScalars.contains(first)
    {
      let plain = "--" + String(word.drop { !$0.isLetter })
      throw error(
        "\(word.quotedForMessage) begins with a typographic dash; did you mean '\(plain)'?")
    }
    invocation.operands.append(word)
  }

  private func checkOperands() throws(UsageError) {
    switch command?.operands {
    case .oneInput, .newFile, .commandName, .shellName:
      if invocation.operands.count > 1 { throw unexpected(invocation.operands[1]) }
    case .expression:
      if invocation.operands.isEmpty {
        throw error("no expression given, such as '.spring(duration: 0.5)'")
      }
      if let part = invocation.operands.dropFirst().first(where: { !$0.looksWhole }) {
        let shown = part.quotedForMessage
        throw error("unexpected argument \(shown); an expression with spaces needs quotes")
      }
    case .twoInputs:
      if invocation.operands.count < 2 { throw error("two files are needed to compare") }
      if invocation.operands.count > 2 {
        throw unexpected(invocation.operands[2])
      }
    case .oneOrTwoInputs:
      if invocation.operands.count > 2 { throw unexpected(invocation.operands[2]) }
    case .nothing:
      if let first = invocation.operands.first { throw unexpected(first) }
    case .inputs, nil: break
    }
  }

  /// The error of an operand too many, with the option that it was probably meant for.
  private func unexpected(_ word: String) -> UsageError {
    let message = "unexpected argument \(word.quotedForMessage)"
    let given = invocation.options.given
    if decimalNumber(word) != nil,
      let list = options.first(where: { $0.definition.accumulates && given.contains($0) })
    {
      return error("\(message); several are one list: '\(list.spelling) 0.1,0.2'")
    }
    if invocation.operands.count > 1, options.contains(.select), !word.contains("."),
      !word.contains("/")
    {
      return error("\(message); tracks are chosen with '--select \(word.escapedForMessage)'")
    }
    return error(message)
  }
}

extension String {
  /// Whether the text can be an expression of its own, and not a part of one that the shell has split.
  fileprivate var looksWhole: Bool {
    guard let first = utf8.first else { return false }
    return first == UInt8(ascii: ".") || (65...90).contains(first)
      || utf8.contains(UInt8(ascii: "(")) || utf8.contains(UInt8(ascii: "{"))
      || hasPrefix("ease") || split { !$0.isLetter }.contains("stiffness")
  }
}

// MARK: - Options

extension ArgumentParser {
  private var options: [Option] { command?.options ?? [] }

  private mutating func parseLongOption(_ body: Substring) throws(UsageError) {
    let name = body.prefix { $0 != "=" }
    let attached = name.endIndex == body.endIndex ? nil : String(body[name.endIndex...].dropFirst())
    guard let option = options.first(where: { $0.definition.name == name }) else {
      throw error(unknownOption("--" + name, candidates: options))
    }
    try add(option, attached: attached, spelling: option.spelling)
  }

  /// `-qf json`, `-fjson`: flags may cluster, the last of a cluster may take a value.
  private mutating func parseShortOptions(_ word: String) throws(UsageError) {
    if let long = option(withOneDash: word) {
      throw error("unknown option \(word.quotedForMessage); did you mean '\(long.spelling)'?")
    }
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.definition.short == letter }) else {
        throw error(unknownOption("-\(letter)", candidates: []))
      }
      let spelling = "-\(letter)"
      guard option.definition.placeholder != nil else {
        try add(option, attached: nil, spelling: spelling)
        continue
      }
      if letters.first == "=" {
        throw error("'\(spelling)' takes its value without '='; write '\(spelling) value'")
      }
      try add(option, attached: letters.isEmpty ? nil : String(letters), spelling: spelling)
      return
    }
  }

  private mutating func add(_ option: Option, attached: String?, spelling: String)
    throws(UsageError)
  {
    let value = try value(of: option, attached: attached, spelling: spelling)
    guard let command else { return }
    do throws(OptionValueProblem) {
      try option.definition.apply(value, command, &invocation.options)
      invocation.options.given.insert(option)
    } catch {
      throw self.error("'\(spelling)' \(error.sentence)")
    }
  }

  /// The text of an option's value, which is empty for a flag.
  private mutating func value(
    of option: Option, attached: String?, spelling: String
  ) throws(UsageError) -> String {
    guard let placeholder = option.definition.placeholder else {
      if attached != nil { throw error("'\(spelling)' takes no value") }
      return ""
    }
    guard let text = attached ?? takeValue() else {
      throw error("'\(spelling)' needs a value <\(placeholder)>")
    }
    if text.hasLooseBytes, let command, option.definition.candidates(command) != .files {
      throw error("'\(spelling)' must be UTF-8, not \(text.quotedForMessage)")
    }
    return text
  }

  /// The next word, unless it is an option; a negative number is a value.
  private mutating func takeValue() -> String? {
    guard let word = words.first else { return nil }
    let isValue = word == "-" || !word.hasPrefix("-") || decimalNumber(word) != nil
    return isValue ? words.popFirst() : nil
  }

  private func error(_ message: String) -> UsageError { UsageError(message, command: command) }
}

// MARK: - Words that are not options

extension ArgumentParser {
  private func unknownOption(_ word: String, candidates: [Option]) -> String {
    let name = String(word.drop { $0 == "-" })
    if command == .curve, name == "duration" {
      return "unknown option '--duration'; write it in the animation: '.easeInOut(duration: 2)'"
    }
    let whole = candidates.filter { !name.isEmpty && $0.definition.name.hasPrefix(name) }
    let near = nearestName(to: name, among: candidates.lazy.map { $0.definition.name })
    // The beginning of exactly one name is more likely cut short than mistyped.
    if let meant = whole.count == 1
      ? whole[0].definition.name : near ?? whole.first?.definition.name
    {
      return "unknown option \(word.quotedForMessage); did you mean '--\(meant)'?"
    }
    if let known = candidates.first(where: { $0.definition.otherNames.contains(name) }) {
      return "unknown option \(word.quotedForMessage); did you mean '\(known.spelling)'?"
    }
    if let owner = owner(ofOption: name), let command {
      return "option '--\(name)' belongs to '\(owner.rawValue)', not to '\(command.rawValue)'"
    }
    let help = valuedOption(name) ?? commandHelp(name)
    return "unknown option \(word.quotedForMessage)" + (help.map { "; \($0)" } ?? "")
  }

  /// The option that has a word as a value: `--format json` for `--json`.
  private func valuedOption(_ word: String) -> String? {
    guard let command else { return nil }
    if word.hasPrefix("no-"), let option = options.first(where: { $0.definition.name == "color" }) {
      if word == "no-color" || word == "no-colour" { return "write '\(option.spelling) never'" }
    }
    for option in options {
      if case .words(let words)? = option.candidates(for: command),
        words.contains(word)
          || option == .format && OutputFormat(name: word) != nil
            && words.contains(OutputFormat(name: word)?.rawValue ?? "")
      {
        return "write '\(option.spelling) \(word)'"
      }
    }
    return nil
  }

  /// The help for an option that is not needed: the input and the command are words without dashes.
  private func commandHelp(_ word: String) -> String? {
    let verb = command?.rawValue ?? "trace"
    if ["input", "in", "file", "i"].contains(word) {
      return "a file needs no option: '\(programName) \(verb) card.json'"
    }
    if Command(rawValue: word) != nil {
      return "a command has no dashes: '\(programName) \(word) card.json'"
    }
    if word == "v" { return "'--version' shows the version" }
    return word == "png" ? nil : Command.words(meaning: word)
  }

  /// A command that takes an option, if possible in the plain meaning of the option.
  private func owner(ofOption name: String) -> Command? {
    guard let option = Option.allCases.first(where: { $0.definition.name == name }) else {
      return nil
    }
    let owners = Command.allCases.filter { $0.options.contains(option) }
    return owners.first { $0.definition.ownSummary(of: option) == nil } ?? owners.first
  }

  /// `-fps` is a long option with one dash, not a cluster, nor `-f` with a value.
  private func option(withOneDash word: String) -> Option? {
    let name = word.dropFirst().prefix { $0 != "=" }
    return options.first { $0.definition.name == name }
  }
}
