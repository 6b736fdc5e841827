import AnimationEngine
import TestSupport
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// All time of the screen is divided by one speed.
@Suite struct SlowScreenTests {
  /// A document in which everything moves that can, with all its times divided by a speed.
  private func document(_ clock: String, speed: Double) throws -> PlayedDocument {
    func at(_ time: Double) -> Double { time / speed }
    return try PlayedDocument(
      """
      { "clock": "\(clock)", "fps": \(40 * speed), "animationSpeed": \(speed),
        "until": \(at(8)),
        "state": { "x": 0, "y": 0, "k": 0, "p": 0, "shown": true, "d": 0 },
        "views": [
          { "id": "a", "modifiers": [ { "offset": { "x": "x", "y": "y" } }, { "opacity": "d" } ] },
          { "id": "b", "when": "shown", "modifiers": [
            { "opacity": 1 }, { "transition": ".scale.animation(.easeIn(duration: 0.5))" } ] },
          { "id": "c", "modifiers": [
            { "keyframeAnimator": { "v": 0 }, "as": "v", "trigger": "k",
              "tracks": { "v": ["CubicKeyframe(100, duration: 1)", "SpringKeyframe(0, spring: .bouncy)"] },
              "body": [ { "opacity": "v.v" } ] },
            { "phaseAnimator": "[0, 1, 3]", "as": "phase", "trigger": "p",
              "animation": ".linear(duration: 0.25)", "body": [ { "blur": "phase" } ] } ] } ],
        "events": [
          { "at": 0, "withAnimation": ".linear(duration: 1).delay(0.5)", "set": { "x": 100 }, "completion": "moved" },
          { "at": \(at(0.75)), "withAnimation": ".bouncy", "set": { "x": 20, "y": 50 }, "completion": "sprung" },
          { "at": \(at(1)), "withAnimation": ".snappy", "set": { "x": 80 } },
          { "at": \(at(1.25)), "set": { "shown": false, "k": 1, "p": 1 } },
          { "at": \(at(1.75)), "set": { "k": 2 } },
          { "at": \(at(2)), "withAnimation": ".easeInOut(duration: 0.5).repeatCount(3)", "set": { "y": 0 } },
          { "at": \(at(3)), "gesture": { "from": 0, "to": 200, "duration": \(at(0.5)), "rate": \(40 * speed),
              "changed": [ { "set": { "d": "translation" } } ],
              "ended": [ { "withAnimation": ".spring", "set": { "d": 0 } } ] } } ] }
      """)
  }

  @Test(arguments: ["ideal", "display", "device"], [0.5, 0.25, 2])
  func `what happens on a slow screen is what happens on any, later`(clock: String, speed: Double)
    throws
  {
    // The third tick of a device is shown at most a sixtieth of a second of the screen after the beginning.
    let slow = try document(clock, speed: speed).events(until: 8 / speed)
    let plain = try document(clock, speed: 1).events(until: 8)
    #expect(slow.map(\.patternText) == plain.map(\.patternText))
    #expect(slow.map { $0.instant.seconds * speed } == plain.map(\.instant.seconds))
    #expect(slow.map(\.value) == plain.map(\.value))
    #expect(plain.count > 30)
  }

  @Test(arguments: ["ideal", "display"], [0.5, 0.25, 2])
  func `a slow screen shows the same values, later`(clock: String, speed: Double) throws {
    let times = (0...64).map { Double($0) / 8 }
    let slow = try document(clock, speed: speed).rows(at: times.map { $0 / speed })
    #expect(try slow == document(clock, speed: 1).rows(at: times))
  }

  /// At any time the values are those of the time that has passed on the screen, however it is rounded.
  @Test func `a speed that divides no tick moves the same way`() throws {
    let speed = 0.37
    let times = (0...80).map { Double($0) / 10 }
    let slow = try document("ideal", speed: speed).rows(at: times.map { $0 / speed })
    let plain = try document("ideal", speed: 1).rows(at: times)
    for (time, (found, expected)) in zip(times, zip(slow, plain)) {
      for (one, other) in zip(found, expected) {
        // A step of a spring may fall on the other side of a time.
        #expect(isClose(one ?? -1, other ?? -1, within: 2), "at \(time)")
      }
    }
  }

  /// A motion at a tenth of the speed: its document, and when it is over.
  @Test(arguments: [
    // 339 steps of 1/300 s, the measured length of .bouncy over 100 points, which is 1.13 s.
    (#""withAnimation": ".bouncy", "set": { "x": 100 }"#, "end v_offset", 11.3),
    (
      #""withAnimation": ".linear(duration: 0.5).delay(0.25)", "set": { "x": 100 }"#,
      "end v_offset", 7.5
    ),
    (#""set": { "k": 1 }"#, "end v_s", 10),
    // Not the time of the screen.
    (#""async": { "after": 0.5, "run": [ { "emit": "async" } ] }"#, "emit async", 0.5),
    (#""task": { "run": [ { "sleep": 0.5 }, { "emit": "task" } ] }"#, "emit task", 0.5),
    (
      #""timer": { "every": 0.5, "name": "t", "run": [ { "emit": "timer" }, { "cancel": "t" } ] }"#,
      "emit timer", 0.5
    ),
  ])
  func `only the time of the screen is divided`(step: String, event: String, time: Double) throws {
    let document = try PlayedDocument(
      """
      { "animationSpeed": 0.1, "state": { "x": 0, "k": 0 },
        "views": [ { "id": "v", "modifiers": [ { "offset": { "x": "x" } },
          { "keyframeAnimator": { "s": 0 }, "as": "v", "trigger": "k",
            "tracks": { "s": ["LinearKeyframe(100, duration: 1)"] }, "body": [ { "opacity": "v.s" } ] } ] } ],
        "events": [ { "at": 0, \(step) } ] }
      """)
    let found = try document.events(until: 20).filter { $0.patternText == event }
    #expect(found.map(\.instant) == [Instant(seconds: time)])
  }
}
