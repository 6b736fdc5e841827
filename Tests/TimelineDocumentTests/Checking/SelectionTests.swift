import Diagnostics
import Testing
import TimelineDocument

/// The patterns of `cases`, and the steps in them.
@Suite struct SelectionTests {
  private static func document(_ events: String) -> String {
    #"""
    { "state": { "x": 0, "phase": "'idle'", "list": [1], "on": false },
      "define": { "limit": 3 },
      "views": [ { "id": "v", "modifiers": [ { "opacity": "x" } ] } ],
      "events": [ \#(events) ] }
    """#
  }

  @Test(arguments: [
    #"{ "at": 0, "switch": "x", "cases": { "0, 1": [ { "set": { "x": 1 } } ], "2..<limit": [], "limit...9": [] } }"#,
    #"{ "at": 0, "switch": "phase", "cases": { "'idle'": [ { "set": { "x": 1 } } ], "default": [] } }"#,
    #"{ "at": 0, "switch": "list.count", "cases": { "0": [], "1...2": [ { "emit": "some" } ] } }"#,
    #"{ "at": 0, "switch": "on", "cases": { "true": [ { "emit": "yes" } ], "false": [ { "emit": "no" } ] } }"#,
    #"{ "at": 0, "let": { "low": 1 }, "switch": "x", "cases": { "low, low + 1": [ { "set": { "x": "low" } } ] } }"#,
    #"{ "at": 0, "task": { "run": [ { "switch": "x", "cases": { "0": [ { "sleep": 1 } ] } }, { "emit": "later" } ] } }"#,
  ])
  func `a pattern is a value of the type of what is chosen by, or a range of it`(events: String) {
    #expect(MarkedDocument(Self.document(events)).source.problems.isEmpty)
  }

  @Test(arguments: [
    WrongDocument(
      document(#"{ "at": 0, "switch": "x", "cases": { "»foo": [] } }"#), "unknown-name",
      help: #"declare it: "state": { "foo": 0 }"#),
    WrongDocument(
      document(#"{ "at": 0, "switch": "1 + »foo", "cases": { "1": [] } }"#), "unknown-name",
      help: #"name it in "state" or "define""#),
    WrongDocument(
      document(#"{ "at": 0, "switch": "x", "cases": { "1": [ { "set": { "x": "»foo" } } ] } }"#),
      "unknown-name", help: #"declare it: "state": { "foo": 0 }"#),
    WrongDocument(
      document(
        #"{ "at": 0, "switch": "x", "cases": { "1": [ »{ "when": "on" } ] } }"#
      ),
      "missing-key", help: #"add a verb, such as "set": { "x": 1 }"#),
    WrongDocument(
      document(#"{ "at": 0, "switch": "x", "cases": { "1": [ { »"sleep": 1 } ] } }"#),
      "wrong-place", help: #"put it into a 'task'; elsewhere "async" with "after" runs steps later"#
    ),
    WrongDocument(
      #"{ "state": { "x": 0 }, "actions": { "a": [ { "switch": "x", "cases": { "1": [ { "call": »"a" } ] } } ] }, "events": [ { "at": 0, "call": "a" } ] }"#,
      "recursion", help: #"let a later turn do it: "async": { "run": [{ "call": "a" }] }"#),
  ])
  func `what is wrong in a choice is reported at its place`(document: WrongDocument) {
    document.check()
  }

  @Test(arguments: ["»'a'", "1, »'a'", "»true", "1 »2", "1»; 2", "1,»", "»let y", "»{ $0 > 1 }"])
  func `a pattern that cannot match the value is an error at its place`(pattern: String) {
    let marked = MarkedDocument(
      Self.document(#"{ "at": 0, "switch": "x", "cases": { "\#(pattern)": [] } }"#))
    let problems = marked.source.problems
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.first?.hasPrefix(marked.places[0] + " ") == true, "\(problems)")
  }

  @Test(arguments: [
    ("'a'", "a pattern that is a String, where the value of 'switch' is a Double"),
    ("true, 1", "a pattern that is a Bool, where the value of 'switch' is a Double"),
    ("'a'...'b'", "a pattern that is a String, where the value of 'switch' is a Double"),
  ])
  func `the message about a pattern of another type names both types`(
    pattern: String, message: String
  ) {
    let text = Self.document(#"{ "at": 0, "switch": "x", "cases": { "\#(pattern)": [] } }"#)
    let read = CheckedTimeline.read(SourceText(name: "test", bytes: Array(text.utf8)))
    #expect(read.diagnostics.first.first?.message == message)
  }
}
