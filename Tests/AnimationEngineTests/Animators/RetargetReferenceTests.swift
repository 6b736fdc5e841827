import AnimationEngine
import Testing

/// Changes in mid-flight, measured on SwiftUI: 0 to 1 under one animation, then at some time to a second
/// target under another. A reading may be off by the tolerance, after a shift of up to 3 ms.
@Suite struct RetargetReferenceTests {
  struct Scenario: CustomTestStringConvertible, Sendable {
    let id: String
    let first: Animation
    let second: Animation?
    let begin: Double
    let target: Double
    /// The value at each of `times`.
    let values: [Double]

    var testDescription: String { id }
  }

  static let times = [0.4, 0.6, 0.9, 1.3, 2.3]
  static let tolerance = 0.005
  static let slack = 0.003

  static let scenarios = [
    Scenario(
      id: "rt02", first: .easeInOut(duration: 1), second: .easeIn(duration: 0.6), begin: 0.3006,
      target: 0, values: [0.31515, 0.45656, 0.00159, 0, 0]),
    Scenario(
      id: "rt07", first: .spring(response: 1, dampingFraction: 0.5),
      second: .spring(response: 0.3, dampingFraction: 1), begin: 0.3007, target: 0,
      values: [0.34014, 0.01512, 0, 0, 0]),
    Scenario(
      id: "rt08", first: .spring(response: 0.5, dampingFraction: 0.7),
      second: .spring(response: 0.5, dampingFraction: 1), begin: 0.3006, target: 3,
      values: [1.74542, 2.7798, 2.98918, 3, 3]),
    Scenario(
      id: "rt10", first: .spring(response: 1, dampingFraction: 0.5), second: .linear(duration: 1),
      begin: 0.3006, target: 0, values: [0.92343, 0.81223, 0.40935, 0.00058, 0]),
    Scenario(
      id: "rt12", first: .linear(duration: 1), second: .linear(duration: 1).delay(0.5),
      begin: 0.3010, target: 3, values: [0.39856, 0.59856, 1.10667, 1.9981, 3]),
    Scenario(
      id: "rt13", first: .linear(duration: 1), second: .linear(duration: 1).speed(2),
      begin: 0.3006, target: 3, values: [0.91583, 2.03664, 3, 3, 3]),
    Scenario(
      id: "rt14", first: .linear(duration: 1).delay(0.5), second: .linear(duration: 1),
      begin: 0.3005, target: 3, values: [0.29872, 0.96776, 1.95832, 2.99903, 3]),
    Scenario(
      id: "rt16", first: .linear(duration: 1),
      second: .linear(duration: 1).repeatCount(2, autoreverses: true), begin: 0.3009, target: 3,
      values: [0.65647, 1.31693, 2.1576, 2.99831, 1.00172]),
    Scenario(
      id: "rt22", first: .linear(duration: 1), second: nil, begin: 0.3006, target: 3,
      values: [2.39855, 2.59859, 2.89859, 3, 3]),
  ]

  private func value(of scenario: Scenario, at time: Double) -> Double {
    var animator = Animator(atRest: 0.0)
    _ = animator.change(to: 1, by: ValueChange(animation: scenario.first, at: .zero))
    let retarget = Instant(seconds: scenario.begin)
    animator.advance(to: retarget)
    _ = animator.change(
      to: scenario.target, by: ValueChange(animation: scenario.second, at: retarget))
    animator.advance(to: Instant(seconds: time))
    return animator.presentation
  }

  @Test(arguments: scenarios)
  func `a change in mid-flight shows what SwiftUI showed`(scenario: Scenario) {
    for (time, expected) in zip(Self.times, scenario.values) {
      let shifts = stride(from: -Self.slack, through: Self.slack, by: Self.slack / 4)
      let errors = shifts.map { abs(value(of: scenario, at: time + $0) - expected) }
      let error = errors.min() ?? .infinity
      #expect(error <= Self.tolerance, "\(scenario.id) at \(time): off by \(error)")
    }
  }
}
