import CommandLineInterface
import Testing

@Suite struct ExplainCommandTests {
  private let nested = """
    { "state": { "a": 0, "b": 0 },
      "views": [ { "id": "outer",
        "modifiers": [ { "animation": ".linear(duration: 2)", "value": "a" } ],
        "children": [ { "id": "v", "modifiers": [
          { "opacity": "a" },
          { "animation": ".linear(duration: 1)", "value": "a" },
          { "animation": null, "value": "b" } ] } ] } ],
      "events": [ { "at": 0, "withAnimation": ".linear(duration: 4)", "set": { "a": 1 } } ] }
    """

  @Test func `the innermost modifier wins because it comes last`() {
    let run = runInMemory("explain", input: nested)
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        0.0 s v_opacity: begin, t1, turn 1, step at 8:15
          scope: withAnimation
          outer.modifiers[0] (3:22): sets the animation; it is overruled
          v.modifiers[2] (7:9): its value did not change in this update
          v.modifiers[1] (6:9): sets the animation; it wins
          animated by v.modifiers[1]

        """)
    // 1 s and not 2 or 4.
    #expect(runInMemory("trace", "--at", "0.5", input: nested).output.hasSuffix(",0.500000\n"))
  }

  private static let reasons = [
    (#"{ "at": 0, "set": { "x": 1 } }"#, "not animated: no scope was open"),
    (
      #"{ "at": 0, "withAnimation": null, "set": { "x": 1 } }"#,
      "not animated: the scope has no animation"
    ),
    (
      #"{ "at": 0, "withAnimation": ".linear", "async": { "after": 0.3, "run": [ { "set": { "x": 1 } } ] } }"#,
      "0.3 s x: set, t2, turn 2"
    ),
    (
      #"{ "at": 0, "binding": ".linear", "set": { "x": 1 } }"#, "animated by binding"
    ),
  ]

  @Test(arguments: reasons)
  func `a change without animation has a reason`(event: String, reason: String) {
    let document = "{ \"state\": { \"x\": 0 }, \"events\": [ \(event) ] }"
    #expect(runInMemory("explain", input: document).output.contains(reason))
  }

  @Test func `two updates of one turn each have their own provenance`() {
    let document = """
      { "state": { "x": 0 }, "events": [ { "at": 0, "run": [
        { "set": { "x": 1 } }, { "withAnimation": ".linear", "set": { "x": 2 } } ] } ] }
      """
    let lines = runInMemory("explain", input: document).output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("0.0 s x: set, t1") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("0.0 s x: begin, t2") }.count == 1)
    #expect(lines.last == "  animated by withAnimation")
  }
}
