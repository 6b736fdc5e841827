import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// `--set`: values of a document replaced from the command line, for one run or for many.
@Suite struct SweepTests {
  private static let document = """
    {
      "define": { "d": 1, "curve": ".linear(duration: d)", "twice(v)": "v * 2" },
      "state": { "x": 0, "on": false, "pair": [1, 2] },
      "published": { "model": { "goal": 8 } },
      "events": [
        { "at": 0, "withAnimation": "curve", "set": { "x": "model.goal" }, "completion": "done" }
      ]
    }
    """

  private func trace(_ arguments: String...) -> FinishedRun {
    runInMemory(["trace", "t.json"] + arguments, files: ["t.json": Self.document])
  }

  private func rows(_ run: FinishedRun) -> [[String]] {
    run.output.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test(arguments: [
    ("d=2", "2.0"), ("d=0.5 * 4", "2.0"), ("curve=.linear(duration: 2)", "2.0"),
    ("curve=.linear(duration: 0.5).delay(1.5)", "0.0"), ("model.goal=16", "8.0"), ("x=4", "6.0"),
  ])
  func `one value takes the place of a definition or a first value`(setting: String, half: String) {
    // Linear from x to the goal: at half a second the 2 s curves are a quarter of the way there.
    let run = trace("--set", setting, "--at", "0.5", "--precision", "1")
    #expect(run.status == .success)
    #expect(rows(run).map { $0[1] } == [half])
  }

  @Test func `several values are a run each, and several names all their combinations`() throws {
    let run = trace("--set", "d=1,2", "--set", "model.goal=8,16", "--at", "0.5")
    #expect(run.status == .success)
    let answers = try run.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(answers.map { $0["run"] as? Int } == [1, 2, 3, 4])
    let sets = answers.map { $0["set"] as? [String: Double] }
    #expect(
      sets == [
        ["d": 1, "model.goal": 8], ["d": 1, "model.goal": 16], ["d": 2, "model.goal": 8],
        ["d": 2, "model.goal": 16],
      ])
    let values = answers.map { answer -> Double? in
      let trace = answer["trace"] as? [String: Any]
      return (trace?["frames"] as? [[String: Any]])?.first?["x"] as? Double
    }
    #expect(values == [4, 8, 2, 4])
  }

  @Test(arguments: [
    ("0.2...0.8 by 0.1", ["0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8"]),
    ("1...2 by 0.4", ["1", "1.4", "1.8"]), ("0...0 by 5", ["0"]),
    ("1..<2 by 0.5", ["1", "1.5"]), ("1..<2 by 0.4", ["1", "1.4", "1.8"]),
    ("3...1 by -1", ["3", "2", "1"]), ("-0.1...0.1 by 0.1", ["-0.1", "0", "0.1"]),
    ("1,2...3 by 1, 5", ["1", "2", "3", "5"]),
    ("1e-3...3e-3 by 1e-3", ["0.001", "0.002", "0.003"]),
  ])
  func `a range has the numbers that its text says`(text: String, numbers: [String]) {
    let run = trace("--set", "x=\(text)", "--metrics", "--precision", "full", "--until", "0")
    #expect(rows(run).filter { $0[1] == "x" }.map { $0[0] } == numbers)
  }

  @Test func `commas inside brackets and quotes separate nothing`() {
    let run = trace(
      "--set", "curve=.linear(duration: max(1, 2)),.timingCurve(0, 0, 1, 1, duration: 4)",
      "--metrics")
    #expect(run.status == .success)
    #expect(run.output.contains("\n\"" + ".linear(duration: max(1, 2))\",x,"))
    #expect(run.output.contains("\n\"" + ".timingCurve(0, 0, 1, 1, duration: 4)\",x,"))
  }

  @Test func `other commands replace values as well`() {
    let files = ["t.json": Self.document]
    let events = runInMemory("events", "t.json", "--set", "d=3", files: files)
    #expect(events.output.contains("3.000000,complete,"))
    let sweep = runInMemory("events", "t.json", "--set", "d=3,4", files: files)
    #expect(sweep.output.split(separator: "\n").count == 2)
    let explain = runInMemory("explain", "t.json", "--set", "d=3,4", files: files)
    #expect(explain.output.hasPrefix(#"{"run":1,"set":{"d":3},"explanation":{"#))
  }

  @Test func `a picture and a page are of one run with its values, or of two`() {
    let files = [
      "t.json": Self.document, "d2.json": Self.document.replacing(#""d": 1"#, with: #""d": 2"#),
    ]
    let plot = { (words: String...) in
      runInMemory(["plot"] + words + ["-f", "svg"], files: files)
    }
    // But for its title it is the picture of the document that says so itself.
    let (one, said) = (plot("t.json", "--set", "d=2"), plot("d2.json"))
    #expect(one.status == .success)
    #expect(one.output.replacing("t.json (d = 2)", with: "d2.json") == said.output)
    let two = plot("t.json", "--set", "d=1,2")
    #expect(
      two.output.replacing("t.json (d = 1)", with: "t.json").replacing(
        "t.json (d = 2)", with: "d2.json")
        == plot("t.json", "d2.json").output)
    let show = runInMemory("show", "t.json", "--set", "d=1,2", "-o", "-", files: files)
    #expect(show.status == .success)
    for text in [#""name":"t.json (d = 1)""#, #""name":"t.json (d = 2)""#, #"\"d\": 2"#] {
      #expect(show.output.contains(text), "\(text)")
    }
  }

  @Test func `a run with other values is compared, and checked`() {
    let golden = trace("--set", "d=2").output
    let files = [
      "t.json": Self.document, "golden.csv": golden,
      "sharp.json": Self.document.replacing("duration: d", with: "duration: 1 / d"),
    ]
    let diff = { (words: String...) in runInMemory(["diff", "golden.csv"] + words, files: files) }
    #expect(diff("t.json", "--set", "d=2").status == .success)
    #expect(diff("t.json").status == .negative)
    #expect(runInMemory("check", "sharp.json", "--set", "d=2", files: files).status == .success)
    let check = runInMemory("check", "sharp.json", "--set", "d=0", files: files)
    #expect(check.status == .negative)
    #expect(check.errors.hasPrefix("sharp.json:2:"))
  }

  @Test(arguments: [
    (["plot", "t.json", "--set", "d=1,2,3"], "a picture has room for two runs"),
    (["plot", "t.json", "t.json", "--set", "d=1,2"], "these would be 4"),
    (["plot", "a.csv", "--set", "d=1"], "'--set' is for timelines, and 'a.csv' is a trace"),
    (["show", "t.json", "--set", "d=1,2", "--clock", "ideal,device", "-o", "-"], "would be 4"),
    (["show", "t.json", "--set", "d=1...9 by 1", "-o", "-"], "a page has room for two runs"),
    (["diff", "a.csv", "t.json", "--set", "d=1,2"], "'diff' takes one value of '--set'"),
    (["diff", "a.csv", "a.csv", "--set", "d=1"], "both inputs are traces"),
    (["check", "t.json", "--set", "d=1,2"], "'check' takes one value of '--set'"),
    (["check", "t.json", "--set", "e=1"], "no definition or state is called 'e'"),
    (["diff", "a.csv", "t.json", "--set", "d=true"], "expected a Double, found a Bool"),
    (["plot", "t.json", "--set", "on=1"], "expected a Bool"),
    (["show", "t.json", "--set", "curve=2", "-o", "-"], "expected an Animation"),
  ])
  func `values that a command has no room for are errors`(words: [String], message: String) {
    let run = runInMemory(words, files: ["t.json": Self.document, "a.csv": "time,x\n0,0\n"])
    #expect(run.status == .usage)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    ("dd=1", "no definition or state is called 'dd'"),
    ("model.gaol=1", "did you mean 'model.goal'?"),
    ("twice=1", "no definition or state is called 'twice'"),
    ("d=true", "'--set' d=true: expected a Double, found a Bool"),
    ("on=1,true", "'--set' on=1: expected a Bool"),
    ("curve=0.5", "'--set' curve=0.5: expected an Animation"),
    ("d=1,nonsense", "unknown name 'nonsense'"),
    ("d=0...3", "found a Range<Int>"),
    ("d=0..<0 by 1", "has a range without a value, '0..<0 by 1'; '...' includes its end"),
    ("d=2,0.5..<0.5 by -1", "has a range without a value, '0.5..<0.5 by -1'"),
    ("d=0...1 by 0", "has a range that does not end, '0...1 by 0'; its step is 0"),
    ("d=0...1 by -0.1", "its step leads away from its end"),
    ("d=0...1 in 3", "has a range that is not 'a...b by c'"),
    ("d=0...1e9 by 1e-9", "has a range of more than 1000000000 values"),
    ("d=1...1000001 by 1", "'--set' makes more than 1000000 runs, the limit"),
    ("d", "must be a name, '=' and a value, not 'd'"), ("=1", "must be a name"),
    ("d=", "needs a value after 'd='"), ("d=1,,2", "needs a value after 'd='"),
  ])
  func `a wrong value is an error of the command line`(setting: String, message: String) {
    let run = trace("--set", setting, "--metrics")
    #expect(run.status == .usage)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func `a name that is set twice, and too many combinations, are errors`() {
    #expect(trace("--set", "d=1", "--set", "d=2").errors.contains("is given twice for 'd'"))
    let many = "1...1001 by 1"
    let run = trace("--set", "d=\(many)", "--set", "x=\(many)")
    #expect(run.status == .usage && run.errors.contains("more than 1000000 runs"))
  }

  @Test func `a run that fails is told at the place of the original, and the others are played`() {
    let document = Self.document.replacing("duration: d", with: "duration: 1 / (d - 1)")
      .replacing(#""d": 1"#, with: #""d": 2"#)
    let files = ["t.json": document]
    let table = runInMemory(
      "trace", "t.json", "--set", "d=2,1,3", "--metrics", files: files)
    #expect(table.status == .invalidInput)
    #expect(rows(table).count == 4)
    #expect(table.errors.hasPrefix("t.json:2:"))
    #expect(table.errors.hasSuffix("in the run with d = 1\n"))
    let lines = runInMemory("trace", "t.json", "--set", "d=2,1,3", "--at", "0", files: files)
    #expect(lines.status == .invalidInput)
    #expect(
      lines.output.split(separator: "\n")[1].hasPrefix(#"{"run":2,"set":{"d":1},"diagnostics":["#))
    let alone = runInMemory("trace", "t.json", "--set", "d=1", files: files)
    #expect(alone.status == .invalidInput && alone.output.isEmpty)
  }

  @Test func `a document that is wrong is told once`() {
    let run = runInMemory("trace", "t.json", "--set", "d=1,2", files: ["t.json": "{"])
    #expect(run.status == .invalidInput)
    #expect(run.errors.split(separator: "\n").count { $0.contains("error:") } == 1)
  }

  @Test func `a format that a sweep does not have is refused`() {
    #expect(trace("--set", "d=1,2", "-f", "csv").errors.contains("a sweep is a line a run"))
    #expect(trace("--set", "d=1,2", "--metrics", "-f", "json").status == .usage)
    #expect(trace("--set", "d=2", "-f", "json").status == .success)
  }

  @Test func `a sweep is the same as its runs one by one`() {
    let sweep = rows(trace("--set", "d=0.5...2 by 0.5", "--set", "x=1,-3", "--metrics"))
    var alone: [[String]] = []
    for d in ["0.5", "1", "1.5", "2"] {
      for x in ["1", "-3"] {
        alone += rows(trace("--set", "d=\(d)", "--set", "x=\(x)", "--metrics"))
      }
    }
    #expect(sweep == alone)
  }
}
