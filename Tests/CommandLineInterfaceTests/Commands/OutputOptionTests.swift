import CommandLineInterface
import Diagnostics
import Testing

@Suite struct OutputOptionTests {
  private static let document = """
    { "fps": 10, "until": 0.2, "state": { "card_x": 0, "opacity": 1 },
      "events": [ { "at": 0, "withAnimation": ".linear(duration: 0.4)", "set": { "card_x": 4 } } ] }
    """

  private func trace(_ options: String...) -> (run: FinishedRun, console: MemoryConsole) {
    let console = MemoryConsole()
    console.files["card.json"] = Array(Self.document.utf8)
    let status = run(arguments: ["trace", "card.json"] + options, console: console)
    return (
      FinishedRun(status: status, output: console.output, errors: console.errors), console
    )
  }

  @Test(arguments: [
    (["--format", "xml"], "'--format' must be 'csv', 'json', 'ndjson' or 'perfetto', not 'xml'\n"),
    (["--format", "CSV"], "not 'CSV'; did you mean 'csv'?"),
    (["--format", "text"], "must be 'csv', 'json', 'ndjson' or 'perfetto', not 'text'"),
    (["-f=json"], "'-f' takes its value without '='"),
    (["--layout", "tidy"], "must be 'wide' or 'long', not 'tidy'; did you mean 'long'?"),
    (["--layout", "wid"], "did you mean 'wide'?"),
    (["--select", "opacty"], "did you mean 'opacity'? (tracks: card_x, opacity)"),
    (["--select", "nothing"], "no track is called 'nothing' (tracks: card_x, opacity)"),
    (["--select", "z*"], "no track matches 'z*' (tracks: card_x, opacity)"),
    (["--select", "a,,b"], "must be names separated by single commas, not 'a,,b'"),
    (["--select", ""], "'--select' needs a value"),
    (["--columns", "opacity"], "unknown option '--columns'; did you mean '--select'?"),
    (["--duration", "2"], "unknown option '--duration'; did you mean '--until'?"),
    (["--velocity=yes"], "'--velocity' takes no value"),
    (["--from", "soon"], "'--from' must be a number of seconds"),
    (["--fps", "--velocity"], "'--fps' needs a value <n>"),
    (["-o", "json"], "did you mean '--format json'? use './json' for a file"),
    (["--output=ndjson"], "did you mean '--format ndjson'? use './ndjson' for a file"),
    (["-o"], "'-o' needs a value <file>"),
    (["-output", "x.csv"], "unknown option '-output'; did you mean '--output'?"),
    (["-o", "card.json"], "the output 'card.json' is the input, which would be lost"),
    (["--form", "json"], "did you mean '--format'?"),
  ])
  func `a wrong option is told in two lines, and nothing is printed or made`(
    options: [String], message: String
  ) {
    let console = MemoryConsole()
    console.files["card.json"] = Array(Self.document.utf8)
    #expect(run(arguments: ["trace", "card.json"] + options, console: console) == .usage)
    #expect(console.output.isEmpty)
    #expect(console.begunFiles == 0)
    #expect(console.errors.contains(message), "\(console.errors)")
    #expect(console.errors.hasSuffix("Try 'inbetween trace --help'.\n"))
    #expect(console.errors.split(separator: "\n").count == 2)
  }

  @Test(arguments: [
    (["-fjson"], ["-f", "json"]),
    (["-qf", "json"], ["-q", "--format=json"]),
    (["-f", "jsonl"], ["-f", "ndjson"]),
    (["--select", "opacity", "--select", "card_x"], ["--select", "opacity,card_x"]),
    (["--from", "-0.5"], ["--from=-.5"]),
    (["--from", "-0.5"], []),
    (["-o", "-"], []),
    (["-f", "json", "-f", "csv"], []),
    (["--layout", "wide", "--select", "*"], []),
  ])
  func `two spellings mean the same`(one: [String], other: [String]) {
    let consoles = [one, other].map { options in
      let console = MemoryConsole()
      console.files["card.json"] = Array(Self.document.utf8)
      #expect(run(arguments: ["trace", "card.json"] + options, console: console) == .success)
      return console
    }
    #expect(consoles[0].output == consoles[1].output)
    #expect(consoles.allSatisfy { $0.errors.isEmpty && !$0.output.isEmpty })
  }

  @Test func `columns are printed in the order in which they are chosen`() {
    #expect(
      trace("--select", "opacity,card*").run.output == """
        time,opacity,card_x
        0.000000,1.000000,0.000000
        0.100000,1.000000,1.000000
        0.200000,1.000000,2.000000

        """)
  }

  @Test func `rows before the first time are left out, and the run still begins at 0`() {
    let run = trace("--from", "0.05", "--precision", "1").run
    #expect(run.output == "time,card_x,opacity\n0.1,1.0,1.0\n0.2,2.0,1.0\n")
    #expect(trace("--from", "7").run.output == "time,card_x,opacity\n")
    let listed = trace("--from", "0.1", "--at", "0.05,0.1,0.2", "--precision", "full").run
    #expect(listed.output == "time,card_x,opacity\n0.1,1,1\n0.2,2,1\n")
  }

  @Test func `a name for a velocity that a track has already is refused in a wide table`() {
    let document = #"{ "state": { "x": 0, "x_velocity": 1 } }"#
    let wide = runInMemory("trace", "--velocity", input: document)
    #expect(wide.status == .usage)
    #expect(wide.errors.contains("two columns would be called 'x_velocity'"))
    #expect(
      runInMemory("trace", "--velocity", "--layout", "long", input: document).status == .success)
    #expect(runInMemory("trace", "--velocity", "--select", "x", input: document).status == .success)
  }

  @Test(arguments: [
    ("out.json", "{\"format\":\"inbetween.trace\""), ("out.ndjson", "{\"time\":0,"),
    ("out.JSONL", "{\"time\":0,"), ("out.csv", "time,"), ("out", "time,"), ("a.json/out", "time,"),
  ])
  func `a file's name says its format, unless the option does`(path: String, beginning: String) {
    let console = trace("--output", path).console
    #expect(console.output.isEmpty)
    let bytes = console.files[path] ?? []
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix(beginning))
    let table = trace("-f", "csv", "-o", path).console.files[path] ?? []
    #expect(String(decoding: table, as: UTF8.self) == trace().run.output)
  }

  @Test func `a file is made only for a result that is whole`() {
    let console = MemoryConsole()
    console.files["bad.json"] = Array("{".utf8)
    console.files["out.csv"] = [1]
    let arguments = ["trace", "bad.json", "-o", "out.csv"]
    #expect(run(arguments: arguments, console: console) == .invalidInput)
    #expect(console.begunFiles == 0)

    console.files["bad.json"] = Array(Self.document.utf8)
    console.outputRoom = 10
    #expect(run(arguments: arguments, console: console) == .writeFailed)
    #expect(console.discardedFiles == 1)
    #expect(console.files["out.csv"] == [1])
    #expect(console.errors.hasSuffix("inbetween: error: out.csv: No space left on device\n"))
  }

  @Test func `a file that cannot be made has a status of its own`() {
    let console = MemoryConsole()
    console.files["card.json"] = Array(Self.document.utf8)
    console.creationFailure = .failed(reason: "No such file or directory")
    let arguments = ["trace", "card.json", "-o", "no/such/out.csv"]
    #expect(run(arguments: arguments, console: console) == .cannotCreate)
    #expect(ExitStatus.cannotCreate.rawValue == 73)
    #expect(console.errors == "inbetween: error: no/such/out.csv: No such file or directory\n")
  }

  @Test func `a reader of the file that goes away is no error`() {
    let console = MemoryConsole()
    console.files["card.json"] = Array(Self.document.utf8)
    console.outputRoom = 0
    console.outputFailure = .closed
    #expect(run(arguments: ["trace", "card.json", "-o", "pipe"], console: console) == .success)
    #expect(console.errors.isEmpty)
    #expect(console.discardedFiles == 1)
  }

  @Test func `a run that fails late prints nothing at all`() {
    let document = """
      { "until": 2, "define": { "f(n)": "1 / n" }, "state": { "x": 1 },
        "events": [ { "at": 0, "set": { "x": "Int(x) - 1" } },
                    { "at": 1.5, "set": { "x": "Double(1 / Int(x))" } } ] }
      """
    let run = runInMemory("trace", input: document)
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("at 1.5 s"), "\(run.errors)")
  }

  @Test func `events tell a frame rate, an end and what happens, in one document`() {
    let document = """
      { "fps": 25, "state": { "x": 0 }, "events": [
        { "at": 0.5, "name": "go", "withAnimation": ".linear(duration: 0.25)", "set": { "x": 2 },
          "completion": "done" } ] }
      """
    #expect(
      runInMemory("events", "-f", "json", input: document).output == #"""
        {"format":"inbetween.trace","version":1,"fps":25,"end":0.75,
         "columns":["time","x"],
         "events":[
        {"time":0.5,"event":"begin","track":"x","transaction":"go","value":2,"detail":"withAnimation","turn":1},
        {"time":0.75,"event":"logical","track":"x","transaction":"go","value":2},
        {"time":0.75,"event":"end","track":"x","transaction":"go","value":2},
        {"time":0.75,"event":"complete","transaction":"go","label":"done","detail":"logical","turn":2}
        ]}

        """#)
    #expect(
      runInMemory("events", "--from", "0.6", "-f", "ndjson", input: document).output
        .split(separator: "\n").count == 3)
  }
}
