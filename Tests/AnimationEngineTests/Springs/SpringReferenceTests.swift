import TestSupport
import Testing

@testable import AnimationEngine

/// What was measured of SwiftUI's springs.
@Suite struct SpringReferenceTests {
  /// Reads the constructor of a row and its parameters.
  static func spring(_ row: ReferenceRow) -> Spring? {
    let (p1, p2, p3) = (row.number("p1"), row.number("p2"), row.number("p3"))
    return switch row.text("ctor") {
    case "duration,bounce": Spring(duration: p1, bounce: p2)
    case "response,dampingRatio": Spring(response: p1, dampingRatio: p2)
    case "mass,stiffness,damping": Spring(mass: p1, stiffness: p2, damping: p3)
    case "mass,stiffness,damping(allowOverDamping)":
      Spring(mass: p1, stiffness: p2, damping: p3, allowOverDamping: true)
    default: nil
    }
  }

  @Test(arguments: Reference.springValues.rows)
  func `a spring has the measured value or velocity`(row: ReferenceRow) throws {
    let spring = try #require(SpringReferenceTests.spring(row))
    let (target, velocity) = (row.number("target"), row.number("initial_velocity"))
    let time = row.number("time")
    let answer =
      row.text("quantity") == "value"
      ? spring.value(target: target, initialVelocity: velocity, time: time)
      : spring.velocity(target: target, initialVelocity: velocity, time: time)
    #expect(isClose(answer, row.number("expected"), within: row.number("tolerance")))
  }

  @Test(arguments: Reference.springUpdate.rows)
  func `a spring moves a value as measured`(row: ReferenceRow) {
    let spring = Spring(duration: row.number("duration"), bounce: row.number("bounce"))
    var value = row.number("start_value")
    var velocity = row.number("start_velocity")
    for _ in 0..<Int(row.number("steps")) {
      spring.update(
        value: &value, velocity: &velocity, target: row.number("target"),
        deltaTime: row.number("delta_time"))
    }
    #expect(isClose(value, row.number("expected_value"), within: row.number("tolerance")))
    #expect(isClose(velocity, row.number("expected_velocity"), within: row.number("tolerance")))
  }

  @Test(arguments: Reference.springConversions.rows)
  func `a spring has the measured property`(row: ReferenceRow) throws {
    let spring = try #require(SpringReferenceTests.spring(row))
    let properties = [
      "mass": spring.mass, "stiffness": spring.stiffness, "damping": spring.damping,
      "duration": spring.duration, "bounce": spring.bounce,
      "dampingRatio": spring.dampingRatio, "response": spring.response,
    ]
    let answer = try #require(properties[row.text("property")])
    #expect(isClose(answer, row.number("expected"), within: row.number("tolerance")))
  }

  @Test(arguments: Reference.springSettlingDuration.rows)
  func `a spring settles when it was measured`(row: ReferenceRow) throws {
    let spring = try #require(SpringReferenceTests.spring(row))
    let target = SpringReferenceTests.vector(row.text("target"))
    let velocity = SpringReferenceTests.vector(row.text("initial_velocity"))
    let answer = spring.settlingDuration(
      target: target, initialVelocity: velocity, epsilon: row.number("epsilon"))
    #expect(
      isClose(answer, row.number("expected_settling"), within: row.number("tolerance")))
  }

  /// Reads `1.0` or `(3;4)`.
  private static func vector(_ text: String) -> AnimatablePair<Double, Double> {
    let numbers = text.split { "(;)".contains($0) }.compactMap { Double($0) }
    return AnimatablePair(numbers.first ?? .nan, numbers.count > 1 ? numbers[1] : 0)
  }

  @Test(arguments: Reference.springs.rows)
  func `a spring over 10 is where it was measured`(row: ReferenceRow) throws {
    let numbers = row.text("params").split { "{}:,\"".contains($0) }.compactMap { Double($0) }
    try #require(numbers.count == 2)
    let spring = Spring(duration: numbers[0], bounce: numbers[1])
    #expect(isClose(spring.settlingDuration, row.number("settlingDuration"), within: 1e-6))
    #expect(
      isClose(
        spring.value(target: 10, time: 0.1), row.number("value_target10_t0.1"), within: 6e-4))
  }
}
