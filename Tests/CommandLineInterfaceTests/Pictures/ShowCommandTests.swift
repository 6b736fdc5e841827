import CommandLineInterface
import Diagnostics
import Foundation
import TestSupport
import Testing

/// `show` and `test --report`, from arguments to files.
@Suite struct ShowCommandTests {
  private static let document = """
    { "fps": 10, "state": { "x": 0 },
      "views": [ { "id": "v", "size": [20, "10 * 3"], "modifiers": [ { "geometryGroup": true }, { "offset": { "x": "x" } } ],
          "children": [ { "id": "inner", "modifiers": [ { "opacity": "x / 100" } ] } ] } ],
      "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 100 } },
        { "at": 0.5, "expect": { "v_offset_x": 51 } },
        { "at": 0.7, "expect": { "v_offset_x": 70 } } ] }
    """

  /// The beginning of a packed module, whose first part is a module itself.
  private static let module: [UInt8] =
    Array("ibp1".utf8) + [8, 0, 0, 0] + Array("\0asm".utf8) + [1, 0, 0, 0, 5]

  private static func console() -> MemoryConsole {
    let console = MemoryConsole()
    console.files = [
      "v.json": document, "a.csv": "time,x\n0,1\n", "bad.json": "{ \"state\": 1 }",
      "long.json": "{ \"state\": { \"x\": 0 }, \"until\": 20000, \"events\": [] }",
    ].mapValues { Array($0.utf8) }
    console.files["m.packed"] = module
    // What gzip packs begins like this.
    console.files["m.gz"] = [0x1F, 0x8B, 8] + [UInt8](repeating: 0, count: 20)
    return console
  }

  /// The data in a page that a run has written.
  private func data(_ page: String, of console: MemoryConsole) throws -> [String: Any] {
    let text = String(decoding: try #require(console.files[page]), as: UTF8.self)
    let start = try #require(text.range(of: "id=\"data\">")?.upperBound)
    let end = try #require(text[start...].range(of: "</script>")?.lowerBound)
    let object = try JSONSerialization.jsonObject(with: Data(text[start..<end].utf8))
    return try #require(object as? [String: Any])
  }

  private func runs(_ data: [String: Any]) throws -> [[String: Any]] {
    try #require(data["runs"] as? [[String: Any]])
  }

  @Test func `a page has the views, the columns, the events with their lines, and the document`()
    throws
  {
    let console = Self.console()
    #expect(run(arguments: ["show", "v.json", "-o", "p.html"], console: console) == .success)
    #expect(console.errors.isEmpty && console.output.isEmpty)
    let data = try data("p.html", of: console)
    let run = try #require(try runs(data).first)
    let views = try #require(run["views"] as? [[String: Any]])
    #expect(views.map { $0["name"] as? String } == ["v", "inner"])
    #expect(views.map { $0["parent"] as? Int } == [-1, 0])
    #expect(views[0]["size"] as? [Double] == [20, 30] && views[1]["size"] == nil)
    let columns = try #require(run["columns"] as? [[String: Any]])
    #expect(
      columns.map { $0["name"] as? String } == [
        "v_offset_x", "v_offset_y", "inner_opacity", "inner_layout_x", "inner_layout_y",
        "inner_layout_width", "inner_layout_height",
      ])
    #expect(columns.map { $0["view"] as? Int } == [0, 0, 1, 1, 1, 1, 1])
    let values = try #require(run["values"] as? [Any])
    #expect(values[0] as? [Double] == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
    #expect(
      run["models"] as? [[Double]] == [
        [0, 0, 0, 100], [0, 0, 0, 0], [0, 0, 0, 1], [], [], [], [],
      ])
    let events = try #require(run["events"] as? [[String: Any]])
    #expect(events.first?["word"] as? String == "begin" && events.first?["line"] as? Int == 5)
    let documents = try #require(data["documents"] as? [[String: String]])
    #expect(documents.first?["text"] == Self.document)
  }

  @Test(arguments: [
    (["v.json", "--clock", "ideal,device"], ["v.json (ideal)", "v.json (device)"]),
    (["v.json", "--profile", "ios16,ios17"], ["v.json (ios16)", "v.json (ios17)"]),
    (["v.json", "v.json", "--clock", "display"], ["v.json (display)", "v.json (display)"]),
  ])
  func `two files, profiles or clocks are two runs`(words: [String], names: [String]) throws {
    let console = Self.console()
    #expect(run(arguments: ["show"] + words + ["-o", "p.html"], console: console) == .success)
    #expect(try runs(data("p.html", of: console)).map { $0["name"] as? String } == names)
  }

  @Test(arguments: [
    (
      ["v.json", "-o", "x.pdf"], CommandLineInterface.ExitStatus.usage,
      "no format here has the ending '.pdf', only '.html'"
    ),
    (
      ["v.json", "v.json", "--clock", "ideal,device"], .usage,
      "a page has room for two runs, and these would be 4"
    ),
    (
      ["v.json", "--clock", "ideal,none", "-o", "p.html"], .usage,
      "'--clock' must be 'ideal', 'display' or 'device', not 'none'"
    ),
    (["v.json", "--select", "w*", "-o", "p.html"], .usage, "no track matches 'w*'"),
    (["a.csv", "-o", "p.html"], .invalidInput, "not a timeline"),
    (["bad.json", "-o", "p.html"], .invalidInput, "bad.json:1:12: error:"),
    (
      ["long.json", "-o", "p.html"], .invalidInput,
      "this is more than 1000000 values, the limit for a page"
    ),
    (["v.json", "-o", "v.json"], .usage, "no format here has the ending '.json'"),
    (
      ["v.json", "--live", "-o", "p.html"], .usage,
      "'--live' needs the tool as a module: make it with Sources/Embedded/build wasm"
    ),
    (
      ["v.json", "--live", "--module", "a.csv", "-o", "p.html"], .usage,
      "'a.csv' is not a packed module: make one with Sources/Embedded/build wasm"
    ),
    (
      ["v.json", "--live", "--module", "m.gz", "-o", "p.html"], .usage,
      "'m.gz' is not a packed module"
    ),
    (
      ["v.json", "--live", "--module", "none.packed", "-o", "p.html"], .unreadableInput,
      "none.packed"
    ),
    (["v.json", "--module", "m.packed", "-o", "p.html"], .usage, "'--module' needs '--live'"),
    (
      ["v.json", "--live", "--module", "m.packed", "--fps", "30", "-o", "p.html"], .usage,
      "'--fps' has no meaning beside '--live', which plays what the text of its timeline says"
    ),
    (
      ["v.json", "v.json", "--live", "--module", "m.packed", "-o", "p.html"], .usage,
      "a live page plays one timeline"
    ),
    (
      ["v.json", "--watch"], .usage,
      "'--watch' writes a page again; name its file with '-o page.html'"
    ),
    (
      ["v.json", "--live", "--module", "m.packed", "--watch", "-o", "p.html"], .usage,
      "'--watch' has no meaning beside '--live', which plays what the text of its timeline says"
    ),
    (
      ["-", "--watch", "-o", "p.html"], .usage,
      "'--watch' needs a file; standard input can be read only once"
    ),
  ])
  func `wrong use has a clear message, and nothing is written`(
    words: [String], status: CommandLineInterface.ExitStatus, message: String
  ) {
    let console = Self.console()
    #expect(run(arguments: ["show"] + words, console: console) == status)
    #expect(console.errors.contains(message), "\(console.errors)")
    #expect(console.output.isEmpty && console.begunFiles == console.discardedFiles)
  }

  @Test(arguments: ["named", "variable", "installed"])
  func `a live page contains the module, and alone may run it`(place: String) throws {
    let console = Self.console()
    let module = console.files.removeValue(forKey: "m.packed")
    console.files[place == "installed" ? "installed/inbetween.wasm.packed" : "m.packed"] = module
    if place == "variable" { console.variables["INBETWEEN_MODULE"] = "m.packed" }
    let words = place == "named" ? ["--module", "m.packed"] : []
    let arguments = ["show", "v.json", "--live", "-o", "p.html"]
    #expect(run(arguments: arguments + words, console: console) == .success)
    let live = String(decoding: try #require(console.files["p.html"]), as: UTF8.self)
    #expect(Base95Text.module(in: live) == Array(Self.module))
    #expect(live.contains(" 'wasm-unsafe-eval'\"") && !live.contains("'unsafe-eval'"))
    #expect(run(arguments: ["show", "v.json", "-o", "p.html"], console: console) == .success)
    let page = String(decoding: try #require(console.files["p.html"]), as: UTF8.self)
    #expect(!page.contains("unsafe-eval") && !page.contains("id=\"module\""))
  }

  @Test func `the document of a view in Swift is the Swift, with the lines of its events`()
    throws
  {
    let console = Self.console()
    let view = """
      struct Card: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open") {
            withAnimation(.linear(duration: 1)) { isOpen.toggle() }
          }
          .opacity(isOpen ? 1 : 0)
        }
      }

      """
    console.files["Card.swift"] = Array(view.utf8)
    #expect(run(arguments: ["show", "Card.swift", "-o", "p.html"], console: console) == .success)
    let data = try data("p.html", of: console)
    let document = try #require((data["documents"] as? [[String: String]])?.first)
    #expect(document["name"] == "Card.swift" && document["text"].map { $0 + "\n" } == view)
    let shown = try #require((data["runs"] as? [[String: Any]])?.first)
    let lines = try #require(shown["events"] as? [[String: Any]]).compactMap { $0["line"] as? Int }
    // The button's action is what begins the motion.
    #expect(!lines.isEmpty && lines.allSatisfy { $0 == 4 || $0 == 5 }, "\(lines)")
  }

  @Test func `a live page without a file begins with a recipe, and has all of them`() throws {
    let console = Self.console()
    let arguments = ["show", "--live", "--module", "m.packed", "-o", "p.html"]
    #expect(run(arguments: arguments, console: console) == .success, "\(console.errors)")
    let data = try data("p.html", of: console)
    let recipes = try #require(data["recipes"] as? [[String: String]])
    #expect(
      recipes.map { $0["name"] } == [
        "fade", "spring", "completion", "list", "drag", "async", "view",
      ])
    let document = try #require((data["documents"] as? [[String: String]])?.first)
    #expect(document["name"] == "timeline.json")
    let fade = try String(
      contentsOfFile: RepositoryFiles.path("Sources/CommandLineInterface/Resources/fade.json"),
      encoding: .utf8)
    #expect(document["text"].map { $0 + "\n" } == fade && recipes[0]["text"] == fade)
    // Every recipe can be played.
    for recipe in recipes {
      let name = recipe["name"] == "view" ? "r.swift" : "r.json"
      console.files[name] = Array((recipe["text"] ?? "").utf8)
      #expect(run(arguments: ["show", name, "-o", "r.html"], console: console) == .success)
    }
    #expect(try self.data("r.html", of: console)["recipes"] == nil)
  }

  @Test(arguments: [
    (#""name": "a card & a <sheet>","#, ["dir/v.json"], "a card & a <sheet>"),
    ("", ["dir/v.json"], "v.json"),
    (#""name": "one","#, ["dir/v.json", "v.json"], "one and v.json"),
    (#""name": "one","#, ["dir/v.json", "--clock", "ideal,device"], "one"),
  ])
  func `the title of a page is the name of its document, or else of its file`(
    name: String, words: [String], title: String
  ) throws {
    let console = Self.console()
    console.files["dir/v.json"] = Array("{ \(name) \(Self.document.dropFirst())".utf8)
    #expect(run(arguments: ["show"] + words + ["-o", "p.html"], console: console) == .success)
    #expect(try data("p.html", of: console)["title"] as? String == title)
  }

  @Test func `a page has the hitches of a display, and a clock without one has none`() throws {
    let console = Self.console()
    let hitches = #"{ "hitches": [ { "at": 0.2, "by": 0.3 } ], "#
    console.files["v.json"] = Array((hitches + Self.document.dropFirst()).utf8)
    for (clock, expected) in [
      ("device", [[0.2, 0.5]]), ("display", [[0.2, 0.5]]), ("ideal", nil),
    ] {
      let words = ["show", "v.json", "--clock", clock, "-o", "p.html"]
      #expect(run(arguments: words, console: console) == .success, "\(console.errors)")
      #expect(try runs(data("p.html", of: console))[0]["hitches"] as? [[Double]] == expected)
    }
  }

  /// A way there and back of 1 s each: 121 frames, which nothing on the command line could ask for.
  @Test func `a live page shows the whole of a motion that never ends`() throws {
    let console = Self.console()
    let document = """
      { "state": { "x": 0 }, "events": [ { "at": 0, "set": { "x": 1 },
        "withAnimation": ".linear(duration: 1).repeatForever(autoreverses: true)" } ] }
      """
    console.files["v.json"] = Array(document.utf8)
    let live = ["show", "v.json", "--live", "--module", "m.packed", "-o", "p.html"]
    #expect(run(arguments: live, console: console) == .success, "\(console.errors)")
    let page = String(decoding: try #require(console.files["p.html"]), as: UTF8.self)
    #expect(page.contains(#""count":121}"#), "\(page.prefix(4000))")
    #expect(run(arguments: ["show", "v.json", "-o", "q.html"], console: console) != .success)
    #expect(console.errors.contains("or --until 2"))
  }

  @Test func `other commands take one clock and one profile`() {
    for command in ["trace", "events", "plot"] {
      let run = runInMemory(command, "samples/fade.json", "--clock", "ideal,device")
      #expect(run.status == .usage && run.errors.contains("not 'ideal,device'"), "\(command)")
    }
  }

  @Test func `a terminal is no place for a page`() {
    let console = Self.console()
    console.terminals = [.output]
    #expect(run(arguments: ["show", "v.json"], console: console) == .usage)
    #expect(console.errors.contains("name it with '-o page.html'") && console.output.isEmpty)
  }

  @Test func `a page for each failed claim opens at its time`() throws {
    let console = Self.console()
    #expect(run(arguments: ["test", "v.json", "--report", "dir"], console: console) == .negative)
    #expect(console.folders == ["dir"])
    let pages = console.files.keys.filter { $0.hasPrefix("dir/") }
    #expect(pages == ["dir/v-line-6.html"])
    let data = try data("dir/v-line-6.html", of: console)
    #expect(data["start"] as? Double == 0.5)
    let note = try #require(data["note"] as? String)
    #expect(
      note.hasPrefix("at 0.5 s: ") && note.contains("expected: 51") && note.contains("found: 50"))
  }

  @Test func `without failures there is no folder`() {
    let console = MemoryConsole()
    #expect(
      run(arguments: ["test", "samples/fade.json", "--report", "dir"], console: console) == .success
    )
    #expect(console.folders.isEmpty && console.begunFiles == 0)
  }

  @Test func `a folder that cannot be made is named`() {
    let console = Self.console()
    console.creationFailure = .failed(reason: "Permission denied")
    #expect(
      run(arguments: ["test", "v.json", "--report", "dir"], console: console) == .cannotCreate)
    #expect(console.errors.contains("dir: Permission denied"))
  }

  @Test func `the page of every sample is smaller than 100 kB`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: RepositoryFiles.path("samples"))
    let samples = names.filter { $0.hasSuffix(".json") }
    #expect(samples.count > 70)
    for name in samples {
      let run = runInMemory("show", "samples/\(name)", "-q")
      #expect(run.status == .success, "\(name): \(run.errors)")
      #expect(run.output.utf8.count < 100_000, "\(name): \(run.output.utf8.count)")
    }
  }
}
