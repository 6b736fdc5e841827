import CommandLineInterface
import TestSupport
import Testing

/// Every expression that a summary calls the same is the same.
@Suite struct EquivalentFormTests {
  private static let springFacts = [
    "response", "duration", "bounce", "dampingRatio", "stiffness", "damping", "mass",
    "settlingDuration", "overshoot", "peakTime", "initialVelocity", "blendDuration",
    "logicalEnd", "end", "steppedOvershoot", "steppedPeakTime",
  ]

  private func expectSame(_ left: Summary, _ right: Summary, _ facts: [String]) {
    for fact in facts {
      guard let number = left.number(fact), let other = right.number(fact) else {
        #expect(left.number(fact) == right.number(fact), "\(fact)")
        continue
      }
      let tolerance = 1e-10 * max(abs(number), abs(other), 1e-3)
      #expect(isClose(number, other, within: tolerance), "\(fact)")
    }
  }

  /// Pastes back all that a summary says is the same, and what it says moves alike.
  private func check(_ expression: String) throws {
    let summary = try Summary(expression)
    let same = ["sameSpring", "sameAnimation", "sameCurve"].flatMap(summary.texts)
    #expect(!same.isEmpty, "\(expression)")
    for form in same {
      let other = try Summary(form)
      #expect(other.word("kind") == summary.word("kind"), "\(form)")
      #expect(other.word("regime") == summary.word("regime"), "\(form)")
      expectSame(summary, other, Self.springFacts)
      #expect(
        ["sameSpring", "sameAnimation", "sameCurve"].flatMap(other.texts).count == same.count,
        "\(form)")
    }
    // At SwiftUI's bound on the stiffness the closed form has a longer response than the animation.
    guard summary.number("stiffness") != 45_000 else { return }
    for form in summary.texts("closedForm") + summary.texts("stepped") {
      expectSame(summary, try Summary(form), ["response", "bounce", "dampingRatio"])
    }
  }

  @Test(arguments: [
    "Spring()", "Spring.bouncy", "Spring(duration: 0.29999999999999993, bounce: 0.15)",
    "Spring(mass: 2.5, stiffness: 170, damping: 26)",
    "Spring(mass: 1, stiffness: 100, damping: 20)",
    "Spring(mass: 3, stiffness: 7, damping: 100)", "Spring(bounce: 1)", "Spring(bounce: -0.4)",
    "Spring(mass: 1, stiffness: 100, damping: 100, allowOverDamping: true)",
    "Spring(settlingDuration: 1, dampingRatio: 0.6)", "Spring(duration: 1e-3, bounce: 0.01)",
    ".spring", ".default", ".bouncy(duration: 0.7)", ".interactiveSpring", ".spring(duration: 0)",
    ".spring(response: 0.55, dampingFraction: 0.825)", ".spring(bounce: -0.3)",
    ".spring(Spring(mass: 1, stiffness: 170, damping: 15), blendDuration: 0.2)",
    ".interpolatingSpring", ".interpolatingSpring(duration: 0.4, bounce: 0.2, initialVelocity: -3)",
    ".interpolatingSpring(mass: 2, stiffness: 200, damping: 12, initialVelocity: 5)",
    ".interpolatingSpring(mass: 1, stiffness: 100, damping: 50)", ".easeIn", ".linear(duration: 2)",
    ".timingCurve(0.2, -0.5, 0.1, 1.7, duration: 1.5)",
    ".timingCurve(.circularEaseIn, duration: 0.4)", "UnitCurve.linear", "UnitCurve.easeInOut",
    "UnitCurve.circularEaseOut", "UnitCurve.easeIn.inverse",
    "UnitCurve.bezier(startControlPoint: UnitPoint(x: -1, y: 3), endControlPoint: UnitPoint(x: 0.1, y: 0))",
  ])
  func `every form a summary prints makes the same summary`(expression: String) throws {
    try check(expression)
  }

  @Test(arguments: [1, 2, 3])
  func `forms of springs with any numbers are found and are right`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<15 {
      let response = generator.number(in: 0.05...3)
      let ratio = generator.number(in: 0...1.9)
      let mass = generator.number(in: 0.1...9)
      let stiffness = generator.number(in: 1...900)
      let damping = generator.number(in: 0...60)
      let physics = "mass: \(mass), stiffness: \(stiffness), damping: \(damping)"
      for expression in [
        "Spring(response: \(response), dampingRatio: \(ratio))",
        "Spring(duration: \(response), bounce: \(1 - ratio))", "Spring(\(physics))",
        ".spring(response: \(response), dampingFraction: \(ratio))",
        ".interpolatingSpring(\(physics), initialVelocity: \(ratio))",
      ] {
        try check(expression)
      }
    }
  }

  @Test func `forms are spelled with the digits a person would write`() throws {
    #expect(
      try Summary("Spring(response: 0.3, dampingRatio: 0.825)").texts("sameSpring").prefix(2)
        == ["Spring(duration: 0.3, bounce: 0.175)", "Spring(response: 0.3, dampingRatio: 0.825)"])
    #expect(
      try Summary("Spring(mass: 2, stiffness: 50, damping: 20)").texts("sameSpring")
        == ["Spring(mass: 2, stiffness: 50, damping: 20)"])
    #expect(
      try Summary(".easeIn").texts("sameAnimation")
        == [".easeIn(duration: 0.35)", ".timingCurve(0.42, 0, 1, 1, duration: 0.35)"])
  }

  @Test func `a mass other than 1 has no form without one`() throws {
    let summary = try Summary("Spring(mass: 2, stiffness: 50, damping: 4)")
    #expect(summary.number("mass") == 2)
    #expect(summary.texts("sameSpring") == ["Spring(mass: 2, stiffness: 50, damping: 4)"])
  }
}
