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
        0 s v_opacity: begin, t1, turn 1, step at 8:15
          scope: ~~withAnimation~~ overruled by v.modifiers[1]
          ~~outer.modifiers[0] (3:22): sets the animation~~ overruled by v.modifiers[1]
          v.modifiers[2] (7:9): its value did not change in this update
          v.modifiers[1] (6:9): sets the animation; it wins
          animated by v.modifiers[1], which overruled the animation of withAnimation

        """)
    // 1 s and not 2 or 4.
    #expect(runInMemory("trace", "--at", "0.5", input: nested).output.hasSuffix(",0.500000\n"))
  }

  /// What stands before the verdict on a second change, 0.5 s after a first one of 1 s.
  private static let fates = [
    (#""withAnimation": ".linear", "set": { "x": 2 }"#, "supersedes", "its motion is faded out"),
    (#""withAnimation": ".spring", "set": { "x": 2 }"#, "supersedes", "its motion is taken over"),
    (
      #""withTransaction": { "tracksVelocity": true }, "set": { "x": 2 }"#, "supersedes",
      "its motion is given up for a drag"
    ),
    (#""set": { "x": 2 }"#, "does not stop", "its motion goes on, shifted"),
  ]

  @Test(arguments: fates)
  func `a change names the one whose motion still ran`(
    step: String, verb: String, fate: String
  ) {
    let document = """
      { "state": { "x": 0 }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } },
        { "at": 0.5, \(step) } ] }
      """
    let lines = runInMemory("explain", input: document).output.split(separator: "\n")
    #expect(
      lines.filter { $0.contains("its motion") } == [
        "  \(verb) the change at 0 s, t1, step at 2:3: \(fate)"
      ])
  }

  @Test func `a motion that is over is not superseded, and samples of a drag go on with it`() {
    let over = """
      { "state": { "x": 0 }, "events": [
        { "at": [0, 1], "withAnimation": ".linear(duration: 1)", "set": { "x": "x + 1" } },
        { "at": [3, 3.1, 3.2], "withTransaction": { "tracksVelocity": true }, "set": { "x": "x + 1" } } ] }
      """
    let text = runInMemory("explain", input: over).output
    #expect(text.contains("3.2 s x: retarget"))
    #expect(!text.contains("its motion"))
  }

  /// The modifiers of a view that becomes `x` without a scope, and the one that is on the wrong side.
  @Test(arguments: [
    (#"{ "animation": ".linear", "value": "x" }, { "opacity": "x" }"#, 0),
    (#"{ "blur": 1 }, { "animation": true, "value": "x" }, { "opacity": "x" }"#, 1),
    (#"{ "animatable": { "p": "x" }, "body": [ { "animation": ".linear", "value": "x" } ] }"#, nil),
    (#"{ "opacity": "x" }, { "animation": ".linear", "value": "x" }"#, nil),
    (#"{ "animation": ".linear", "value": "y" }, { "opacity": "x" }"#, nil),
    (#"{ "animation": null, "value": "x" }, { "opacity": "x" }"#, nil),
    (#"{ "animation": ".linear", "body": [ { "blur": 1 } ] }, { "opacity": "x" }"#, nil),
    (
      #"{ "animation": ".linear", "value": "x" }, { "opacity": "x" }, { "animation": ".linear", "value": "x" }"#,
      nil
    ),
  ])
  func `a modifier inside of what changes is told where nothing else animates`(
    modifiers: String, place: Int?
  ) {
    let document = """
      { "state": { "x": 0, "y": 0 }, "views": [ { "id": "v", "modifiers": [ \(modifiers) ] } ],
        "events": [ { "at": 0, "set": { "x": 1 } } ] }
      """
    let run = runInMemory("explain", input: document)
    #expect(run.status == .success, "\(run.errors)")
    let lines = run.output.split(separator: "\n").filter { $0.contains("is not passed") }
    let ending = "): is not passed, for what changes is outside of it"
    #expect(lines.count == (place == nil ? 0 : 1), "\(run.output)")
    for line in lines {
      #expect(line.hasPrefix("  v.modifiers[\(place ?? -1)] (1:") && line.hasSuffix(ending))
    }
  }

  /// Its stored properties change outside of all that is written in the view.
  @Test func `a modifier in a view that is animatable is inside of its data`() {
    let document = """
      { "state": { "x": 0 }, "views": [ { "id": "v", "define": { "n": "x" }, "animatable": [ "n" ],
          "modifiers": [ { "animation": ".linear", "value": "x" } ] } ],
        "events": [ { "at": 0, "set": { "x": 1 } } ] }
      """
    let text = runInMemory("explain", input: document).output
    #expect(text.contains("v_n: set"))
    #expect(text.contains("v.modifiers[0] (2:22): is not passed"))
  }

  @Test func `a modifier overrules only a scope that has an animation`() {
    let document = """
      { "state": { "a": 0 }, "views": [ { "id": "v", "modifiers": [
          { "opacity": "a" }, { "transaction": { "animation": null } } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear", "set": { "a": 1 } },
          { "at": 1, "withTransaction": { "isContinuous": true }, "set": { "a": 2 } } ] }
      """
    let lines = runInMemory("explain", input: document).output.split(separator: "\n")
    let reason = "  not animated: v.modifiers[1] set the animation to nil"
    #expect(
      lines.filter { $0.contains("not animated") || $0.contains("scope:") } == [
        "  scope: ~~withAnimation~~ overruled by v.modifiers[1]",
        "\(reason), which overruled the animation of withAnimation",
        "  scope: withTransaction", Substring(reason),
      ])
  }

  /// Written in either order, chained or nested: the one that wins stands nearest to the view.
  @Test(arguments: [
    ("chain", ["chain.modifiers[2]"], "chain.modifiers[1]"),
    ("swapped", ["swapped.modifiers[2]"], "swapped.modifiers[1]"),
    ("inner", ["container.modifiers[0]"], "box.modifiers[0]"),
    ("outer", [], "container.modifiers[0]"),
  ])
  func `what set an animation in vain is struck out`(
    view: String, losers: [String], winner: String
  ) throws {
    let text = runInMemory("explain", "samples/t14_innermost.json").output
    let start = try #require(text.firstRange(of: " \(view)_opacity: begin")).upperBound
    let lines = text[start...].split(separator: "\n").dropFirst().prefix { $0.hasPrefix("  ") }
    let struck = lines.filter { $0.hasPrefix("  ~~") }
    #expect(struck.count == losers.count)
    for (line, loser) in zip(struck, losers) {
      #expect(line.hasPrefix("  ~~\(loser) ("))
      #expect(line.hasSuffix("~~ overruled by \(winner)"))
    }
    #expect(lines.filter { $0.hasSuffix("; it wins") }.allSatisfy { $0.contains(winner) })
    #expect(lines.last == "  animated by \(winner)")
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
    #expect(lines.filter { $0.hasPrefix("0 s x: set, t1") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("0 s x: begin, t2") }.count == 1)
    #expect(lines.last == "  animated by withAnimation")
  }
}
