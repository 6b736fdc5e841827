import AnimationEngine
import TestSupport
import Testing
import ExpressionLanguage

/// The functions of the article about AnimatableModifier, with the numbers that its formulas give.
struct ArticleTests {
  // MARK: WaveText

  private func wave() -> ExpressionFixture {
    var fixture = ExpressionFixture()
    fixture.define("text", "'Hello World'")
    fixture.define(
      "effect(pct, n, total, waveWidth)", "1 + valueInCurve(pct, total, n / total, waveWidth)")
    fixture.define(
      "valueInCurve(pct, total, x, waveWidth)",
      """
      let chunk = waveWidth / total
      let m = 1 / chunk
      let offset = (chunk - (1 / total)) * pct
      let lowerLimit = (pct - chunk) + offset
      let upperLimit = (pct) + offset
      guard x >= lowerLimit && x < upperLimit else { return 0 }
      let angle = ((x - pct - offset) * m)*360-90
      return (sin(angle.rad) + 1) / 2
      """)
    fixture.define("rad(x)", "x * .pi / 180")
    fixture.add(input: "pct", .double(0))
    return fixture
  }

  private static let scales =
    "(0..<text.count).map { n in effect(pct, Double(n), Double(text.count), 3) }"

  private func scales(at pct: Double) throws -> [Double] {
    var fixture = wave()
    fixture.environment.inputs = [.double(pct)]
    guard case .array(let array) = try fixture.evaluate(Self.scales) else { return [] }
    return array.elements.compactMap(\.number)
  }

  @Test func `at half of the wave the fourth to sixth letters bulge`() throws {
    let bumps = try scales(at: 0.5).map { $0 - 1 }
    let expected: [Double] = [0, 0, 0, 0, 0.25, 1, 0.25, 0, 0, 0, 0]
    #expect(bumps.count == 11)
    for (bump, wanted) in zip(bumps, expected) { #expect(abs(bump - wanted) < 1e-12) }
  }

  @Test(arguments: [0.0, 1.0])
  func `at both ends of the wave every letter has its own size`(_ pct: Double) throws {
    for scale in try scales(at: pct) { #expect(abs(scale - 1) < 1e-12) }
  }

  @Test func `the wave agrees with the article's Swift at every step`() throws {
    for step in 0...100 {
      let pct = Double(step) / 100
      let expected = (0..<11).map {
        1 + ArticleWave.valueInCurve(pct: pct, total: 11, x: Double($0) / 11, waveWidth: 3)
      }
      #expect(try scales(at: pct) == expected)
    }
  }

  @Test func `the wave depends on its parameter alone`() throws {
    var fixture = wave()
    let checked = try fixture.checked(Self.scales)
    #expect(checked.dependencies.states.isEmpty)
    #expect(checked.dependencies.inputs == [0])
    #expect(checked.type == .array(.double))
  }

  @Test func `a wave without width has no value`() throws {
    var fixture = wave()
    let checked = try fixture.checked("valueInCurve(0.5, 11, 0.5, 0)")
    // 1 / 0 makes the comparisons false, as in Swift: the guard answers 0.
    #expect(try checked.evaluate(in: &fixture.environment) == .double(0))
  }

  // MARK: MovingCounter

  private func counter(_ number: Double) -> ExpressionFixture {
    var fixture = ExpressionFixture()
    fixture.define("getUnitDigit(number)", "abs(Int(number) - ((Int(number) / 10) * 10))")
    fixture.define("getTensDigit(number)", "abs(Int(number) / 10)")
    fixture.define("getOffsetForUnitDigit(number)", "1 - CGFloat(number - Double(Int(number)))")
    fixture.define(
      "getOffsetForTensDigit(number)",
      "getUnitDigit(number) == 0 ? 1 - CGFloat(number - Double(Int(number))) : 0")
    fixture.add(input: "number", .double(number))
    fixture.define("n", "number + 1")
    fixture.define("x", "getTensDigit(n)")
    return fixture
  }

  /// The presented number, then both offsets, the units and the tens, by the article's functions.
  @Test(arguments: [
    (8.5, 0.5, 0.0, [7, 8, 9, 0, 1], [2, 1, 0, 1, 2]),
    (9.5, 0.5, 0.5, [8, 9, 0, 1, 2], [1, 0, 1, 2, 3]),
    (98.25, 0.75, 0.0, [7, 8, 9, 0, 1], [7, 8, 9, 0, 1]),
    (99.25, 0.75, 0.75, [8, 9, 0, 1, 2], [8, 9, 0, 1, 2]),
    (-2.5, 1.5, 0.0, [3, 2, 1, 0, 0], [2, 1, 0, 1, 2]),
  ])
  func `the counter shows the article's digits`(
    _ number: Double, _ unitOffset: Double, _ tensOffset: Double, _ units: [Int], _ tens: [Int]
  ) throws {
    var fixture = counter(number)
    #expect(try fixture.evaluate("getOffsetForUnitDigit(n)") == .double(unitOffset))
    #expect(try fixture.evaluate("getOffsetForTensDigit(n)") == .double(tensOffset))
    #expect(
      try fixture.evaluate("[n - 2, n - 1, n + 0, n + 1, n + 2].map { getUnitDigit($0) }")
        == .list(units.map { .int($0) }))
    let neighbours = "[abs(x - 2), abs(x - 1), abs(x + 0), abs(x + 1), abs(x + 2)]"
    #expect(
      try fixture.evaluate("\(neighbours).map { getUnitDigit(Double($0)) }")
        == .list(tens.map { .int($0) }))
  }

  @Test func `the units digit of 19.3 is 9, for Ints are Ints`() throws {
    var fixture = counter(19.3)
    #expect(try fixture.evaluate("getUnitDigit(number)") == .int(9))
  }

  // MARK: The others

  @Test(arguments: [(0.29, 28), (0.5, 50), (1.0, 100), (1.07, 107)])
  func `the percentage is cut and not rounded`(_ pct: Double, _ shown: Int) throws {
    var fixture = ExpressionFixture(states: ["pct": .double(pct)])
    #expect(try fixture.evaluate("'\\(Int(pct * 100)) %'") == .text("\(shown) %"))
    #expect(try fixture.evaluate("360 * pct") == .double(360 * pct))
  }

  @Test(arguments: [
    (0, "hello world"), (4, "HELLo world"), (12, "HELLO WORLD"), (-1, "hello world"),
  ])
  func `the first letters become capitals`(_ count: Int, _ expected: String) throws {
    var fixture = ExpressionFixture(states: ["count": .int(count)])
    fixture.define("text", "'Hello World'")
    // As pasted from the article, with its `return` and its optional characters.
    let pasted = """
      String(text.enumerated().map { k, c in
        return k < count ? c.uppercased().first ?? c : c.lowercased().first ?? c
      })
      """
    #expect(try fixture.evaluate(pasted) == .text(expected))
    let short =
      "text.prefix(max(0, count)).uppercased() + text.dropFirst(max(0, count)).lowercased()"
    #expect(try fixture.evaluate(short) == .text(expected))
  }

  @Test func `two gradients mix color by color`() throws {
    var fixture = ExpressionFixture()
    fixture.define("from", "[Color('#ff0000'), Color('#00ff0000')]")
    fixture.define("to", "[Color('#0000ff'), Color('#ffffff')]")
    let expected = Value.list([
      .color(Color(red: 0.5, green: 0, blue: 0.5)), .color(Color(red: 0.5, green: 1, blue: 0.5)),
    ])
    #expect(try fixture.evaluate("(0..<from.count).map { mix(from[$0], to[$0], 0.5) }") == expected)
    #expect(try fixture.evaluate("zip(from, to).map { mix($0, $1, 0.5) }") == expected)
  }

  @Test(arguments: [(-100.0, 0.0), (-50, -100), (0, 0), (50, 100), (100, 0)])
  func `the view rides on a sine`(_ xoffset: Double, _ height: Double) throws {
    var fixture = ExpressionFixture(states: ["xoffset": .double(xoffset)])
    let value = try fixture.evaluate(
      "CGSize(width: xoffset, height: sin(xoffset/100 * .pi) * 100)", .type(.size))
    guard case .size(let size) = value else {
      Issue.record("\(value)")
      return
    }
    #expect(size.width == xoffset)
    #expect(abs(size.height - height) < 1e-9)
  }
}
