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
    "c02_silent": ["unchanged-value"], "c08_repeat": ["ends-away"], "late": ["closed-scope"],
    "m02_container": ["crash-at-launch"], "m03_overlay": ["crash-at-launch"],
    "m04_partial_fix": ["crash-at-launch"], "m13_launch": ["crash-at-launch"],
    "m20_nothing": ["crash-at-launch"],
    "measured_transactions": ["unchanged-value"], "p08_spring": ["restarted-spring"],
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
