import CommandLineInterface
import Testing

/// `test --coverage`: what the runs of a timeline have reached.
@Suite struct CoverageTests {
  private func lines(_ text: String, _ arguments: String...) -> [String] {
    let run = runInMemory(["test", "--coverage", "-q"] + arguments, input: text)
    #expect(run.errors.isEmpty, "\(run.errors)")
    return run.output.split(separator: "\n").filter { $0.hasPrefix("#") }.map(String.init)
  }

  private static func views(_ modifiers: String, _ events: String) -> String {
    """
    { "state": { "on": false, "x": 0, "other": 0 },
      "views": [ { "id": "card", "modifiers": [
        \(modifiers) ] } ],
      "events": [
        \(events) ] }
    """
  }

  private static let tap = #"{ "at": 0, "set": { "x": 1 } }"#
  private static let scopedTap = #"{ "at": 0, "withAnimation": ".linear", "set": { "x": 1 } }"#

  @Test(arguments: [
    // Its value changes with what it wraps.
    (#"{ "offset": [ "x", 0 ] }, { "animation": ".linear", "value": "x" }"#, tap, nil),
    // A modifier that takes the animation away has an effect, too.
    (#"{ "offset": [ "x", 0 ] }, { "animation": null, "value": "x" }"#, scopedTap, nil),
    (
      #"{ "offset": [ "x", 0 ] }, { "animation": ".linear", "value": "other" }"#, tap,
      ("card.modifiers[1]", "3:33", "its value never changes together with what it wraps")
    ),
    (
      #"{ "animation": ".linear", "value": "x" }, { "opacity": "x" }"#, tap,
      ("card.modifiers[0]", "3:7", "what changes is outside of it")
    ),
    (
      #"{ "offset": [ "x", 0 ] }, { "animation": ".linear" }, { "animation": ".default" }"#, tap,
      ("card.modifiers[2]", "3:61", "a modifier inside it sets the animation again")
    ),
    (
      #"{ "offset": [ "x", 0 ] }, { "animation": ".linear" }"#,
      #"{ "at": 0, "withTransaction": { "disablesAnimations": true }, "set": { "x": 1 } }"#,
      ("card.modifiers[1]", "3:33", "the transaction disables animations")
    ),
    (
      #"{ "offset": [ "x", 0 ] }, { "animation": ".linear", "value": "x" }"#,
      #"{ "at": 0, "set": { "other": 1 } }"#,
      ("card.modifiers[1]", "3:33", "nothing that it wraps changes")
    ),
  ])
  func `a modifier without effect is named with its place and the reason`(
    modifiers: String, event: String, gap: (path: String, place: String, reason: String)?
  ) {
    let found = lines(Self.views(modifiers, event))
    let expected = gap.map { gap in
      "# <stdin>:\(gap.place): '\(gap.path)' never has an effect: \(gap.reason)"
    }
    #expect(Array(found.dropFirst()) == [expected].compactMap { $0 })
    let modifierCount = modifiers.split(separator: "\"animation\"").count - 1
    #expect(
      found.first == "# <stdin>: reached 1 of 1 steps, "
        + "\(modifierCount - (gap == nil ? 0 : 1)) of \(modifierCount) "
        + "animation and transaction modifiers")
  }

  @Test func `a modifier that sets keys of the transaction has an effect`() {
    let modifiers =
      #"{ "offset": [ "x", 0 ] }, { "transaction": { "disablesAnimations": true } }"#
    #expect(lines(Self.views(modifiers, Self.scopedTap)).count == 1)
  }

  private static let branches = """
    { "state": { "x": 0 }, "actions": { "unused": [ { "set": { "x": 9 } }, { "set": { "x": 8 } } ] },
      "events": [
        { "at": 0, "when": "x == 0", "set": { "x": 1 }, "else": [ { "set": { "x": 2 } } ] },
        { "at": 1, "when": "x == 0", "set": { "x": 3 }, "else": [ { "set": { "x": 4 } } ] },
        { "at": 2, "when": "x == 0", "run": [ { "set": { "x": 5 } }, { "set": { "x": 6 } } ] },
        { "at": 3, "forEach": [ ], "set": { "x": 7 } },
        { "at": 4, "when": "x == 4", "expect": { "x": 4 } } ] }
    """

  @Test func `steps and branches that were not reached are named once`() {
    #expect(
      lines(Self.branches) == [
        // Taken are the steps of lines 3 and 4 and the last 'else'; the claim does not count.
        "# <stdin>: reached 2 of 10 steps, 3 of 6 branches",
        "# <stdin>:1:49: this step never runs",
        "# <stdin>:1:72: this step never runs",
        "# <stdin>:3:24: this 'when' is never false, so its 'else' never runs",
        "# <stdin>:4:5: this step never runs: its 'when' is never true",
        "# <stdin>:5:5: this step never runs: its 'when' is never true",
        "# <stdin>:6:5: this step never runs",
      ])
  }

  @Test func `a task counts as other steps do`() {
    let text = """
      { "state": { "x": 0 }, "events": [ { "at": 0, "task": { "run": [
        { "sleep": 1 }, { "set": { "x": 1 } },
        { "when": "x == 0", "sleep": 1, "else": [ { "set": { "x": 2 } } ] } ] } } ] }
      """
    #expect(
      lines(text) == [
        "# <stdin>: reached 4 of 5 steps, 1 of 2 branches",
        "# <stdin>:3:3: this step never runs: its 'when' is never true",
      ])
  }

  @Test func `coverage changes no verdict, but gaps do with --strict`() {
    let claim = #", { "at": 1, "expect": { "x": 0 } }"#
    let text =
      #"{ "state": { "x": 0 }, "events": [ { "at": 0, "when": "x > 0", "set": { "x": 1 } }\#(claim) ] }"#
    let whole = #"{ "state": { "x": 0 }, "events": [ { "at": 0, "set": { "x": 0 } }\#(claim) ] }"#
    #expect(runInMemory("test", "--coverage", input: text).status == .success)
    #expect(runInMemory("test", "--strict", input: text).status == .success)
    #expect(runInMemory("test", "--coverage", "--strict", input: text).status == .negative)
    #expect(runInMemory("test", "--coverage", "--strict", input: whole).status == .success)
  }

  @Test func `the report of JUnit has the lines as its output`() {
    let run = runInMemory("test", "--coverage", "-f", "junit", input: Self.branches)
    #expect(
      run.output.contains(
        """
            <system-out>&lt;stdin&gt;: reached 2 of 10 steps, 3 of 6 branches
        &lt;stdin&gt;:1:49: this step never runs
        """), "\(run.output)")
  }

  @Test func `a batch has no coverage`() {
    let run = runInMemory("test", "--batch", "--coverage", input: Self.branches)
    #expect(run.status == .usage)
    #expect(
      run.errors.hasPrefix("inbetween: error: '--coverage' has no meaning beside '--batch'"))
  }
}
