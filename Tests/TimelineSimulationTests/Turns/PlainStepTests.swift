import AnimationEngine
import TestSupport
import Testing

@testable import TimelineSimulation

/// A plain step is taken at once, without the lists of a turn. A run that records goes the long way, and shows the
/// same.
@Suite struct PlainStepTests {
  private static let scopes = [
    #""withAnimation": ".spring(duration: 0.5, bounce: 0.3)","#,
    #""withAnimation": ".linear(duration: 0.2)","#,
    #""withAnimation": ".easeOut(duration: 0.1).repeatCount(3)","#, #""withAnimation": true,"#,
    #""withAnimation": null,"#, #""withAnimation": "x > 50 ? .spring : .linear","#,
    #""withTransaction": { "animation": ".bouncy", "tracksVelocity": true },"#,
    #""withTransaction": { "tracksVelocity": true },"#, #""binding": ".spring(duration: 0.3)","#,
    "",
  ]
  private static let verbs = [
    #""set": { "x": 0 }"#, #""set": { "x": 70.5 }"#, #""set": { "x": -3 }"#,
    #""set": { "y": 1e-9 }"#,
    #""set": { "y": 12 }"#, #""set": { "count": 4 }"#, #""set": { "x": 5, "y": 6 }"#,
    #""set": { "x": "y + 1" }"#, #""set": { "p.x": 8 }"#, #""setAnimationsEnabled": false"#,
    #""setAnimationsEnabled": true"#,
  ]

  /// Sixty random steps, each in a random scope.
  private static func events(using generator: inout SeededGenerator) -> [String] {
    (0..<60).map { step in
      let scope = scopes[Int.random(in: scopes.indices, using: &generator)]
      let verb = verbs[Int.random(in: verbs.indices, using: &generator)]
      let allowsScope = !verb.contains("Enabled")
      return "{ \"at\": \(Double(step) * 0.07), \(allowsScope ? scope : "") \(verb) }"
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `a run shows the same whether it records or not`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let events = Self.events(using: &generator)
    let settings = ["", #""clock": "display","#, #""animationSpeed": 0.5,"#][Int(seed % 3)]
    let document = try PlayedDocument(
      """
      { \(settings) "until": 6,
        "state": { "x": 1.5, "y": 2.5, "count": "Int(3)", "p": "CGPoint(x: 1, y: 2)" },
        "events": [\(events.joined(separator: ",\n"))] }
      """)
    let times = (0...120).map { Double($0) * 0.05 }
    try #expect(document.rows(at: times) == document.rows(at: times, recording: .events))
  }

  @Test(arguments: [
    (#"{ "at": 0, "withAnimation": ".spring", "set": { "x": 3 } }"#, true),
    (#"{ "at": 0, "set": { "x": 3 } }"#, true),
    // An integer, several values, an expression, and values that something else follows from.
    (#"{ "at": 0, "set": { "count": 3 } }"#, false),
    (#"{ "at": 0, "set": { "x": 3, "y": 4 } }"#, false),
    (#"{ "at": 0, "set": { "x": "y" } }"#, false),
    (#"{ "at": 0, "name": "step", "set": { "x": 3 } }"#, false),
  ])
  func `only a number for a state with a track is plain`(event: String, isPlain: Bool) throws {
    let document = try PlayedDocument(
      #"{ "state": { "x": 1.5, "y": 2.5, "count": "Int(3)" }, "events": [\#(event)] }"#)
    #expect(try document.takesFirstEventAtOnce() == isPlain)
  }

  private static let views = [
    #"{ "opacity": "x" }"#, #"{ "zIndex": "x" }, { "opacity": "y" }"#,
    #"{ "animatable": { "p": "x" }, "body": [ { "opacity": "p / 100" } ] }, { "blur": "y" }"#,
    #"{ "opacity": "x" }, { "animation": ".linear(duration: 0.3)", "value": "count" }"#,
    #"{ "offset": { "x": "x" } }, { "opacity": "y" }"#,
  ]

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `views show the same whether the run records or not`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let events = Self.events(using: &generator)
    let toggle = #"{ "at": 1, "withAnimation": ".linear(duration: 0.4)", "toggle": "isThere" }"#
    let isBack = #"{ "at": 1.2, "toggle": "isThere" }"#
    let document = try PlayedDocument(
      """
      { "until": 6,
        "state": { "x": 1.5, "y": 2.5, "count": "Int(3)", "p": "CGPoint(x: 1, y: 2)",
          "isThere": true },
        "views": [{ "id": "card", "when": "isThere",
          "modifiers": [\(Self.views[Int(seed) % Self.views.count])] }],
        "events": [\(events.joined(separator: ",\n")), \(toggle), \(isBack)] }
      """)
    let times = (0...120).map { Double($0) * 0.05 }
    try #expect(document.rows(at: times) == document.rows(at: times, recording: .events))
  }

  @Test(arguments: [
    (#"{ "opacity": "x" }"#, true),
    (#"{ "animatable": { "p": "x" }, "body": [ { "opacity": "p" } ] }"#, true),
    // A value that is derived, one of two that follow, one that is more than a number, an observer, and a modifier
    // that may replace the animation.
    (#"{ "opacity": "x + 1" }"#, false),
    (#"{ "opacity": "x" }, { "blur": "x" }"#, false),
    (#"{ "scaleEffect": "x" }"#, false),
    (#"{ "opacity": "x" }, { "onChange": "x", "run": [ { "emit": "changed" } ] }"#, false),
    (#"{ "opacity": "x" }, { "animation": ".linear", "value": "y" }"#, false),
  ])
  func `a state is plain that one view shows as it is`(modifiers: String, isPlain: Bool) throws {
    let document = try PlayedDocument(
      """
      { "state": { "x": 0.5, "y": 0 },
        "views": [{ "id": "card", "modifiers": [\(modifiers)] }],
        "events": [{ "at": 0, "set": { "x": 1 } }] }
      """)
    #expect(try document.takesFirstEventAtOnce() == isPlain)
  }
}
