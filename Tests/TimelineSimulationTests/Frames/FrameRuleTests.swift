import AnimationEngine
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// The rules by which frames move, one by one. Numbers are sums of sizes and parts of linear motions, in a room of 390 by
/// 844 points.
@Suite struct FrameRuleTests {
  private static func document(
    _ views: String, _ events: String, states: String = #""on": false, "x": 0.0"#
  ) throws -> PlayedDocument {
    try PlayedDocument(
      #"{ "state": { \#(states) }, "views": [ \#(views) ], "events": [ \#(events) ] }"#)
  }

  private static let move =
    #"{ "at": 0, "withAnimation": ".linear(duration: 2)", "set": { "on": true } }"#

  @Test func `an animation written before an offset moves it, as it is nearer to what is drawn`()
    throws
  {
    let document = try Self.document(
      #"{ "id": "v", "modifiers": [ { "animation": ".linear(duration: 1)", "value": "on" }, { "offset": ["on ? 100 : 0", 0] }, { "opacity": "on ? 0 : 1" } ] }"#,
      Self.move)
    #expect(try document.values(of: "v_offset_x", at: [0.5, 1]) == [50, 100])
    // An opacity draws, and moves at its own place.
    #expect(try document.values(of: "v_opacity", at: [0.5, 1]) == [0.75, 0.5])
  }

  @Test(arguments: [
    #"{ "geometryGroup": true }"#, #"{ "scaleEffect": 1 }"#, #"{ "rotationEffect": ".zero" }"#,
    #"{ "rotation3DEffect": ".zero", "axis": [0, 1, 0] }"#,
    #"{ "transformEffect": [1, 0, 0, 1, 0, 0] }"#,
  ])
  func `a space moves its frame with the transaction at its place`(space: String) throws {
    let document = try Self.document(
      #"{ "id": "v", "modifiers": [ { "animation": ".linear(duration: 1)", "value": "on" }, \#(space), { "offset": ["on ? 100 : 0", 0] } ] }"#,
      Self.move)
    #expect(try document.values(of: "v_offset_x", at: [0.5, 1]) == [25, 50])
  }

  @Test(arguments: [
    (#"".scale""#, true), (#"".asymmetric(insertion: .scale, removal: .opacity)""#, true),
    (#"".opacity""#, false),
    (
      #"{ "active": [{ "rotationEffect": ".degrees(90)" }], "identity": [{ "rotationEffect": ".zero" }] }"#,
      true
    ),
  ])
  func `a transition that scales or turns a view is a space around its modifiers`(
    transition: String, isSpace: Bool
  ) throws {
    let document = try Self.document(
      #"""
      { "layout": { "stack": "VStack", "spacing": 0 }, "children": [
          { "id": "head", "size": [10, "on ? 120 : 20"] },
          { "id": "v", "when": "x == 0", "size": [10, 20], "modifiers": [
              { "animation": ".linear(duration: 1)", "value": "on" }, { "transition": \#(transition) } ] } ] }
      """#,
      Self.move)
    // From 432 to 482: a half of the way in the second that its own animation takes for all of it.
    #expect(try document.values(of: "v_layout_y", at: [1]) == [isSpace ? 457 : 482])
  }

  @Test func `a transition by a definition of several lines moves its view`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "on": true }, "define": { "fly": ["let distance = 100.0", "return AnyTransition.offset(x: distance)"] },
        "views": [ { "id": "v", "when": "on", "size": [10, 10], "modifiers": [ { "transition": "fly" } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 2)", "set": { "on": false } } ] }
      """#)
    #expect(try document.values(of: "v_transition_offset_x", at: [0.5, 1]) == [25, 50])
  }

  @Test(arguments: [
    (#"{ "padding": 20 }"#, 70.0),
    (#"{ "frame": [40, 40] }"#, 20.0),
    (#"{ "frame": [40, 40] }, { "padding": 20 }"#, 40.0),
    (#"{ "opacity": 1 }"#, 50.0),
  ])
  func `a view slides by its width with the modifiers around it`(
    modifiers: String, halfway: Double
  ) throws {
    let document = try Self.document(
      #"{ "id": "v", "when": "!on", "size": [100, 50], "modifiers": [ \#(modifiers), { "transition": ".slide" } ] }"#,
      #"{ "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "on": true } }"#)
    #expect(try document.values(of: "v_transition_offset_x", at: [0.5]) == [halfway])
  }

  @Test func `what is in a view with a transition that scales moves with it`() throws {
    let document = try Self.document(
      #"""
      { "id": "card", "when": "x == 0", "modifiers": [
          { "offset": [0, "on ? 100 : 0"] }, { "transition": ".scale" } ], "children": [
          { "id": "a", "size": [10, 10] } ] }
      """#,
      Self.move)
    // The offset lies in the space, and so it moves what is inside: from 5 to 105 there.
    #expect(try document.values(of: "a_layout_y", at: [1, 2]) == [55, 105])
  }

  @Test func `in the body of an animation a place moves with the transaction outside`() throws {
    let document = try Self.document(
      #"{ "id": "v", "modifiers": [ { "animation": ".linear(duration: 1)", "body": [ { "scaleEffect": "on ? 2 : 1" }, { "offset": ["on ? 100 : 0", 0] } ] } ] }"#,
      Self.move)
    #expect(try document.values(of: "v_scaleEffect_x", at: [0.5, 1]) == [1.5, 2])
    #expect(try document.values(of: "v_offset_x", at: [0.5, 1]) == [25, 50])
  }

  @Test func `what comes into a moving view is at its final place, and moves along in a group`()
    throws
  {
    func card(_ space: String) throws -> PlayedDocument {
      try Self.document(
        #"""
        { "id": "card", "modifiers": [ \#(space) { "offset": [0, "on ? 100 : 0"] } ], "children": [
            { "id": "a", "size": [10, 10] },
            { "id": "b", "when": "x > 0", "size": [10, 10], "modifiers": [ { "transition": ".identity" } ] } ] }
        """#,
        Self.move + #", { "at": 1, "set": { "x": 1 } }"#)
    }
    let plain = try card("")
    #expect(try plain.values(of: "a_layout_y", at: [1, 2]) == [472, 522])
    #expect(try plain.values(of: "b_layout_y", at: [1, 2]) == [522, 522])
    let grouped = try card(#"{ "geometryGroup": true },"#)
    #expect(try grouped.values(of: "card_offset_y", at: [1, 2]) == [50, 100])
  }

  @Test func `the moving transition of a container moves what is in it, and holds it`() throws {
    let document = try Self.document(
      #"""
      { "id": "sheet", "when": "on", "size": [200, 100], "modifiers": [ { "transition": ".move(edge: .bottom)" } ],
        "children": [ { "id": "a", "size": [10, 10] }, { "size": [20, 20] } ] }
      """#,
      Self.move
        + #", { "at": 3, "withAnimation": ".linear(duration: 2)", "set": { "on": false } }"#)
    #expect(
      try document.values(of: "a_layout_y", at: [0, 1, 2, 4, 5]) == [522, 472, 422, 472, nil])
    #expect(try document.events().first { $0.word == .gone }?.instant.seconds == 5)
  }

  @Test func `a view without a name holds the container that leaves with it`() throws {
    let document = try Self.document(
      #"{ "id": "sheet", "when": "on", "size": [9, 9], "modifiers": [ { "transition": ".slide" } ], "children": [ { "size": [9, 9] } ] }"#,
      #"{ "at": 3, "withAnimation": ".linear(duration: 2)", "set": { "on": false } }"#,
      states: #""on": true"#)
    #expect(try document.events().first { $0.word == .gone }?.instant.seconds == 5)
  }

  @Test func `a transition's own animation moves the frame, unless a modifier inside sets another`()
    throws
  {
    func text(_ modifiers: String) throws -> PlayedDocument {
      try Self.document(
        #"{ "layout": "VStack", "children": [ { "id": "v", "when": "on", "size": [10, 10], "modifiers": [ \#(modifiers) { "transition": ".offset(x: 0, y: 100).animation(.linear(duration: 1))" } ] } ] }"#,
        Self.move)
    }
    #expect(try text("").values(of: "v_layout_y", at: [0.5, 1]) == [472, 422])
    let inner = try text(#"{ "animation": ".linear(duration: 4)" }, "#)
    #expect(try inner.values(of: "v_layout_y", at: [1, 2]) == [497, 472])
  }

  @Test func `a view that comes back before it is gone moves from where it is`() throws {
    let document = try Self.document(
      #"{ "layout": "VStack", "children": [ { "id": "v", "when": "on", "size": [10, 10], "modifiers": [ { "transition": ".offset(x: 0, y: 100)" } ] } ] }"#,
      #"{ "at": 0, "withAnimation": ".linear(duration: 2)", "set": { "on": false } }, { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "on": true } }"#,
      states: #""on": true"#)
    // It has gone 50 of 100. The motion away goes on, to 497, while that back takes over: half of each is seen.
    #expect(try document.values(of: "v_layout_y", at: [1, 1.5, 2]) == [472, 459.5, 422])
  }

  @Test func `a view behind others is a leaf of its own`() throws {
    let document = try Self.document(
      #"""
      { "id": "card", "modifiers": [ { "padding": 5 }, { "background": ".red" }, { "offset": ["on ? 100 : 0", 0] } ],
        "children": [ { "id": "a", "size": [10, 10], "modifiers": [ { "animation": ".linear(duration: 1)", "value": "on" } ] } ] }
      """#,
      Self.move)
    #expect(try document.values(of: "card_offset_x", at: [0.5, 1]) == [25, 50])
    #expect(try document.values(of: "a_layout_x", at: [0.5, 1]) == [245, 295])
  }

  @Test func `a transition without a size asks the layout`() throws {
    let document = try Self.document(
      #"{ "id": "panel", "when": "on", "modifiers": [ { "fill": ".red" }, { "frame": { "height": 120 } }, { "transition": ".move(edge: .top)" } ] }"#,
      Self.move)
    #expect(try document.values(of: "panel_transition_offset_y", at: [0, 1]) == [-120, -60])
  }

  @Test(arguments: [
    (#"{ "id": "a", "size": [10, "x - 1"] }"#, "a size or a place here is negative"),
    (
      #"{ "id": "a", "size": ["x + 1e308", 1] }, { "id": "b", "size": ["x + 1.7e308", 1] }"#,
      "the view would be endlessly large"
    ),
    (
      #"{ "id": "a", "size": [1, 1], "modifiers": [ { "animatable": { "k": "x" }, "body": [ { "frame": ["k", 10] } ] } ] }"#,
      "the size and the place of a view cannot depend on a value that is on screen"
    ),
  ])
  func `a layout without a result is an error`(views: String, message: String) throws {
    let document = try Self.document(
      #"{ "layout": "HStack", "children": [ \#(views) ] }"#, "")
    #expect {
      _ = try document.values(of: "a_layout_x", at: [0])
    } throws: {
      "\($0)".contains(message)
    }
  }
}
