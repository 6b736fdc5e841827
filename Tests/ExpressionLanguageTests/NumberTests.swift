import ExpressionLanguage
import Testing
import ExpressionLanguage

/// An expression with its value.
struct Evaluation: CustomTestStringConvertible {
  let text: String
  let value: Value

  init(_ text: String, _ value: Value) {
    self.text = text
    self.value = value
  }

  var testDescription: String { text }
}

struct NumberTests {
  @Test(arguments: [
    Evaluation("7 / 2", .double(3.5)),
    Evaluation("Int(7) / 2", .int(3)),
    Evaluation("Int(-7) / 2", .int(-3)),
    Evaluation("Int(-7) % 4", .int(-3)),
    Evaluation("7 / 2 * Int(3)", .int(9)),
    Evaluation("Int(7) / 2 * 1.5", .double(4.5)),
    Evaluation("Int(7) * 0.5", .double(3.5)),
    Evaluation("5 % 3", .int(2)),
    Evaluation("Int(2) + (true ? 1 : 2)", .int(3)),
    Evaluation("'abc'.count - 1", .int(2)),
    Evaluation("[1, Int(2)]", .list([.int(1), .int(2)])),
    Evaluation("[1, 2]", .list([1, 2])),
    Evaluation("Double(Int(7) / 2)", .double(3)),
    Evaluation("Int(2.9)", .int(2)),
    Evaluation("Int(-2.9)", .int(-2)),
    Evaluation("CGFloat(2) / 4", .double(0.5)),
    Evaluation("Float(2) / 4", .double(0.5)),
    Evaluation("9223372036854775807 + 1", .double(9_223_372_036_854_775_808)),
    Evaluation("0x1F + 1_000", .double(1031)),
    Evaluation("2.5e-3", .double(0.0025)),
    Evaluation("0xF_f + 0.5", .double(255.5)),
    Evaluation("007 + 00.5 + 1_0.2_5", .double(17.75)),
    Evaluation("1_0.0_1e0_2", .double(1001)),
    Evaluation("0.1234567890123456789 - 0", .double(0.1234567890123456789)),
    Evaluation("123456789012345678901234567890 * 1", .double(1.2345678901234568e29)),
    Evaluation("1e-400", .double(0)),
    Evaluation("0x7FFF_FFFF + Int(0)", .int(2_147_483_647)),
    Evaluation("1.rounded()", .double(1)),
    Evaluation("2 - -3", .double(5)),
    Evaluation("10 - 2 - 3", .double(5)),
    Evaluation("-2 * 3 + 4", .double(-2)),
  ])
  func `a number without a point takes the type of the other operand`(_ case: Evaluation) throws {
    #expect(try value(of: `case`.text) == `case`.value)
  }

  @Test(arguments: [
    Evaluation("'\\(12)'", .text("12.0")),
    Evaluation("'\\(Int(12))'", .text("12")),
    Evaluation("'\\(1 / 3)'", .text("0.3333333333333333")),
    Evaluation("'\\(1e20)'", .text("1e+20")),
    Evaluation("'\\(true) \\([1, 2])'", .text("true [1.0, 2.0]")),
    Evaluation("'\\(['a'])'", .text("[\"a\"]")),
    Evaluation("'\\(Int(0.29 * 100)) %'", .text("28 %")),
    Evaluation("String(Int(3)) + String(2.5)", .text("32.5")),
  ])
  func `text conversion prints as Swift does`(_ case: Evaluation) throws {
    #expect(try value(of: `case`.text) == `case`.value)
  }

  @Test(arguments: [
    ("Int(9223372036854774784) + 1024", "9223372036854774784 + 1024 is beyond the range of Int"),
    ("Int.max + 1", "9223372036854775807 + 1 is beyond the range of Int"),
    ("Int.min - 1", "-9223372036854775808 - 1 is beyond the range of Int"),
    ("Int.max * 2", "9223372036854775807 * 2 is beyond the range of Int"),
    ("Int.min / -1", "-9223372036854775808 / -1 is beyond the range of Int"),
    ("Int.min % -1", "-9223372036854775808 % -1 is beyond the range of Int"),
    ("-Int.min", "-(-9223372036854775808) is beyond the range of Int"),
    ("abs(Int.min)", "abs(-9223372036854775808) is beyond the range of Int"),
    ("Int(7) / 0", "7 / 0 has no value"),
    ("Int(7) % 0", "7 % 0 has no value"),
    ("Int(0) / Int(0)", "0 / 0 has no value"),
    ("Int(1e19)", "Int(1e+19) has no value"),
    ("Int(0 / 0)", "Int(nan) has no value"), ("Int(-(0 / 0))", "Int(nan) has no value"),
    ("Int(.infinity)", "Int(inf) has no value"),
    ("Int(-1e300)", "Int(-1e+300) has no value"),
    ("Int.min...Int.max", "is beyond the range of Int"),
    ("[1, 2][Int(2)]", "index 2 is outside of the array, whose last index is 1"),
    ("[1, 2][-1]", "index -1 is outside"),
    ("[1].dropFirst().first! + 1", "this is nil"),
    ("[1].dropFirst()[0]", "index 0 of an empty array"),
    ("3..<2", "the range from 3 to 2 is reversed"),
    ("'ab'.prefix(-1)", "a count of -1 is negative"),
    ("[1].dropFirst(-1)", "a count of -1 is negative"),
    ("Array(repeating: 1, count: -1)", "a count of -1 is negative"),
    ("String(repeating: 'ab', count: Int.max)", "more than 100000 elements"),
    ("stride(from: 0, to: 1, by: 0)", "never ends"),
    ("stride(from: 0, to: 1e300, by: 1)", "more than 100000 elements"),
    ("Color('blue')", "'blue' is not a color"),
  ])
  func `what has no value is an error and not a trap`(_ text: String, _ says: String) throws {
    let error = try #require(throws: EvaluationError.self) { _ = try value(of: text) }
    #expect(error.failure.message.contains(says), "\(error.failure.message)")
  }

  @Test(arguments: [
    ("'\\(0 / 0)'", "nan"), ("'\\(-(0 / 0))'", "nan"), ("'\\(sqrt(-1))'", "nan"),
    ("'\\(CGSize(width: 0 / 0, height: -0))'", "(nan, -0.0)"),
    ("'\\([0 / 0, -1 / 0])'", "[nan, -inf]"),
  ])
  func `what is not a number is printed without the sign that a processor gives it`(
    _ text: String, _ printed: String
  ) throws {
    #expect(try value(of: text) == .text(printed))
  }

  @Test func `only the chosen branch is evaluated`() throws {
    #expect(try value(of: "false ? Int(1) / 0 : 2") == .int(2))
    #expect(try value(of: "false ? 1/0 : 2") == .double(2))
    #expect(try value(of: "true || Int(1) / 0 == 1") == .bool(true))
    #expect(try value(of: "false && Int(1) / 0 == 1") == .bool(false))
    #expect(try value(of: "[1].first ?? Double(Int(1) / 0)") == .double(1))
    #expect(try value(of: "guard false else { return 7 }; return Int(1) / 0") == .int(7))
  }

  @Test(arguments: [
    ("1 + sqrt(-1)", 4..<12, "sqrt(-1.0) is not a number"),
    ("2 * log(0)", 4..<10, "log(0.0) is infinite"),
    ("0 / 0", 0..<5, "0.0 / 0.0 is not a number"),
    ("1e308 * 10 - 1", 0..<10, "1e+308 * 10.0 is infinite"),
    ("CGPoint(x: 1, y: 1 / 0)", 17..<22, "1.0 / 0.0 is infinite"),
    ("pow(9, pow(9, pow(9, 9)))", 7..<24, "is infinite"),
  ])
  func `a number that may not be stored is blamed on the operation that made it`(
    _ text: String, _ place: Range<Int>, _ says: String
  ) throws {
    var fixture = ExpressionFixture()
    let checked = try fixture.checked(text)
    let error = try #require(throws: EvaluationError.self) {
      _ = try checked.evaluateFinite(in: &fixture.environment)
    }
    #expect(error.range == place)
    #expect(error.failure.message.contains(says), "\(error.failure.message)")
  }

  @Test func `an intermediate result may be infinite`() throws {
    var fixture = ExpressionFixture()
    let checked = try fixture.checked("min(1 / 0, 5)")
    #expect(try checked.evaluateFinite(in: &fixture.environment) == .double(5))
  }

  @Test(arguments: [
    ("(0..<1000000000).map { $0 }", "more than 100000 elements"),
    ("(0..<1000).map { a in (0..<1000).map { b in (0..<1000).map { c in c }.count } }", "steps"),
    ("(0..<60).reduce('ab') { a, i in a + a }", "more than 100000 elements"),
    ("(0..<60).reduce([1, 2]) { a, i in a + a }", "more than 100000 elements"),
    ("(0..<9999).map { (0..<9999) }.flatMap { $0.map { $0 } }", "more than"),
    ("(0..<99999).reduce(Animation.linear) { a, i in a.repeatCount(2) }", "1000 modifiers"),
    ("(0..<99999).reduce([0]) { a, i in a + [1] }.count", "steps"),
    ("(0..<99999).map { i in stride(from: 0, to: 1, by: 0.0001).count }", "steps"),
    ("(0..<99).reduce(AnyTransition.slide) { t, i in t.combined(with: t) }", "128 parts"),
  ])
  func `no evaluation runs away`(_ text: String, _ says: String) throws {
    let error = try #require(throws: EvaluationError.self) { _ = try value(of: text) }
    #expect(error.failure.message.contains(says), "\(error.failure.message)")
  }
}
