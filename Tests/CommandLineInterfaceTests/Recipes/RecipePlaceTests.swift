import CommandLineInterface
import Testing

/// Recipes in views that come and go, beside observers, and what is said of them before a run.
@Suite struct RecipePlaceTests {
  private static let start = """
    { "at": 0, "withAnimation": ".linear(duration: 2)", "set": { "x": 1 } }
    """

  /// The events of some words, as `time word track detail`.
  private func events(_ document: String, _ words: Set<String>) -> [String] {
    let run = runInMemory("events", "--precision", "full", input: document)
    #expect(run.status == .success, "\(run.errors)")
    return run.output.split(separator: "\n").dropFirst().compactMap { row in
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      guard words.contains(String(fields[1])) else { return nil }
      return [0, 1, 2, 6].map { fields[$0] }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  @Test func `the recipe of a view that has gone does nothing, and one that returns begins anew`()
    throws
  {
    let document = """
      { "state": { "x": 0, "p": false, "isThere": true }, "until": 3, "views": [
          { "id": "v", "when": "isThere", "modifiers": [ { "opacity": "x" },
            { "pausable": "x", "target": 1, "remaining": "2 * (1 - value)", "paused": "p",
              "animation": ".linear(duration: remaining)" } ] },
          { "id": "w", "modifiers": [ { "opacity": "x" } ] } ],
        "events": [ \(Self.start),
          { "at": 0.5, "set": { "isThere": false } }, { "at": 0.6, "set": { "p": true } },
          { "at": 1, "set": { "isThere": true } }, { "at": 1.1, "set": { "p": false } } ] }
      """
    #expect(events(document, ["pause", "resume", "retarget"]) == ["1.1 resume v idle"])
    let run = runInMemory("trace", "--at", "1,2", "--select", "w*", input: document)
    #expect(try numbers(in: run.output, column: 1) == [0.5, 1])
  }

  @Test func `a view that leaves keeps its recipe for when it comes back in time`() {
    let document = """
      { "state": { "x": 0, "p": false, "isThere": true }, "until": 3, "views": [
          { "id": "v", "when": "isThere", "modifiers": [ { "opacity": "x" },
            { "stoppable": "x", "paused": "p" } ] } ],
        "events": [ \(Self.start),
          { "at": 0.5, "withAnimation": ".linear(duration: 1)", "set": { "isThere": false } },
          { "at": 0.6, "set": { "p": true } },
          { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "isThere": true } } ] }
      """
    #expect(events(document, ["stop"]) == ["1 stop v"])
  }

  @Test func `each instance has a recipe, which reads its own element`() throws {
    let document = """
      { "state": { "x": 0, "p": false }, "views": [
          { "id": "v", "forEach": "[3, 1]", "as": "seconds", "modifiers": [ { "opacity": "x" },
            { "pausable": "x", "target": 1, "remaining": "seconds * (1 - value)", "paused": "p",
              "animation": ".linear(duration: remaining)" } ] } ],
        "events": [ \(Self.start), { "at": [1, 2], "toggle": "p" } ] }
      """
    // The state is one: the first recipe sets it, and for the second it is there already.
    let expected = [
      "1 pause v_3", "1 pause v_1 already", "2 resume v_3", "2 resume v_1 already",
    ]
    #expect(events(document, ["pause", "resume"]) == expected)
    let run = runInMemory("trace", "--at", "2.75", input: document)
    #expect(try numbers(in: run.output, column: 1) == [0.75])
  }

  @Test func `a recipe publishes what it writes to a model`() {
    let document = """
      { "published": { "model": { "x": 0 } }, "state": { "p": false }, "views": [
          { "id": "v", "modifiers": [ { "opacity": "model.x" },
            { "stoppable": "model.x", "paused": "p" },
            { "onReceive": "model.x", "dropFirst": true, "run": [ { "emit": "published" } ] } ] } ],
        "events": [ { "at": 0.5, "set": { "p": true } } ] }
      """
    #expect(events(document, ["stop", "emit"]) == ["0.5 stop v idle", "0.5 emit"])
  }

  @Test func `an observer of a held value waits as long as the value`() {
    let document = """
      { "state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ { "opacity": "x" },
          { "onAnimationCompleted": "x", "completion": "seen" } ] } ],
        "events": [ \(Self.start), { "at": 1, "pause": "x" }, { "at": 5, "resume": "x" } ] }
      """
    #expect(events(document, ["observe", "end"]) == ["6 end v_opacity", "6 observe v"])
  }

  @Test func `what is made of a state cannot be stopped, only held`() {
    let document = """
      { "state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ { "opacity": "x / 2" } ] } ],
        "events": [ \(Self.start), { "at": 1, "stop": "x" } ] }
      """
    let run = runInMemory("trace", input: document)
    #expect(run.status == .invalidInput)
    #expect(run.errors.hasPrefix("<stdin>:2:"))
    #expect(run.errors.contains("nothing on screen is this state itself"))
    let held = document.replacing("stop", with: "pause")
    #expect(events(held, ["pause"]) == ["1 pause v_opacity"])
  }

  @Test(arguments: [
    (#""x""#, #""p""#, #"".spring""#, "warning: a spring begins anew here"),
    (#""x""#, #""p""#, "true", "warning: a spring begins anew here"),
    (#""x""#, #""p""#, #"".bouncy(duration: remaining)""#, "warning: a spring begins anew here"),
    (
      #""x""#, #""p""#, #""{ d in .interpolatingSpring(duration: d).delay(1) }""#,
      "warning: a spring begins anew here"
    ),
    (#""on""#, #""p""#, #"".linear""#, "error: a Bool cannot be animated"),
    (#""x""#, #""x""#, #"".linear""#, "error: 'paused' names a Bool, not a Double"),
    (#""x""#, #""p""#, #"".easeIn(duration: remaining)""#, ""),
    // Which it will be is known in the run only.
    (#""x""#, #""p""#, #""p ? .spring : .linear(duration: remaining)""#, ""),
  ])
  func `a check tells what a recipe cannot do`(
    state: String, flag: String, animation: String, message: String
  ) {
    let target = state == #""on""# ? state : "1"
    let document = """
      { "state": { "x": 0, "p": false, "on": true }, "views": [
          { "id": "v", "modifiers": [ { "opacity": "x" },
            { "pausable": \(state), "target": \(target), "remaining": 1, "paused": \(flag),
              "animation": \(animation) } ] } ] }
      """
    let run = runInMemory("check", "-", input: document)
    #expect(run.status == (message.hasPrefix("error") ? .negative : .success))
    #expect(message.isEmpty ? run.errors.isEmpty : run.errors.contains(message), "\(run.errors)")
  }
}
