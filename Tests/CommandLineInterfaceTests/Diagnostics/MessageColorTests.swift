import CommandLineInterface
import Testing

@Suite struct MessageColorTests {
  private static let document = #"{ "state": { "x": 1 }, "fsp": 60, "until": -1 }"#

  private func check(
    _ options: [String], terminal: Bool = false, variables: [String: String] = [:]
  ) -> String {
    let console = MemoryConsole()
    console.files["card.json"] = Array(Self.document.utf8)
    if terminal { console.terminals = [.error] }
    console.variables = variables
    #expect(run(arguments: ["check", "card.json"] + options, console: console) == .negative)
    return console.errors
  }

  /// A text without the sequences that begin with an escape and end with `m`.
  private func plain(_ text: String) -> String {
    text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
  }

  @Test func `colors add nothing but sequences around the same words`() throws {
    let (colored, uncolored) = (check(["--color", "always"]), check(["--color", "never"]))
    #expect(colored.hasPrefix("\u{1B}[1mcard.json:1:24:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m "))
    #expect(plain(colored) == uncolored)
    #expect(!plain(colored).contains("\u{1B}"))
    // Each sequence that begins something has one that ends it, on the same line.
    for line in colored.split(separator: "\n") {
      let count = line.matches(of: #/\u{1B}\[[0-9;]*m/#).count
      #expect(count == 2 * line.matches(of: #/\u{1B}\[0m/#).count)
    }
  }

  @Test(
    arguments: [
      ([], true, ["TERM": "xterm"], true), ([], false, ["TERM": "xterm"], false),
      ([], true, ["TERM": "dumb"], false), ([], true, [:], false),
      ([], true, ["TERM": "xterm", "NO_COLOR": "1"], false),
      ([], true, ["TERM": "xterm", "NO_COLOR": ""], true),
      ([], false, ["CLICOLOR_FORCE": "1"], true), ([], false, ["CLICOLOR_FORCE": "0"], false),
      ([], false, ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
      (["--color=always"], false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (["--color=never"], true, ["FORCE_COLOR": "1", "TERM": "xterm"], false),
      (["--color=always", "--color=auto"], false, [:], false),
    ] as [([String], Bool, [String: String], Bool)])
  func `the option counts before the environment, and that before the terminal`(
    options: [String], terminal: Bool, variables: [String: String], isColored: Bool
  ) {
    let errors = check(options, terminal: terminal, variables: variables)
    #expect(errors.contains("\u{1B}") == isColored)
  }

  @Test func `another word is told which there are`() {
    let run = runInMemory("check", "--color", "alway", "samples/fade.json")
    #expect(run.status == .usage)
    #expect(
      run.errors.contains(
        "'--color' must be 'auto', 'always' or 'never', not 'alway'; did you mean 'always'?"))
    #expect(runInMemory("check", "--colour", "never").errors.contains("did you mean '--color'?"))
  }
}
