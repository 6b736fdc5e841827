import Diagnostics

/// The help, rendered from the tables of commands and options; always 80 columns at most.
package enum HelpText {
  /// The help of a command, or of the tool.
  package static func text(for command: Command?) -> String {
    command.map(commandHelp) ?? generalHelp
  }

  private static var generalHelp: String {
    """
    \(programName) \(programVersion) - play timelines of SwiftUI animations on a virtual clock

    Usage: \(programName) <command> [options] [file]

    Commands:
    \(rows(Command.allCases.map { ($0.rawValue, $0.summary) }))

    Options:
    \(rows([OptionDefinition].general.map { (label($0), $0.summary) }))

    A file named '-', or none with input piped in, means standard input.
    Exit status: 0 success, 1 check, test or diff found something, 64 usage, 65
    invalid input, 66 unreadable input, 70 internal fault, 73 or 74 output failed.

    Examples:
      \(programName) trace samples/fade.json > fade.csv
      \(programName) check samples/fade.json
      gnuplot -p -e 'set datafile separator comma;
        set key autotitle columnhead noenhanced;
        plot for [i=2:*] "<\(programName) trace samples/fade.json" using 1:i with lines'

    """
  }

  private static func commandHelp(_ command: Command) -> String {
    let usage = [programName, command.rawValue, "[options]", command.operands.usage]
    var parts = ["Usage: " + usage.filter { !$0.isEmpty }.joined(separator: " ")]
    parts.append(command.explanation)
    let definitions = command.options
    let hasMessages = definitions.contains { $0.group == .messages }
    for group in OptionGroup.allCases {
      let options = definitions.filter { $0.group == group }
      guard group != .swift, !options.isEmpty else { continue }
      var lines = rows(options.map { (label($0), $0.summary) })
      if group == .input { lines += swiftLine(definitions) }
      if group == .general {
        lines = generalLine(options)
        // Of a long help every line counts: they need no heading behind another group.
        if hasMessages {
          parts[parts.count - 1] += "\n\(lines)"
          continue
        }
      }
      parts.append("\(group.rawValue):\n\(lines)")
    }
    parts.append("Examples:\n" + command.examples.map { "  " + $0 }.joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The names of the options of a view in Swift, which the help of `import` explains.
  private static func swiftLine(_ definitions: [OptionDefinition]) -> String {
    let names = definitions.filter { $0.group == .swift }.map { $0.spelling }
    guard !names.isEmpty else { return "" }
    return "\n      \(names.joined(separator: ", "))  see 'help import'"
  }

  /// The options that every command has, on one line.
  private static func generalLine(_ options: [OptionDefinition]) -> String {
    let names = options.flatMap { $0.spellings }.joined(separator: ", ")
    return "  \(names)  show this help, or the version"
  }

  /// `-h, --help` or `    --fps <n>`, so that the long names line up.
  private static func label(_ option: OptionDefinition) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.placeholder.map { " <\($0)>" } ?? ""
    return short + option.spelling + value
  }

  /// Two columns; a summary that is too long for its line continues below itself.
  private static func rows(_ entries: [(label: String, summary: String)]) -> String {
    let width = (entries.map { $0.label.count }.max() ?? 0) + 2
    return entries.map { entry in
      let label = entry.label + String(repeating: " ", count: width - entry.label.count)
      let indent = "\n" + String(repeating: " ", count: width + 2)
      return "  " + label + entry.summary.wrapped(toWidth: 78 - width).joined(separator: indent)
    }.joined(separator: "\n")
  }
}
