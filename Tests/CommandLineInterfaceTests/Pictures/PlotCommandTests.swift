import CommandLineInterface
import Testing

/// `plot` and `curve --plot`, from arguments to text.
@Suite struct PlotCommandTests {
  private static let document = """
    { "fps": 10, "state": { "x": 0, "y": 5 },
      "views": [ { "id": "v", "modifiers": [ { "offset": { "x": "x" } }, { "opacity": "x / 100" },
        { "attribute": { "y": "y" } } ] } ],
      "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 100 }, "completion": "done" },
        { "at": 0.5, "set": { "x": 20 } } ] }
    """

  private static func console() -> MemoryConsole {
    let console = MemoryConsole()
    console.files = [
      "v.json": document, "a.csv": "time,x,y\n0,1,1\n1,2,1\n",
      "events.csv": "time,event\n0,begin\n",
      "still.json": "{ \"state\": { \"x\": 3 }, \"until\": 1, \"events\": [] }",
      "bad.json": "{ \"state\": 1 }", "text.txt": "hello\n", "texts.csv": "time,a\n0,b\n",
    ].mapValues { Array($0.utf8) }
    return console
  }

  private func plot(
    _ words: String..., terminal: Int? = nil, variables: [String: String] = [:]
  ) -> FinishedRun {
    let console = Self.console()
    if let terminal {
      console.terminals = [.output]
      console.columnCount = terminal
    }
    for (name, value) in variables { console.variables[name] = value }
    let status = run(arguments: ["plot"] + words, console: console)
    return FinishedRun(status: status, output: console.output, errors: console.errors)
  }

  @Test func `a lane per curve that changes, and what happens below its track`() {
    let run = plot("v.json")
    #expect(run.status == .success && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    let titles = lines.filter { $0.hasPrefix("v_") }
    #expect(titles == ["v_offset_x (pt)", "v_opacity"])
    #expect(lines.last == "unchanged: v_offset_y, v_y")
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `a picture is as wide as the terminal, and braille only where the locale has it`() {
    let wide = plot("v.json", terminal: 133, variables: ["LANG": "de_DE.UTF-8"])
    #expect(wide.output.split(separator: "\n").map(\.count).max() == 133)
    #expect(wide.output.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    for variables in [[:], ["LANG": "C"], ["LC_ALL": "C", "LANG": "en_US.UTF-8"]] {
      let plain = plot("v.json", terminal: 133, variables: variables)
      #expect(plain.output.utf8.allSatisfy { $0 < 0x80 }, "\(variables)")
    }
    // Elsewhere the picture depends on nothing but its input.
    #expect(plot("v.json", variables: ["LC_ALL": "C"]).output == plot("v.json").output)
  }

  @Test func `a timeline without events is a timeline`() {
    let run = plot("still.json", "--fps", "10")
    #expect(run.status == .success && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func `a terminal that is too narrow is refused, and another way is named`() {
    let run = plot("v.json", terminal: 20)
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(
      run.errors.hasPrefix(
        "inbetween: error: the terminal has 20 columns, and a picture needs 30; '-o plot.svg' "
          + "draws it to a file\n"))
    #expect(plot("v.json", terminal: 30).status == .success)
  }

  @Test func `a recorded trace is drawn like one that is played`() {
    let console = MemoryConsole()
    console.files["v.json"] = Array(Self.document.utf8)
    #expect(run(arguments: ["trace", "v.json", "-o", "v.csv"], console: console) == .success)
    for name in ["v.json", "v.csv"] {
      #expect(
        run(arguments: ["plot", name, "-f", "svg", "-o", name + ".svg"], console: console)
          == .success)
    }
    let curves = ["v.json.svg", "v.csv.svg"].map { name in
      String(decoding: console.files[name] ?? [], as: UTF8.self).split(separator: "\n")
        .filter { $0.contains("\"curve ") }.map { $0.drop { $0 != "d" } }
    }
    #expect(curves[0].count == 2 && !curves[0][0].isEmpty)
    #expect(console.errors.isEmpty)
  }

  @Test func `two inputs share their lanes, with a lane for each difference`() {
    let console = MemoryConsole()
    console.files = [
      "a.csv": Array("time,x,y\n0,0,1\n1,4,2\n2,0,1\n".utf8),
      "b.csv": Array("time,x,y\n0,0,1\n1,5,2\n2,0,1\n".utf8),
    ]
    #expect(run(arguments: ["plot", "a.csv", "b.csv", "-f", "svg"], console: console) == .success)
    let lines = console.output.split(separator: "\n")
    #expect(lines.count { $0.contains("class=\"curve c0 dashed\"") } == 2)
    #expect(lines.count { $0.contains(">x, difference<") } == 1)
    #expect(!console.output.contains(">y, difference<"))
    // The difference is 0, 1 and 0: a triangle over its whole lane.
    #expect(lines.contains { $0.hasPrefix("<path class=\"curve c0\"") && $0.contains("L376 ") })
  }

  @Test(arguments: [
    (
      ["v.json", "-o", "x.png"], CommandLineInterface.ExitStatus.usage,
      "no format here has the ending '.png', only '.txt', '.svg'"
    ),
    (
      ["v.json", "-o", "x.tsv"], .usage, "no format here has the ending '.tsv', only '.txt', '.svg'"
    ),
    (["v.json", "--select", "v_ofset*"], .usage, "no track matches 'v_ofset*'"),
    (["v.json", "-f", "svg", "--sparkline"], .usage, "'--sparkline' is text, not SVG"),
    (
      ["v.json", "-f", "vega-lite", "--sparkline"], .usage, "'--sparkline' is text, not Vega-Lite"
    ),
    (["v.json", "-o", "x.vl.json"], .usage, "no format here has the ending '.json'"),
    (["a.csv", "--clock", "device"], .usage, "'--clock' is for timelines, and 'a.csv' is a trace"),
    (["events.csv"], .invalidInput, "these are events; a picture needs the rows of a trace"),
    (["text.txt"], .invalidInput, "the rows have no 'time'"),
    (["texts.csv"], .invalidInput, "nothing in this is a number to be drawn"),
    (["bad.json"], .invalidInput, "bad.json:1:12: error:"),
    (["none.json"], .unreadableInput, "none.json: No such file or directory"),
    (["a.csv", "a.csv", "a.csv"], .usage, "unexpected argument 'a.csv'"),
  ])
  func `wrong use has a clear message, and nothing is written`(
    words: [String], status: CommandLineInterface.ExitStatus, message: String
  ) {
    let console = Self.console()
    let result = run(arguments: ["plot"] + words, console: console)
    #expect(result == status)
    #expect(console.errors.contains(message), "\(console.errors)")
    #expect(console.output.isEmpty && console.begunFiles == console.discardedFiles)
  }

  @Test func `several curves are drawn in one picture`() {
    let run = runInMemory(
      "curve", ".linear(duration: 1)", ".easeIn(duration: 2)", "--plot", "-f", "svg")
    #expect(run.status == .success && run.errors.isEmpty)
    #expect(run.output.contains("class=\"curve c0\" d=\"M52 266L376 26\""))
    #expect(run.output.contains("class=\"curve c1\""))
    #expect(run.output.contains(">.easeIn(duration: 2)</text>"))
  }

  @Test(arguments: [
    ([".default", "UnitCurve.easeIn", "--plot"], "a UnitCurve has progress instead of seconds"),
    ([".default", "smooth"], "unexpected argument 'smooth'"),
    ([".default", "-f", "svg"], "'--format svg' needs '--plot'"),
    ([".default", "--sparkline"], "'--sparkline' needs '--plot'"),
    (
      [".default", "--plot", "-f", "csv"],
      "'--plot' prints 'text' or 'svg' or 'vega-lite', not 'csv'"
    ),
    ([".default", "--plot", "--summary"], "'--summary' has no meaning beside '--plot'"),
  ])
  func `wrong use of a plot of curves is named`(words: [String], message: String) {
    let run = runInMemory(["curve"] + words)
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `names in a document cannot steer a terminal`() {
    let run = runInMemory("plot", "a.csv", files: ["a.csv": "time,x\u{202E}y\n0,1\n1,2\n"])
    #expect(run.status == .success)
    #expect(!run.output.unicodeScalars.contains("\u{202E}"))
  }
}
