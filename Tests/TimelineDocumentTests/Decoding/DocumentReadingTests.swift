import AnimationEngine
import Diagnostics
import JSONText
import TestSupport
import Testing
import TimelineDocument

@Suite struct DocumentReadingTests {
  private func read(_ text: String) throws -> TimelineNotation {
    let source = SourceText(name: "test", bytes: Array(text.utf8))
    let (timeline, diagnostics) = Timeline.read(source)
    #expect(diagnostics.isEmpty, "\(diagnostics.first)")
    return TimelineNotation(timeline: try #require(timeline), source: source)
  }

  @Test func `the head of a document is read`() throws {
    let notation = try read(
      """
      { "$schema": "s", "version": 1, "name": "n", "note": 1, "fps": 59.94, "until": 4,
        "clock": "device", "hitches": [ { "at": 0.5, "by": 0.05, "note": "x" } ],
        "profile": "ios13.2", "reduceMotion": true,
        "define": { "duration": 6, "f(a, b)": ["let c = a", "return c + b"],
          "Animation.instant": ".linear(duration: 0)", "g()": "1" },
        "state": { "x": 0, "note": "a comment", "title": "'Hello'", "list": [1, "2"] },
        "published": { "viewModel": { "pinned": "['Inception']", "count": 0 } },
        "actions": { "pin( movie )": [ { "append": { "viewModel.pinned": "movie" } } ] } }
      """)
    let timeline = notation.timeline
    #expect(timeline.name == "n")
    #expect(timeline.frameRate == 59.94)
    #expect(timeline.until == Instant(seconds: 4))
    #expect(timeline.clock == .device)
    #expect(timeline.hitches.map(\.start) == [Instant(seconds: 0.5)])
    #expect(timeline.hitches.map(\.end) == [Instant(seconds: 0.55)])
    #expect(timeline.profile == .ios13_2)
    #expect(timeline.reduceMotion)
    #expect(timeline.definitions.map(\.name) == ["duration", "f", "Animation.instant", "g"])
    #expect(timeline.definitions.map(\.parameters) == [nil, ["a", "b"], nil, []])
    #expect(
      timeline.definitions.map(\.value).map(notation.value)
        == ["6.0", "[`let c = a`, `return c + b`]", "`.linear(duration: 0)`", "`1`"])
    #expect(timeline.states.map(\.name) == ["x", "title", "list"])
    #expect(
      timeline.states.map(\.initialValue).map(notation.value)
        == ["0.0", "`'Hello'`", "[1.0, `2`]"])
    #expect(
      timeline.published.map(\.qualifiedName) == ["viewModel.pinned", "viewModel.count"])
    #expect(timeline.actions.map(\.name) == ["pin"])
    #expect(timeline.actions.map(\.parameters) == [["movie"]])
    #expect(notation.steps(timeline.actions[0].steps) == "[append viewModel.pinned=`movie`]")
  }

  @Test func `what is left out has the usual values`() throws {
    let timeline = try read("{}").timeline
    #expect(timeline.frameRate == 60)
    #expect(timeline.until == nil)
    #expect(timeline.clock == .ideal)
    #expect(timeline.profile == .ios17)
    #expect(!timeline.reduceMotion)
  }

  /// The parts of one document; they mean the same in every order.
  private static let parts = [
    #""state": { "x": 0 }"#,
    #""published": { "m": { "y": 1 } }"#,
    #""define": { "Animation.soft": ".spring" }"#,
    #""actions": { "go(a)": [ { "set": { "m.y": "a" } }, { "call": "stop" } ], "stop": [] }"#,
    #""profile": "ios17""#,
    #""events": [ { "at": 0, "withAnimation": ".soft", "set": { "x": 1 }, "completion": "done" }, "#
      + #"{ "at": "done", "call": "go(1)", "set": { "m.y": 2 } } ]"#,
  ]

  @Test(arguments: Array(0..<720).sampled(every: 7))
  func `the order of the keys never matters`(permutation: Int) throws {
    var (rest, number) = (Self.parts, permutation)
    var ordered: [String] = []
    while !rest.isEmpty {
      ordered.append(rest.remove(at: number % rest.count))
      number /= rest.count + 1
    }
    let notation = try read("{ " + ordered.joined(separator: ", ") + " }")
    #expect(
      notation.events == [
        "0.0: withAnimation .soft, set x=1.0, completion logicallyComplete done",
        "done#1+0.0: call go `go(1)`, set m.y=2.0",
      ])
    #expect(
      notation.timeline.actions.map { notation.steps($0.steps) }
        == ["[set m.y=`a`; call stop `stop`]", "[]"])
  }

  @Test func `a long document is read to its end`() throws {
    let count = 20_000
    let events = (0..<count).map { "{\"at\":\($0),\"set\":{\"x\":\($0)}}" }
    let text = "{\"state\":{\"x\":0},\"events\":[" + events.joined(separator: ",") + "]}"
    let timeline = try read(text).timeline
    #expect(timeline.events.count == count)
    for (index, event) in timeline.events.enumerated() {
      guard event.time == .instant(Instant(seconds: Double(index))),
        case .set(let range) = timeline[timeline[event.step].verbs].first?.action,
        case .number(Double(index), _) = timeline[range].first?.value
      else {
        Issue.record("event \(index)")
        return
      }
    }
  }
}
