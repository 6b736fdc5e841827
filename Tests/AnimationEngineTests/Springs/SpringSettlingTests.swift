import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct SpringSettlingTests {
  @Test(arguments: [0.05, 0.3, 0.7, 0.99, 1])
  func `a spring made to settle in a duration does so`(ratio: Double) {
    for duration in [0.2, 1, 5] {
      for epsilon in [0.01, 0.001, 1e-6] {
        let spring = Spring(settlingDuration: duration, dampingRatio: ratio, epsilon: epsilon)
        let x = spring.naturalFrequency * duration
        let envelope =
          ratio < 1
          ? ratio / (1 - ratio * ratio).squareRoot() * exponential(-ratio * x)
          : (x + 1) * exponential(-x)
        #expect(isClose(envelope, epsilon, within: 1e-9 * epsilon))
        #expect(isClose(spring.dampingRatio, ratio, within: 1e-12))
      }
    }
  }

  @Test func `a settling duration and a damping ratio are clamped`() {
    #expect(
      Spring(settlingDuration: 100, dampingRatio: 0.5)
        == Spring(settlingDuration: 10, dampingRatio: 0.5))
    #expect(
      Spring(settlingDuration: 0, dampingRatio: 0.5)
        == Spring(settlingDuration: 0.01, dampingRatio: 0.5))
    #expect(
      Spring(settlingDuration: 1, dampingRatio: 7) == Spring(settlingDuration: 1, dampingRatio: 1))
  }

  @Test func `nothing without damping ever settles`() {
    #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
  }

  @Test func `a spring that takes more than 102 seconds answers 0, as in SwiftUI`() {
    #expect(Spring(response: 600, dampingRatio: 1).settlingDuration == 0)
  }

  @Test func `a spring that has nowhere to go has settled`() {
    #expect(Spring.bouncy.settlingDuration(target: 0, epsilon: 0.001) == 0)
  }

  /// SwiftUI's envelope leaves out the division by the frequency, so below 1 it is too small.
  @Test func `within its settling duration a spring comes as near as asked and stays there`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let spring = Spring(
        duration: .random(in: 0.1...2, using: &generator),
        bounce: .random(in: -0.5...0.9, using: &generator))
      if spring.frequency > 0, spring.frequency < 1 { continue }
      let settled = spring.settlingDuration
      for step in 0..<100 {
        let value = spring.value(target: 1.0, time: settled + Double(step) * 0.01)
        #expect(abs(value - 1) <= 0.001 * (1 + 1e-9), "\(generator)")
      }
    }
  }
}
