import Testing
import TimelineLanguage

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

  @Test(arguments: [
    #""set": { "x": 1 }, "toggle": "on""#,
    #""set": { "x": 1 }, "emit": "a", "pause": "x""#,
    #""run": [ { "set": { "x": 1 } }, { "set": { "x": 2 } } ]"#,
    #""withAnimation": true, "set": { "x": 1 }, "async": { "run": [] }"#,
    #""async": { "run": [], "queue": "main" }"#,
  ])
  func `what may well be meant is no warning`(event: String) {
    #expect(MarkedDocument(Self.document(event)).source.problems.isEmpty)
  }
}
