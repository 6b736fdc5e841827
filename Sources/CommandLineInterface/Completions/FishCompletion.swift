/// The completions for fish.
enum FishCompletion {
  static var script: String {
    let lines =
      [OptionDefinition].general.map { line(for: $0, in: nil) }
      + Command.allCases.map {
        line("__inbetween_command", "-a \($0.rawValue)", describedAs: $0.summary)
      }
      + Command.allCases.flatMap(lines)
    return """
      # Completions of inbetween for fish, printed by 'inbetween completions fish':
      #   inbetween completions fish > ~/.config/fish/completions/inbetween.fish

      # Whether this is the command on the line; without a name, whether there is none yet.
      function __inbetween_command
          set -l words (commandline -opc)
          if set -q argv[1]
              set -q words[2]; and test $words[2] = $argv[1]
          else
              not set -q words[2]
          end
      end

      # Whether this is the command on the line, and nothing follows it yet.
      function __inbetween_only_command
          set -l words (commandline -opc)
          __inbetween_command $argv; and not set -q words[3]
      end

      complete -c inbetween -f
      \(lines.joined(separator: "\n"))

      """
  }

  private static func lines(for command: Command) -> [String] {
    let options = command.options.map { line(for: $0, in: command) }
    switch command.operands.candidates {
    case .unknown: return options
    case .files: return options + [line("__inbetween_command \(command.rawValue)", "-F")]
    case .words(let words):
      let condition = "__inbetween_only_command \(command.rawValue)"
      return options + [line(condition, "-a \(quoted(words.joined(separator: " ")))")]
    }
  }

  private static func line(for option: OptionDefinition, in command: Command?) -> String {
    var words = option.short.map { "-s \($0) " } ?? ""
    words += "-l \(option.name)"
    switch option.candidates {
    case nil: break
    case .unknown: words += " -x"
    case .words(let list): words += " -x -a \(quoted(list.joined(separator: " ")))"
    case .files: words += " -r -F"
    }
    return line(
      "__inbetween_command" + (command.map { " \($0.rawValue)" } ?? ""), words,
      describedAs: option.summary)
  }

  private static func line(
    _ condition: String, _ words: String, describedAs summary: String? = nil
  ) -> String {
    let description = summary.map { " -d \(quoted($0))" } ?? ""
    return "complete -c inbetween -n \(quoted(condition)) \(words)\(description)"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
