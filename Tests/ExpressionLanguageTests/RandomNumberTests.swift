import ExpressionLanguage
import TestSupport
import Testing

/// Random numbers: properties that every seed has.
struct RandomNumberTests {
  private func values(_ text: String, seed: UInt64, count: Int) throws -> [Value] {
    var fixture = ExpressionFixture()
    fixture.define("roll", "Int.random(in: 1...6)")
    fixture.define("eight()", "[roll, roll, roll, roll, roll, roll, roll, roll]")
    fixture.environment.random = RandomNumbers(seed: seed)
    let checked = try fixture.checked(text)
    return try (0..<count).map { _ in try checked.evaluate(in: &fixture.environment) }
  }

  @Test(arguments: [
    ("Double.random(in: 2...6)", 2.0, 6.0), ("Double.random(in: -0.5 ..< 0.5)", -0.5, 0.5),
    ("CGFloat.random(in: 0...1)", 0, 1), ("Double.random(in: 3...3)", 3, 3),
  ])
  func `numbers lie between the ends, and their mean in the middle`(
    text: String, lower: Double, upper: Double
  ) throws {
    let numbers = try values(text, seed: 1, count: 4_000).map { try #require($0.number) }
    #expect(numbers.allSatisfy { (lower...upper).contains($0) })
    // A uniform number deviates by a twelfth of the square; five standard errors of the mean.
    let mean = numbers.reduce(0, +) / 4_000
    #expect(abs(mean - (lower + upper) / 2) <= 5 * (upper - lower) / (12.0 * 4_000).squareRoot())
  }

  @Test(arguments: [
    ("Int.random(in: 1...6)", 1...6), ("Int.random(in: 1..<7)", 1...6),
    ("[1, 2, 3, 4, 5, 6].randomElement() ?? 0", 1...6), ("Bool.random() ? 1 : 0", 0...1),
  ])
  func `each whole number is as frequent as the others`(text: String, range: ClosedRange<Int>)
    throws
  {
    var counts: [Double: Double] = [:]
    for value in try values(text, seed: 2, count: 6_000) {
      counts[try #require(value.number), default: 0] += 1
    }
    #expect(counts.keys.sorted() == range.map(Double.init))
    let expected = 6_000 / Double(range.count)
    // Five standard deviations of a count.
    for count in counts.values { #expect(abs(count - expected) < 5 * expected.squareRoot()) }
  }

  @Test func `each order of a list is as frequent as the others`() throws {
    var counts: [String: Double] = [:]
    for value in try values("['a', 'b', 'c'].shuffled()", seed: 3, count: 6_000) {
      counts[value.text, default: 0] += 1
    }
    #expect(counts.count == 6)
    for count in counts.values { #expect(abs(count - 1_000) < 5 * 1_000.squareRoot()) }
  }

  @Test func `equal seeds give equal numbers, and other seeds others`() throws {
    let text = "Double.random(in: 0...1)"
    #expect(try values(text, seed: 4, count: 50) == values(text, seed: 4, count: 50))
    #expect(try values(text, seed: 4, count: 50) != values(text, seed: 5, count: 50))
  }

  @Test func `a definition draws anew each time it is used`() throws {
    guard case .array(let list) = try values("eight()", seed: 6, count: 1)[0] else {
      return #expect(Bool(false))
    }
    #expect(list.elements.contains { $0 != list.elements[0] })
  }

  @Test(arguments: ["Double.random(in: 2...1)", "Int.random(in: 3..<3)", "Int.random(in: 5...1)"])
  func `a range without numbers is an error`(text: String) {
    #expect(throws: (any Error).self) { try values(text, seed: 0, count: 1) }
  }
}
