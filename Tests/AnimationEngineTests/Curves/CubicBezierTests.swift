import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct CubicBezierTests {
  static let named: [CubicBezier] = [.linear, .easeIn, .easeOut, .easeInOut]

  @Test(arguments: named)
  func `a curve fixes its ends`(curve: CubicBezier) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  /// The second method: bisection on the parameter, to the last digit, in Bernstein form.
  @Test func `the solver finds the point within 1e-12`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<20_000 {
      let coordinates = (0..<4).map { _ in Double.random(in: 0...1, using: &generator) }
      let curve = CubicBezier(
        x1: coordinates[0].rounded(toTenths: generator.next() % 2 == 0), y1: coordinates[1],
        x2: coordinates[2].rounded(toTenths: generator.next() % 2 == 0), y2: coordinates[3])
      let x = Double.random(in: 0...1, using: &generator)
      let s = curve.parameter(at: x)
      let r = 1 - s
      let reached = 3 * r * r * s * curve.x1 + 3 * r * s * s * curve.x2 + s * s * s
      #expect((0...1).contains(s), "\(generator) \(curve)")
      #expect(abs(reached - x) < 1e-12, "\(generator) \(curve)")
    }
  }

  @Test func `a curve that starts vertically is solved down to the smallest progress`() {
    let curve = CubicBezier.easeOut
    for exponent in 1...300 {
      let x = power(10, -Double(exponent))
      // Near the start x = 3 x2 s^2 and y = 3 y2 s^2.
      let expected = x / 0.58
      if exponent > 20 { #expect(abs(curve.value(at: x) / expected - 1) < 1e-6) }
    }
  }
}

extension Double {
  fileprivate func rounded(toTenths isRounded: Bool) -> Double {
    isRounded ? (self * 10).rounded() / 10 : self
  }
}
