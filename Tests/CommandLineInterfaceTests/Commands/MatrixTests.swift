import CommandLineInterface
import Testing

/// The runs of `test`: cases of the document, and lists of values, profiles, clocks and frame rates.
@Suite struct MatrixTests {
  private static func document(cases: String = "", claims: String) -> String {
    """
    { "define": { "d": 1, "goal": 8 }, "state": { "x": 0 }, \(cases)
      "events": [
        { "at": 0, "withAnimation": ".linear(duration: d)", "set": { "x": "goal" } },
        { "at": 0.5, "expect": { \(claims) } } ] }
    """
  }

  private func lines(_ document: String, _ options: String...) -> [String] {
    let run = runInMemory(["test", "t.json"] + options, files: ["t.json": document])
    return run.output.split(separator: "\n").map(String.init).filter { $0.contains("ok ") }
  }

  @Test func `each case is a run, in the order of the document`() {
    let document = Self.document(
      cases: #""cases": [{ "d": 0.5 }, { "d": 2, "goal": 16, "x": 8 }, {}],"#,
      claims: #""x": "d < 1 ? 8 : d == 1 ? 4 : 10""#)
    #expect(
      lines(document).map { $0.prefix { $0 != ":" } } == [
        "ok 1 - t.json (d = 0.5) at 0.5 s", "ok 2 - t.json (d = 2, goal = 16, x = 8) at 0.5 s",
        "ok 3 - t.json at 0.5 s",
      ])
  }

  @Test func `a claim that is false in one case names the case and the place in the file`() {
    let document = Self.document(
      cases: "\"cases\": [{ \"d\": 1 },\n {\"d\": 2}],", claims: "\"x\": 4")
    let run = runInMemory("test", "t.json", files: ["t.json": document])
    #expect(run.status == .negative)
    #expect(run.output.contains("not ok 2 - t.json (d = 2) at 0.5 s: x is 4\n"))
    #expect(run.output.contains("at: \"t.json:5:"))
  }

  @Test func `lists are a run for each combination, with cases and sweeps`() {
    let document = Self.document(
      cases: #""cases": [{ "goal": 8 }, { "goal": 16 }],"#, claims: #""x": "goal / 2 / d""#)
    let found = lines(
      document, "--profile", "ios16,ios17", "--clock", "ideal,display", "--fps", "60,100",
      "--set", "d=1,2")
    #expect(found.count == 32)
    #expect(found.allSatisfy { $0.hasPrefix("ok ") })
    #expect(
      found.first == "ok 1 - t.json (ios16, ideal, 60 fps, goal = 8, d = 1) at 0.5 s: "
        + "x is goal / 2 / d")
    #expect(found.last?.contains("(ios17, display, 100 fps, goal = 16, d = 2)") == true)
  }

  @Test func `one value of each is a run without a label`() {
    let document = Self.document(claims: #""x": 4"#)
    #expect(
      lines(document, "--profile", "ios16", "--clock", "display", "--fps", "30")
        == ["ok 1 - t.json at 0.5 s: x is 4"])
  }

  @Test func `the command line outranks a case`() {
    let document = Self.document(cases: #""cases": [{ "d": 9, "goal": 2 }],"#, claims: #""x": 1"#)
    #expect(lines(document, "--set", "d=1") == ["ok 1 - t.json (goal = 2, d = 1) at 0.5 s: x is 1"])
  }

  @Test func `a frame rate chooses the ticks of a display`() {
    // At 0.5 s a display of 0.8 frames per second still shows what it has shown at 0.
    let document = Self.document(claims: #""x": 0"#)
    #expect(lines(document, "--clock", "display", "--fps", "0.8").first?.hasPrefix("ok") == true)
    #expect(lines(document, "--clock", "display", "--fps", "60").first?.hasPrefix("not ok") == true)
  }

  @Test func `claims for some profiles are made for these only`() {
    let document = """
      { "state": { "x": 0 }, "events": [
        { "at": 0, "expect": { "x": 1, "profiles": ["ios16"] } },
        { "at": 0, "expect": { "x": 0, "profiles": ["ios17", "ios18"] } },
        { "at": 9, "when": "x > 1", "expect": { "x": 1 } } ], "until": 1 }
      """
    #expect(lines(document, "--profile", "ios17").count == 2)
    let found = lines(document, "--profile", "ios16,ios18")
    #expect(
      found.filter { $0.hasPrefix("not ok") } == [
        "not ok 1 - t.json (ios16) at 0 s: x is 1"
      ])
    #expect(found.contains("ok 3 - t.json (ios18) at 0 s: x is 0"))
  }

  @Test func `a document that is wrong for one profile is tested with the others`() {
    let document = """
      { "state": { "x": 0 }, "events": [
        { "at": 0, "withAnimation": true, "set": { "x": 1 }, "completion": "done" },
        { "at": 9, "expect": { "x": 1 } } ] }
      """
    let run = runInMemory(
      "test", "t.json", "--profile", "ios16,ios17", files: ["t.json": document])
    #expect(run.status == .invalidInput)
    #expect(run.output.contains("not ok 1 - t.json (ios16) cannot be played\n"))
    #expect(run.output.contains("\nok 2 - t.json (ios17) at 9 s: x is 1\n"))
  }

  @Test func `a report in XML has a suite for each run`() {
    let document = Self.document(cases: #""cases": [{}, { "d": 2 }],"#, claims: #""x": 4"#)
    let run = runInMemory("test", "t.json", "-f", "junit", files: ["t.json": document])
    #expect(run.output.contains(#"<testsuite name="t.json" tests="1" failures="0""#))
    #expect(run.output.contains(#"<testsuite name="t.json (d = 2)" tests="1" failures="1""#))
    #expect(run.output.contains(#"classname="t.json (d = 2)" file="t.json""#))
  }

  @Test(arguments: [
    (#"[{ "e": 1 }]"#, "no definition or state is called 'e'"),
    (#"[{ "gaol": 1 }]"#, "did you mean 'goal'?"),
    (#"[{ "d": true }]"#, "a Bool where a Double is wanted"),
    (#"[{ "x": ".easeIn" }]"#, "where a Double is wanted"),
    (#"[{ "d": "nonsense" }]"#, "unknown name 'nonsense'"), ("[3]", "a case must be an object"),
    ("{}", "'cases' must be an array"),
    (#"[{ "d": 1, "d": 2 }]"#, "the object already has this key"),
  ])
  func `a case that replaces nothing, or by another type, is an error`(
    cases: String, message: String
  ) {
    let document = Self.document(cases: "\"cases\": \(cases),", claims: #""x": 4"#)
    for command in ["check", "test"] {
      let run = runInMemory(command, "t.json", files: ["t.json": document])
      #expect(run.status == (command == "check" ? .negative : .invalidInput))
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.errors.hasPrefix("t.json:1:"))
    }
  }

  @Test func `a wrong profile of a claim is an error`() {
    let document = Self.document(claims: #""x": 4, "profiles": ["ios71"]"#)
    let run = runInMemory("check", "t.json", files: ["t.json": document])
    #expect(run.errors.contains("must be one of 'ios13.0'"))
  }
}
