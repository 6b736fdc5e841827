import CommandLineInterface

/// The commands and their options as the manual has them, from the table that the parser reads.
enum CommandManual {
  private static let page = "man/inbetween.1"

  static let parts = [
    GeneratedPart(page: page, name: "synopsis", text: lines(Command.allCases.flatMap(synopsis))),
    GeneratedPart(page: page, name: "commands", text: lines(Command.allCases.flatMap(section))),
    GeneratedPart(page: page, name: "options", text: lines(ManualOption.all.flatMap(\.item))),
  ]

  private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private static func synopsis(of command: Command) -> [String] {
    [".Nm", ".Cm \(command.rawValue)", ".Op Ar options"] + operands(of: command)
  }

  /// `[file ...]` as macros.
  private static func operands(of command: Command) -> [String] {
    var result: [String] = []
    for part in command.operands.usage.replacing(" ...", with: "...").split(separator: " ") {
      let name = part.filter { !"[]<>.".contains($0) }
      let more = part.contains("...") ? " ..." : ""
      switch part.first {
      case "[": result.append(".Op Ar \(name)\(more)")
      case "<": result.append(".Ar \(name)\(more)")
      default: result.append(".Cm \(part)")
      }
    }
    return result
  }

  private static func section(on command: Command) -> [String] {
    var result = [".Ss inbetween \(command.rawValue)"]
    result += ManualText.running(command.explanation)
    let options = command.options.filter { $0.group != .general }
    for group in OptionGroup.allCases {
      let labels = options.filter { $0.group == group }.map(ManualOption.label)
      guard let last = labels.last else { continue }
      result += [".Pp", "\(group.rawValue):"]
      result += labels.dropLast().map { ".\($0) ," } + [".\(last)"]
    }
    return result
  }
}

/// An option of one or more commands, which the manual explains once.
struct ManualOption {
  /// The uses of the option, in the order of the commands.
  let uses: [(command: Command, option: OptionDefinition)]

  /// All options, by their names; two with one name and different values are two.
  static var all: [ManualOption] {
    let uses = Command.allCases.flatMap { command in command.options.map { (command, $0) } }
    let groups = Dictionary(grouping: uses) { "\($1.name) \($1.placeholder ?? "")" }
    return groups.sorted { $0.key < $1.key }.map { ManualOption(uses: $0.value) }
  }

  /// The summary of most commands.
  private var summary: String {
    let counts = Dictionary(grouping: uses, by: \.option.summary).mapValues(\.count)
    let highest = counts.values.max()
    return uses.first { counts[$0.option.summary] == highest }?.option.summary ?? ""
  }

  /// The entry of the list of options.
  var item: [String] {
    guard let option = uses.first?.option else { return [] }
    var lines = [".It \(Self.label(option))"]
    lines += ManualText.running(Self.sentence(summary))
    let details = Set(uses.map(\.option.details)).sorted().filter { !$0.isEmpty }
    lines += details.flatMap { ManualText.running($0) }
    for (command, option) in uses where option.summary != summary {
      lines += [".br", ".Cm \(command.rawValue) :"]
      lines += ManualText.running(Self.sentence(option.summary))
    }
    return lines
  }

  /// The summary of a help as a sentence.
  private static func sentence(_ summary: String) -> String {
    summary.hasSuffix(".") ? summary : summary + "."
  }

  /// `Fl o Ar file , Fl -output Ar file`
  static func label(_ option: OptionDefinition) -> String {
    let value = option.placeholder.map { " Ar \(ManualText.argument($0))" } ?? ""
    let long = "Fl -\(ManualText.argument(option.name))" + value
    guard let short = option.short else { return long }
    return "Fl \(short)\(value) , \(long)"
  }
}
