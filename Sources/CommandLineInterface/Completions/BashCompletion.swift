/// The completions for bash, back to the version 3.2 that macOS has.
enum BashCompletion {
  static var script: String {
    """
    # Completions of inbetween for bash 3.2 and later, printed by 'inbetween completions bash':
    #   eval "$(inbetween completions bash)"

    # The candidates for the value of an option, given as 'command --option', or for an operand.
    _inbetween_look_up() {
      kind= words=
      case $1 in
    \(lookUpBranches)
      esac
    }

    # The options of a command.
    _inbetween_options() {
      kind=words words=
      case $1 in
    \(optionBranches)
      esac
    }

    \(reading)
    """
  }

  // MARK: - The tables

  private static var lookUpBranches: String {
    var keys: [Candidates: [String]] = [:]
    var order: [Candidates] = []
    func add(_ key: String, _ candidates: Candidates) {
      if keys[candidates] == nil { order.append(candidates) }
      keys[candidates, default: []].append("'\(key)'")
    }
    add("", .words(Command.allCases.map { $0.rawValue }))
    for command in Command.allCases {
      add(command.rawValue, command.operands.candidates)
      for option in command.options {
        guard let candidates = option.candidates else { continue }
        for spelling in option.spellings { add("\(command.rawValue) \(spelling)", candidates) }
      }
    }
    return order.map { branch(keys[$0] ?? [], assignments(for: $0)) }.joined(separator: "\n")
  }

  private static func assignments(for candidates: Candidates) -> String {
    switch candidates {
    case .unknown: "kind=unknown"
    case .words(let words): "kind=words words='\(words.joined(separator: " "))'"
    case .files: "kind=files"
    }
  }

  private static var optionBranches: String {
    let beforeAnyCommand = branch(["''"], wordList(.general))
    let branches = Command.allCases.map { branch(["'\($0.rawValue)'"], wordList($0.options)) }
    return ([beforeAnyCommand] + branches).joined(separator: "\n")
  }

  private static func wordList(_ options: [OptionDefinition]) -> String {
    "words='\(options.flatMap { $0.spellings }.joined(separator: " "))'"
  }

  private static func branch(_ keys: [String], _ body: String) -> String {
    "    \(keys.joined(separator: " | ")))\n      \(body) ;;"
  }

  // MARK: - Reading a command line

  private static let reading = #"""
    _inbetween() {
      local IFS=$' \t\n' kind words word letter i j count prefix
      local command= option= rest= operands=0 glue=
      local -a line
      line=() COMPREPLY=()

      # Bash splits words at '=': '--format=json' is three words there, and one here.
      for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        count=${#line[@]}
        if [[ $count -gt 0 && ( $word == '=' || -n $glue ) && ${line[count - 1]} == --* ]]; then
          line[count - 1]=${line[count - 1]}$word
          [[ $word == '=' ]] && glue=yes || glue=
        else
          line[count]=$word
          glue=
        fi
      done

      # The words before the last one: the command, and an option that waits for its value.
      for ((i = 0; i < ${#line[@]} - 1; i++)); do
        word=${line[i]}
        if [[ -n $option ]]; then
          option=
        elif [[ -z $command ]]; then
          command=$word
        elif [[ -n $rest || $word != -?* ]]; then
          operands=$((operands + 1))
        elif [[ $word == -- ]]; then
          rest=yes
        elif [[ $word == --* ]]; then
          _inbetween_look_up "$command ${word%%=*}"
          [[ -n $kind && $word != *=* ]] && option=$word
        else
          # In '-qf json' the last letter takes the next word; in '-fjson' it has its value already.
          for ((j = 1; j < ${#word}; j++)); do
            letter=-${word:j:1}
            _inbetween_look_up "$command $letter"
            [[ -n $kind ]] || continue
            [[ $j -eq $((${#word} - 1)) ]] && option=$letter
            break
          done
        fi
      done

      word=${line[${#line[@]} - 1]}
      prefix=
      if [[ -n $option ]]; then
        _inbetween_look_up "$command $option"
      elif [[ -z $rest && $word == --*=* ]]; then
        prefix=${word%%=*}=
        word=${word#*=}
        _inbetween_look_up "$command ${prefix%=}"
      elif [[ -z $rest && $word == -* ]]; then
        _inbetween_options "$command"
      else
        _inbetween_look_up "$command"
        [[ $kind == words && $operands -gt 0 ]] && kind=
      fi

      # Where bash splits at '=', the word that is completed begins after it.
      [[ $COMP_WORDBREAKS == *=* ]] && prefix=
      if [[ $kind == words ]]; then
        COMPREPLY=($(compgen -P "$prefix" -W "$words" -- "$word"))
      elif [[ $kind == files && -n $prefix ]]; then
        # Bash quotes names of files only if they are whole words.
        IFS=$'\n'
        for word in $(compgen -f -- "$word"); do
          COMPREPLY[${#COMPREPLY[@]}]=$prefix$(printf %q "$word")
        done
      fi
      # Files are completed by bash itself. From its version 4 on it can be told not to, too.
      if [[ $kind != files ]] && type compopt >/dev/null 2>&1; then
        compopt +o default 2>/dev/null
      fi
      return 0
    }

    complete -o default -F _inbetween inbetween

    """#
}
