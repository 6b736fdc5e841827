import Diagnostics
import TimelineDocument

/// Turns the words of a command line into a run of a command, or reports the first wrong word.
struct ArgumentParser {
  private let arguments: [String]
  /// The index of the next word.
  private var next = 0
  private let command: Command
  /// The definitions of the command's options.
  private let reader: OptionReader
  private var given: [GivenOption] = []
  private var operands: [String] = []

  private var options: [OptionDefinition] { reader.definitions }

  /// Parses the words after the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> ParsedCommandLine {
    if let shortcut = informationShortcut(in: arguments) { return shortcut }
    var parser = ArgumentParser(arguments, of: try command(arguments.first))
    return try parser.parse()
  }

  private init(_ arguments: [String], of command: Command) {
    self.arguments = arguments
    self.command = command
    reader = command.optionReader
    next = 1
  }

  /// Help and version are answered wherever they are before `--`, whatever else is wrong.
  private static func informationShortcut(in arguments: [String]) -> ParsedCommandLine? {
    let words = arguments.prefix { $0 != "--" }
    if words.contains("--help") || words.contains("-h") {
      return .help(words.lazy.compactMap(Command.init(rawValue:)).first)
    }
    return words.contains("--version") || words.contains("-V") ? .version : nil
  }

  private mutating func parse() throws(UsageError) -> ParsedCommandLine {
    var wrongWord: UsageError?
    do throws(UsageError) { try parseWords() } catch { wrongWord = error }
    let place = next
    var values = OptionReader(given, reader)
    let run = command.definition.run(&values)
    if let wrongWord { values.refuse(wrongWord, at: place) }
    try values.finish()
    try checkOperands()
    let invocation = Invocation(
      command: command, operands: operands, output: values.output, isQuiet: values.isQuiet,
      color: values.color, isWatching: values.isWatching,
      imports: values.imports)
    return .run(invocation, run)
  }

  private mutating func parseWords() throws(UsageError) {
    var optionsAreOver = false
    while let word = nextWord() {
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
  }

  private mutating func nextWord() -> String? {
    guard next < arguments.count else { return nil }
    next += 1
    return arguments[next - 1]
  }
}

// MARK: - The command and its operands

extension ArgumentParser {
  private static func command(_ word: String?) throws(UsageError) -> Command {
    guard let word else { throw UsageError("no command given") }
    guard !word.hasPrefix("-") else {
      throw UsageError(UnknownOption(word, of: nil, candidates: .general).message)
    }
    guard let command = Command(rawValue: word) else {
      throw UsageError("unknown command \(word.quotedForMessage); \(hint(forCommand: word))")
    }
    return command
  }

  private static func hint(forCommand word: String) -> String {
    if let near = nearestName(to: word, among: Command.allCases.lazy.map({ $0.rawValue })) {
      return "did you mean '\(near)'?"
    }
    if word.contains(".") || word.contains("/") {
      return "to trace a file: \(programName) trace \(word.escapedForMessage)"
    }
    return Command.words(meaning: word) ?? "'\(programName) help' lists the commands"
  }

  private mutating func addOperand(_ word: String) throws(UsageError) {
    if word.isEmpty { throw error("\(command.operands.noun) cannot be empty") }
    if let first = word.unicodeScalars.first,
      "\u{2012}\u{2013}\u{2014}\u{2212}".unicodeScalars.contains(first)
    {
      let plain = "--" + String(word.drop { !$0.isLetter })
      throw error(
        "\(word.quotedForMessage) begins with a typographic dash; did you mean '\(plain)'?")
    }
    operands.append(word)
  }

  private func checkOperands() throws(UsageError) {
    switch command.operands {
    case .oneInput, .newFile, .commandName, .shellName:
      if operands.count > 1 { throw unexpected(operands[1]) }
    case .expression:
      if operands.isEmpty {
        throw error("no expression given, such as '.spring(duration: 0.5)'")
      }
      if let part = operands.dropFirst().first(where: { !$0.looksWhole }) {
        let shown = part.quotedForMessage
        throw error("unexpected argument \(shown); an expression with spaces needs quotes")
      }
    case .twoInputs:
      if operands.count < 2 { throw error("two files are needed to compare") }
      if operands.count > 2 {
        throw unexpected(operands[2])
      }
    case .oneOrTwoInputs:
      if operands.count > 2 { throw unexpected(operands[2]) }
    case .nothing:
      if let first = operands.first { throw unexpected(first) }
    case .inputs: break
    }
  }

  /// The error of an operand too many, with the option that it was probably meant for.
  private func unexpected(_ word: String) -> UsageError {
    let message = "unexpected argument \(word.quotedForMessage)"
    if decimalNumber(word) != nil,
      let list = options.first(where: { option in
        option.accumulates && given.contains { $0.name == option.name }
      })
    {
      return error("\(message); several are one list: '\(list.spelling) 0.1,0.2'")
    }
    if operands.count > 1, options.contains(where: { $0.name == "select" }), !word.contains("."),
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
  private mutating func parseLongOption(_ body: Substring) throws(UsageError) {
    let name = body.prefix { $0 != "=" }
    let attached = name.endIndex == body.endIndex ? nil : String(body[name.endIndex...].dropFirst())
    guard let option = options.first(where: { $0.name == name }) else {
      throw unknownOption("--" + name, candidates: options)
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
      guard let option = options.first(where: { $0.short == letter }) else {
        throw unknownOption("-\(letter)", candidates: [])
      }
      let spelling = "-\(letter)"
      guard option.placeholder != nil else {
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

  private mutating func add(
    _ option: OptionDefinition, attached: String?, spelling: String
  ) throws(UsageError) {
    let place = next
    let text = try value(of: option, attached: attached, spelling: spelling)
    given.append(GivenOption(name: option.name, spelling: spelling, text: text, place: place))
  }

  /// The text of an option's value, which is empty for a flag.
  private mutating func value(
    of option: OptionDefinition, attached: String?, spelling: String
  ) throws(UsageError) -> String {
    guard let placeholder = option.placeholder else {
      if attached != nil { throw error("'\(spelling)' takes no value") }
      return ""
    }
    guard let text = attached ?? takeValue() else {
      throw error("'\(spelling)' needs a value <\(placeholder)>")
    }
    if text.hasLooseBytes, option.candidates != .files {
      throw error("'\(spelling)' must be UTF-8, not \(text.quotedForMessage)")
    }
    return text
  }

  /// The next word, unless it is an option; a negative number is a value.
  private mutating func takeValue() -> String? {
    guard next < arguments.count else { return nil }
    let word = arguments[next]
    let isValue = word == "-" || !word.hasPrefix("-") || decimalNumber(word) != nil
    return isValue ? nextWord() : nil
  }

  private func error(_ message: String) -> UsageError { UsageError(message, command: command) }

  private func unknownOption(_ word: String, candidates: [OptionDefinition]) -> UsageError {
    error(UnknownOption(word, of: command, candidates: candidates).message)
  }

  /// `-fps` is a long option with one dash, not a cluster, nor `-f` with a value.
  private func option(withOneDash word: String) -> OptionDefinition? {
    let name = word.dropFirst().prefix { $0 != "=" }
    return options.first { $0.name == name }
  }
}
