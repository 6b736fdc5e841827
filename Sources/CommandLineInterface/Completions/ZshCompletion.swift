/// The completions for zsh, made for its function `_arguments`.
enum ZshCompletion {
  static var script: String {
    """
    #compdef inbetween
    # Completions of inbetween for zsh, printed by 'inbetween completions zsh'. They go to a file
    # '_inbetween' in a folder of $fpath, or, after compinit:
    #   eval "$(inbetween completions zsh)"

    _inbetween() {
      local curcontext="$curcontext" context state state_descr line
      local -a commands
      typeset -A opt_args
      _arguments -C \\
    \([OptionDefinition].general.flatMap(specs).map { "    \($0) \\" }.lines)
        '1: :->command' \\
        '*:: :->rest'
      case $state in
        command)
          commands=(
    \(Command.allCases.map { "        " + quoted("\($0.rawValue):\($0.summary)") }.lines)
          )
          _describe -t commands command commands
          ;;
        rest)
          curcontext="${curcontext%:*:*}:inbetween-$words[1]:"
          case $words[1] in
    \(Command.allCases.map(branch).lines)
          esac
          ;;
      esac
    }

    if [[ $funcstack[1] == _inbetween ]]; then
      _inbetween "$@"
    else
      compdef _inbetween inbetween
    fi

    """
  }

  private static func branch(_ command: Command) -> String {
    var words = command.options.flatMap(specs)
    if let operand = operandSpec(command.operands) { words.append(operand) }
    let lines = ["_arguments -s -S"] + words.map { "  " + $0 }
    return """
              \(command.rawValue))
                \(lines.joined(separator: " \\\n          "))
                ;;
      """
  }

  /// One word for `_arguments` for each way to type the option.
  private static func specs(_ option: OptionDefinition) -> [String] {
    let value = option.placeholder.map { ":\($0):\(action(option.candidates ?? .unknown))" } ?? ""
    return option.spellings.map { spelling in
      // A value may follow a letter at once, and a name after '='.
      let join = option.candidates == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
      return quoted(
        "\(exclusion(of: option))\(spelling)\(join)[\(escaped(option.summary))]\(value)")
    }
  }

  /// The spellings that are not offered again after the option; a list can be given again.
  private static func exclusion(of option: OptionDefinition) -> String {
    if option.group == .general { return "(- *)" }
    if option.accumulates { return "*" }
    return option.spellings.count > 1 ? "(\(option.spellings.joined(separator: " ")))" : ""
  }

  private static func operandSpec(_ rule: OperandRule) -> String? {
    switch rule.candidates {
    case .unknown: nil
    case .words: quoted("1: :\(action(rule.candidates))")
    case .files: quoted("*: :\(action(rule.candidates))")
    }
  }

  private static func action(_ candidates: Candidates) -> String {
    switch candidates {
    // A space means that nothing can be completed and nothing else is offered.
    case .unknown: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    }
  }

  /// Text inside the brackets of an explanation.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension [String] {
  fileprivate var lines: String { joined(separator: "\n") }
}
