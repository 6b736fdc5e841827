import AnimationEngine
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// Views that are removed: what becomes of their motions, and when they are gone.
@Suite struct RemovalTests {
  /// A view that is inserted at 1 s in a second, and removed in the middle.
  private func document(transition: String, removal: String, rest: String = "") throws
    -> PlayedDocument
  {
    try PlayedDocument(
      #"""
      { "state": { "on": false }, "views": [ { "id": "v", "when": "on", "modifiers": [
          { "transition": "\#(transition)" } ] } ],
        "events": [
          { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "on": true } },
          { "at": 1.5, \#(removal) "set": { "on": false } } \#(rest) ] }
      """#)
  }

  /// The change of the transition at some time.
  private func change(at time: Double, in document: PlayedDocument) throws -> ChangeFacts? {
    try document.changes().first {
      $0.instant == Instant(seconds: time) && $0.track.name == "v_transition_opacity"
    }
  }

  @Test(arguments: [
    (".opacity", ""), (".opacity", #""withAnimation": null,"#),
    (".opacity.combined(with: .scale)", #""withTransaction": { "tracksVelocity": true },"#),
  ])
  func `a removal without an animation ends the motion of the insertion`(
    transition: String, removal: String
  ) throws {
    let document = try document(transition: transition, removal: removal)
    let change = try #require(try change(at: 1.5, in: document))
    #expect(change.running != nil)
    #expect(change.endsWithView)
    #expect(try document.events().last { $0.word == .gone }?.instant == Instant(seconds: 1.5))
  }

  @Test func `the motion goes on as long as another part of the transition keeps the view`() throws
  {
    let transition =
      ".opacity.combined(with: .asymmetric(insertion: .scale, "
      + "removal: .scale.animation(.linear(duration: 2))))"
    let document = try document(transition: transition, removal: "")
    let change = try #require(try change(at: 1.5, in: document))
    #expect(change.running != nil)
    #expect(!change.endsWithView)
    #expect(try document.events().last { $0.word == .gone }?.instant == Instant(seconds: 3.5))
  }

  @Test func `a view that was gone has no motion that a change could shift`() throws {
    let document = try document(
      transition: ".opacity", removal: "", rest: #", { "at": 2, "set": { "on": true } }"#)
    let change = try #require(try change(at: 2, in: document))
    #expect(change.scopes.isEmpty)
    #expect(change.running == nil)
  }

  @Test(arguments: ["display", "device"])
  func `the tick at which a removal is found over still shows the view`(clock: String) throws {
    let document = try PlayedDocument(
      #"""
      { "clock": "\#(clock)", "fps": 10, "state": { "on": true }, "views": [ { "id": "v", "when": "on" } ],
        "events": [ { "at": 0.05, "withAnimation": ".linear(duration: 0.2)", "set": { "on": false } } ] }
      """#)
    let gone = try #require(try document.events().first { $0.word == .gone }?.instant)
    let tick = (gone.seconds * 10).rounded()
    #expect(gone == Instant.frame(Int(tick), rate: 10))
    #expect(
      try document.values(of: "v_transition_opacity", at: [gone.seconds, (tick + 1) / 10])
        == [0, nil])
  }

  @Test func `under the ideal clock the row at its end is without it`() throws {
    let document = try document(
      transition: ".opacity", removal: #""withAnimation": ".linear(duration: 1)","#)
    #expect(try document.values(of: "v_transition_opacity", at: [2.499, 2.5]).last == .some(nil))
  }

  @Test(arguments: [
    (".slide.animation(.linear(duration: 0.5))", 0.25),
    (".scale.animation(.linear(duration: 0.5)).combined(with: .opacity)", 0.25),
    // Nothing moves: it is not replaced, and keeps its own animation.
    (".opacity.animation(.linear(duration: 0.5))", 0.5),
  ])
  func `less motion takes its own animation from a transition that moves`(
    transition: String, opacity: Double
  ) throws {
    let document = try PlayedDocument(
      #"""
      { "reduceMotion": true, "state": { "on": false }, "views": [
          { "id": "v", "when": "on", "size": [10, 10], "modifiers": [ { "transition": "\#(transition)" } ] } ],
        "events": [ { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "on": true } } ] }
      """#)
    #expect(try document.values(of: "v_transition_opacity", at: [1.25]) == [opacity])
  }

  @Test(arguments: ["ios13.0", "ios13.2"])
  func `before iOS 15 a change before the first frame begins where the earlier was to end`(
    profile: String
  ) throws {
    let document = try PlayedDocument(
      #"""
      { "profile": "\#(profile)", "state": { "x": 0 }, "events": [
          { "at": 1, "withAnimation": ".linear(duration: 4)", "set": { "x": 1 } },
          { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "x": 3 } } ] }
      """#)
    #expect(try document.values(of: "x", at: [0.5, 1, 1.5, 2]) == [0, 1, 2, 3])
  }
}
