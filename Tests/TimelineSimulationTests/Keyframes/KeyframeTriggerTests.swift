import AnimationEngine
import TestSupport
import Testing

@testable import TimelineSimulation

/// Keyframes that are triggered again.
@Suite struct KeyframeTriggerTests {
  private func document(
    _ keyframe: String, triggers: [Double], speed: Double = 1
  ) throws -> PlayedDocument {
    try PlayedDocument(
      """
      { "animationSpeed": \(speed), "state": { "k": 0 },
        "views": [ { "id": "v", "modifiers": [
          { "keyframeAnimator": { "s": 0 }, "as": "v", "trigger": "k",
            "tracks": { "s": ["\(keyframe)"] }, "body": [ { "attribute": { "shown": "v.s" } } ] } ] } ],
        "events": [ { "at": \(triggers), "set": { "k": "k + 1" } } ] }
      """)
  }

  /// From 0 to 100 in a second, triggered again after half of it: at 50, where a cubic is 150 a second fast, the two
  /// tangents at its ends being 0.
  @Test(arguments: [
    ("CubicKeyframe(100, duration: 1)", [50, 78.90625, 93.75]),
    ("CubicKeyframe(100, duration: 1, startVelocity: 0)", [50, 57.8125, 75]),
    ("LinearKeyframe(100, duration: 1)", [50, 62.5, 75]),
    ("MoveKeyframe(100)", [100, 100, 100]),
  ])
  func `a run in the middle of another one keeps its velocity`(
    keyframe: String, expected: [Double]
  ) throws {
    for speed in [1, 0.5, 2] {
      let document = try document(
        keyframe, triggers: [0, 0.5 / speed], speed: speed)
      let found = try document.values(
        of: "v_shown", at: [0.5, 0.75, 1].map { $0 / speed })
      for (one, other) in zip(found, expected) {
        #expect(isClose(one ?? -1, other, within: 1e-9), "\(found) at a speed of \(speed)")
      }
    }
  }

  @Test func `a spring goes on with the velocity of a spring`() throws {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let document = try document("SpringKeyframe(100, spring: .bouncy)", triggers: [0, 0.1])
    let place: Double = spring.value(target: 100.0, time: 0.1)
    let velocity: Double = spring.velocity(target: 100.0, time: 0.1)
    let way: Double = spring.value(target: 100 - place, initialVelocity: velocity, time: 0.2)
    let found = try document.values(of: "v_shown", at: [0.3])
    #expect(isClose(found[0] ?? -1, place + way, within: 1e-9))
  }

  @Test func `a run at rest begins with the initial value`() throws {
    let document = try document("CubicKeyframe(100, duration: 1)", triggers: [0, 2])
    #expect(try document.values(of: "v_shown", at: [1.5, 2, 2.5, 3]) == [100, 0, 50, 100])
  }
}
