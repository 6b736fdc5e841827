import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct SpringTests {
  static let springs: [Spring] = [
    Spring(), .snappy, .bouncy, Spring(duration: 0.8, bounce: -0.4), Spring(duration: 2, bounce: 1),
    Spring(response: 0.15, dampingRatio: 0.999), Spring(response: 0.15, dampingRatio: 1.001),
    Spring(mass: 3, stiffness: 40, damping: 2),
    Spring(mass: 3, stiffness: 40, damping: 200, allowOverDamping: true),
  ]

  @Test(arguments: springs)
  func `a spring starts at its position and velocity`(spring: Spring) {
    #expect(spring.value(target: 10, initialVelocity: 7, time: 0) == 0)
    let quirk = spring.dampingRatio > 1 ? 10.0 : 0
    #expect(spring.velocity(target: 10, initialVelocity: 7, time: 0) == 7 + quirk)
  }

  /// x'' = w0^2 (T - x) - 2 zeta w0 x', by differences of the closed form.
  @Test(arguments: springs)
  func `a spring obeys its equation`(spring: Spring) {
    let frequency = spring.naturalFrequency
    let h = 1e-4 / frequency
    for time in stride(from: 0.1, through: 1.5, by: 0.2) {
      let x = [-h, 0, h].map { spring.value(target: 1.0, initialVelocity: 3, time: time + $0) }
      let velocity = (x[2] - x[0]) / (2 * h)
      let acceleration = (x[2] - 2 * x[1] + x[0]) / (h * h)
      let expected =
        frequency * frequency * (1 - x[1]) - 2 * spring.dampingRatio * frequency * velocity
      #expect(isClose(acceleration, expected, within: 1e-5 * frequency * frequency))
      let quirk = spring.dampingRatio > 1 ? 1.0 : 0
      let answer = spring.velocity(target: 1.0, initialVelocity: 3, time: time) - quirk
      #expect(isClose(answer, velocity, within: 1e-6 * frequency))
    }
  }

  @Test func `a spring is continuous from one damping regime to the next`() {
    for offset in [1e-12, 1e-9, 1e-6] {
      let springs = [1 - offset, 1, 1 + offset].map { Spring(response: 0.5, dampingRatio: $0) }
      for time in [0.01, 0.1, 0.3, 1, 5] {
        let values = springs.map { $0.value(target: 1.0, initialVelocity: 2, time: time) }
        #expect(isClose(values[0], values[1], within: 10 * offset))
        #expect(isClose(values[2], values[1], within: 10 * offset))
      }
    }
  }

  @Test func `a description converts there and back`() {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<1_000 {
      let duration = Double.random(in: 0.05...10, using: &generator)
      let bounce = Double.random(in: -0.9...1, using: &generator)
      let spring = Spring(duration: duration, bounce: bounce)
      #expect(isClose(spring.duration, duration, within: 1e-9 * duration), "\(generator)")
      #expect(isClose(spring.bounce, bounce, within: 1e-9), "\(generator)")
      let again = Spring(response: spring.response, dampingRatio: spring.dampingRatio)
      #expect(isClose(again.decay, spring.decay, within: 1e-9 * spring.decay), "\(generator)")
      guard bounce >= 0 else { continue }
      let physical = Spring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
      #expect(isClose(physical.duration, duration, within: 1e-9 * duration), "\(generator)")
      #expect(isClose(physical.bounce, bounce, within: 1e-6), "\(generator)")
    }
  }

  @Test func `the stiffness of an over-damped spring is not what it follows, as in SwiftUI`() {
    let spring = Spring(duration: 0.5, bounce: -0.2)
    let natural = 2 * Double.pi / 0.5
    let ratio = 1 / 0.8
    #expect(
      isClose(spring.stiffness, natural * natural * (2 * ratio * ratio - 1), within: 1e-9))
  }

  @Test func `the velocity of an over-damped spring has its target added, as in SwiftUI`() {
    #expect(Spring(duration: 0.5, bounce: -0.3).velocity(target: 1.0, time: 0) == 1)
  }

  @Test func `damping above the critical is critical unless over-damping is allowed`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 50)
    #expect(spring.dampingRatio == 1)
    #expect(isClose(spring.damping, 20, within: 1e-12))
  }

  @Test func `a force is that of a damped spring`() {
    let spring = Spring(mass: 2, stiffness: 50, damping: 3)
    #expect(isClose(spring.force(target: 10, position: 4, velocity: 5), 285, within: 1e-9))
  }

  @Test func `small updates lead where one large one does`() {
    for spring in [Spring(duration: 0.5, bounce: 0.3), Spring(duration: 0.5)] {
      var (value, velocity) = (2.0, -3.0)
      for _ in 0..<100 {
        spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.01)
      }
      var (directValue, directVelocity) = (2.0, -3.0)
      spring.update(value: &directValue, velocity: &directVelocity, target: 5, deltaTime: 1)
      #expect(isClose(value, directValue, within: 1e-12))
      #expect(isClose(velocity, directVelocity, within: 1e-12))
    }
  }

  @Test func `a spring between animatable values moves their data`() {
    let spring = Spring.bouncy
    let angle = spring.value(
      fromValue: Angle(degrees: 10), toValue: Angle(degrees: 30), initialVelocity: .zero, time: 0.2)
    #expect(isClose(angle.degrees, 10 + spring.value(target: 20, time: 0.2), within: 1e-9))
    let velocity = spring.velocity(
      fromValue: Point(x: 1, y: 2), toValue: Point(x: 4, y: 2), initialVelocity: .zero, time: 0.2)
    #expect(velocity == Point(x: spring.velocity(target: 3, time: 0.2), y: 0))
  }
}
