import CommandLineInterface
import Testing

/// `test --golden`: runs against what was recorded of them.
@Suite struct GoldenTestTests {
  private static let document = """
    { "until": 2, "state": { "x": 0 }, "events": [
      { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 8 } } ] }
    """
  /// The same with another target.
  private static let changed = document.replacing("8 }", with: "8.25 }")

  private let console = MemoryConsole()

  init() { console.files["t.json"] = Array(Self.document.utf8) }

  /// Runs `test`; the output and the messages are those of this run alone.
  private func test(_ arguments: String...) -> FinishedRun {
    let (output, errors) = (console.output.count, console.errors.count)
    let status = run(arguments: ["test", "-q"] + arguments, console: console)
    return FinishedRun(
      status: status, output: String(console.output.dropFirst(output)),
      errors: String(console.errors.dropFirst(errors)))
  }

  private func text(_ path: String) -> String? {
    console.files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a run that differs from its golden explains the first difference`() throws {
    _ = test("t.json", "--golden", "g", "--update")
    console.files["t.json"] = Array(Self.changed.utf8)
    let answer = "x is animated by withAnimation: .linear(duration: 1)."
    let needed = "if this is meant, '--update' records it."
    let tap = test("t.json", "--golden", "g").output
    #expect(tap.contains("  why:\n    - time: 0\n      answer: \"\(answer)\"\n"), "\(tap)")
    #expect(tap.contains("needed: \"\(needed)\""))
    let junit = test("t.json", "--golden", "g", "-f", "junit").output
    #expect(junit.contains(answer) && junit.contains("--update"), "\(junit)")
    _ = test("t.json", "--golden", "g", "--report", "pages")
    let page = try #require(text("pages/t-golden.html"))
    #expect(page.contains(answer) && page.contains(needed))
  }

  @Test func `a golden that is missing has nothing to explain`() {
    #expect(!test("t.json", "--golden", "g").output.contains("why:"))
  }

  @Test func `a golden is recorded on request only, and is a trace with events`() throws {
    let missing = test("t.json", "--golden", "g")
    #expect(missing.status == .unreadableInput)
    #expect(missing.output.contains("not ok 1 - t.json: matches g/t.golden\n"))
    #expect(
      missing.errors == "inbetween: error: g/t.golden: No such file or directory; "
        + "'--update' records a golden\n")
    #expect(text("g/t.golden") == nil)

    let recorded = test("t.json", "--golden", "g", "--update")
    #expect(recorded.status == .success)
    #expect(recorded.output.contains("ok 1 - t.json: is recorded as g/t.golden\n"))
    let golden = try #require(text("g/t.golden"))
    #expect(golden.contains(#""document":"t.json""#))
    #expect(golden.contains(#""frames""#) && golden.contains(#""events""#))
    #expect(console.folders == ["g"])
    #expect(run(arguments: ["diff", "g/t.golden", "t.json"], console: console) == .success)

    let same = test("t.json", "--golden", "g")
    #expect(same.status == .success)
    #expect(same.output.contains("ok 1 - t.json: matches g/t.golden\n"))
  }

  @Test func `a run that differs fails, with its first difference, and overwrites nothing`() throws
  {
    _ = test("t.json", "--golden", "g", "--update")
    let golden = try #require(text("g/t.golden"))
    console.files["t.json"] = Array(Self.changed.utf8)
    let run = test("t.json", "--golden", "g")
    #expect(run.status == .negative)
    #expect(run.output.contains("not ok 1 - t.json: matches g/t.golden\n"))
    #expect(
      run.output.contains("'value' of the event 'begin' is 8, in t.json it is 8.25"),
      "\(run.output)")
    // Two seconds are 120 frames after the first, and a line has gone a quarter further at its end.
    #expect(run.output.contains("; x: 120 of 121 values differ, at most by 0.25 at 1: 8 and 8.25"))
    #expect(text("g/t.golden") == golden)

    #expect(test("t.json", "--golden", "g", "--tolerance", "0.25").status == .success)
    #expect(test("t.json", "--golden", "g", "--tolerance", "0.24").status == .negative)
    #expect(test("t.json", "--golden", "g", "--update").status == .success)
    #expect(text("g/t.golden") != golden)
    #expect(test("t.json", "--golden", "g").status == .success)
  }

  @Test func `a golden within the tolerance is not written again`() throws {
    _ = test("t.json", "--golden", "g", "--update")
    let golden = try #require(text("g/t.golden"))
    console.files["t.json"] = Array(Self.changed.utf8)
    let run = test("t.json", "--golden", "g", "--update", "--tolerance", "0.25")
    #expect(run.output.contains("ok 1 - t.json: matches g/t.golden\n"))
    #expect(text("g/t.golden") == golden)
  }

  @Test func `times may differ by the tolerance of times`() {
    let late = Self.document.replacing(#""at": 0"#, with: #""at": 0.004"#)
    _ = test("t.json", "--golden", "g", "--update")
    console.files["t.json"] = Array(late.utf8)
    #expect(test("t.json", "--golden", "g", "--tolerance", "0.1").status == .negative)
    #expect(
      test("t.json", "--golden", "g", "--tolerance", "0.1", "--time-tolerance", "0.005").status
        == .success)
  }

  @Test func `the golden of another document is an error at its place`() {
    _ = test("t.json", "--golden", "g", "--update")
    console.files["u.json"] = console.files["t.json"]
    console.files["g/u.golden"] = console.files["g/t.golden"]
    let run = test("u.json", "--golden", "g")
    #expect(run.status == .invalidInput)
    #expect(
      run.errors.hasPrefix(
        "g/u.golden:1:52: error: this is the golden of 't.json', not of 'u.json' [wrong-type]\n"))
    #expect(test("u.json", "--golden", "g", "--update").status == .success)
    #expect(text("g/u.golden")?.contains(#""document":"u.json""#) == true)
  }

  @Test(arguments: [document, "{", "x,y\n1,2\n", "", #"{"document":"t.json","mine":1}"#])
  func `a file that is not a golden is an error, and is never overwritten`(other: String) {
    console.files["g/t.golden"] = Array(other.utf8)
    for options in [[], ["--update"]] {
      let status = run(
        arguments: ["test", "t.json", "--golden", "g"] + options, console: console)
      #expect(status == .invalidInput)
      #expect(text("g/t.golden") == other)
    }
    #expect(console.errors.contains("g/t.golden:1:1: error: ") || other == "{")
  }

  @Test func `each run of a matrix has a golden`() {
    let run = test("t.json", "--golden", "g", "--update", "--profile", "ios17,ios18")
    #expect(run.status == .success)
    #expect(
      console.files.keys.filter { $0.hasPrefix("g/") }.sorted()
        == ["g/t-ios17.golden", "g/t-ios18.golden"])
    #expect(test("t.json", "--golden", "g", "--profile", "ios18,ios17").status == .success)
    #expect(test("t.json", "--golden", "g").status == .unreadableInput)
  }

  /// Values in which other characters than letters and digits differ, with the names of their goldens.
  private static let spelled = [
    ("a b", "a~20b"), ("a+b", "a~2Bb"), ("a-b", "a~2Db"), ("a~20b", "a~7E20b"), ("-1", "~2D1"),
    ("1", "1"), ("1.5", "1.5"), ("\u{E4}", "~C3~A4"),
  ]

  @Test func `runs whose values differ have goldens of their own`() throws {
    let cases = Self.spelled.map { #"{ "d": "'\#($0.0)'" }"# }.joined(separator: ", ")
    console.files["c.json"] = Array(
      #"{ "define": { "d": "''" }, "cases": [\#(cases)], "state": { "x": 0 } }"#.utf8)
    #expect(test("c.json", "--golden", "g", "--update").status == .success)
    let names = Set(console.files.keys.filter { $0.hasPrefix("g/") })
    #expect(names == Set(Self.spelled.map { "g/c-d-~27\($0.1)~27.golden" }))
    #expect(test("c.json", "--golden", "g").status == .success)
  }

  @Test(arguments: [
    (["t.json", "--update"], "'--update' needs '--golden'"),
    (["t.json", "--tolerance", "1"], "'--tolerance' needs '--golden'"),
    (["t.json", "--time-tolerance", "1"], "'--time-tolerance' needs '--golden'"),
    (["-", "--golden", "g"], "'--golden' needs a file; standard input has no name"),
    (
      ["t.json", "a/t.json", "--golden", "g"],
      "'g/t.golden' would be the golden of 't.json' and of 'a/t.json'"
    ),
    (["--batch", "t.json", "--golden", "g"], "'--golden' has no meaning beside '--batch'"),
  ])
  func `a golden that cannot be meant is an error`(arguments: [String], message: String) {
    let status = run(arguments: ["test"] + arguments, console: console)
    #expect(status == .usage)
    #expect(console.errors.hasPrefix("inbetween: error: \(message)\n"), "\(console.errors)")
  }
}
