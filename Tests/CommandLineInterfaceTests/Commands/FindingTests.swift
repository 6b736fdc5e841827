import CommandLineInterface
import Testing

/// What `check` says of a document with a `»` in front of each place it must name.
@Suite struct FindingTests {
  private func expect(
    _ code: String, in marked: String, _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    var places: [String] = []
    for (index, line) in marked.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let parts = line.split(separator: "»", omittingEmptySubsequences: false)
      var column = 1
      for part in parts.dropLast() {
        column += part.count
        places.append("\(index + 1):\(column)")
      }
    }
    let document = marked.filter { $0 != "»" }
    let run = runInMemory("check", "t.json", files: ["t.json": document])
    let lines = run.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
    #expect(lines.count == places.count, "\(run.errors)", sourceLocation: location)
    for (line, place) in zip(lines, places) {
      #expect(line.hasPrefix("t.json:\(place): warning: "), sourceLocation: location)
      #expect(line.hasSuffix("[\(code)]"), sourceLocation: location)
    }
    #expect(run.status == .success, sourceLocation: location)
  }

  private static func labelled(_ animation: String, _ rest: String) -> String {
    #"""
    { "until": 3, "state": { "x": 0, "y": 0 }, "events": [
      { "at": 0, "withAnimation": "\#(animation)", "set": { "x": 1 }, "completion": "done" },
      \#(rest) ] }
    """#
  }

  @Test(arguments: [
    #"{ "at": »"done + 0.5", "emit": "a" }"#,
    #"{ "at": 2, "expect": { "completed": { »"done": { "count": 1 } } } }"#,
    #"{ "at": 2, "expect": { "completed": { »"done": { "by": "removed" } } } }"#,
    #"{ "at": 2, "expect": { "events": { »"complete done": 1 } } }"#,
    #"{ "at": 2, "expect": { »"order": [ "begin x", "complete done" ] } }"#,
  ])
  func `a label of a repeat that nothing replaces never fires`(event: String) {
    expect("unreached-label", in: Self.labelled(".linear(duration: 0.5).repeatForever()", event))
    // The nearest right documents: it ends, or something replaces it.
    let right = event.filter { $0 != "»" }
    expect("", in: Self.labelled(".linear(duration: 0.5).repeatCount(3)", right))
    let replaced = right + #", { "at": 1, "withAnimation": ".linear", "set": { "x": 2 } }"#
    expect("", in: Self.labelled(".linear(duration: 0.5).repeatForever()", replaced))
  }

  @Test(arguments: [
    #""events": { »"emit helo": 1 }"#,
    #"»"order": [ "emit hello", "emit bye" ]"#,
  ])
  func `a text that no step emits is never emitted`(claim: String) {
    let events = #"{ "at": 0, "emit": "hello" }, { "at": 1, "expect": { \#(claim) } }"#
    expect("unreached-label", in: Self.labelled(".linear", events))
  }

  @Test(arguments: [
    #""events": { "emit hello": 1, "complete done": 1 }"#, #""events": { "emit bye": 0 }"#,
    #""order": [ "emit hello", "complete done" ]"#, #""events": { "begin x": 1, "emit": 1 }"#,
  ])
  func `a text that is emitted, or that must not be, is not reported`(claim: String) {
    let events = #"{ "at": 0, "emit": "hello" }, { "at": 1, "expect": { \#(claim) } }"#
    expect("", in: Self.labelled(".linear", events))
  }

  /// The samples that have warnings, with the codes.
  private static let deserved: [String: [String]] = [
    "a02_lost": ["closed-scope"], "a10_sections": ["crash-on-move"],
    "a11_queue": ["background-queue"],
    "c02_silent": ["unchanged-value"], "c08_repeat": ["ends-away"],
    "goes_negative": ["goes-negative"],
    "idle_animation": ["idle-animation"], "late": ["closed-scope"],
    "frames": ["stands-still"],
    "m02_container": ["crash-at-launch"], "m03_overlay": ["crash-at-launch"],
    "m04_partial_fix": ["crash-at-launch"], "m13_launch": ["crash-at-launch"],
    "m20_nothing": ["crash-at-launch"],
    "measured_transactions": ["unchanged-value"], "pin_1_lost": ["closed-scope"],
    "p08_spring": ["restarted-spring"],
    "p09_no_way": ["unchanged-value"], "p10_any_moment": ["unchanged-value"],
    "pin_4_replication": ["duplicate-name"], "t04_implicit": ["unchanged-value"],
    "t05_every_update": ["deprecated-animation"],
    "reduce_motion": ["still-moves"], "reduce_motion_values": ["still-moves"],
    "z_order": ["hidden-removal"],
  ]

  @Test(arguments: SampleTests.samples)
  func `a sample has only the warnings that it deserves`(sample: String) {
    let run = runInMemory("check", "samples/\(sample).json")
    let codes = run.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
      .compactMap { $0.split(separator: "[").last?.dropLast() }.map(String.init)
    #expect(codes == Self.deserved[sample] ?? [])
  }

  @Test func `a label that fires once has no second firing`() {
    expect("unreached-label", in: Self.labelled(".linear", #"{ "at": »"done #2", "emit": "a" }"#))
    expect("", in: Self.labelled(".linear", #"{ "at": "done #1", "emit": "a" }"#))
  }

  @Test func `a label in steps that are not taken never fires`() {
    expect(
      "unreached-label",
      in: #"""
        { "until": 2, "state": { "x": 0 }, "events": [
          { "at": 0, "when": "x > 1", "withAnimation": true, "set": { "x": 1 }, "completion": "a" },
          { "at": »"a", "emit": "a" } ] }
        """#)
  }

  @Test func `that a label does not fire may be expected`() {
    expect(
      "",
      in: Self.labelled(
        ".linear.repeatForever()",
        #"{ "at": 2, "expect": { "completed": { "done": { "count": 0 } }, "events": { "complete done": 0 } } }"#
      ))
  }

  private static func document(_ events: String) -> String {
    #"""
    { "define": { "one": "1" }, "state": { "x": 1, "y": 0, "b": false, "t": "'a'", "list": [1] },
      "published": { "m": { "v": 1 } },
      "events": [ \#(events) ] }
    """#
  }

  @Test(arguments: [
    #"{ "at": 0, "withAnimation": true, "set": { "x": »1 } }"#,
    #"{ "at": 0, "set": { "x": »1 } }"#,
    #"{ "at": 0, "set": { "b": »false, "t": »"'a'", "x": »"one" } }"#,
    #"{ "at": 0, "set": { "x": 2 } }, { "at": 1, "set": { "x": »2 } }"#,
    #"{ "at": [0, 1], "set": { "x": »1 } }"#,
    #"{ "at": 0, "withAnimation": true, "run": [ { "set": { "x": »1 } } ] }"#,
    // It is decided in the order of time.
    #"{ "at": 1, "set": { "x": »2 } }, { "at": 0.5, "set": { "x": 2 } }"#,
  ])
  func `a value that a state has already changes nothing`(events: String) {
    expect("unchanged-value", in: Self.document(events))
  }

  @Test(arguments: [
    #"{ "at": 0, "set": { "x": 2 } }"#,
    // The first time changes something.
    #"{ "at": [0, 1], "set": { "x": 2 } }"#,
    // Only this run shows that nothing changes.
    #"{ "at": 0, "set": { "x": "y + 1" } }"#,
    // An animation begins where it was set before.
    #"{ "at": 0, "run": [ { "set": { "x": 1 } }, { "withAnimation": true, "set": { "x": 2 } } ] }"#,
    // Equal values are published, too.
    #"{ "at": 0, "set": { "m.v": 1 } }"#,
    #"{ "at": 0, "set": { "list": [1] } }"#,
    #"{ "at": 0, "when": "b", "set": { "x": 1 } }"#,
  ])
  func `a value that changes a state, or may change it, is not reported`(events: String) {
    expect("", in: Self.document(events))
  }

  @Test func `an empty repeat that only the run finds is an error at its place`() {
    let document = #"""
      { "until": 1, "state": { "x": 0, "d": 0 }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: d).repeatForever()", "set": { "x": 1 } } ] }
      """#
    let run = runInMemory("check", "t.json", files: ["t.json": document])
    #expect(run.status == .negative)
    #expect(
      run.errors.hasPrefix(
        "t.json:2:31: error: an animation that takes no time is repeated without end, at 0 s"))
  }

  private static func views(_ views: String, _ events: String, _ rest: String = "") -> String {
    #"{ "state": { "on": true, "x": 1, "z": 0, "list": [1, 2] }\#(rest), "views": [ \#(views) ], "events": [ \#(events) ] }"#
  }

  private static let leaving = #"{ "at": 0, "withAnimation": true, "set": { "on": false } }"#

  @Test(arguments: [
    #"{ "id": "back" }, »{ "id": "card", "when": "on" }"#,
    #"{ "id": "back" }, »{ "id": "card", "when": "on" }, { "id": "front" }"#,
    #"{ "id": "back", "modifiers": [ { "zIndex": 0 } ] }, »{ "id": "card", "when": "on" }"#,
    // It is raised in the same update.
    #"{ "id": "back", "modifiers": [ { "zIndex": "on ? 0 : 1" } ] }, »{ "id": "card", "when": "on" }"#,
    #"{ "id": "screen", "children": [ { "id": "back" }, »{ "id": "card", "when": "on" } ] }"#,
    #"{ "id": "back" }, { "kind": "group", "children": [ »{ "id": "card", "when": "on" } ] }"#,
    #"{ "id": "back" }, { "id": "group", "kind": "group", "when": "on", "children": [ »{ "id": "card" } ] }"#,
    // One of two stays.
    #"{ "id": "a", "when": "on" }, { "id": "back", "when": "x == 1" }, »{ "id": "card", "when": "on" }"#,
    #"{ "id": "back" }, { "id": "row", "forEach": "list" }, »{ "id": "card", "when": "on", "modifiers": [ { "transition": ".scale" } ] }"#,
  ])
  func `a view that leaves is hidden by those that stay and that it was in front of`(views: String)
  {
    expect("hidden-removal", in: Self.views(views, Self.leaving))
  }

  @Test(arguments: [
    // A place in front, whichever it is.
    #"{ "id": "back" }, { "id": "card", "when": "on", "modifiers": [ { "zIndex": 1 } ] }"#,
    // The others were in front of it before, or are below.
    #"{ "id": "card", "when": "on" }, { "id": "front" }"#,
    #"{ "id": "front", "modifiers": [ { "zIndex": 1 } ] }, { "id": "card", "when": "on" }"#,
    #"{ "id": "below", "modifiers": [ { "zIndex": -1 } ] }, { "id": "card", "when": "on" }"#,
    // They leave with it, or do not lie over each other.
    #"{ "id": "back", "when": "on" }, { "id": "card", "when": "on" }"#,
    #"{ "id": "column", "layout": "VStack", "children": [ { "id": "back", "size": [9, 9] }, { "id": "card", "size": [9, 9], "when": "on" } ] }"#,
    #"{ "id": "row", "forEach": "on ? [1, 2] : [1]" }"#,
    // It is gone at once.
    #"{ "id": "back" }, { "id": "card", "when": "on", "modifiers": [ { "transition": ".identity" } ] }"#,
  ])
  func `a view that leaves in front, beside others or at once is not reported`(views: String) {
    expect("", in: Self.views(views, Self.leaving))
  }

  @Test func `an explanation says what covers a view that leaves`() {
    let views = #"{ "id": "back" }, { "id": "card", "when": "on" }"#
    let run = ExplainedRun(input: Self.views(views, Self.leaving))
    #expect(run.text.contains("it is drawn behind back, which it was in front of"))
    #expect(run.text.contains(#"Try add { "zIndex": 1 } to the modifiers of card."#))
    let right = views.replacing(
      #""when": "on""#, with: #""when": "on", "modifiers": [ { "zIndex": 1 } ]"#)
    #expect(!ExplainedRun(input: Self.views(right, Self.leaving)).text.contains("zIndex"))
    let still = Self.leaving.replacing(#""withAnimation": true, "#, with: "")
    #expect(!ExplainedRun(input: Self.views(views, still)).text.contains("zIndex"))
  }

  private static let faded =
    #"{ "id": "v", "modifiers": [ { "opacity": "x > 9 ? 1 : 0" }, { "zIndex": "z" } ] }"#

  @Test(arguments: [
    #"{ "at": 0, "withAnimation": »".linear", "emit": "a" }"#,
    #"{ "at": 0, "withAnimation": »".linear", "set": { "x": 2 } }"#,
    #"{ "at": 0, "withAnimation": »".linear", "set": { "z": 2 } }"#,
    #"{ "at": 0, "withAnimation": »".linear", "set": { "x": "x" } }"#,
    #"{ "at": 0, "withAnimation": »".linear", "run": [ { "when": "x > 3", "set": { "x": 10 } } ] }"#,
    #"{ "at": [0, 1], "withAnimation": »".linear", "set": { "x": "x + 1" } }"#,
    #"{ "at": 0, "withAnimation": »".linear", "run": [ { "withAnimation": »".easeIn", "set": { "x": 2 } } ] }"#,
  ])
  func `an animation around nothing that moves is reported`(events: String) {
    expect("idle-animation", in: Self.views(Self.faded, events))
  }

  @Test(arguments: [
    #"{ "at": 0, "withAnimation": ".linear", "set": { "x": 10 } }"#,
    // Once is enough, and so is a scope inside.
    #"{ "at": [0, 1], "withAnimation": ".linear", "set": { "x": "x + 5" } }"#,
    #"{ "at": 0, "withAnimation": ".linear", "run": [ { "withAnimation": ".easeIn", "set": { "x": 10 } } ] }"#,
    // No animation, or none of these steps.
    #"{ "at": 0, "withAnimation": null, "set": { "x": 2 } }"#,
    #"{ "at": 0, "when": "x > 3", "withAnimation": ".linear", "set": { "x": 2 } }"#,
    // It waits for nothing on purpose.
    #"{ "at": 0, "withAnimation": ".linear", "completion": "a" }"#,
  ])
  func `an animation around something that moves is not reported`(events: String) {
    expect("", in: Self.views(Self.faded, events))
  }

  @Test(arguments: [
    #"{ "id": "v", "modifiers": [ { "text": "'\\(x)'" } ] }"#,
    #"{ "id": "v", "when": "x == 1", "modifiers": [ { "zIndex": 1 } ] }"#,
    #"{ "id": "v", "modifiers": [ { "opacity": 1 }, { "onChange": "x", "run": [ { "emit": "a" } ] } ] }"#,
    #"{ "id": "v", "modifiers": [ { "phaseAnimator": [0, 1], "as": "p", "trigger": "x", "body": [ { "opacity": "p" } ] } ] }"#,
  ])
  func `a text, a view or an observer that changes is something`(view: String) {
    expect(
      "", in: Self.views(view, #"{ "at": 0, "withAnimation": ".linear", "set": { "x": 2 } }"#))
  }

  /// A spring that is 60.65% of its way, e^-0.5, beyond its target at 0.5 s: its decay is 1 and its angular
  /// frequency 2π, so its stiffness is 1 + 4π² and its damping 2.
  private static let bouncing = ".interpolatingSpring(mass: 1, stiffness: 40.478417604, damping: 2)"

  private static func shrinking(_ modifier: String, _ animation: String = bouncing) -> String {
    views(
      #"{ "id": "v", "modifiers": [ \#(modifier) ] }"#,
      #"{ "at": 1, "withAnimation": »"\#(animation)", "set": { "x": 0 } }"#, #", "fps": 10"#)
  }

  @Test(arguments: [
    (#"{ "frame": ["x * 100", 20] }"#, "v_frame_width", "-60.6531"),
    (#"{ "frame": [20, "x * 10"] }"#, "v_frame_height", "-6.0653"),
    (#"{ "trim": [0, "x"] }"#, "v_trim_to", "-0.6065"),
    (#"{ "cornerRadius": "x * 10" }"#, "v_cornerRadius", "-6.0653"),
    (#"{ "blur": "x * 10" }"#, "v_blur", "-6.0653"),
    (#"{ "shadow": { "radius": "x * 10", "x": "x" } }"#, "v_shadow_radius", "-6.0653"),
  ])
  func `what cannot be negative is reported with the time and the value`(
    modifier: String, column: String, value: String
  ) {
    let document = Self.shrinking(modifier)
    expect("goes-negative", in: document)
    let run = runInMemory("check", input: document.replacing("»", with: ""))
    #expect(run.errors.contains("'\(column)' goes down to \(value) at 1.5 s,"), "\(run.errors)")
  }

  /// The lowest frame of 24 a second after an event at 1 s is the twelfth, of 7 a second the fourth: 11/7 s.
  @Test(arguments: [(24, "1.5 s"), (7, "1.571429 s")])
  func `the time of what goes negative has six decimals at most`(rate: Int, time: String) {
    let document = Self.shrinking(#"{ "blur": "x * 10" }"#)
      .replacing("\"fps\": 10", with: "\"fps\": \(rate)").replacing("»", with: "")
    let run = runInMemory("check", input: document)
    #expect(run.errors.contains(" at \(time), in a motion to 0"), "\(run.errors)")
  }

  @Test(arguments: [
    shrinking(#"{ "frame": ["x * 100", 20] }"#, ".smooth"),
    shrinking(#"{ "frame": ["x * 100", 20] }"#, ".easeInOut"),
    shrinking(#"{ "offset": ["x * 100", 20] }"#), shrinking(#"{ "padding": "x * 100" }"#),
    shrinking(#"{ "shadow": { "radius": 5, "x": "x" } }"#),
    // It stays far enough away, or was written so.
    shrinking(#"{ "blur": "x * 10 + 20" }"#), shrinking(#"{ "blur": "x * 10 - 10" }"#),
  ])
  func `what stays at 0 or more, or may be less, is not reported`(document: String) {
    expect("", in: document.replacing("»", with: ""))
  }

  private static func calling(_ event: String) -> String {
    #"""
    { "state": { "x": 0 }, "actions": {
        "save": [ { "async": { "run": [ { "set": { "x": 1 } } ] } } ], "all": [ { "call": "save" }, { "call": "save" } ],
        "move(n)": [ { "set": { "x": "n" } } ], "both": [ { "call": "save" }, { "call": "move(5)" } ],
        "own": [ { "withAnimation": ".linear", "set": { "x": 7 } } ],
        "again": [ { "async": { "after": 1, "run": [ { "when": "x < 3", "call": "again" }, { "set": { "x": "x + 1" } } ] } } ] },
      "events": [ { "at": 0, \#(event) } ] }
    """#
  }

  @Test(arguments: [
    #"»"withAnimation": ".linear", "call": "save""#, #"»"withAnimation": ".linear", "call": "all""#,
    #"»"withAnimation": ".linear", "run": [ { "call": "save" } ]"#,
    #"»"withAnimation": ".linear", "call": "save", "async": { "run": [] }"#,
    #"»"withAnimation": ".linear", "call": "again""#,
  ])
  func `a scope around calls that only put work off is closed before that`(event: String) {
    expect("closed-scope", in: Self.calling(event))
  }

  @Test(arguments: [
    #""withAnimation": ".linear", "call": "move(1)""#,
    #""withAnimation": ".linear", "call": "both""#,
    #""withAnimation": ".linear", "call": "own""#, #""call": "save""#,
    #""withAnimation": ".linear", "call": "save", "set": { "x": 9 }"#,
  ])
  func `a scope around a call that does something now is right`(event: String) {
    expect("", in: Self.calling(event))
  }

  private static let manyWarnings: String = {
    let warning = #"{ "at": 0, "set": { "x": 1 }, "toggle": "x" }"#
    let events = Array(repeating: warning, count: 25).joined(separator: ",")
    return #"{ "state": { "x": true }, "events": [ "# + events
      + #", { "at": 0, "set": { "nothing": 1 } } ] }"#
  }()

  @Test(arguments: [
    ["check", "t.json"], ["check", "-f", "json", "t.json"], ["trace", "t.json"],
    ["trace", "--quiet", "t.json"], ["test", "t.json"], ["trace", "--batch", "t.json"],
  ])
  func `an error is reported after any number of warnings`(arguments: [String]) {
    let run = runInMemory(arguments, files: ["t.json": Self.manyWarnings])
    #expect((run.errors + run.output).contains("unknown-name"))
  }

  @Test(arguments: ["check", "trace", "events", "explain", "test"])
  func `a text of many digits is an unknown label`(command: String) {
    for digits in [310, 400, 5000] {
      for unit in ["", "s", " s", ".0"] {
        let text = String(repeating: "9", count: digits) + unit
        let document =
          #"{ "state": { "x": 0 }, "events": [ { "at": ""# + text
          + #"", "set": { "x": 1 } } ] }"#
        let run = runInMemory(command, "t.json", files: ["t.json": document])
        #expect(run.errors.contains("no completion has the label"))
        #expect(!run.errors.contains("without quotes"))
      }
    }
  }

  @Test func `a number of seconds in quotes has a help`() {
    let document = #"{ "state": { "x": 0 }, "events": [ { "at": "1.50s", "set": { "x": 1 } } ] }"#
    let run = runInMemory("check", "t.json", files: ["t.json": document])
    #expect(run.errors.contains("help: write a number of seconds without quotes: 1.5\n"))
  }
}
