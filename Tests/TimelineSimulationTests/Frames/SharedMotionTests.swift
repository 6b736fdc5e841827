import TestSupport
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// The frame of one view has one motion, however many attributes state it.
@Suite struct SharedMotionTests {
  private static let times = (0...70).map { Double($0) / 20 }

  /// The first values of four states.
  private static let firstValues = ["x": 10, "y": 20, "w": 30, "h": 40]

  /// A step that sets some of the states, with an animation of its own.
  private struct Step {
    let time: Double
    let values: [String: Int]
    let text: String
  }

  /// Steps in the order of time. Springs are slow, so that most of them are not over: the end depends on the length of
  /// the way, which a part does not have alone.
  private static func steps(seed: UInt64) -> [Step] {
    var generator = SeededGenerator(seed: seed)
    let steps = (0..<6).map { _ in
      let duration = Double(Int.random(in: 5...30, using: &generator)) / 10
      let animation =
        [
          #"".linear(duration: \#(duration))""#, #"".easeInOut(duration: \#(duration))""#,
          #"".spring(duration: \#(duration + 6), bounce: 0.3)""#, #"".smooth(duration: 7)""#,
          #"".linear(duration: \#(duration)).delay(0.3)""#, "null",
        ].randomElement(using: &generator) ?? "null"
      var values: [String: Int] = [:]
      for name in ["x", "y", "w", "h"] where Bool.random(using: &generator) {
        values[name] = Int.random(in: 10...200, using: &generator)
      }
      let time = Double(Int.random(in: 0...60, using: &generator)) / 20
      let set = values.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        .joined(separator: ", ")
      return Step(
        time: time, values: values,
        text: #"{ "at": \#(time), "withAnimation": \#(animation), "set": { \#(set) } }"#)
    }
    return steps.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map { $0.element }
  }

  private static func document(_ modifiers: String, _ events: String, clock: String) -> String {
    #"{ "state": { "x": 10.0, "y": 20.0, "w": 30.0, "h": 40.0 }, "clock": "\#(clock)", "views": [ { "id": "v", "modifiers": [ \#(modifiers) ] } ], "events": [ \#(events) ] }"#
  }

  @Test(
    arguments: (0..<Cases.count(25, of: 1_000)).map { UInt64($0) }, ["ideal", "display", "device"])
  func `an offset and a frame are one motion, as a vector of all their numbers is`(
    seed: UInt64, clock: String
  ) throws {
    let steps = Self.steps(seed: seed)
    let events = steps.map { $0.text }.joined(separator: ", ")
    let parts = try PlayedDocument(
      Self.document(
        #"{ "frame": { "width": "w", "height": "h" } }, { "offset": ["x", "y"] }"#, events,
        clock: clock))
    let whole = try PlayedDocument(
      Self.document(#"{ "transformEffect": ["x", "y", "w", "h", 0, 0] }"#, events, clock: clock))
    for (state, name, component) in [
      ("x", "offset_x", "a"), ("y", "offset_y", "b"), ("w", "frame_width", "c"),
      ("h", "frame_height", "d"),
    ] {
      let found = try parts.values(of: "v_\(name)", at: Self.times)
      let wanted = try whole.values(of: "v_transformEffect_\(component)", at: Self.times)
      for (place, time) in Self.times.enumerated() {
        let (found, wanted) = (try #require(found[place]), try #require(wanted[place]))
        guard abs(found - wanted) > 1e-9 * max(abs(wanted), 1) else { continue }
        // A spring lets a part come to rest before the whole has: at its target, and at most a hundredth of the longest
        // way too early.
        let target = steps.last { $0.time <= time && $0.values[state] != nil }?.values[state]
        #expect(
          found == Double(target ?? Self.firstValues[state] ?? 0) && abs(found - wanted) <= 1.9,
          "seed \(seed), \(clock), \(name) at \(time): \(found) instead of \(wanted)")
        break
      }
    }
  }

  @Test func `a change of the offset takes over the motion of the frame`() throws {
    let document = try PlayedDocument(
      Self.document(
        #"{ "frame": { "width": "w" } }, { "offset": { "x": "x" } }"#,
        #"""
        { "at": 0, "withAnimation": ".linear(duration: 4)", "set": { "w": 70 } },
        { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "x": 110 } }
        """#, clock: "ideal"))
    // The width was 40 on its way to 70 by 10 a second. At 1.5 s it would be 45; half of the way from there to 70 is
    // made by the motion of the offset, which ends at 2 s.
    #expect(try document.values(of: "v_frame_width", at: [1, 1.5, 2, 3]) == [40, 57.5, 70, 70])
    #expect(try document.values(of: "v_offset_x", at: [1, 1.5, 2]) == [10, 60, 110])
    let changes = try document.changes()
    #expect(changes.map { $0.track.name } == ["v_frame", "v_offset", "v_frame"])
    #expect(changes.map { $0.placement?.leader } == [nil, nil, "v_offset"])
    #expect(changes[2].before == changes[2].after)
  }

  @Test func `two frames of one view, one in a space, are two motions`() throws {
    let document = try PlayedDocument(
      Self.document(
        #"{ "frame": { "width": "w" } }, { "geometryGroup": true }, { "offset": { "x": "x" } }"#,
        #"""
        { "at": 0, "withAnimation": ".linear(duration: 4)", "set": { "w": 70 } },
        { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "x": 110 } }
        """#, clock: "ideal"))
    #expect(try document.values(of: "v_frame_width", at: [1, 2, 4]) == [40, 50, 70])
  }

  @Test func `a transition that moves its view is part of the motion`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "on": true, "x": 0.0 }, "views": [ { "id": "v", "when": "on", "modifiers": [
          { "offset": { "x": "x" } }, { "transition": ".offset(x: 100)" } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 4)", "set": { "x": 40 } },
          { "at": 1, "withAnimation": ".linear(duration: 2)", "set": { "on": false } } ] }
      """#)
    // It is 20 at 2 s without the transition, and half of the way from there to 40 with it.
    #expect(try document.values(of: "v_offset_x", at: [1, 2]) == [10, 30])
    #expect(try document.values(of: "v_transition_offset_x", at: [1, 2]) == [0, 50])
  }
}
