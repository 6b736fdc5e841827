import CommandLineInterface
import Testing

/// The laws of `always`: what is true in a run without a moment.
@Suite struct LawTests {
  private func test(_ laws: String, _ events: String, _ rest: String = "") -> FinishedRun {
    let document = """
      { "state": { "x": 0, "y": 0 }, \(rest) "always": { \(laws) }, "events": [ \(events) ] }
      """
    return runInMemory("test", "t.json", files: ["t.json": document])
  }

  private static let linear =
    #"{ "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 8 }, "completion": "done" }"#

  @Test(arguments: [
    (#""range": { "x": [0, 8] }"#, "x from 0 to 8"), (#""once": ["done"]"#, "done once"),
    (#""settled": 1"#, "settled after 1 s"), (#""jump": { "x": 0 }"#, "x without a jump above 0"),
    (#""range": { "x": [0, 7] }, "within": 1"#, "x from 0 to 7"),
    (#""monotonic": ["x"]"#, "x in one direction"),
    (#""settled": { "x": 1 }"#, "x settled after 1 s"),
    (#""settled": { "y": 0 }"#, "y settled after 0 s"),
  ])
  func `a law that holds is a point that passes`(law: String, claim: String) {
    let run = test(law, Self.linear)
    #expect(run.status == .success, "\(run.output)")
    #expect(run.output.contains("ok 1 - t.json: always \(claim)\n"))
  }

  @Test(arguments: [
    // A line reaches 7 of 8 at 0.875 s; the frame after it is the 53rd of 60 a second.
    (#""range": { "x": [0, 7] }"#, 53.0 / 60, "7"), (#""range": { "x": [-1, -0.5] }"#, 0, "0"),
    // After 0.5 s it has moved at the next frame.
    (#""settled": 0.5"#, 31.0 / 60, "moving: x"),
    (#""settled": { "y": 0, "x": 0.5 }"#, 31.0 / 60, "moving: x"),
  ])
  func `a law that is broken has the first moment of that`(
    law: String, time: Double, found: String
  ) {
    let run = test(law, Self.linear)
    #expect(run.status == .negative)
    #expect(run.output.contains("at: \"t.json:1:"))
    let shown = run.output.firstMatch(of: /\n  time: ([0-9.]+)\n/).flatMap { Double($0.1) }
    #expect(shown.map { abs($0 - time) < 1e-9 } == true, "\(run.output)")
    #expect(run.output.contains(found))
  }

  @Test func `a way that turns is broken where it comes back by more than the tolerance`() {
    // From 8 back to 6 at 1.25 s, 4 points a second: it has fallen by 1 at 1.25 s, and by more in the next frame.
    let back =
      Self.linear + #", { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "x": 4 } }"#
    let run = test(#""monotonic": ["x"], "within": 1"#, back)
    #expect(run.status == .negative)
    let shown = run.output.firstMatch(of: /\n  time: ([0-9.]+)\n/).flatMap { Double($0.1) }
    #expect(shown.map { abs($0 - 76.0 / 60) < 1e-9 } == true, "\(run.output)")
    #expect(run.output.contains("rises by 8 and falls by 1.0"))
    // It rises by 8, then falls by no more than 4.
    #expect(test(#""monotonic": ["x"], "within": 4"#, back).status == .success)
  }

  @Test func `a view that returns goes a new way`() {
    let document = """
      { "state": { "on": true }, "until": 4,
        "views": [ { "id": "v", "when": "on", "modifiers": [ { "transition": {
          "active": [{ "blur": 0 }], "identity": [{ "blur": 9 }] } } ] } ],
        "always": { "monotonic": ["v_transition_blur"] },
        "events": [ { "at": [1], "set": { "on": false } },
          { "at": 2, "withAnimation": ".linear(duration: 1)", "set": { "on": true } } ] }
      """
    let run = runInMemory("test", input: document)
    #expect(run.status == .success, "\(run.output)")
  }

  @Test func `a set jumps, and anything else may not`() {
    let set = #"{ "at": 0.5, "set": { "x": 100 } }"#
    #expect(test(#""jump": { "x": 1 }"#, set).status == .success)
    // A curve from 0 to 8 whose end is at a third of the way snaps to its target.
    let snap = #"{ "at": 0, "withAnimation": ".linear(duration: 0)", "set": { "x": 8 } }"#
    let run = test(#""jump": { "x": 1 }"#, snap)
    #expect(run.status == .negative, "\(run.output)")
    #expect(run.output.contains("\"0 to 8\""))
    #expect(test(#""jump": { "x": 8 }"#, snap).status == .success)
    let display = test(#""jump": { "x": 1 }"#, snap, #""clock": "display","#)
    #expect(display.output.contains("# SKIP a jump is told from a motion"))
  }

  @Test func `a completion that is called never or twice is not called once`() {
    let never = test(#""once": ["done"]"#, Self.linear, #""until": 0.5,"#)
    #expect(never.output.contains("found: \"never\""))
    let twice = test(
      #""once": ["done"]"#,
      Self.linear + "," + Self.linear.replacing("\"at\": 0", with: "\"at\": 2"))
    #expect(twice.output.contains("found: \"2 times\""))
    // Nothing is left to animate at 2 s, so the second one is called at once.
    #expect(twice.output.contains("\n  time: 2\n"))
  }

  @Test func `what moves under Reduce Motion is found, although the document does not ask for it`()
  {
    let law = #""reduceMotion": ["x"]"#
    #expect(test(law, Self.linear).status == .negative)
    let careful = Self.linear.replacing(
      ".linear(duration: 1)", with: "accessibilityReduceMotion ? nil : .linear(duration: 1)")
    let run = test(law, careful)
    #expect(run.status == .success, "\(run.output)\(run.errors)")
    #expect(run.output.contains("ok 1 - t.json: always x still under Reduce Motion\n"))
  }

  @Test func `numbers of laws are expressions, with the values of each case`() {
    let laws = #""range": { "x": ["-goal", "goal"] }, "jump": { "x": "goal / 8" }, "settled": "d""#
    let motion = Self.linear.replacing("duration: 1", with: "duration: d")
    let run = test(
      laws, motion, #""define": { "d": 1, "goal": 8 }, "cases": [{ "d": 2 }, { "goal": 7 }],"#)
    #expect(run.status == .negative)
    #expect(run.output.contains("ok 1 - t.json (d = 2): always x from -goal to goal\n"))
    #expect(run.output.contains("ok 2 - t.json (d = 2): always x without a jump above goal / 8\n"))
    #expect(run.output.contains("ok 3 - t.json (d = 2): always settled after d s\n"))
    // The 53rd frame of 60 a second is the first one after 7 of 8 seconds.
    #expect(
      run.output.contains(
        "not ok 4 - t.json (goal = 7) at \(53.0 / 60) s: always x from -goal to goal\n"))
    #expect(run.output.contains("\n  expected: [-7, 7]\n"))
    #expect(run.output.contains("ok 6 - t.json (goal = 7): always settled after d s\n"))
  }

  @Test func `a number of a law is that from before the first event`() {
    let law = #""range": { "x": ["y", "y + 8"] }"#
    let run = test(law, Self.linear + #", { "at": 0.5, "set": { "y": 100 } }"#)
    #expect(run.status == .success, "\(run.output)")
  }

  @Test func `laws belong to every run of the file`() {
    let run = test(
      #""range": { "x": [0, 8] }"#, Self.linear, #""cases": [{ "x": 1 }, { "x": -1 }],"#)
    #expect(run.output.contains("ok 1 - t.json (x = 1): always x from 0 to 8\n"))
    #expect(run.output.contains("not ok 2 - t.json (x = -1) at 0 s: always x from 0 to 8\n"))
  }

  /// A view that is there in one case, and rows of which each case has others.
  private static let absent = """
    { "state": { "shown": false, "rows": "['a']" }, "cases": [{ "shown": true }, { "rows": "['b']" }],
      "views": [
        { "id": "card", "when": "shown", "modifiers": [ { "offset": { "y": 5 } } ] },
        { "id": "row", "forEach": "rows", "as": "r", "modifiers": [ { "blur": 5 } ] } ],
      "always": { "range": { "NAME": [0, 4] } } }
    """

  @Test(arguments: [
    ("card_offset_y", "ok 2 - t.json (rows = ['b']): always card_offset_y from 0 to 4\n"),
    ("card_offset", "ok 2 - t.json (rows = ['b']): always card_offset from 0 to 4\n"),
    (
      "row_a_blur",
      "ok 2 - t.json (rows = ['b']): always row_a_blur from 0 to 4 # SKIP no column is called "
        + "'row_a_blur' in this run\n"
    ),
  ])
  func `a law about a column that a case never has holds there`(_ name: String, _ point: String) {
    let document = Self.absent.replacing("NAME", with: name)
    let run = runInMemory("test", "t.json", files: ["t.json": document])
    // The other case has the column, and breaks the law.
    #expect(run.output.contains("not ok 1 - t.json (shown = true) at 0 s: always \(name) from"))
    #expect(run.output.contains(point), "\(run.output)\(run.errors)")
  }

  @Test(arguments: ["range", "jump", "reduceMotion", "monotonic"])
  func `without cases, a view that never comes breaks no law, and a row needs its name`(
    _ kind: String
  ) {
    let single = Self.absent.replacing(/"cases": \[.*?\],/, with: "")
    for (name, status) in [("card_offset_y", ExitStatus.success), ("row_b_blur", .invalidInput)] {
      let value = ["range": #"{ "\#(name)": [0, 4] }"#, "jump": #"{ "\#(name)": 0 }"#][kind]
      let law = #""\#(kind)": \#(value ?? #"["\#(name)"]"#)"#
      let document = single.replacing(#""range": { "NAME": [0, 4] }"#, with: law)
      let run = runInMemory("test", "t.json", files: ["t.json": document])
      #expect(run.status == status, "\(run.output)\(run.errors)")
    }
  }

  @Test(arguments: [
    (#""range": { "z": [0, 1] }"#, "no track is called 'z'"),
    (#""range": { "x": [1, 0] }"#, "must be the lowest and the highest value, as [0, 1]"),
    (#""range": { "x": [1] }"#, "must be the lowest and the highest value, as [0, 1]"),
    (#""jump": { "x": -1 }"#, "the jump of 'x' must be 0 or more"),
    (#""once": ["nothing"]"#, "no completion has the label 'nothing'"),
    (#""settled": true"#, "'settled' must be a number of seconds or an expression"),
    (#""settled": "soon""#, "unknown name 'soon'"), (#""settled": -1"#, "'settled' must be from 0"),
    (#""settled": "0 - 1""#, "this must be 0 or more, not -1.0"),
    (#""jump": { "x": "true" }"#, "expected a Double, found a Bool"),
    (#""range": { "x": ["8", "2 * 3"] }"#, "the highest value, 6.0, is less than the lowest, 8.0"),
    (#""reduceMotion": ["z"]"#, "no track is called 'z'"),
    (#""rnage": {}"#, "did you mean 'range'?"),
    (#""monotonic": ["z"]"#, "no track is called 'z'"),
    (#""monotonic": "x""#, "'monotonic' must be an array, not a string"),
    (#""settled": { "z": 1 }"#, "no track is called 'z'"),
    (#""settled": { "x": -1 }"#, "the time of 'x' must be from 0"),
    (#""settled": { "x": "0 - 1" }"#, "this must be 0 or more, not -1.0"),
    (#""settled": { "x": "soon" }"#, "unknown name 'soon'"),
  ])
  func `a law about nothing is an error at its place`(law: String, message: String) {
    let run = test(law, Self.linear)
    #expect(run.status == .invalidInput)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.hasPrefix("t.json:1:"))
  }
}
