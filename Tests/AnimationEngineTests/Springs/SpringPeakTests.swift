import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct SpringPeakTests {
  /// exp(-pi zeta / sqrt(1 - zeta^2)), half a damped swing after the start.
  @Test(arguments: [0.02, 0.15, 0.3, 0.5, 0.9, 0.999])
  func `the first high of a spring from rest is the textbook's`(bounce: Double) throws {
    let zeta = 1 - bounce
    let root = (1 - zeta * zeta).squareRoot()
    let peak = try #require(Spring(duration: 0.5, bounce: bounce).peak())
    #expect(isClose(peak.overshoot, exponential(-Double.pi * zeta / root), within: 1e-12))
    #expect(isClose(peak.time, 0.25 / root, within: 1e-12))
  }

  @Test(arguments: [(0.15, 0.63), (0.3, 4.6), (0.5, 16.3)])
  func `the usual bounces overshoot by known percentages`(bounce: Double, percent: Double) throws {
    let peak = try #require(Spring(bounce: bounce).peak())
    #expect(isClose(100 * peak.overshoot, percent, within: percent < 1 ? 0.005 : 0.05))
  }

  @Test func `an undamped spring swings as far again, after half a swing`() throws {
    let peak = try #require(Spring(duration: 2, bounce: 1).peak())
    #expect(isClose(peak.overshoot, 1, within: 1e-12))
    #expect(isClose(peak.time, 1, within: 1e-12))
  }

  @Test(arguments: [0, -0.3, -0.9])
  func `a spring that does not swing has no high`(bounce: Double) {
    #expect(Spring(bounce: bounce).peak() == nil)
  }

  /// With a push the high is looked for among many values of the spring.
  @Test(arguments: [-20.0, -3, -0.1, 0.1, 3, 12, 20, 80], [0, 0.2, 0.7])
  func `the first high of a pushed spring is the largest value around`(
    velocity: Double, bounce: Double
  ) throws {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let values = (0...60_000).map {
      spring.value(target: 1.0, initialVelocity: velocity, time: Double($0) / 20_000)
    }
    let high = values.indices.dropFirst().dropLast().first {
      values[$0] > 1 && values[$0] >= values[$0 - 1] && values[$0] > values[$0 + 1]
    }
    let peak = spring.peak(initialVelocity: velocity)
    #expect((high == nil) == (peak == nil))
    guard let high, let peak else { return }
    #expect(isClose(peak.time, Double(high) / 20_000, within: 2e-4))
    #expect(isClose(peak.overshoot, values[high] - 1, within: 1e-5))
  }
}
