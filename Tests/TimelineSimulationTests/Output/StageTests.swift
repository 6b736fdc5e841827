import AnimationEngine
import Diagnostics
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// Where a stage shows the views of documents in which nothing asks for layout; the numbers are sums of sizes and
/// paddings in a room of 390 by 844 points.
@Suite struct StageTests {
  @Test func `a view is where layout puts it, with all of its modifiers`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "on": false },
        "views": [
          { "id": "box", "modifiers": [ { "offset": [10, 0] } ], "children": [
            { "id": "a", "size": [40, 40], "modifiers": [
              { "opacity": "on ? 1 : 0.5" }, { "padding": { "leading": 30, "trailing": 10 } } ] } ] },
          { "id": "b", "modifiers": [
            { "fill": ".red" }, { "frame": ["on ? 60 : 30", 20] }, { "offset": [0, "on ? 100 : 50"] } ] },
          { "id": "back", "modifiers": [ { "fill": ".blue" }, { "padding": "on ? 20 : 0" } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "on": true } } ] }
      """#)
    let stage = try document.stage(at: 2)
    #expect(stage.room == Size(width: 390, height: 844))
    let views = Dictionary(uniqueKeysWithValues: stage.views.map { ($0.name, $0) })
    #expect(views["box"]?.frame == nil)
    // 30 + 40 + 10 wide, in the middle of the room, and ten points to the right.
    #expect(views["a"]?.frame == Rect(x: 165, y: 402, width: 80, height: 40))
    #expect(views["a"]?.size == Size(width: 40, height: 40))
    #expect(views["a"]?.isRigid == true)
    // Its own offset does not move the frame, which is as large as the state says.
    #expect(views["b"]?.frame == Rect(x: 165, y: 412, width: 60, height: 20))
    #expect(views["b"]?.isRigid == false)
    #expect(views["back"]?.frame == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(views["back"]?.size == Size(width: 350, height: 804))
  }

  @Test func `frames align what is drawn in them`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "x": 0 }, "views": [
          { "id": "corner", "size": [10, 20], "modifiers": [
            { "padding": { "leading": 4 } }, { "frame": [100, 60], "alignment": ".bottomTrailing" },
            { "frame": { "maxWidth": ".infinity" }, "alignment": ".leading" } ] },
          { "id": "shape", "modifiers": [
            { "fill": ".red" }, { "frame": [10, 20] },
            { "frame": [100, 60], "alignment": ".topLeading" } ] } ] }
      """#)
    let frames = try document.stage(at: 0).views.map { $0.frame }
    // 14 by 20 points, at the right and the bottom of 100 by 60: 43 and 20 from their middle; and these at the left of
    // 390 by 60: 145 from their middle.
    #expect(frames[0] == Rect(x: 0 + 43 - 145, y: 392 + 20, width: 390, height: 60))
    // 10 by 20 points in the corner at (145, 392), with a middle of (150, 402).
    #expect(frames[1] == Rect(x: 150 - 50, y: 402 - 30, width: 100, height: 60))
  }

  @Test func `a view that has left is where it was`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "shown": true },
        "views": [ { "id": "card", "when": "shown", "size": [100, 50], "modifiers": [ { "padding": 7 } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "toggle": "shown" } ] }
      """#)
    let stage = try document.stage(at: 3)
    #expect(stage.views.map { $0.frame } == [Rect(x: 138, y: 390, width: 114, height: 64)])
  }

  @Test func `a document that leaves out the size of a view has no room`() throws {
    let document = try PlayedDocument(
      #"""
      { "views": [ { "id": "known", "size": [80, 50], "modifiers": [ { "padding": 7 } ] },
          { "id": "unknown", "modifiers": [ { "opacity": 0.5 } ] } ] }
      """#)
    let stage = try document.stage(at: 0)
    #expect(stage.room == nil)
    #expect(stage.views.map { $0.size } == [Size(width: 80, height: 50), nil])
    #expect(stage.views.allSatisfy { $0.frame == nil })
    #expect(try PlayedDocument(#"{ "state": { "x": 0 } }"#).stage(at: 0).room == nil)
  }

  @Test(arguments: [
    // Its size follows a value on screen, its size has no value, and it is endlessly large.
    #"""
    { "id": "a", "define": { "y": "x" }, "animatable": ["y"],
      "modifiers": [ { "fill": ".red" }, { "padding": "y" } ] }
    """#,
    #"{ "id": "a", "size": ["10 / Double(Int(x))", 10], "modifiers": [ { "opacity": "1 - x" } ] }"#,
    #"{ "id": "a", "size": ["1e308 * (10 + x)", 10], "modifiers": [ { "opacity": "1 - x" } ] }"#,
  ])
  func `a run goes on where nothing can be laid out`(view: String) throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "x": 0 }, "views": [ \#(view) ],
        "events": [ { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } } ] }
      """#)
    let stage = try document.stage(at: 3)
    #expect(stage.room == nil)
    #expect(stage.views.map { $0.name } == ["a"])
    let times = [0, 1.5, 3]
    #expect(try document.rows(at: times, recording: .stage) == document.rows(at: times))
  }
}

extension StageTests {
  /// The modifiers of a card with a view inside, and the columns that the frame of this follows.
  @Test(arguments: [
    (#"{ "background": ".red" }, { "offset": ["x", 0] }"#, ["card_offset_x", "card_offset_y"]),
    (
      #"{ "background": ".red" }, { "offset": ["x", 0] }, { "geometryGroup": true }"#,
      ["card_offset_x", "card_offset_y"]
    ),
    // Its frame begins at the scale, which the offset moves.
    (#"{ "background": ".red" }, { "scaleEffect": "1 + x" }, { "offset": ["x", 0] }"#, []),
    (
      #"{ "background": ".red" }, { "offset": [3, 0] }, { "scaleEffect": "1 + x" }, { "offset": ["x", 0] }"#,
      ["card_offset_x", "card_offset_y"]
    ),
    // Layout does not know what follows a value on screen.
    (
      #"""
      { "background": ".red" }, { "keyframeAnimator": { "u": 0 }, "as": "v", "trigger": "x",
        "tracks": { "u": ["LinearKeyframe(9.0, duration: 1)"] }, "body": [ { "offset": ["v.u", 0] } ] }
      """#, []
    ),
    (#"{ "background": ".red" }, { "opacity": "1 - x" }"#, []),
  ])
  func `a column says whether the frames of what is inside follow it`(
    modifiers: String, columns: [String]
  ) throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "x": 0 }, "views": [ { "id": "card", "modifiers": [ \#(modifiers) ],
          "children": [ { "id": "a", "size": [40, 20], "modifiers": [ { "offset": [0, "x"] } ] } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } } ] }
      """#)
    let simulation = try document.beginning(recording: .stage)
    let stage = simulation.stage(of: simulation.columns)
    let found = zip(simulation.columns, stage.columnsInFrames).filter { $0.1 }.map { $0.0.name }
    #expect(found == columns)
  }

  /// It is dark from the first row at or after 0.45 s, or from the beginning.
  @Test(arguments: [("light", [0.5, 1.2]), ("dark", [0, 1.2])])
  func `the appearance turns at the rows after the system has changed it`(
    first: String, turns: [Double]
  ) throws {
    let source = SourceText(
      name: "turns",
      bytes: Array(
        #"""
        { "environment": { "colorScheme": "'\#(first)'" }, "fps": 10, "until": 2, "views": [
            { "id": "a", "size": [40, 20], "modifiers": [ { "opacity": "colorScheme == 'dark' ? 1 : 0.5" } ] } ],
          "events": [ { "at": 0.45, "environment": { "colorScheme": "'dark'" } },
            { "at": 1.2, "environment": { "colorScheme": "'light'" } } ] }
        """#.utf8))
    var (timeline, diagnostics) = CheckedTimeline.read(source)
    let checked = try #require(timeline, "\(diagnostics)")
    let trace = try #require(
      Trace(checked, sampling: Sampling(), diagnostics: &diagnostics), "\(diagnostics)")
    let stage = try trace.stage(of: []) { _, _ in }
    #expect(stage.appearanceTurns == turns)
  }
}

extension PlayedDocument {
  /// The stage at a time, with all columns.
  fileprivate func stage(at time: Double) throws -> Stage {
    var simulation = try beginning(recording: .stage)
    try simulation.advance(to: Instant(seconds: time))
    return simulation.stage(of: simulation.columns)
  }
}
