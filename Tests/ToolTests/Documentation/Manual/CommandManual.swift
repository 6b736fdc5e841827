import CommandLineInterface

/// The commands and their options as the manual has them, from the table that the parser reads.
enum CommandManual {
  private static let page = "man/inbetween.1"

  static let parts = [
    GeneratedPart(page: page, name: "synopsis", text: lines(Command.allCases.flatMap(synopsis))),
    GeneratedPart(page: page, name: "commands", text: lines(Command.allCases.flatMap(section))),
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
    result.append(".Bl -tag -width Ds")
    for option in command.options {
      result.append(".It \(label(of: option))")
      result += ManualText.running(option.summary(for: command))
    }
    result.append(".El")
    return result
  }

  /// `Fl o Ar file , Fl -output Ar file`
  private static func label(of option: Option) -> String {
    let definition = option.definition
    let value = definition.kind.placeholder.map { " Ar \($0)" } ?? ""
    let long = "Fl -\(ManualText.argument(definition.name))" + value
    guard let short = definition.short else { return long }
    return "Fl \(short)\(value) , \(long)"
  }
}
