import CommandLineInterface
import Testing

/// Why nothing happened, where the condition of a step was false.
@Suite struct SkippedStepTests {
  /// Steps of an event, the first of which begins at 4:5, and the place that the answer names.
  private static let rows = [
    (#"{ "when": "isOn", "set": { "x": 100 } }"#, "4:5"),
    (
      #"{ "when": "count > 3", "toggle": "isOn" }, { "when": "isOn", "append": { "list": 1 } },\#n    "#
        + #"{ "when": "count < 0", "set": { "x": 2 } }"#, "5:5"
    ),
    (#"{ "when": "isOn", "run": [ { "set": { "count": 2 } }, { "set": { "x": 1 } } ] }"#, "4:5"),
    (#"{ "when": "isOn", "async": { "after": 0.1, "run": [ { "set": { "x": 1 } } ] } }"#, "4:5"),
    (#"{ "when": "isOn", "call": "outer()" }"#, "4:5"),
    (#"{ "run": [ { "when": "isOn", "withAnimation": true, "set": { "x": 1 } } ] }"#, "4:16"),
  ]

  private static func document(_ steps: String) -> String {
    """
    { "state": { "x": 0, "isOn": false, "count": 0, "list": [] },
      "actions": { "inner()": [ { "set": { "x": 1 } } ], "outer()": [ { "call": "inner()" } ] },
      "events": [ { "at": 0.5, "run": [
        \(steps) ] } ] }
    """
  }

  @Test(arguments: rows)
  func `the step that would have changed a value is named`(steps: String, place: String) {
    let run = ExplainedRun("--quiet", "--select", "x", input: Self.document(steps))
    let answer = run.text
    #expect(answer.contains("x does not change in this time: the step at"), "\(answer)")
    #expect(answer.contains("\(place) is passed over, because its 'when', "), "\(answer)")
    #expect(answer.hasSuffix(", is false."), "\(answer)")
  }

  @Test func `a step that runs once, or changes something else, is not named`() {
    let steps = """
      { "forEach": "[true, false]", "as": "isFirst", "when": "isFirst", "set": { "count": 1 } },
      { "when": "isOn", "set": { "list": [1] } }
      """
    let run = ExplainedRun("--quiet", "--select", "x", input: Self.document(steps))
    #expect(run.text.contains("no step that runs changes what it is made of"), "\(run.text)")
  }

  @Test func `several steps are named together, and each in JSON`() {
    let steps = (1...5).map { #"{ "when": "count == \#($0)", "set": { "x": \#($0) } }"# }
      .joined(separator: ",\n    ")
    let document = Self.document(steps)
    let run = ExplainedRun("--quiet", input: document)
    #expect(
      run.text.contains(
        "the steps at 4:5, 5:5, 6:5 and 2 more are passed over, because their 'when' is false"),
      "\(run.text)")
    let json = runInMemory("explain", "--quiet", "-f", "ndjson", input: document).output
    #expect(json.contains(#""skipped":[{"step":{"line":4,"column":5,"pointer":"/events/0/run/0"}"#))
    #expect(json.contains(#""when":"count == 5""#))
  }

  @Test(arguments: ["0", "0.5", "2.5"])
  func `where nothing has changed yet the steps that were passed over until then are named`(
    time: String
  ) {
    let document = """
      { "state": { "x": 0, "isOn": false, "y": 0 }, "events": [
        { "at": 0, "when": "isOn", "set": { "x": 1 } },
        { "at": 1, "when": "y > 0", "set": { "isOn": true } },
        { "at": [0, 2], "when": "isOn", "set": { "y": 1 } },
        { "at": 3, "withAnimation": ".linear", "set": { "x": 1 } } ] }
      """
    let run = ExplainedRun("--quiet", "--select", "x", "--at", time, input: document)
    #expect(
      run.text.contains("x has not changed until now: the step at <stdin>:2:3 is passed over"))
    let steps = runInMemory(
      "explain", "--quiet", "-f", "ndjson", "--select", "y", "--at", time, input: document)
    #expect(steps.output.contains(#""pointer":"/events/2""#), "\(steps.output)")
    let late = runInMemory(
      "explain", "--quiet", "-f", "ndjson", "--at", "0.5", input: document
    ).output
    #expect(!late.contains("/events/1"), "it is passed over later: \(late)")
    let changed = ExplainedRun("--quiet", "--select", "x", "--at", "3.1", input: document)
    #expect(!changed.text.contains("passed over"), "\(changed.text)")
  }

  @Test func `the step that would have added a completion is named`() {
    let steps =
      #"{ "when": "isOn", "withAnimation": true, "set": { "x": 1 }, "completion": "done" }"#
    let run = ExplainedRun("--quiet", "--label", "done", input: Self.document(steps))
    #expect(run.text.contains("waits for nothing in this time: the step at"), "\(run.text)")
    #expect(run.text.contains("4:5 is passed over"), "\(run.text)")
  }
}
