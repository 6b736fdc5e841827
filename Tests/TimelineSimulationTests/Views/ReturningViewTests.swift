import AnimationEngine
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// Views that leave and return: whatever remembers a value in them sees nothing of the time between.
@Suite struct ReturningViewTests {
  /// A modifier that remembers a value, here the state `b`, and what it does when that has changed.
  struct Memory: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let modifiers: String
    let word: EventWord
    let detail: EventDetail?

    init(
      _ testDescription: String, _ modifiers: String, does word: EventWord,
      _ detail: EventDetail? = nil
    ) {
      self.testDescription = testDescription
      self.modifiers = modifiers
      self.word = word
      self.detail = detail
    }
  }

  static let memories = [
    Memory(
      "animation", #"{ "opacity": "x" }, { "animation": ".linear(duration: 1)", "value": "b" }"#,
      does: .begin, .animation),
    Memory(
      "animation around a body",
      #"{ "animatable": { "p": "x" }, "body": [ { "opacity": "p" } ] }, "#
        + #"{ "animation": ".linear(duration: 1)", "value": "[b, b]" }"#,
      does: .begin, .animation),
    Memory(
      "transaction",
      #"{ "opacity": "x" }, { "transaction": { "animation": ".linear(duration: 1)" }, "value": "b" }"#,
      does: .begin, .transaction),
    Memory(
      "onChange", #"{ "onChange": "b", "run": [ { "emit": "changed" } ] }"#, does: .emit),
    Memory(
      "phaseAnimator",
      #"{ "phaseAnimator": "[0, 1]", "as": "p", "trigger": "b", "body": [ { "opacity": "p" } ] }"#,
      does: .begin, .phase),
    Memory(
      "keyframeAnimator",
      #"{ "keyframeAnimator": { "k": 0 }, "as": "v", "trigger": "b", "#
        + #""tracks": { "k": ["LinearKeyframe(1, duration: 0.1)"] }, "body": [ { "opacity": "v.k" } ] }"#,
      does: .begin, .keyframes),
    Memory("stoppable", #"{ "stoppable": "x", "paused": "b" }"#, does: .stop),
    Memory(
      "pausable",
      #"{ "pausable": "x", "target": 1, "paused": "b", "remaining": "1", "#
        + #""animation": ".linear(duration: remaining)" }"#,
      does: .pause),
  ]

  /// When the state `b` is set, and what the view has seen of it when it is back.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var removing = ""
    var away = ""
    var returning = ""
    let isSeenAtReturn: Bool
  }

  static let changes = [
    Change(
      testDescription: "in the update that removes it", removing: #", "b": true"#,
      isSeenAtReturn: true),
    Change(
      testDescription: "while it is away", away: #"{ "at": 1.5, "set": { "b": true } },"#,
      isSeenAtReturn: true),
    Change(
      testDescription: "in the update that returns it", returning: #", "b": true"#,
      isSeenAtReturn: true),
    Change(
      testDescription: "there and back", removing: #", "b": true"#, returning: #", "b": false"#,
      isSeenAtReturn: false),
    Change(
      testDescription: "to and fro while it is away",
      away: #"{ "at": 1.2, "set": { "b": true } }, { "at": 1.5, "set": { "b": false } },"#,
      isSeenAtReturn: false),
    Change(testDescription: "never", isSeenAtReturn: false),
  ]

  /// A view that leaves at 1 s, for `length` seconds, and returns at 2 s together with a new `x`.
  private func document(_ memory: Memory, _ change: Change, length: Double) throws -> PlayedDocument
  {
    try PlayedDocument(
      #"""
      { "until": 5, "state": { "gone": false, "b": false, "x": 0 },
        "views": [ { "id": "v", "when": "!gone", "modifiers": [ \#(memory.modifiers) ] } ],
        "events": [
          { "at": 1, "withAnimation": ".linear(duration: \#(length))",
            "set": { "gone": true\#(change.removing) } },
          \#(change.away)
          { "at": 2, "set": { "gone": false, "x": 1\#(change.returning) } } ] }
      """#)
  }

  /// The times at which a modifier has done what it does about a change.
  private func reactions(of memory: Memory, in document: PlayedDocument) throws -> Set<Double> {
    let events = try document.events(until: 2).filter {
      $0.word == memory.word && (memory.detail == nil || $0.detail == memory.detail)
    }
    return Set(events.map(\.instant.seconds))
  }

  @Test(arguments: memories, changes)
  func `a view that returns compares with what it saw before it left`(
    memory: Memory, change: Change
  ) throws {
    let document = try document(memory, change, length: 9)
    #expect(try reactions(of: memory, in: document) == (change.isSeenAtReturn ? [2] : []))
  }

  @Test(arguments: memories, changes)
  func `a view that was gone compares with what it sees first when it is back`(
    memory: Memory, change: Change
  ) throws {
    let document = try document(memory, change, length: 0)
    #expect(try reactions(of: memory, in: document) == [])
  }

  @Test func `an animation for a value does not see the update that removes its view`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "a": false, "x": 0 },
        "views": [ { "id": "v", "when": "!a", "modifiers": [
          { "opacity": "x" }, { "animation": ".linear(duration: 1)", "value": "a" } ] } ],
        "events": [
          { "at": 1, "withAnimation": ".linear(duration: 2)", "set": { "a": true } },
          { "at": 1.5, "set": { "a": false, "x": 10 } } ] }
      """#)
    #expect(try document.values(of: "v_opacity", at: [1.5, 2]) == [10, 10])
  }

  @Test(arguments: [
    // Published before its view leaves, while it is away, in the turn that returns it, and after.
    (#"{ "at": 1, "set": { "m.n": 1, "gone": true } }"#, true),
    (#"{ "at": 1.5, "set": { "m.n": 1 } }"#, false),
    (#"{ "at": 2, "set": { "m.n": 1, "gone": false } }"#, false),
    (#"{ "at": 2.5, "set": { "m.n": 1 } }"#, true),
  ])
  func `a view receives what is published while it is there`(
    publication: String, isReceived: Bool
  ) throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "gone": false }, "published": { "m": { "n": 0 } },
        "views": [ { "id": "box", "children": [ { "id": "v", "when": "!gone", "modifiers": [
            { "onReceive": "m.n", "dropFirst": 1, "run": [ { "emit": "received" } ] } ] } ],
          "modifiers": [ { "transaction": { "animation": ".linear(duration: 9)" } } ] } ],
        "events": [
          \#(publication),
          { "at": 1, "set": { "gone": true } }, { "at": 2, "set": { "gone": false } } ] }
      """#)
    let received = try document.events(until: 3).contains { $0.word == .emit }
    #expect(received == isReceived)
  }

  @Test func `an observer watches what its view shows again, on its way there`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "gone": false, "x": 0 },
        "views": [ { "id": "v", "when": "!gone", "modifiers": [
          { "onAnimationCompleted": "x", "completion": "arrived" } ] } ],
        "events": [
          { "at": 1, "withAnimation": ".linear(duration: 9)", "set": { "gone": true, "x": 1 } },
          { "at": 1.2, "withAnimation": ".linear(duration: 0.1)", "set": { "x": 2 } },
          { "at": 2, "withAnimation": ".linear(duration: 1)", "set": { "gone": false } } ] }
      """#)
    let seen = try document.events(until: 20).filter { $0.word == .observe }
    #expect(seen.map(\.line) == ["3 observe arrived"])
    #expect(seen.map(\.value) == [.number(2)])
  }

  @Test func `a shared frame stays while its view leaves, and is made anew when it returns`() throws
  {
    let document = try PlayedDocument(
      #"""
      { "state": { "gone": false, "x": 0 },
        "views": [ { "id": "v", "when": "!gone", "size": [10, 10], "modifiers": [
          { "matchedGeometryEffect": "'photo'" }, { "position": ["x", 0] } ] } ],
        "events": [
          { "at": 1, "withAnimation": ".linear(duration: 9)", "set": { "gone": true, "x": 50 } },
          { "at": 1.5, "set": { "x": 70 } },
          { "at": 2, "withAnimation": ".linear(duration: 1)", "set": { "gone": false } } ] }
      """#)
    #expect(
      try document.values(of: "v_matchedGeometryEffect_x", at: [1.2, 1.7, 2, 2.5, 3])
        == [0, 0, 0, 35, 70])
  }

  @Test func `flags of a view that was gone are asked anew`() throws {
    let document = try PlayedDocument(
      #"""
      { "until": 4, "state": { "gone": false, "flag": false, "b": 0 },
        "views": [ { "id": "v", "when": "!gone", "modifiers": [
          { "onChange": "b", "initial": "flag", "run": [ { "emit": "first" } ] },
          { "keyframeAnimator": { "k": 0 }, "as": "v", "repeating": "flag",
            "tracks": { "k": ["LinearKeyframe(1, duration: 0.5)"] }, "body": [ { "opacity": "v.k" } ] }
        ] } ],
        "events": [
          { "at": 1, "set": { "gone": true } },
          { "at": 2, "set": { "gone": false, "flag": true } } ] }
      """#)
    #expect(
      try document.events(until: 4).filter { $0.word == .emit }.map(\.line) == ["2 emit first"])
    // Played once at first, and then again and again: 3.25 s is the middle of the third pass.
    #expect(try document.values(of: "v_k", at: [0.75, 3.25]) == [1, 0.5])
  }
}
