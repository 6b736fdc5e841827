import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// Work that comes back later, and what is too much of anything.
@Suite struct LateWorkTests {
  private func run(_ command: String, _ document: String) -> FinishedRun {
    runInMemory(command, input: document)
  }

  /// The first line of what is said about a document that cannot be played.
  private func failure(_ document: String) -> String {
    let (run, seconds) = ProcessorTime.measure { self.run("trace", document) }
    #expect(seconds < 60)
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
    return run.errors.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test func `work sees the states as they are when it comes, and the names as they were`() {
    let document = #"""
      { "state": { "x": 1, "ok": true, "got": [] },
        "events": [
          { "at": 0, "forEach": [10, 20], "as": "n", "async": { "after": 1, "fails": "!ok",
              "run": [ { "append": { "got": "x + n" } } ], "catch": [ { "append": { "got": "-x - n" } } ] } },
          { "at": 0.5, "set": { "x": 2 } },
          { "at": 1, "expect": { "state.got": [12, 22], "events": { "fail": 0 } } },
          { "at": 1, "async": { "after": 1, "fails": "!ok", "run": [], "catch": [ { "append": { "got": "x" } } ] } },
          { "at": 1.5, "set": { "ok": false } },
          { "at": 2, "expect": { "state.got": [12, 22, 2], "events": { "fail": 1 } } } ] }
      """#
    let found = run("test", document)
    #expect(found.status == .success, "\(found.output)\(found.errors)")
  }

  @Test func `the scope that was closed before work came back is told`() {
    let explained = ExplainedRun(sample: "a02_lost")
    let reason = """
      1.3 s lists_pinned and lists_suggested jump: the withAnimation around the async work was closed at 1 s, and \
      this change
      """
    #expect(explained.paragraphs.count { $0.hasPrefix(reason) } == 1)
    #expect(!ExplainedRun(sample: "a03_callback").text.contains("closed"))
  }

  private static let closed = [
    (
      #""withAnimation": ".linear", "async": { "after": 0.3, "run": [ { "set": { "x": 1 } } ] }"#,
      "the withAnimation around the async work was closed at 0 s, and this change is made at 0.3 s"
    ),
    (
      #""binding": ".linear", "run": [ { "async": { "after": 0.3, "run": [ { "set": { "x": 1 } } ] } } ]"#,
      "the binding around the async work was closed at 0 s, and this change is made at 0.3 s"
    ),
    // Work that puts off more work has no other scope around it.
    (
      #""withAnimation": ".linear", "async": { "after": 1, "run": [ { "async": { "after": 1, "run": [ { "set": { "x": 1 } } ] } } ] }"#,
      "the withAnimation around the async work was closed at 0 s, and this change is made at 2 s"
    ),
    (
      #""withTransaction": { "animation": ".linear" }, "gesture": { "from": 0, "to": 1, "duration": 0.5, "ended": [ { "set": { "x": 1 } } ] }"#,
      "the withTransaction around the gesture was closed at 0 s, and this change is made at 0.5 s"
    ),
  ]

  @Test(arguments: closed)
  func `a change says that it came too late for the scope around it`(
    step: String, reason: String
  ) {
    let document = "{ \"state\": { \"x\": 0 }, \"events\": [ { \"at\": 0, \(step) } ] }"
    #expect(ExplainedRun(input: document).text.contains("x jumps to 1: \(reason), in a turn"))
  }

  @Test func `what is due at one time comes in the order in which it was put off`() {
    let document = #"""
      { "state": { "x": 0 }, "events": [
          { "at": 0, "async": { "after": 0.3, "run": [ { "emit": "first" }, { "async": { "run": [ { "emit": "late" } ] } } ] } },
          { "at": 0.3, "emit": "event" },
          { "at": 0.1, "async": { "after": 0.2, "run": [ { "emit": "second" } ] } },
          { "at": 0.3, "expect": { "order": ["emit first", "emit second", "emit late", "emit event"] } } ] }
      """#
    let found = run("test", document)
    #expect(found.status == .success, "\(found.output)\(found.errors)")
  }

  @Test(arguments: ["0", "1"])
  func `work that comes after everyone has left must be told when to stop`(at: String) {
    let events =
      "{ \"at\": \(at), \"async\": { \"after\": 1e9, \"run\": [ { \"set\": { \"x\": 1 } } ] } }"
    let document = "{ \"state\": { \"x\": 0 }, \"events\": [ \(events) ] }"
    #expect(
      failure(document).hasSuffix(
        "this is still to come an hour after the last event [never-settles]"))
    #expect(runInMemory("trace", "--until", "2", input: document).status == .success)
  }

  @Test(arguments: [
    #""async": { "run": [ { "set": { "x": "x + 1" } } ] }"#,
    #""call": "more""#,
    #""gesture": { "from": "x", "to": "x + 1", "duration": 0, "changed": [ { "set": { "x": "x + 1" } } ] }"#,
  ])
  func `going in circles at one instant ends with the step that does`(verb: String) {
    let document = #"""
      { "state": { "x": 0 }, "actions": { "more": [ { "set": { "x": "x + 1" } } ] },
        "views": [ { "id": "v", "modifiers": [ { "opacity": "x" }, { "onChange": "x", "run": [ { \#(verb) } ] } ] } ],
        "events": [ { "at": 1, "set": { "x": 1 } } ] }
      """#
    let line = failure(document)
    #expect(line.contains("callbacks raise each other without end at 1 s"), "\(line)")
    #expect(line.hasPrefix("<stdin>:"))
  }

  @Test(arguments: [
    (
      #""gesture": { "from": 0, "to": 1, "duration": 1000000000, "rate": 1000000 }"#,
      "a drag may have at most 10000000 samples"
    ),
    (
      #""gesture": { "from": -1e308, "to": 1e308, "duration": 1 }"#,
      "the velocity of the drag is no number"
    ),
    (
      #""gesture": { "from": 0, "to": 1, "duration": "x - 1" }"#,
      "this must be from 0 to 1000000000 seconds, not -1.0"
    ),
    (
      #""gesture": { "from": 0, "to": 1, "duration": 1, "rate": "x" }"#,
      "a drag needs more than 0 samples a second"
    ),
    (
      #""gesture": { "from": 0, "to": 1, "duration": 1, "rate": "1e9 + x" }"#,
      "this must be from 0 to 1000000 samples a second, not 1000000000.0"
    ),
    (
      #""async": { "after": "x - 1", "run": [] }"#,
      "this must be from 0 to 1000000000 seconds, not -1.0"
    ),
    (#""async": { "after": "1e308 * (10 + x)", "run": [] }"#, "1e+308 * 10.0 is infinite"),
    (
      #""forEach": "0..<9000000000000000000", "set": { "x": 1 }"#,
      "a step may be repeated at most 100000 times"
    ),
    (
      #""forEach": 1000, "as": "a", "run": [ { "forEach": 1000, "as": "b", "set": { "x": 1 } } ]"#,
      "a turn may take at most 100000 steps"
    ),
  ])
  func `what is too much is refused where it stands`(verb: String, message: String) {
    let document = "{ \"state\": { \"x\": 0 }, \"events\": [ { \"at\": 0, \(verb) } ] }"
    let line = failure(document)
    #expect(line.hasSuffix("error: \(message), at 0 s [evaluation]"), "\(line)")
  }

  @Test func `actions that call others twice do not take for ever`() {
    let actions = (0..<40).map {
      "\"a\($0)\": [ { \"call\": \"a\($0 + 1)\" }, { \"call\": \"a\($0 + 1)\" } ]"
    }
    .joined(separator: ", ")
    let document = """
      { "until": 1, "state": { "x": 0 }, "actions": { \(actions), "a40": [ { "set": { "x": 1 } } ] },
        "events": [ { "at": 0.5, "call": "a0" } ] }
      """
    #expect(failure(document).contains("a turn may take at most 100000 steps"))
  }
}
