import TestSupport
import Testing

@testable import AnimationEngine

/// What springs make of parameters that no spring can have.
@Suite struct SpringBoundsTests {
  static let numbers: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 1e-300]

  @Test(arguments: numbers)
  func `every number of a spring is a number whatever it is made of`(number: Double) {
    let springs = [
      Spring(duration: number, bounce: 0.3), Spring(duration: 0.5, bounce: number),
      Spring(response: number, dampingRatio: 0.5), Spring(response: 0.5, dampingRatio: number),
      Spring(mass: number, stiffness: 100, damping: 10),
      Spring(mass: 1, stiffness: number, damping: 10),
      Spring(mass: 1, stiffness: 100, damping: number, allowOverDamping: true),
      Spring(settlingDuration: number, dampingRatio: 0.5),
      Spring(settlingDuration: 1, dampingRatio: number),
      Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: number),
      Spring(duration: number, bounce: number),
    ]
    for spring in springs {
      let properties = [
        spring.mass, spring.stiffness, spring.damping, spring.decay, spring.frequency,
      ]
      for property in properties { #expect(property.isFinite) }
      for property in [spring.response, spring.dampingRatio, spring.settlingDuration] {
        #expect(!property.isNaN)
      }
      for time in [0, 1e-9, 0.1, 1, 1e6, .infinity] {
        #expect(spring.value(target: 1.0, initialVelocity: 1, time: time).isFinite)
        #expect(spring.velocity(target: 1.0, initialVelocity: 1, time: time).isFinite)
      }
    }
  }

  @Test(arguments: [0.0, -1, .nan])
  func `a spring without a response is at its target at once`(response: Double) {
    for bounce in [0.0, 0.5, -0.3] {
      let spring = Spring(duration: response, bounce: bounce)
      #expect(isClose(spring.value(target: 1.0, time: 0.001), 1, within: 1e-12))
    }
  }

  @Test func `a bounce of 1 or more swings forever and one of -1 or less hardly moves`() {
    #expect(Spring(duration: 1, bounce: 1) == Spring(duration: 1, bounce: 3))
    #expect(Spring(duration: 1, bounce: 1).dampingRatio == 0)
    let stuck = Spring(duration: 1, bounce: -1)
    #expect(stuck == Spring(duration: 1, bounce: -.infinity))
    #expect(abs(stuck.value(target: 1.0, time: 1)) < 1e-3)
  }

  @Test func `negative damping counts as none`() {
    #expect(Spring(mass: 1, stiffness: 100, damping: -5).damping == 0)
  }

  @Test func `a settling duration for an impossible accuracy is not a hole`() {
    for epsilon in [Double.nan, 0, -1, .infinity] {
      for spring in SpringTests.springs {
        let duration = spring.settlingDuration(target: 1.0, epsilon: epsilon)
        #expect(duration >= 0)
      }
    }
  }
}
