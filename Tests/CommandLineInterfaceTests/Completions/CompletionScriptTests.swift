import CommandLineInterface
import Testing

@Suite struct CompletionScriptTests {
  @Test(arguments: Shell.allCases)
  func `a script is printed, and nothing else`(shell: Shell) {
    let run = runInMemory("completions", shell.rawValue)
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    #expect(run.output == shell.completionScript)
    #expect(run.output.hasSuffix("\n"))
  }

  @Test(arguments: Command.allCases)
  func `every option of a command is in its part of every script`(command: Command) throws {
    let bash = try #require(
      Shell.bash.completionScript.part(after: "_inbetween_options() {", until: "esac")?
        .part(after: "    '\(command.rawValue)')\n      words='", until: "'")
    ).split(separator: " ")
    let zsh = try #require(
      Shell.zsh.completionScript.part(
        after: "\n        \(command.rawValue))\n", until: "\n          ;;"))
    let fish = Shell.fish.completionScript.split(separator: "\n").filter {
      $0.contains("-n '__inbetween_command \(command.rawValue)'")
    }
    for option in command.options {
      #expect(bash.contains { $0 == option.spelling })
      #expect(zsh.contains(option.spelling + "[") || zsh.contains(option.spelling + "=["))
      let name = option.name
      #expect(fish.contains { $0.contains("-l \(name) ") })
      if let letter = option.short {
        #expect(bash.contains { $0 == "-\(letter)" })
        #expect(zsh.contains(")-\(letter)[") || zsh.contains(")-\(letter)+["))
        #expect(fish.contains { $0.contains("-s \(letter) -l \(name) ") })
      }
    }
    // And the reverse: nothing is offered that the command does not take.
    #expect(
      bash.count
        == command.options.count + command.options.filter { $0.short != nil }.count)
    #expect(fish.filter { $0.contains(" -l ") }.count == command.options.count)
  }

  @Test(arguments: Command.allCases)
  func `every command is offered, and named after help`(command: Command) {
    let name = command.rawValue
    #expect(Shell.bash.completionScript.contains("    '\(name)')\n      words='"))
    #expect(Shell.zsh.completionScript.contains("\n        '\(name):"))
    #expect(
      Shell.fish.completionScript.contains(
        "complete -c inbetween -n '__inbetween_command' -a \(name) -d '"))
    let all = Command.allCases.map(\.rawValue).joined(separator: " ")
    #expect(
      Shell.bash.completionScript.contains("'' | 'help')\n      kind=words words='\(all)' ;;"))
    #expect(Shell.zsh.completionScript.contains("'1: :(\(all))'"))
    #expect(
      Shell.fish.completionScript.contains("-n '__inbetween_only_command help' -a '\(all)'"))
  }

  @Test func `a script says what follows an option, and what it is for`() {
    let bash = Shell.bash.completionScript
    #expect(bash.contains("    'trace --layout')\n      kind=words words='wide long' ;;\n"))
    let zsh = Shell.zsh.completionScript
    #expect(
      zsh.contains(
        #"'(-f --format)-f+[text (default), json, github; with --plot\: text, svg, vega-lite]"#
          + #":name:(text json github svg vega-lite)'"#))
    #expect(zsh.contains(#"'*--at=[exactly these times, "#))
    #expect(
      zsh.contains(
        #"--precision=[decimals, 0-15, or '\''full'\'' for all digits (default 6)]:n:(full)'"#))
    let fish = Shell.fish.completionScript
    #expect(
      fish.contains(
        "complete -c inbetween -n '__inbetween_command check' -l strict "
          + "-d 'warnings make the exit status 1 as well'\n"))
    #expect(fish.contains("-s o -l output -r -F -d 'write to a file instead of standard output'\n"))
    #expect(
      fish.contains("-l fps -x -d 'frames per second (default: the timeline\\'s, else 60)'\n"))
  }

  /// What came with version 4 would stop the bash of macOS.
  @Test(arguments: [
    "declare -A", "local -A", "local -n", "declare -n", "mapfile", "readarray", "coproc", "|&",
    "&>>", ";;&", "-v ", ",,}", "^^}", "@Q}", "+=(", "[-1]", "wait -n", "BASHPID",
  ])
  func `the script for bash stays within version 3`(novelty: String) {
    #expect(!Shell.bash.completionScript.contains(novelty))
  }

  @Test(arguments: [
    ([], "no shell given; there are completions for 'bash', 'zsh', 'fish'"),
    (["fihs"], "no completions for 'fihs'; did you mean 'fish'?"),
    (["powershell"], "no completions for 'powershell', but for 'bash', 'zsh', 'fish'"),
    (["bash", "zsh"], "unexpected argument 'zsh'"),
  ])
  func `another shell is told which there are`(operands: [String], message: String) {
    let console = MemoryConsole()
    #expect(run(arguments: ["completions"] + operands, console: console) == .usage)
    #expect(console.output.isEmpty)
    #expect(
      console.errors == "inbetween: error: \(message)\nTry 'inbetween completions --help'.\n")
  }
}

extension StringProtocol {
  /// What stands between the first place of a text and the next place of another.
  fileprivate func part(after opening: String, until closing: String) -> String? {
    guard let start = firstRange(of: opening)?.upperBound,
      let end = self[start...].firstRange(of: closing)?.lowerBound
    else { return nil }
    return String(self[start..<end])
  }
}
