import CommandLineInterface
import Foundation
import Testing

/// The formats of `test` that show only failures, and the choice of runs.
@Suite struct TestFormatTests {
  private static let files = [
    // At half of its length a line to 100 is at 50.
    "a.json": """
    { "state": { "x": 0 }, "events": [
      { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 100 } },
      { "at": 0.5, "expect": { "x": 60 } },
      { "at": 1, "expect": { "x": 100 } } ] }
    """,
    "b.json": #"{ "define": { "d": 1 }, "cases": [{ "d": 1 }, { "d": 2 }], "state": { "x": 0 } }"#,
    "wrong.json": "{",
  ]

  /// Why the claim of the first file is false.
  private static let reason =
    "at 0 s x is animated by withAnimation: .linear(duration: 1). Needed: it passes this value on the way to "
    + "100: ask at another time, or let the motion take another time."

  private func test(_ words: String...) -> FinishedRun {
    runInMemory(["test"] + words, files: Self.files)
  }

  @Test func `a summary has the false claims and one line of counts`() {
    let run = test("a.json", "b.json", "wrong.json", "-f", "text")
    #expect(run.status == .invalidInput)
    #expect(
      run.output == """
        a.json:3:28: error: false at 0.5 s: x is 60; found 50 [false-claim]
        3 |   { "at": 0.5, "expect": { "x": 60 } },
          |                            ^~~
        help: \(Self.reason)
        3 runs with 2 claims, 1 false, 2 without claims, 1 not played

        """)
    #expect(run.errors.hasPrefix("wrong.json:1:2: error: "))
  }

  @Test func `false claims are annotations, and so are the errors of files that are not played`() {
    let run = test("a.json", "wrong.json", "missing.json", "-f", "github")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines.first.map(String.init)
        == "::error file=a.json,line=3,col=28,title=false-claim::false at 0.5 s: x is 60; found 50%0A"
        + "help: \(Self.reason)")
    #expect(lines[1].hasPrefix("::error file=wrong.json,line=1,col=2,title=syntax::"))
    #expect(
      lines[2]
        == "::error file=missing.json,line=1,col=1,title=unreadable::No such file or directory")
  }

  @Test func `false claims are results of SARIF`() throws {
    let run = test("a.json", "-f", "sarif")
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let runs = try #require(log["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["false-claim"])
  }

  @Test(arguments: [
    ("a.json", 2), ("d = 2", 1), ("b.json*1", 1), ("*", 4), ("json", 4),
  ])
  func `a filter chooses runs by the names of the report`(filter: String, count: Int) throws {
    let run = test("a.json", "b.json", "--filter", filter)
    #expect(try TAPPoint.parse(run.output).count == count)
  }

  @Test func `a filter that chooses nothing is an error`() {
    let run = test("a.json", "b.json", "--filter", "c")
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("inbetween: error: no run has a name that contains 'c'\n"))
    #expect(run.output.isEmpty)
  }

  @Test func `bail ends the report after the first file that fails`() throws {
    #expect(try TAPPoint.parse(test("b.json", "a.json", "wrong.json", "--bail").output).count == 4)
    #expect(try TAPPoint.parse(test("wrong.json", "a.json", "--bail").output).count == 1)
  }
}
