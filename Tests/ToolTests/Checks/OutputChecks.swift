import Foundation
import TestSupport
import Testing

/// Where a result goes and what it is made of, checked on the executable.
@Suite struct OutputChecks {
  @Test(arguments: ["a01_move", "c03_every_frame", "m08_wave", "p07_providers", "t21_matched"])
  func `the executable prints what is recorded of a sample`(sample: String) throws {
    let folder = "Tests/CommandLineInterfaceTests/Goldens/"
    for command in ["trace", "events"] {
      let run = try Tool.run(command, "samples/\(sample).json")
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      #expect(Array(run.output) == (try RepositoryFiles.bytes("\(folder)\(sample).\(command).csv")))
    }
  }

  /// Two verbs change one state, in an order that a program which sorts keys would turn around.
  private static let warning =
    #"{ "state": { "on": true }, "events": [ { "at": 0, "set": { "on": false }, "toggle": "on" } ] }"#

  @Test(arguments: [
    ("trace samples/fade.json --fps 100000", "time,introTextOpacity\n"),
    ("trace samples/fade.json --fps 100000 -f ndjson", "{\"time\":0,\"introTextOpacity\":0}\n"),
    ("events samples/fade.json", "time,event,track,transaction,label,value,detail,turn\n"),
    ("help trace", "Usage: inbetween trace [options] [file]\n"),
  ])
  func `a reader that has enough ends the run quietly`(
    line: String, first: String
  ) throws {
    let run = try Tool.shell("(\"$TOOL\" \(line); echo $? >&2) | head -n 1")
    #expect(run.text == first)
    #expect(run.errors == "0\n")
  }

  @Test(.enabled(if: Tool.hasFullDevice, "there is no /dev/full"))
  func `a result that cannot be written is an error`() throws {
    for line in [
      "trace samples/fade.json", "events samples/fade.json", "explain samples/fade.json",
      "check -f json samples/fade.json", "test samples/fade.json", "curve .default", "--help",
      "--version", "completions bash",
    ] {
      let run = try Tool.shell("\"$TOOL\" \(line) > /dev/full")
      #expect(run.status == 74, "\(line)")
      #expect(run.errors == "inbetween: error: standard output: No space left on device\n")
    }
    let missing = try Tool.run("trace", "samples/fade.json", "-o", "/no/such/dir/x")
    #expect(missing.status == 73)
    #expect(missing.errors == "inbetween: error: /no/such/dir/x: No such file or directory\n")
    let folder = try TemporaryFolder("old.csv", "old")
    let failed = try folder.shell("echo '{' | \"$TOOL\" trace -o \"$D/old.csv\"")
    #expect(failed.status == 65)
    #expect(folder.text("old.csv") == "old")
  }

  @Test func `a file called like a format is a slip, unless its folder is named`() throws {
    try expectUsageError(
      ["trace", "samples/fade.json", "-o", "json"],
      "did you mean '--format json'? use './json' for a file")
    let folder = try Card.folder()
    #expect(try folder.type("inbetween trace card.json -o ./json").status == 0)
    #expect(folder.text("json")?.hasPrefix("time,") == true)
  }

  @Test func `with a file for the result nothing is printed, and it is not the input`()
    throws
  {
    let folder = try Card.folder()
    let run = try folder.type("inbetween trace card.json -o x.csv")
    #expect(run.status == 0)
    #expect(run.output.isEmpty && run.errors.isEmpty)
    #expect(folder.text("x.csv") == (try folder.type("inbetween trace card.json")).text)
    let lost = try folder.type("inbetween trace card.json -o ./card.json")
    #expect(lost.status == 64)
    #expect(lost.errors.contains("is the input, which would be lost"))
    #expect(folder.text("card.json") == Card.document)
  }

  @Test func `a clean run is silent, a quiet one keeps warnings, and errors are told`()
    throws
  {
    for command in ["trace", "events", "explain", "check", "test"] {
      #expect(try Tool.run(command, "samples/fade.json").errors.isEmpty)
    }
    let warned = Array(Self.warning.utf8)
    let loud = try Tool.run("trace", input: warned)
    #expect(loud.status == 0)
    #expect(loud.errors.contains(": warning: "), "\(loud.errors)")
    let quiet = try Tool.run("trace", "-q", input: warned)
    #expect(quiet.output == loud.output)
    #expect(quiet.errors.isEmpty)
    let wrong = try Tool.run("trace", "-q", input: Array("{".utf8))
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains(": error: "))
  }

  /// What is shown of a warning that way.
  private func colored(
    _ variables: [String: String], _ options: [String] = []
  ) throws -> (terminal: Bool, file: Bool) {
    let folder = try TemporaryFolder("w.json", Self.warning)
    let arguments = ["trace", folder.path + "/w.json"] + options
    let terminal = try Terminal()
    try terminal.start(Tool.executable, arguments, streams: .errors, environment: variables)
    #expect(try terminal.finish() == 0)
    #expect(terminal.screen.contains("warning:"))
    let settings = variables.map { "\($0)=\($1)" }.joined(separator: " ")
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let piped = try Tool.shell("\(settings) \"$TOOL\" \(words)")
    #expect(piped.errors.contains("warning:"))
    #expect(!piped.output.contains(0x1B))
    return (terminal.screen.contains("\u{1B}"), piped.errors.contains("\u{1B}"))
  }

  @Test func `colors are for terminals, unless something asks for more or less`() throws {
    let terminal = ["TERM": "xterm"]
    func with(_ name: String, _ value: String) -> [String: String] {
      terminal.merging([name: value]) { $1 }
    }
    #expect(try colored(terminal) == (true, false))
    #expect(try colored(["TERM": "dumb"]) == (false, false))
    #expect(try colored(with("NO_COLOR", "1")) == (false, false))
    #expect(try colored(with("CLICOLOR_FORCE", "1")) == (true, true))
    #expect(try colored(with("FORCE_COLOR", "1")) == (true, true))
    #expect(try colored(["TERM": "dumb", "NO_COLOR": "1"], ["--color=always"]) == (true, true))
    #expect(try colored(with("FORCE_COLOR", "1"), ["--color", "never"]) == (false, false))
    for command in ["trace", "events", "explain", "check", "test"] {
      let run = try Tool.run([command, "samples/fade.json", "--color", "always"])
      #expect(run.status == 0)
      #expect(!run.output.contains(0x1B))
      #expect(run.errors.isEmpty)
    }
  }

  @Test func `the surroundings change no byte`() throws {
    let folder = try Card.folder()
    for options in [
      "trace -f json --velocity", "events -f ndjson", "explain", "trace --precision full",
    ] {
      let first = try folder.type("inbetween \(options) < card.json")
      #expect(first.status == 0)
      for place in [
        "TZ=Asia/Tokyo", "LC_ALL=de_DE.UTF-8", "env -u HOME", "env -i", "COLUMNS=40 TERM=xterm",
        "cd / &&",
      ] {
        let bytes = try folder.type("\(place) \"$TOOL\" \(options) < '\(folder.path)/card.json'")
        #expect(bytes.output == first.output, "\(place)")
      }
    }
  }

  @Test(arguments: ["trace", "events"])
  func `twenty runs print the same bytes`(command: String) throws {
    let arguments = [command, "samples/fade.json", "-f", "json", "--precision", "full"]
    let first = try Tool.run(arguments)
    #expect(first.status == 0)
    for _ in 0..<20 { #expect(try Tool.run(arguments).output == first.output) }
  }

  @Test(arguments: [
    ("trace <&-", 66), ("check - <&-", 66), ("trace samples/fade.json >&-", 74),
    ("--help >&-", 74), ("trace nosuch.json 2>&-", 66), ("trace samples/fade.json <&-", 0),
    ("trace <&- >&- 2>&-", 66), ("check samples/fade.json >&- 2>&-", 0),
    ("trace samples/fade.json -o /dev/stdout >&-", 73),
  ])
  func `a stream that is closed is an error, and no crash`(
    line: String, status: Int32
  ) throws {
    let run = try Tool.shell("\"$TOOL\" \(line)")
    #expect(run.status == status)
    // What a stream was closed for is not read from, or written to, by another of its number.
    #expect(line.contains(">&-") ? run.output.isEmpty : true)
    if status == 74 || status == 66, !line.contains("2>&-") {
      #expect(run.errors.hasSuffix(": Bad file descriptor\n"), "\(run.errors)")
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `every status is one of the documented ones`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let words = [
      "trace", "events", "explain", "test", "check", "curve", "completions", "help", "-", "--", "",
      "samples/fade.json", "samples/t14_innermost.json", "nosuch.json", "samples", "README.md",
      "--fps", "--fps=1e6", "30", "-1", "nan", "--from", "--until", "0.1", "1e9", "--at", "0,,1",
      "0.5,0.25", "-f", "json", "-fcsv", "--format=ndjson", "--layout", "long", "--select", "*",
      "--precision", "full", "99", "--velocity", "-q", "-qx", "--color", "always", "--summary",
      ".spring(duration: 0.5)", "UnitCurve.easeIn", "Spring(", "--to-value", "-o", "/dev/null",
      "--strict", "\u{2014}fps", "\u{1B}[2J", "\u{FEFF}",
    ]
    for _ in 0..<60 {
      let arguments = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        words.randomElement(using: &generator) ?? ""
      }
      let run = try Tool.run(arguments)
      #expect([0, 1, 64, 65, 66, 70, 73, 74].contains(run.status), "\(arguments), seed \(seed)")
      #expect(run.status != 70, "\(arguments): \(run.errors)")
      #expect(!run.errors.contains("Fatal error"), "\(arguments)")
    }
  }
}
