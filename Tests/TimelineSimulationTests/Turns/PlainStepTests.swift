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

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `a run shows the same whether it records or not`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var events: [String] = []
    for step in 0..<60 {
      let scope = Self.scopes[Int.random(in: Self.scopes.indices, using: &generator)]
      let verb = Self.verbs[Int.random(in: Self.verbs.indices, using: &generator)]
      let allowsScope = !verb.contains("Enabled")
      events.append("{ \"at\": \(Double(step) * 0.07), \(allowsScope ? scope : "") \(verb) }")
    }
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

  @Test func `a state that views show is not plain`() throws {
    let document = try PlayedDocument(
      """
      { "state": { "x": 0.5 },
        "views": [{ "id": "card", "modifiers": [{ "opacity": "x" }] }],
        "events": [{ "at": 0, "set": { "x": 1 } }] }
      """)
    #expect(try !document.takesFirstEventAtOnce())
  }
}
