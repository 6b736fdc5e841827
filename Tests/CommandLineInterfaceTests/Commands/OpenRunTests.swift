import CommandLineInterface
import Testing

/// Runs that never settle and say no end.
@Suite struct OpenRunTests {
  /// `x` goes from 0 to 1 and back, a second each way, for ever.
  private static func swinging(_ events: String, _ rest: String = "") -> String {
    #"""
    { "state": { "x": 0 }\#(rest), "events": [
      { "at": 0, "withAnimation": ".linear(duration: 1).repeatForever()", "set": { "x": 1 }, "completion": "never" }
      \#(events) ] }
    """#
  }

  private static func counting(_ events: String, _ rest: String = "") -> String {
    #"""
    { "state": { "x": 0 }\#(rest), "events": [
      { "at": 0, "timer": { "every": 1, "run": [ { "set": { "x": "x + 1" } }, { "emit": "tick" } ] } }
      \#(events) ] }
    """#
  }

  private static let right = [
    swinging(#", { "at": 2.5, "expect": { "x": 0.5 } }"#),
    swinging(#", { "at": [0.25, 1.75, 2.25], "expect": { "x": 0.25 } }"#),
    swinging(
      #", { "at": 0.5, "expect": {} }, { "at": 3.5, "expect": { "range": { "x": [0, 1] } } }"#),
    swinging("", #", "always": { "range": { "x": [0, 1] } }"#),
    counting(#", { "at": 7.5, "expect": { "x": 7, "events": { "emit tick": 7 } } }"#),
    counting(#", { "at": 0, "set": { "x": 5 } }, { "at": 3, "expect": { "x": 8 } }"#),
  ]

  @Test(arguments: right)
  func `a test ends with what is claimed`(document: String) throws {
    let run = runInMemory("test", "t.json", files: ["t.json": document])
    #expect(run.status == .success, "\(run.output)\(run.errors)")
    #expect(try TAPPoint.parse(run.output).allSatisfy { $0.passed })
  }

  /// Claims that are false, and when or why they are.
  private static let wrong = [
    (swinging(#", { "at": 2.5, "expect": { "x": 0.6 } }"#), "at 2.5 s"),
    (swinging(#", { "at": 3, "expect": { "monotonic": ["x"] } }"#), "at 3 s"),
    (swinging(#", { "at": "never", "expect": { "x": 1 } }"#), "the run never settles"),
    // A law is looked at until all that repeats has gone there and back.
    (swinging("", #", "fps": 4, "always": { "range": { "x": [0, 0.8] } }"#), "at 1 s"),
    (
      swinging(
        #", { "at": 4, "set": { "x": 3 } }"#,
        #", "fps": 4, "always": { "range": { "x": [0, 2.8] } }"#),
      "at 5 s"
    ),
    (swinging("", #", "fps": 4, "always": { "settled": 9 }"#), "at 9.25 s"),
    (counting("", #", "always": { "settled": 2.5 }"#), "at 3 s"),
    (swinging("", #", "always": { "once": ["never"] }"#), "not ok"),
  ]

  @Test(arguments: wrong)
  func `a claim about it may be false`(document: String, reason: String) {
    let run = runInMemory("test", "t.json", files: ["t.json": document])
    #expect(run.status == .negative, "\(run.output)\(run.errors)")
    #expect(run.output.contains(reason), "\(run.output)")
  }

  @Test func `a run that settles goes on after its last claim`() throws {
    let document = #"""
      { "state": { "x": 0 }, "always": { "once": ["there"] }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 5)", "set": { "x": 1 }, "completion": "there" },
        { "at": 1, "expect": { "x": 0.2 } } ] }
      """#
    let run = runInMemory("test", "t.json", files: ["t.json": document])
    #expect(run.status == .success, "\(run.output)")
  }

  @Test func `fuzzing judges the laws of a run without an end`() {
    let law = Self.swinging("", #", "always": { "range": { "x": [0, 1] } }"#)
    let kept = runInMemory("fuzz", "t.json", "--runs", "5", files: ["t.json": law])
    #expect(kept.status == .success, "\(kept.errors)")
    let broken = runInMemory(
      "fuzz", "t.json", "--runs", "5", files: ["t.json": law.replacing("[0, 1]", with: "[0, 0.5]")])
    #expect(broken.status == .negative, "\(broken.errors)")
  }

  @Test(arguments: [
    ["trace"], ["events"], ["explain"], ["test"], ["check"], ["plot"], ["show", "-o", "p.html"],
    ["diff", "t.json"], ["fuzz", "--runs", "1"],
  ])
  func `every command that plays takes its end as an option`(words: [String]) {
    let document = Self.swinging("", #", "always": { "range": { "x": [0, 1] } }"#)
    let run = runInMemory(words + ["t.json", "--until", "2"], files: ["t.json": document])
    #expect(run.status == .success, "\(run.errors)")
  }

  @Test func `the option outranks the timeline`() {
    let document = Self.swinging("", #", "until": 3"#)
    let short = runInMemory("trace", "t.json", "--until", "1", files: ["t.json": document])
    #expect(short.output.split(separator: "\n").count == 62)
    let late = Self.swinging(#", { "at": 5, "expect": { "x": 1 } }"#, #", "until": 3"#)
    #expect(runInMemory("test", "t.json", files: ["t.json": late]).status == .negative)
    let longer = runInMemory("test", "t.json", "--until", "6", files: ["t.json": late])
    #expect(longer.status == .success, "\(longer.output)")
  }
}
