import Testing
import ExpressionLanguage

struct ElementaryFunctionTests {
  /// The values are mathematical constants, to more digits than a Double has.
  @Test(arguments: [
    ("sin(.pi / 6)", 0.5), ("cos(.pi / 3)", 0.5), ("tan(.pi / 4)", 1),
    ("asin(0.5)", 0.523598775598298873077), ("acos(0.5)", 1.047197551196597746154),
    ("acos(-1)", 3.141592653589793238463), ("asin(1)", 1.570796326794896619231),
    ("atan(1)", 0.785398163397448309616), ("atan2(1, -1)", 2.356194490192344928847),
    ("exp(1)", 2.718281828459045235360), ("log(10)", 2.302585092994045684018),
    ("log2(10)", 3.321928094887362347870), ("log10(2)", 0.301029995663981195214),
    ("pow(2, 0.5)", 1.414213562373095048802), ("hypot(1, 1)", 1.414213562373095048802),
    ("sqrt(3)", 1.732050807568877293527), ("hypot(3e200, 4e200)", 5e200),
  ])
  func `an elementary function has its mathematical value`(
    _ text: String, _ expected: Double
  ) throws {
    let number = try #require(try value(of: text).number)
    #expect(abs(number - expected) <= 4e-16 * max(1, abs(expected)))
  }

  @Test(arguments: [
    Evaluation("log2(8)", .double(3)), Evaluation("log10(1000)", .double(3)),
    Evaluation("log2(0.125)", .double(-3)), Evaluation("log10(0.001)", .double(-3)),
    Evaluation("floor(-1.5)", .double(-2)), Evaluation("ceil(-1.5)", .double(-1)),
    Evaluation("round(2.5)", .double(3)), Evaluation("round(-2.5)", .double(-3)),
    Evaluation("trunc(-1.9)", .double(-1)), Evaluation("(1.5).rounded()", .double(2)),
    Evaluation("(-1.5).rounded(.down)", .double(-2)),
    Evaluation("(2.5).rounded(.toNearestOrEven)", .double(2)),
    Evaluation("fmod(-7, 4)", .double(-3)), Evaluation("abs(-0.5)", .double(0.5)),
    Evaluation("abs(Int(-3))", .int(3)), Evaluation("min(3, 1, 2)", .double(1)),
    Evaluation("max(Int(3), 1)", .int(3)), Evaluation("max(Int(3), 3.5)", .double(3.5)),
    Evaluation("clamp(5, 0, 1)", .double(1)), Evaluation("clamp(Int(-5), 0, 1)", .int(0)),
    Evaluation("mix(10, 20, 0.25)", .double(12.5)), Evaluation("mix(10, 20, 2)", .double(30)),
    Evaluation("round(1e300)", .double(1e300)), Evaluation("floor(-1e19)", .double(-1e19)),
    Evaluation("(7.5).truncatingRemainder(dividingBy: 2)", .double(1.5)),
    Evaluation("Int(6).isMultiple(of: 3)", .bool(true)),
    Evaluation("Double.pi == .pi", .bool(true)),
  ])
  func `rounding and comparing are exact`(_ case: Evaluation) throws {
    #expect(try value(of: `case`.text) == `case`.value)
  }
}
