import AnimationEngine
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// Timers, schedules and values that are held back.
@Suite struct TimerTests {
  @Test func `a timer keeps its times, however its interval adds up`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "x": 0 },
        "events": [ { "at": 0.05, "timer": { "every": 0.1, "run": [ { "set": { "x": "x + 1" } } ] } } ] }
      """#)
    let times = try document.events(until: 3).filter { $0.word == .set }.map(\.instant.seconds)
    #expect(times == (1...29).map { Instant(seconds: 0.05 + Double($0) * 0.1).seconds })
  }

  // Firings that follow at the same tick would be without end at one instant.
  @Test(arguments: ["x", "1e-300", "9e-10", "5e-324"])
  func `a timer or a schedule without time between its firings is an error`(interval: String) throws
  {
    let timer = try PlayedDocument(
      #"{ "state": { "x": 0 }, "events": [ { "at": 1, "timer": { "every": "\#(interval)", "run": [] } } ] }"#
    )
    #expect(throws: RunFailure.self) { try timer.events() }
    let schedule = #""timelineView": ".periodic", "from": 0, "by": "\#(interval)""#
    let view = try PlayedDocument(
      #"""
      { "state": { "x": 0, "shown": false }, "views": [ { "children": [ { "id": "v", "when": "shown", "modifiers": [
          { \#(schedule), "as": "date", "body": [ { "blur": "date" } ] } ] } ] } ],
        "events": [ { "at": 4, "set": { "shown": true } } ] }
      """#)
    #expect(throws: RunFailure.self) { try view.events() }
  }

  @Test func `a schedule that began long ago shows the last date`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "shown": false }, "views": [ { "children": [ { "id": "v", "when": "shown", "modifiers": [
          { "timelineView": ".periodic", "from": 0, "by": 0.003, "as": "date", "body": [ { "blur": "date" } ] } ] } ] } ],
        "events": [ { "at": 999.9995, "set": { "shown": true } }, { "at": 999.9996, "set": { "shown": false } } ] }
      """#)
    #expect(try document.values(of: "v_blur", at: [999.9995]) == [999.999])
  }

  @Test func `a date stays for no time that is shorter than the clock's`() throws {
    let document = try PlayedDocument(
      #"""
      { "views": [ { "id": "v", "modifiers": [
          { "timelineView": ".animation", "minimumInterval": 1e-320, "as": "date", "body": [ { "blur": "date" } ] } ] } ],
        "until": 1 }
      """#)
    #expect(try document.values(of: "v_blur", at: [0.25, 0.5]) == [0.25, 0.5])
  }

  @Test func `a schedule begins with the last date before its view appears`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "shown": false }, "views": [ { "children": [ { "id": "v", "when": "shown", "modifiers": [
          { "timelineView": ".periodic", "from": 1, "by": 2, "as": "date", "body": [ { "blur": "date" } ] },
          { "timelineView": ".explicit", "dates": [9, 2, 1], "as": "date", "body": [ { "blur": "date" } ] },
          { "timelineView": ".everyMinute", "as": "date", "body": [ { "blur": "date" } ] } ] } ] } ],
        "events": [ { "at": 4, "set": { "shown": true } } ] }
      """#)
    #expect(try document.values(of: "v_blur", at: [4, 4.9, 5, 7]) == [3, 3, 5, 7])
    #expect(try document.values(of: "v_blur_2", at: [4, 8, 9, 20]) == [2, 2, 9, 9])
    #expect(try document.values(of: "v_blur_3", at: [4, 59, 60, 121]) == [0, 0, 60, 120])
  }

  @Test func `a schedule that begins later shows the present date until then`() throws {
    let document = try PlayedDocument(
      #"""
      { "views": [ { "id": "v", "modifiers": [
          { "timelineView": ".periodic", "from": 3, "by": 1, "as": "date", "body": [ { "blur": "date" } ] } ] } ] }
      """#)
    #expect(try document.values(of: "v_blur", at: [0, 2.5, 3, 4.5]) == [0, 0, 3, 4])
  }

  @Test func `a view that comes back has a clock and a throttle of its own again`() throws {
    let document = try PlayedDocument(
      #"""
      { "published": { "m": { "x": 0 } }, "state": { "shown": true, "y": 0 },
        "views": [ { "id": "root", "modifiers": [ { "blur": "y" } ], "children": [ { "id": "v", "when": "shown", "modifiers": [
          { "timelineView": ".animation", "minimumInterval": 2, "as": "date", "body": [ { "blur": "date" } ] },
          { "onReceive": "m.x", "throttle": 5, "run": [ { "set": { "y": "y + 1" } } ] } ] } ] } ],
        "events": [ { "at": 1, "set": { "shown": false } }, { "at": 1.5, "set": { "shown": true } } ] }
      """#)
    #expect(
      try document.values(of: "v_blur", at: [0.5, 1, 1.6, 3.4, 3.5]) == [0, nil, 1.5, 1.5, 3.5])
    #expect(try document.values(of: "root_blur", at: [0, 1.2, 1.5]) == [1, 1, 2])
  }

  @Test func `a value that is held back is not delivered after its view is gone`() throws {
    let document = try PlayedDocument(
      #"""
      { "published": { "m": { "x": 0 } }, "state": { "shown": true },
        "views": [ { "id": "v", "when": "shown", "modifiers": [
          { "onReceive": "m.x", "debounce": 2, "run": [ { "emit": "value" } ] } ] } ],
        "events": [ { "at": 1, "set": { "shown": false } } ] }
      """#)
    #expect(
      try document.events().filter { $0.word == .emit || $0.word == .cancel }.map(\.line)
        == ["1 cancel v"])
  }
}
