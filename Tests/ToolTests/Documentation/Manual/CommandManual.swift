import CommandLineInterface

/// The commands and their options as the manual has them, from the table that the parser reads.
enum CommandManual {
  private static let page = "man/inbetween.1"

  static let parts = [
    GeneratedPart(page: page, name: "synopsis", text: lines(Command.allCases.flatMap(synopsis))),
    GeneratedPart(page: page, name: "commands", text: lines(Command.allCases.flatMap(section))),
    GeneratedPart(page: page, name: "general options", text: lines(generalOptions)),
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
    let options = command.options.filter { $0.definition.group != .general }
    if !options.isEmpty { result += [".Pp"] + list(options.map { ($0, $0.summary(for: command)) }) }
    return result
  }

  /// What every command takes; where one does not, its own list would have to say so.
  private static var generalOptions: [String] {
    let options = Option.allCases.filter { option in
      option.definition.group == .general
        && Command.allCases.allSatisfy { $0.options.contains(option) }
    }
    return list(options.map { ($0, $0.definition.summary) })
  }

  private static func list(_ options: [(option: Option, summary: String)]) -> [String] {
    let items = options.flatMap { item in
      [".It \(label(of: item.option))"] + ManualText.running(item.summary)
    }
    return [".Bl -tag -width Ds -compact"] + items + [".El"]
  }

  /// `Fl o Ar file , Fl -output Ar file`
  private static func label(of option: Option) -> String {
    let definition = option.definition
    let value = definition.placeholder.map { " Ar \($0)" } ?? ""
    let long = "Fl -\(ManualText.argument(definition.name))" + value
    guard let short = definition.short else { return long }
    return "Fl \(short)\(value) , \(long)"
  }
}
