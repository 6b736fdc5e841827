import Diagnostics
import Testing
import TimelineDocument

@Suite struct WarningTests {
  private static func document(_ event: String) -> String {
    #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [ { "at": 0, "# + event + " } ] }"
  }

  @Test(arguments: [
    (#""set": { "on": false }, »"toggle": "on""#, "ambiguous-order"),
    (#""append": { "list": 1 }, "emit": "a", »"remove": { "list": 2 }"#, "ambiguous-order"),
    (#""set": { "x": 1 }, »"run": [ { "run": [ { "set": { "x": 2 } } ] } ]"#, "ambiguous-order"),
    (
      #""set": { "list[0]": 1 }, »"move": { "value": 1, "from": "list", "to": "list" }"#,
      "ambiguous-order"
    ),
    (
      #"»"withAnimation": true, "gesture": { "from": 0, "to": 1, "duration": 1 }"#,
      "closed-scope"
    ),
    (#"»"withAnimation": true, "async": { "run": [ { "set": { "x": 1 } } ] }"#, "closed-scope"),
    (#"»"binding": ".linear", "run": [ { "async": { "run": [] } } ]"#, "closed-scope"),
    (
      #"»"withAnimation": true, "async": { "run": [] }, "run": [ { "run": [ { "gesture": { "from": 0, "to": 1, "duration": 1 } } ] } ]"#,
      "closed-scope"
    ),
    (
      #""run": [ { »"withAnimation": true, "when": "on", "async": { "run": [] }, "else": [ { "async": { "run": [] } } ] } ]"#,
      "closed-scope"
    ),
    // Once, at the scope that would be theirs.
    (
      #""withAnimation": true, "run": [ { »"withAnimation": null, "async": { "run": [] } } ]"#,
      "closed-scope"
    ),
    (#""async": { "run": [ { "set": { "x": 1 } } ], "queue": »"global" }"#, "background-queue"),
  ])
  func `what is probably not meant is a warning`(event: String, code: String) {
    let document = MarkedDocument(Self.document(event))
    let (timeline, diagnostics) = Timeline.read(document.source)
    #expect(document.source.problems == ["\(document.places[0]) \(code)"])
    #expect(diagnostics.warningCount == 1)
    #expect(diagnostics.first.first?.help != nil)
    #expect(timeline != nil)
  }

  @Test func `a closed scope has two remedies`() {
    let text = Self.document(#""binding": ".linear", "async": { "run": [] }"#)
    let source = SourceText(name: "test", bytes: Array(text.utf8))
    let warning = Timeline.read(source).diagnostics.first.first
    #expect(warning?.message == "the scope around async work is closed before it runs")
    #expect(
      warning?.help
        == "put 'binding' into the steps inside, or give a view an 'animation' modifier with a "
        + "'value'")
  }

  @Test(arguments: [
    #""set": { "x": 1 }, "toggle": "on""#,
    #""set": { "x": 1 }, "emit": "a", "pause": "x""#,
    #""run": [ { "set": { "x": 1 } }, { "set": { "x": 2 } } ]"#,
    #""withAnimation": true, "set": { "x": 1 }, "async": { "run": [] }"#,
    #""async": { "run": [], "queue": "main" }"#,
    #""withAnimation": true, "set": { "x": 1 }, "gesture": { "from": 0, "to": 1, "duration": 1 }"#,
    #""withAnimation": true, "run": [ { "async": { "run": [] } }, { "set": { "x": 1 } } ]"#,
    #""withAnimation": true, "when": "on", "async": { "run": [] }, "else": [ { "set": { "x": 1 } } ]"#,
    #""withAnimation": true, "run": []"#,
  ])
  func `what may well be meant is no warning`(event: String) {
    #expect(MarkedDocument(Self.document(event)).source.problems.isEmpty)
  }
}
