import TestSupport
import Testing

@testable import AnimationEngine

/// The elementary functions against exact values.
///
/// `Exact/values.py` computes the values of the table with 1400 bits; `Exact/compare` compares a million
/// others with 113 bits.
@Suite struct ElementaryFunctionTests {
  private static let table: ReferenceTable = {
    let bytes = try? RepositoryFiles.bytes("Tests/AnimationEngineTests/Math/Exact/values.csv")
    return ReferenceTable(String(decoding: bytes ?? [], as: UTF8.self))
  }()

  /// A function and the units in the last place by which it may be wrong.
  private static let functions:
    [(name: String, bound: Double, function: @Sendable (Double, Double) -> Double)] = [
      ("exp", 0.51, { x, _ in exponential(x) }), ("expm1", 0.6, { x, _ in exponentialMinusOne(x) }),
      ("log", 0.501, { x, _ in logarithm(x) }), ("log2", 0.501, { x, _ in binaryLogarithm(x) }),
      ("log10", 0.501, { x, _ in decimalLogarithm(x) }), ("sin", 0.55, { x, _ in sine(x) }),
      ("cos", 0.55, { x, _ in cosine(x) }), ("tan", 0.6, { x, _ in tangent(x) }),
      ("cbrt", 0.5, { x, _ in cubeRoot(x) }), ("atan2", 0.51, { y, x in angle(ofX: x, y: y) }),
      ("pow", 0.52, { x, y in power(x, y) }), ("asin", 0.51, { x, _ in arcSine(x) }),
      ("acos", 0.51, { x, _ in arcCosine(x) }),
      ("hypot", 0.51, { x, y in hypotenuse(x, y) }),
    ]

  @Test(arguments: functions.indices)
  func `a function is as near to the exact value as it says`(index: Int) {
    let (name, bound, function) = Self.functions[index]
    let rows = Self.table.rows.filter { $0.id == name }
    #expect(rows.count >= 55)
    for row in rows {
      let (x, y) = (row.number("x"), row.number("y"))
      let nearest = row.number("nearest")
      let unit = max(nearest.ulp, .leastNonzeroMagnitude)
      let error = abs((function(x, y) - nearest) / unit - row.number("rest"))
      #expect(error <= bound + 1e-6, "\(name)(\(x), \(y))")
    }
  }

  @Test func `sine and cosine are the same numbers together and apart`() {
    for row in Self.table.rows where row.id == "sin" {
      let x = row.number("x")
      let (together, other) = sineAndCosine(x)
      #expect(together == sine(x) && other == cosine(x))
      #expect(sine(-x) == -together && cosine(-x) == other)
    }
  }

  @Test func `exact results are exact`() {
    for n in 0..<3_000 {
      let x = Double(n)
      #expect(cubeRoot(x * x * x) == x && cubeRoot(-x * x * x) == -x)
      #expect(power(x, 2) == x * x && power(x, 0.5) == x.squareRoot())
      #expect(power(x, 3) == x * x * x && power(-x, 3) == -x * x * x)
    }
    for exponent in -1074...1023 {
      let x = Double(sign: .plus, exponent: exponent, significand: 1)
      #expect(power(2, Double(exponent)) == x && binaryLogarithm(x) == Double(exponent))
    }
    for (exponent, x) in sequence(first: 1.0, next: { $0 * 10 }).prefix(23).enumerated() {
      let exponent = Double(exponent)
      #expect(power(10, exponent) == x && decimalLogarithm(x) == exponent)
    }
    #expect(exponential(0) == 1 && exponentialMinusOne(1e-300) == 1e-300 && cosine(0) == 1)
    #expect(logarithm(1).bitPattern == 0 && power(10, -5) == 1e-5)
  }
}
