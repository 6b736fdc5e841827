import Diagnostics
import ExpressionLanguage
import Testing

/// Sets of numbers and texts, beside those of Swift.
@Suite struct SetTests {
  private static let lists: [[Int]] = [[], [1], [3, 1, 2, 3], [2, 4], [1, 2, 3, 4, 5]]

  private func fixture(_ own: [Int], _ other: [Int]) throws -> ExpressionFixture {
    var fixture = ExpressionFixture()
    for (name, list) in [("own", own), ("other", other)] {
      fixture.add(
        state: name, .set(try SetValue(list.map { .int($0) })), type: .set(.int))
    }
    return fixture
  }

  @Test(arguments: lists, lists)
  func `members are those of Swift's sets`(own: [Int], other: [Int]) throws {
    var fixture = try fixture(own, other)
    let (left, right) = (Set(own), Set(other))
    let expected: [(String, String)] = [
      ("own.count", "\(left.count)"), ("own.isEmpty", "\(left.isEmpty)"),
      ("own.contains(2)", "\(left.contains(2))"),
      ("own.union(other)", "\(left.union(right).sorted())"),
      ("own.intersection(other)", "\(left.intersection(right).sorted())"),
      ("own.subtracting(other)", "\(left.subtracting(right).sorted())"),
      ("own.symmetricDifference(other)", "\(left.symmetricDifference(right).sorted())"),
      ("own.isSubset(of: other)", "\(left.isSubset(of: right))"),
      ("own.isSuperset(of: other)", "\(left.isSuperset(of: right))"),
      ("own.isDisjoint(with: other)", "\(left.isDisjoint(with: right))"),
      ("own == other", "\(left == right)"), ("own.sorted()", "\(left.sorted())"),
      ("Array(own).reversed()", "\(Array(left.sorted().reversed()))"),
      ("own.map { $0 * 2 }", "\(left.sorted().map { $0 * 2 })"),
      ("own.allSatisfy { $0 > 1 }", "\(left.allSatisfy { $0 > 1 })"),
      ("own.max() ?? 0", "\(left.max() ?? 0)"),
      ("Set<Int>(Array(own) + Array(other))", "\(left.union(right).sorted())"),
    ]
    for (text, value) in expected {
      #expect(try fixture.evaluate(text).text == value, "\(text)")
    }
  }

  /// Statements, with the set that they make of another one.
  private static let changes: [(statement: String, result: @Sendable (Set<Int>) -> Set<Int>)] = [
    ("set.insert(2)", { $0.union([2]) }),
    ("set.remove(2)", { $0.filter { $0 != 2 } }),
    ("set.removeAll()", { _ in [] }),
    ("set.formUnion([7, 2])", { $0.union([7, 2]) }),
    ("set.formIntersection([3, 2])", { $0.intersection([3, 2]) }),
    ("set.subtract([3])", { $0.subtracting([3]) }),
    ("set.formSymmetricDifference([3, 9])", { $0.symmetricDifference([3, 9]) }),
    ("set = [5, 4, 5]", { _ in [4, 5] }),
  ]

  @Test(arguments: changes.indices)
  func `statements change a set as in Swift`(index: Int) throws {
    let (statement, result) = Self.changes[index]
    for list in Self.lists {
      var fixture = try fixture(list, [])
      let text = "var set = own; \(statement); set"
      #expect(try fixture.evaluate(text).text == "\(result(Set(list)).sorted())", "\(text)")
    }
  }

  @Test func `a type can be written, and a literal is a set where one is wanted`() throws {
    var fixture = ExpressionFixture()
    #expect(try fixture.checked("Set<Int>()").type == .set(.int))
    #expect(try fixture.checked("Set<String>(['b', 'a'])").type == .set(.text))
    #expect(try fixture.checked("let set: Set<Double> = [2, 1]; set").type == .set(.double))
    #expect(try fixture.evaluate("let set: Set<Double> = [2, 1, 2]; set").text == "[1.0, 2.0]")
    #expect(try fixture.evaluate("Set(['b', 'a', 'b'])").text == "[\"a\", \"b\"]")
  }

  @Test(arguments: [
    "Set<Int>", "Set<Int", "Set<>()", "Set([.red])", "Set<Int>(1, 2)", "Set<Set<Int>>()",
    "Set<Int>(['a'])", "Set([1]) + Set([2])", "Set([1])[0]", "Set([1]).insert(2)",
  ])
  func `wrong sets are refused`(text: String) {
    var fixture = ExpressionFixture()
    #expect(throws: (any Error).self) { try fixture.evaluate(text) }
  }
}
