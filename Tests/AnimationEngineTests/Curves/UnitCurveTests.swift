import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct UnitCurveTests {
  static let presets: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
    ("circularEaseInOut", .circularEaseInOut),
  ]

  /// Reads a preset's name or `bezier(x1,y1,x2,y2)`.
  static func curve(_ text: String) -> UnitCurve? {
    if let preset = presets.first(where: { $0.name == text }) { return preset.curve }
    let numbers = text.dropFirst("bezier(".count).dropLast().split(separator: ",")
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return .bezier(
      startControlPoint: UnitPoint(x: numbers[0], y: numbers[1]),
      endControlPoint: UnitPoint(x: numbers[2], y: numbers[3]))
  }

  @Test(arguments: Reference.unitCurve.rows)
  func `a unit curve has the measured value or velocity`(row: ReferenceRow) throws {
    let curve = try #require(UnitCurveTests.curve(row.text("curve")))
    let progress = row.number("progress")
    let answer =
      row.text("quantity") == "value"
      ? curve.value(at: progress) : curve.velocity(at: progress)
    #expect(isClose(answer, row.number("expected"), within: row.number("tolerance")))
  }

  @Test(arguments: presets)
  func `a curve fixes 0 and 1 and clamps what lies outside`(name: String, curve: UnitCurve) {
    for (progress, expected) in [(0.0, 0.0), (1, 1), (-3, 0), (3, 1), (-.infinity, 0)] {
      #expect(curve.value(at: progress) == expected)
      #expect(curve.fraction(at: progress) == expected)
    }
    #expect(curve.value(at: .infinity) == 1)
    #expect(curve.value(at: .nan) == 0)
  }

  @Test(arguments: presets)
  func `a velocity is the derivative of the fraction`(name: String, curve: UnitCurve) {
    for p in [0.1, 0.25, 0.4, 0.6, 0.75, 0.9] {
      let difference = (curve.fraction(at: p + 1e-6) - curve.fraction(at: p - 1e-6)) / 2e-6
      #expect(isClose(curve.slope(at: p), difference, within: 1e-6))
    }
  }

  @Test func `the values of a Bezier curve are multiples of 2^-20 and those of others are not`() {
    let rounded = UnitCurve.easeInOut.value(at: 0.3) * 0x1p20
    #expect(rounded == rounded.rounded())
    let animated = UnitCurve.easeInOut.fraction(at: 0.3) * 0x1p20
    #expect(animated != animated.rounded())
    #expect(isClose(animated, rounded, within: 0.5))
    #expect(UnitCurve.circularEaseIn.value(at: 0.3) == UnitCurve.circularEaseIn.fraction(at: 0.3))
    #expect(UnitCurve.linear.value(at: 0.1) == 0.1)
  }

  @Test func `the inverse undoes a curve`() {
    let curves: [UnitCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn]
    for curve in curves {
      #expect(curve.inverse.inverse == curve)
      for p in [0.0, 0.1, 0.3, 0.5, 0.8, 1] {
        #expect(isClose(curve.inverse.fraction(at: curve.fraction(at: p)), p, within: 1e-9))
      }
    }
  }

  @Test func `circularEaseInOut is given as its own inverse, as in SwiftUI`() {
    #expect(UnitCurve.circularEaseInOut.inverse == .circularEaseInOut)
  }

  @Test func `control points are clamped horizontally only`() {
    let wide = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    let clamped = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0, y: 2), endControlPoint: UnitPoint(x: 1, y: -1))
    for p in [0.1, 0.5, 0.9] { #expect(wide.value(at: p) == clamped.value(at: p)) }
    #expect(wide.value(at: 0.2) > 0.5)
    #expect(wide.velocity(at: 0.5) == -1)
  }
}
