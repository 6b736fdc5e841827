import CommandLineInterface
import Testing

@Suite struct ArgumentParserTests {
  private static let file = ["trace", "samples/fade.json"]

  @Test(arguments: [
    (["--fps=30"], ["--fps", "30"]),
    (["--fps", "30", "--fps", "60"], ["--fps", "60"]),
    (["--at", "0.5", "--at", "1"], ["--at", "0.5,1"]),
    (["--at", ".5"], ["--at=0.5"]),
    (["--at", "5e-1"], ["--at", "0.5"]),
  ])
  func `two spellings mean the same`(one: [String], other: [String]) throws {
    let first = MemoryConsole()
    let second = MemoryConsole()
    #expect(run(arguments: Self.file + one, console: first) == .success)
    // Options may stand before the file as well.
    #expect(run(arguments: ["trace"] + other + ["samples/fade.json"], console: second) == .success)
    #expect(first.output == second.output)
  }

  @Test(arguments: [
    (["--precision="], "'--precision' needs a value"),
    (["--fps"], "'--fps' needs a value <n>"),
    (["--fps", "--at", "1"], "'--fps' needs a value <n>"),
    (["--fps", "0"], "'--fps' must be a number from 0.000001 to 1000000, not '0'"),
    (["--fps", "-1"], "'--fps' must be a number from 0.000001 to 1000000, not '-1'"),
    (["--fps", "nan"], "not 'nan'"),
    (["--fps", "inf"], "not 'inf'"),
    (["--fps", "0x10"], "not '0x10'"),
    (["--fps", "1_000"], "not '1_000'"),
    (["--fps", "60fps"], "not '60fps'"),
    (["--fps", " 60"], "not ' 60'"),
    (["--fps", ""], "'--fps' needs a value"),
    (["--fps", "1e999"], "not '1e999'"),
    (["--fps", "1,5"], "not '1,5'; use a point for decimals"),
    (["--fps", "bad", "--fps", "60"], "not 'bad'"),
    (["--precision", "16"], "must be a whole number from 0 to 15, or 'full', not '16'"),
    (["--precision", "99999999999999999999"], "not '99999999999999999999'"),
    (["--presicion", "3"], "unknown option '--presicion'; did you mean '--precision'?"),
    (["--FPS", "30"], "unknown option '--FPS'; did you mean '--fps'?"),
    (["--prec", "3"], "unknown option '--prec'; did you mean '--precision'?"),
    (["--zzzz"], "unknown option '--zzzz'\n"),
    (["--json"], "unknown option '--json'; write '--format json'\n"),
    (["--ndjson"], "write '--format ndjson'\n"),
    (["--long"], "write '--layout long'\n"),
    (["--no-color"], "write '--color never'\n"),
    (["--to", "2"], "did you mean '--until'?"),
    (["--input", "b.json"], "a file needs no option: 'inbetween trace card.json'\n"),
    (["-i", "b.json"], "unknown option '-i'; a file needs no option"),
    (["--svg"], "unknown option '--svg'; 'plot' draws a timeline\n"),
    (["-v"], "unknown option '-v'; '--version' shows the version\n"),
    (["--until", "300ms"], "not '300ms'; write 0.3\n"),
    (["--at", "0.3s"], "not '0.3s'; write 0.3\n"),
    (["--at", "0.1", "0.2"], "unexpected argument '0.2'; several are one list: '--at 0.1,0.2'\n"),
    (["opacity"], "unexpected argument 'opacity'; tracks are chosen with '--select opacity'\n"),
    (["--profile", "ios16.4"], "not 'ios16.4'; did you mean 'ios16'?"),
    (["--profile", "17"], "not '17'; did you mean 'ios17'?"),
    (["--hlep"], "did you mean '--help'?"),
    (["--versoin"], "did you mean '--version'?"),
    (["-fps", "30"], "unknown option '-fps'; did you mean '--fps'?"),
    (["-x"], "unknown option '-x'\n"),
    (["\u{2014}fps", "30"], "begins with a typographic dash; did you mean '--fps'?"),
    (["b.json"], "unexpected argument 'b.json'"),
    ([""], "a file name cannot be empty"),
    (["--\u{1B}[31m"], "unknown option '--\\u{1b}[31m'"),
  ])
  func `a wrong option is named, with what was probably meant`(
    arguments: [String], message: String
  ) {
    let console = MemoryConsole()
    #expect(run(arguments: Self.file + arguments, console: console) == .usage)
    #expect(console.output.isEmpty)
    #expect(console.errors.hasPrefix("inbetween: error: "))
    #expect(console.errors.contains(message), "\(console.errors)")
    #expect(console.errors.hasSuffix("Try 'inbetween trace --help'.\n"))
    #expect(console.errors.split(separator: "\n").count == 2)
  }

  @Test(arguments: [
    (["-f", "xml"], "'-f' must be 'text', 'json', 'github', 'sarif' or 'ndjson', not 'xml'"),
    (["--format", "JSON"], "not 'JSON'; did you mean 'json'?"),
    (["--format"], "'--format' needs a value <name>"),
    (["-f=json"], "'-f' takes its value without '='; write '-f value'"),
    (["--strict=yes"], "'--strict' takes no value"),
    (["--strct"], "unknown option '--strct'; did you mean '--strict'?"),
    (["-qx"], "unknown option '-x'"),
    (["--fps", "30"], "option '--fps' belongs to 'trace', not to 'check'"),
  ])
  func `a wrong option of a check is named`(arguments: [String], message: String) {
    let console = MemoryConsole()
    #expect(run(arguments: ["check", "samples/fade.json"] + arguments, console: console) == .usage)
    #expect(console.output.isEmpty)
    #expect(console.errors.contains(message), "\(console.errors)")
    #expect(console.errors.hasSuffix("Try 'inbetween check --help'.\n"))
  }

  @Test(arguments: [
    (["trcae", "x.json"], "unknown command 'trcae'; did you mean 'trace'?"),
    (["card.json"], "unknown command 'card.json'; to trace a file: inbetween trace card.json"),
    (["zzzzzzzz"], "unknown command 'zzzzzzzz'; 'inbetween help' lists the commands"),
    (["--bogus"], "unknown option '--bogus'"),
    (["play", "card.json"], "'trace' prints the frames, 'show' plays them in a browser\n"),
    (["lint", "card.json"], "unknown command 'lint'; 'check' finds the mistakes in timelines\n"),
    (["compare", "a", "b"], "unknown command 'compare'; 'diff' compares two traces\n"),
    (["--trace", "card.json"], "a command has no dashes: 'inbetween trace card.json'\n"),
    (["version"], "unknown command 'version'; '--version' shows the version\n"),
    (
      ["curve", ".easeInOut", "--duration", "2"],
      "write it in the animation: '.easeInOut(duration: 2)'\n"
    ),
    (["help", "trcae"], "no command is called 'trcae'; did you mean 'trace'?"),
  ])
  func `a wrong command gets a hint`(arguments: [String], message: String) {
    let console = MemoryConsole()
    #expect(run(arguments: arguments, console: console) == .usage)
    #expect(console.errors.contains(message), "\(console.errors)")
  }

  @Test(arguments: [
    ("t/card", "t/card: No such file or directory; did you mean 't/card.json'?"),
    ("t/cadr.json", "t/cadr.json: No such file or directory; did you mean 't/card.json'?"),
    ("t/other.json", "t/other.json: No such file or directory\n"),
    ("t/wide.json", "t/wide.json: No such file or directory\n"),
    ("t/cadr", "t/cadr: No such file or directory; did you mean 't/card.json'?"),
  ])
  func `a file that is not there gets the name of one that is`(path: String, message: String) {
    let console = MemoryConsole()
    console.files["t/card.json"] = []
    #expect(run(arguments: ["trace", path], console: console) == .unreadableInput)
    #expect(console.errors.contains(message), "\(console.errors)")
  }

  @Test func `after two dashes every word is a file`() {
    let console = MemoryConsole()
    console.files["-odd.json"] = Array(#"{ "state": { "x": 1 } }"#.utf8)
    #expect(run(arguments: ["trace", "--", "-odd.json"], console: console) == .success)
    #expect(console.output == "time,x\n0.000000,1.000000\n")
  }

  @Test func `no operand on a terminal is an error, not a wait`() {
    let console = MemoryConsole()
    console.inputIsTerminal = true
    #expect(run(arguments: ["trace"], console: console) == .usage)
    #expect(console.errors.contains("no file given; '-' reads what you type"))
  }
}
