import Testing

@testable import AnimationEngine

/// What the C standard says in annex F of arguments that are 0, infinite, subnormal or not a number.
@Suite struct SpecialValueTests {
  /// Whether two numbers are the same, with the same sign of 0, or neither is a number.
  private func isSame(_ x: Double, _ y: Double) -> Bool {
    x.isNaN ? y.isNaN : x.bitPattern == y.bitPattern
  }

  @Test(arguments: [exponentialMinusOne, sine, tangent])
  func `the smallest numbers come back with their sign`(function: @Sendable (Double) -> Double) {
    for x in [0, -0.0, 0x1p-1074, -0x1p-1074, 0x1p-1029] {
      #expect(isSame(function(x), x))
    }
    #expect(function(.nan).isNaN)
  }

  @Test func `functions of one number keep to their ends`() {
    #expect(isSame(exponential(-.infinity), 0) && exponential(.infinity) == .infinity)
    #expect(exponential(709.782712893384) < .infinity)
    #expect(exponential(709.782712893385) == .infinity)
    #expect(exponential(-745.1332191019411) == 0x1p-1074 && exponential(-745.1332191019412) == 0)
    #expect(exponentialMinusOne(-.infinity) == -1 && exponentialMinusOne(-50) == -1)
    #expect(exponentialMinusOne(.infinity) == .infinity && exponentialMinusOne(710) == .infinity)
    for function in [logarithm, binaryLogarithm, decimalLogarithm] {
      #expect(function(0) == -.infinity && function(-0.0) == -.infinity)
      #expect(function(-1).isNaN && function(.infinity) == .infinity)
      #expect(function(.nan).isNaN && function(-.infinity).isNaN)
    }
    for function in [sine, cosine, tangent] {
      #expect(function(.infinity).isNaN && function(-.infinity).isNaN && function(.nan).isNaN)
    }
    #expect(isSame(cubeRoot(-0.0), -0.0) && isSame(cubeRoot(0), 0) && cubeRoot(.nan).isNaN)
    #expect(cubeRoot(.infinity) == .infinity && cubeRoot(-.infinity) == -.infinity)
    #expect(exponential(.nan).isNaN && cosine(-0.0) == 1)
  }

  @Test(
    arguments: [
      (2, 0, 1), (.nan, 0, 1), (.infinity, -0.0, 1), (1, .nan, 1), (1, .infinity, 1),
      (-1, .infinity, 1), (-1, -.infinity, 1), (.nan, 1, .nan), (2, .nan, .nan),
      (-8, 1.0 / 3, .nan),
      (-0.5, 0.5, .nan), (-2, 3, -8), (-2, 2, 4), (-2, -1, -0.5), (-2, 0x1p53, .infinity),
      (0, 3, 0), (-0.0, 3, -0.0), (-0.0, 2, 0), (-0.0, 0.5, 0), (0, -1, .infinity),
      (-0.0, -1, -.infinity), (-0.0, -2, .infinity), (-0.0, -0.5, .infinity),
      (-0.0, -.infinity, .infinity), (0.5, .infinity, 0), (0.5, -.infinity, .infinity),
      (-2, .infinity, .infinity), (-2, -.infinity, 0), (.infinity, 0.1, .infinity),
      (.infinity, -0.1, 0), (-.infinity, 3, -.infinity), (-.infinity, 2, .infinity),
      (-.infinity, -3, -0.0), (-.infinity, -2, 0), (-.infinity, 0.5, .infinity),
      (-.infinity, .infinity, .infinity), (2, 1024, .infinity), (2, -1075, 0),
      (-2, 1025, -.infinity),
      (2, 1e300, .infinity), (0.5, 1e300, 0), (0x1.0000000000001p0, 1e300, .infinity),
      (1e300, 0x1p-1074, 1), (-1e300, -1e300, 0), (4, 0.5, 2), (4, -0.5, 0.5), (2, 10, 1024),
      (0x1p-1074, 1, 0x1p-1074), (0x1p-1000, -1, 0x1p1000),
    ] as [(Double, Double, Double)])
  func `a power has the value that the standard says`(_ x: Double, _ y: Double, _ value: Double) {
    #expect(isSame(power(x, y), value), "\(x)^\(y) is \(power(x, y))")
  }

  @Test(
    arguments: [
      (0, 1, 0), (-0.0, 1, -0.0), (0, 0, 0), (-0.0, 0, -0.0), (0, -0.0, .pi), (-0.0, -0.0, -.pi),
      (0, -1, .pi), (-0.0, -1, -.pi), (1, 0, .pi / 2), (1, -0.0, .pi / 2), (-1, 0, -.pi / 2),
      (1, 1, .pi / 4), (1, -1, 2.356194490192345), (-1, -1, -2.356194490192345), (-1, 1, -.pi / 4),
      (1, .infinity, 0), (-1, .infinity, -0.0), (1, -.infinity, .pi), (-1, -.infinity, -.pi),
      (.infinity, 1, .pi / 2), (-.infinity, -1, -.pi / 2), (.infinity, .infinity, .pi / 4),
      (.infinity, -.infinity, 2.356194490192345), (-.infinity, .infinity, -.pi / 4),
      (.nan, 1, .nan), (1, .nan, .nan), (0x1p-1030, 1e308, 0), (0x1p-1074, 1, 0x1p-1074),
      (1e308, 0x1p-1074, .pi / 2),
      (0x1p-1074, 0x1p-1074, .pi / 4), (0x1p-1074, -0x1p-1074, 2.356194490192345),
      (1e-300, -1, .pi),
    ] as [(Double, Double, Double)])
  func `an angle has the value that the standard says`(_ y: Double, _ x: Double, _ value: Double) {
    let found = angle(ofX: x, y: y)
    #expect(isSame(found, value), "atan2(\(y), \(x)) is \(found)")
  }
}
