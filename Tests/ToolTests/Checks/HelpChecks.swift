import Foundation
import TestSupport
import Testing

/// Help, version and names of commands, checked on the executable.
@Suite struct HelpChecks {
  /// The commands, as the general help lists them.
  private static func commands() throws -> [String] {
    let help = try Tool.run("--help").text
    let list = try #require(help.components(separatedBy: "Commands:\n").last)
    return list.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
      .compactMap { $0.split(separator: " ").first.map { String($0) } }
  }

  @Test func `help is given wherever it is asked for, whatever else is wrong`() throws {
    for arguments in [
      ["trace", "nosuch.json", "--help"], ["trace", "--bogus", "--help"],
      ["trace", "--help", "--fps"], ["trace", "-h", "a.json", "b.json"],
    ] {
      let run = try Tool.run(arguments)
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      #expect(run.text.hasPrefix("Usage: inbetween trace "))
    }
    #expect(try Tool.run("--help").text.hasPrefix("inbetween "))
    // After two dashes it is the name of a file.
    #expect(try Tool.run("trace", "--", "--help").status == 66)
  }

  @Test func `the examples of every help are typed as they stand, and work`() throws {
    let folder = try Card.folder()
    let samples = RepositoryFiles.path("samples")
    for name in ["golden.csv", "a.csv", "b.csv", "device.csv", "fade.csv"] {
      _ = try folder.shell("\"$TOOL\" trace $IN > \"$D/\(name)\"")
    }
    for command in try Self.commands() {
      let help = try Tool.run("help", command).text
      let examples = try #require(help.components(separatedBy: "Examples:\n").last)
        .split(separator: "\n").map { $0.drop { $0 == " " } }
      #expect((2...4).contains(examples.count))
      // What is for another shell is shown by the tests of that shell.
      for example in examples where !example.hasPrefix("eval ") && Self.canType(example) {
        let run = try folder.type(
          """
          [ -e samples ] || { mkdir samples; ln -s '\(samples)'/{fade,t*}.json samples; }
          export HOME=$PWD; mkdir -p .config/fish/completions
          cp card.json card.timeline.json
          mkdir -p Views Sources
          printf '%s' '\(Self.view)' | tee Views/Card.swift Sources/Card.swift >Card.swift
          \(example.contains("git ") ? "git init -q . && git add card.timeline.json" : ":")
          \(example)
          """)
        #expect(!run.errors.contains("inbetween: error: "), "\(example)")
        #expect([0, 1].contains(run.status), "\(example): \(run.errors)")
      }
    }
  }

  /// A view with the button that the examples tap.
  private static let view = """
    struct Card: View {
      var title = "Hi"
      @State private var isShown = false
      var body: some View {
        VStack {
          Text(title).opacity(isShown ? 1 : 0)
          Button("Show") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
      }
    }
    """

  private static func canType(_ example: Substring) -> Bool {
    ["jq", "git"].allSatisfy { !example.contains("\($0) ") || Tool.hasConsumer("/usr/bin/\($0)") }
  }

  @Test func `no argument at all is an error that shows the help`() throws {
    let run = try Tool.run()
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors == (try Tool.run("--help").text))
  }

  @Test func `help has one text, by every road`() throws {
    for command in try Self.commands() {
      let help = try Tool.run("help", command)
      #expect(help.status == 0)
      #expect(help.text.hasPrefix("Usage: inbetween \(command) "))
      #expect(try Tool.run(command, "--help").output == help.output)
      #expect(try Tool.run(command, "-h").output == help.output)
    }
    try expectUsageError(["help", "nonsense"], "'inbetween help' lists them")
    try expectUsageError(["help", "trcae"], "did you mean 'trace'?")
  }

  @Test func `a wrong command gets a hint`() throws {
    try expectUsageError(
      ["trcae", "x.json"], "unknown command 'trcae'; did you mean 'trace'?")
    try expectUsageError(["card.json"], "to trace a file: inbetween trace card.json")
  }

  @Test(arguments: [["--version"], ["-V"], ["trace", "--version"], ["check", "x.json", "-V"]])
  func `the version is one line`(arguments: [String]) throws {
    let run = try Tool.run(arguments)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.text.wholeMatch(of: /inbetween \d+\.\d+\.\d+\n/) != nil)
  }

  @Test func `help fits a small terminal and is the same everywhere`() throws {
    for command in [""] + (try Self.commands()) {
      let help = try Tool.run(["help"] + (command.isEmpty ? [] : [command]))
      let lines = help.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 46, "\(command)")
      #expect(lines.allSatisfy { $0.count <= 80 && !$0.hasSuffix(" ") && !$0.contains("\t") })
      for place in ["COLUMNS=40", "LC_ALL=de_DE.UTF-8", "TERM=xterm-256color", "env -i"] {
        let other = try Tool.shell("\(place) \"$TOOL\" help \(command) | cat")
        #expect(other.output == help.output)
      }
      let terminal = try Terminal()
      try terminal.start(Tool.executable, ["help", command].filter { !$0.isEmpty })
      #expect(try terminal.finish() == 0)
      #expect(terminal.screen.replacingOccurrences(of: "\r\n", with: "\n") == help.text)
    }
  }

  @Test func `the three scripts have every option of the help, and no other`() throws {
    for command in try Self.commands() {
      let options = Self.options(in: try Tool.run("help", command).text)
      #expect(options.isSuperset(of: ["--help", "-h", "--version", "-V"]))
      for shell in ["bash", "zsh", "fish"] {
        let script = try Tool.run("completions", shell).text
        #expect(try Self.options(of: command, in: script, for: shell) == options, "\(shell)")
      }
    }
  }

  /// The options at the start of a help's lines.
  private static func options(in help: String) -> Set<String> {
    var options: Set<String> = []
    for line in help.split(separator: "\n") {
      guard let head = line.prefixMatch(of: #/  (?:    )?(--?\w[-a-z]*(?:, --?\w[-a-z]*)*)/#) else {
        continue
      }
      for option in head.1.split(separator: ",") {
        options.insert(String(option.drop { $0 == " " }))
      }
    }
    return options
  }

  /// The options that a script offers after a command.
  private static func options(
    of command: String, in script: String, for shell: String
  ) throws -> Set<String> {
    switch shell {
    case "bash":
      let branches = try #require(script.components(separatedBy: "_inbetween_options() {").last)
      let rest = try #require(
        branches.components(separatedBy: "'\(command)')\n      words='").dropFirst().first)
      return Set(rest.prefix { $0 != "'" }.split(separator: " ").map { String($0) })
    case "zsh":
      let rest = try #require(
        script.components(separatedBy: "\n        \(command))\n").dropFirst().first)
      let branch = try #require(rest.components(separatedBy: ";;").first)
      return Set(
        branch.matches(of: /'(?:\([^)]*\)|\*)?(--?[-a-zA-Z]+)[=+]?\[/).map { String($0.1) })
    default:
      let lines = script.split(separator: "\n").filter {
        $0.contains("-n '__inbetween_command \(command)'")
      }
      return Set(
        lines.flatMap { line in
          line.matches(of: #/ -l ([-a-z]+)/#).prefix(1).map { "--\($0.1)" }
            + line.matches(of: #/ -s (\w) -l/#).map { "-\($0.1)" }
        })
    }
  }

  @Test func `a usage error is short, whatever the executable is called`() throws {
    let folder = try TemporaryFolder()
    let run = try folder.shell("ln -s \"$TOOL\" \"$D/other\"; \"$D/other\" trace --bogus")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == "inbetween: error: unknown option '--bogus'\nTry 'inbetween trace --help'.\n")
    for arguments in [["--bogus"], ["nonsense"], ["trace", "a", "b"], ["curve"], ["check", ""]] {
      try expectUsageError(arguments)
    }
  }
}
