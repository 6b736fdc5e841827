import AnimationEngine
import Diagnostics
import JSONText
import Testing
import TimelineDocument

@Suite struct TimelineReadingTests {
  /// The diagnostics of a document, each as `line:column code`.
  private func places(_ text: String) -> [String] {
    let source = SourceText(name: "test", bytes: Array(text.utf8))
    return CheckedTimeline.read(source).diagnostics.first.map { diagnostic in
      let position = source.position(ofByte: diagnostic.range.lowerBound)
      return "\(position.line):\(position.column) \(diagnostic.code.rawValue)"
    }
  }

  @Test func `a document becomes states and events`() throws {
    let text = """
      { "$schema": "x", "version": 1, "name": "two", "note": {}, "fps": 30, "until": 1.5,
        "state": { "a": 1, "b": -2.5 },
        "events": [
          { "at": 0.5, "set": { "b": 3 } },
          { "at": 0, "withAnimation": ".linear(duration: 2)", "set": { "a": 4 }, "completion": "x" }
        ] }
      """
    let source = SourceText(name: "test", bytes: Array(text.utf8))
    let (timeline, diagnostics) = Timeline.read(source)
    let document = try #require(timeline)
    #expect(diagnostics.isEmpty)
    #expect(document.name == "two")
    #expect(document.frameRate == 30)
    #expect(document.until == Instant(seconds: 1.5))
    #expect(document.states.map(\.name) == ["a", "b"])
    #expect(document.states.map(\.initialValue).compactMap(number) == [1, -2.5])
    #expect(
      document.events.map(\.time)
        == [.instant(Instant(seconds: 0.5)), .instant(Instant(seconds: 0))])
    let steps = document.events.map { document[$0.step] }
    #expect(steps[0].scope == nil)
    guard case .animation(.expression(let animation)) = steps[1].scope else {
      Issue.record("no animation")
      return
    }
    #expect(source.bytes[animation.text.content].elementsEqual(".linear(duration: 2)".utf8))
    let completions = document[document.details(of: steps[1]).completions]
    #expect(completions.compactMap(\.label).map { document[$0] } == ["x"])
    guard case .set(let range) = document[steps[0].verbs].first?.action else {
      Issue.record("no change")
      return
    }
    let change = try #require(document[range].first)
    #expect(document[range].count == 1)
    guard case .state(let state) = change.target.root else {
      Issue.record("no state")
      return
    }
    #expect(document[state].name == "b")
    #expect(number(change.value) == 3)
  }

  private func number(_ value: DocumentValue) -> Double? {
    if case .number(let number, _) = value { return number }
    return nil
  }

  @Test func `events may stand before the states they name`() {
    #expect(places(#"{ "events": [{ "at": 0, "set": { "x": 1 } }], "state": { "x": 0 } }"#) == [])
    #expect(
      places(#"{ "events": [{ "at": 0, "set": { "y": 1 } }], "state": { "x": 0 } }"#)
        == ["1:34 unknown-name"])
  }

  @Test(arguments: [
    (#"{ "fps": 0 }"#, ["1:10 out-of-range"]),
    (#"{ "fps": "60" }"#, ["1:10 wrong-type"]),
    (#"{ "until": -1 }"#, ["1:12 out-of-range"]),
    (#"{ "version": 2 }"#, ["1:14 out-of-range"]),
    (#"{ "stat": {} }"#, ["1:3 unknown-key"]),
    (#"{ "fps": 1, "fps": 2 }"#, ["1:13 duplicate-key"]),
    (#"{ "state": { "a b": 1 } }"#, ["1:14 invalid-name"]),
    (#"{ "state": { "a": 1, "a": 1 } }"#, ["1:22 duplicate-key"]),
    (#"{ "state": [] }"#, ["1:12 wrong-type"]),
    (#"{ "events": [{}] }"#, ["1:14 missing-key"]),
    (#"{ "state": {"x": 0}, "events": [{ "at": 0, "set": { "y": 1 } }] }"#, ["1:53 unknown-name"]),
    (#"{ "events": [{ "at": 0, "completion": "x" }] }"#, ["1:14 missing-key"]),
    (#"{ "events": [{ "at": 0, "withAnimation": 3 }] }"#, ["1:42 wrong-type"]),
    (#"{ "events": [{ "at": 0, "withAnimation": "linear", "emit": "" }] }"#, ["1:43 unknown-name"]),
    (
      #"{ "events": [{ "at": 0, "withAnimation": ".liner", "emit": "" }] }"#, ["1:44 unknown-curve"]
    ),
    (
      #"{ "events": [{ "at": 0, "withAnimation": ".linear(1)", "emit": "" }] }"#,
      ["1:51 wrong-arguments"]
    ),
    (
      #"{ "events": [{ "at": 0, "withAnimation": "\u002elinear(1)", "emit": "" }] }"#,
      ["1:56 wrong-arguments"]
    ),
    (
      #"{ "events": [{ "at": 0, "withAnimation": ".linear 1", "emit": "" }] }"#,
      ["1:51 expression-syntax"]
    ),
    ("[]", ["1:1 wrong-type"]),
    ("{} x", ["1:4 syntax"]),
    ("{ \"fps\": 1,\n  \"until\" 2 }", ["2:11 syntax"]),
    (
      #"{ "fps": 0, "until": -1, "stat": 1 }"#,
      ["1:10 out-of-range", "1:22 out-of-range", "1:26 unknown-key"]
    ),
  ])
  func `what is wrong is reported at its place`(text: String, expected: [String]) {
    #expect(places(text) == expected)
  }
}
