import CommandLineInterface
import Testing

@Suite struct TestCommandTests {
  private static let good =
    #"{ "state": { "x": 3 }, "events": [ { "at": 1, "expect": { "x": 3 } } ] }"#
  private static let bad =
    #"{ "state": { "x": 3 }, "events": [ { "at": 1, "expect": { "x": 4 } } ] }"#
  private static let files = [
    "good.json": good, "bad.json": bad, "empty.json": #"{ "state": { "x": 3 } }"#,
    "broken.json": "{", "odd #1.json": good,
  ]

  private func test(_ names: String...) throws -> (
    status: CommandLineInterface.ExitStatus, lines: [String]
  ) {
    let console = MemoryConsole()
    console.files = Self.files.mapValues { Array($0.utf8) }
    let status = run(arguments: ["test"] + names, console: console)
    let points = try TAPPoint.parse(console.output)
    return (status, points.map { ($0.passed ? "ok " : "not ok ") + $0.description })
  }

  @Test func `the whole report of a claim that is true`() {
    let run = runInMemory("test", "good.json", files: Self.files)
    #expect(run.status == .success)
    #expect(run.output == "TAP version 13\n1..1\nok 1 - good.json at 1 s: x is 3\n")
    #expect(run.errors.isEmpty)
  }

  @Test func `several files are one plan in their order, and the status is the worst`() throws {
    let (status, lines) = try test("bad.json", "good.json", "empty.json")
    #expect(status == .negative)
    #expect(
      lines == [
        "not ok bad.json at 1 s: x is 4", "ok good.json at 1 s: x is 3",
        "ok empty.json expects nothing # SKIP no expectations",
      ])
    #expect(try test("good.json", "empty.json").status == .success)
    #expect(try test("bad.json", "broken.json", "good.json").status == .invalidInput)
    #expect(try test("broken.json", "missing.json", "bad.json").status == .unreadableInput)
  }

  @Test func `a file that cannot be played or read is a failed point and a message`() throws {
    #expect(try test("broken.json").lines == ["not ok broken.json cannot be played"])
    #expect(try test("missing.json").lines == ["not ok missing.json cannot be read"])
    #expect(
      runInMemory("test", "broken.json", files: Self.files).errors.hasPrefix(
        "broken.json:1:2: error:"))
    #expect(
      runInMemory("test", "-q", "missing.json").errors
        == "inbetween: error: missing.json: No such file or directory\n")
  }

  @Test func `a number sign in a description begins no directive`() throws {
    #expect(try test("odd #1.json").lines == [##"ok odd \#1.json at 1 s: x is 3"##])
  }

  @Test func `a quiet test keeps warnings to itself`() {
    let warned = #"""
      { "state": { "x": true }, "events": [
        { "at": 0, "set": { "x": false }, "toggle": "x", "expect": { "state.x": true } } ] }
      """#
    let run = runInMemory("test", input: warned)
    #expect(run.errors.contains("warning"))
    let quiet = runInMemory("test", "-q", input: warned)
    #expect(quiet.errors.isEmpty)
    #expect(quiet.output == run.output)
  }

  @Test(arguments: [
    (#""y": 1"#, "no track is called 'y'"), (#""p_q": 1"#, "no column is called 'p_q'"),
    (#""state.q": 1"#, "no state is called 'q'"),
    (#""state.p.z": 1"#, "'z'"),
    (#""x": "1 / Int(x)""#, "at 1 s"),
  ])
  func `a claim about what there is not makes the timeline invalid`(
    claim: String, message: String
  ) {
    let document = """
      { "state": { "x": 0, "p": "CGPoint(x: 0, y: 0)" },
        "events": [ { "at": 1, "expect": { \(claim) } } ] }
      """
    let run = runInMemory("test", input: document)
    #expect(run.status == .invalidInput)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
