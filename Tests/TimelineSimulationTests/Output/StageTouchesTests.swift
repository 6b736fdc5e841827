import AnimationEngine
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// Where fingers are on a stage; the numbers are sums of sizes and ways.
@Suite struct StageTouchesTests {
  private static let views = #"""
    "size": [200, 200], "state": { "isOpen": false, "way": 0 },
    "views": [
      { "id": "list", "layout": { "stack": "VStack", "spacing": 0 },
        "modifiers": [ { "frame": { "maxHeight": ".infinity" }, "alignment": ".top" } ], "children": [
          { "id": "head", "size": [100, "isOpen ? 80 : 20"] },
          { "id": "card", "size": [100, 40], "modifiers": [ { "offset": ["way", 0] } ] } ] } ]
    """#

  private func touch(_ gesture: String) throws -> Stage.Touch {
    let document = try PlayedDocument(
      #"""
      { \#(Self.views), "events": [
          { "at": 0.5, "gesture": { \#(gesture), "duration": 1, "rate": 4, "changed": [ { "set": { "way": "translation.width" } } ] } },
          { "at": 0.8, "set": { "isOpen": true } } ] }
      """#)
    let touches = try document.touches(at: (0...20).map { Double($0) / 10 })
    #expect(touches.count == 1)
    return try #require(touches.first)
  }

  /// The card is 100 by 40 points, at (50, 20) of the room when the drag begins.
  @Test(arguments: [
    (#""on": "card""#, Point(x: 100, y: 40)),
    (#""on": "card", "startLocation": [10, 5]"#, Point(x: 60, y: 25)),
    (#""on": "card", "coordinateSpace": ".global""#, Point(x: 100, y: 40)),
    (#""on": "card", "startLocation": [10, 5], "coordinateSpace": ".global""#, Point(x: 10, y: 5)),
    (#""startLocation": [10, 5]"#, Point(x: 10, y: 5)), (#""note": 1"#, nil),
  ])
  func `a drag begins at its place in the room, and goes as far as its samples do`(
    place: String, start: Point?
  ) throws {
    let touch = try touch(#"\#(place), "from": [0, 0], "to": [80, 40]"#)
    #expect(touch.start == start && touch.view == nil)
    #expect(touch.samples.map { $0.time } == [0.5, 0.75, 1, 1.25, 1.5])
    #expect(
      touch.samples.map { $0.translation }
        == (0...4).map { Size(width: 20 * Double($0), height: 10 * Double($0)) })
  }

  @Test func `a movement that is a number has no direction`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "x": 0 }, "events": [ { "at": 0, "gesture": {
          "from": 0, "to": 8, "duration": 1, "rate": 2, "changed": [ { "set": { "x": "translation" } } ] } } ] }
      """#)
    let touch = try #require(try document.touches(at: [0, 1, 2]).first)
    #expect(touch.samples.map { $0.translation } == [nil, nil] && touch.start == nil)
  }

  /// A hundred samples a second, and rows at 0.2, 0.5 and 2 seconds: those at 0.105, 0.195, 0.495 and 1.105 remain, or
  /// are as near to these times as a nanosecond.
  @Test func `of the samples between two rows the last one remains, and the first one of all`()
    throws
  {
    let document = try PlayedDocument(
      #"""
      { "state": { "x": 0 }, "events": [ { "at": 0.105, "gesture": {
          "from": [0, 0], "to": [100, 0], "duration": 1, "rate": 100, "changed": [] } } ] }
      """#)
    let touch = try #require(try document.touches(at: [0.2, 0.5, 2]).first)
    let expected = [0.105, 0.195, 0.495, 1.105]
    #expect(touch.samples.count == 4)
    for (sample, time) in zip(touch.samples, expected) {
      #expect(abs(sample.time - time) < 2e-9)
      #expect(abs((sample.translation?.width ?? .nan) - 100 * (time - 0.105)) < 1e-6)
    }
  }

  @Test func `a tap is on the view that is tapped, also when another one answers`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "n": 0 }, "views": [ { "id": "first" }, { "id": "outer", "modifiers": [
          { "opacity": "1 / (n + 1)" }, { "onTapGesture": [ { "set": { "n": "n + 1" } } ] } ],
          "children": [ { "id": "inner" } ] } ],
        "events": [ { "at": 0.5, "tap": "inner" }, { "at": 0.7, "tap": "outer" } ] }
      """#)
    let touches = try document.touches(at: [0, 1])
    #expect(touches.map { $0.view } == [2, 1])
    #expect(touches.map { $0.samples.map { $0.time } } == [[0.5], [0.7]])
  }

  @Test func `a run that is not shown notes no touches`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "x": 0 }, "events": [ { "at": 0, "gesture": { "from": 0, "to": 1, "duration": 1 } } ] }
      """#)
    var simulation = try document.beginning(recording: .explanation)
    try simulation.advance(to: Instant(seconds: 2))
    #expect(simulation.recorder.touches == nil)
  }
}

extension PlayedDocument {
  /// The touches of a run with rows at some times.
  fileprivate func touches(at times: [Double]) throws -> [Stage.Touch] {
    var simulation = try beginning(recording: .stage)
    var samples: [TouchWatch.Sample] = []
    for time in times {
      try simulation.advance(to: Instant(seconds: time))
      samples += simulation.recorder.touches?.take() ?? []
    }
    return simulation.stage(of: simulation.columns, touched: samples).touches
  }
}
