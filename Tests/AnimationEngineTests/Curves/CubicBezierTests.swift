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
    for exponent in 20...300 {
      let x = power(10, -Double(exponent))
      // Near the start x = 3 x2 s^2 and y = 3 y2 s^2.
      #expect(isClose(CubicBezier.easeOut.value(at: x) / x, 1 / 0.58, within: 1e-6))
    }
  }

  @Test(arguments: Reference.cubicBezier.rows)
  func `a raw curve has the expected height or slope`(row: ReferenceRow) {
    let curve = CubicBezier(
      x1: row.number("x1"), y1: row.number("y1"), x2: row.number("x2"), y2: row.number("y2"))
    let x = CubicBezierTests.position(row.text("x"))
    let answer = row.text("quantity") == "value" ? curve.value(at: x) : curve.slope(at: x)
    #expect(isClose(answer, row.number("expected"), within: row.number("tolerance")))
  }

  /// The last number of a text: where a row explains its position, the position comes last.
  private static func position(_ text: String) -> Double {
    text.split(separator: " ").last.flatMap { Double($0) } ?? .nan
  }

  @Test func `a curve over a place more than once still has a point there`() {
    let curve = CubicBezier(x1: 1.5, y1: 0, x2: -0.5, y2: 1)
    for x in [0.0, 0.2, 0.5, 0.8, 1] {
      let y = curve.value(at: x)
      #expect((-0.1...1.1).contains(y))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `impossible control points give a curve without holes`(coordinate: Double) {
    for place in 0..<4 {
      let coordinates = (0..<4).map { $0 == place ? coordinate : 0.5 }
      let curve = CubicBezier(
        x1: coordinates[0], y1: coordinates[1], x2: coordinates[2], y2: coordinates[3])
      for x in [0, 0.25, 0.5, 1] {
        #expect(curve.value(at: x).isFinite)
        #expect(!curve.slope(at: x).isNaN)
      }
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
    }
  }
}

extension Double {
  fileprivate func rounded(toTenths isRounded: Bool) -> Double {
    isRounded ? (self * 10).rounded() / 10 : self
  }
}
