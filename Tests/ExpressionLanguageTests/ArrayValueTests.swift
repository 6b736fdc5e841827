import Testing

@testable import ExpressionLanguage
@testable import TestSupport

/// Long arrays are edited in pieces: they are compared with plain arrays of Swift.
@Suite struct ArrayValueTests {
  @Test("edited arrays are what plain arrays are after the same edits", arguments: 0..<40)
  func edits(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var plain = (0..<Int.random(in: 0...2_000, using: &random)).map { Value.int($0) }
    var array = try ArrayValue(plain)
    for step in 0..<60 {
      let start = Int.random(in: 0...plain.count, using: &random)
      let end = min(plain.count, start + [0, 0, 1, 3, 300, 700].randomElement(using: &random)!)
      let new = (0..<[0, 1, 1, 2, 255, 600].randomElement(using: &random)!).map {
        $0 == 7 ? Value.text("piece \(step)") : Value.double(Double($0 + step))
      }
      let (former, formerPlain) = (array, plain)
      array = try array.replacing(start..<end, by: ArrayValue(new))
      plain.replaceSubrange(start..<end, with: new)
      let whole = try ArrayValue(plain)
      #expect(array.elements == plain)
      #expect(Array(array) == plain)
      #expect(array == whole && whole == array)
      #expect(array.weight == whole.weight)
      let part = min(start, plain.count)..<min(end + 300, plain.count)
      #expect(Array(array[part]) == Array(plain[part]))
      #expect((array == former) == (plain == formerPlain))

      let (old, found) = former.rangesOfDifference(from: array, ==)
      #expect(formerPlain[..<old.lowerBound] == plain[..<found.lowerBound])
      #expect(formerPlain[old.upperBound...] == plain[found.upperBound...])
      let isShortest =
        old.isEmpty || found.isEmpty
        || (former[old.lowerBound] != array[found.lowerBound]
          && former[old.upperBound - 1] != array[found.upperBound - 1])
      #expect(isShortest, "the difference begins and ends with elements that differ")
    }
    array = try array.removing { $0 == .int(5) || $0 == .double(9) }
    #expect(array.elements == plain.filter { $0 != .int(5) && $0 != .double(9) })
  }

  @Test("after an edit only the elements near it are compared", arguments: [10_000, 99_000])
  func comparisons(count: Int) throws {
    var array = try ArrayValue((0..<count).map { .int($0) })
      .replacing(0..<0, by: ArrayValue([.int(-1)]))
    for place in [0, 1, count / 2, count, count + 4] {
      let edited = try array.replacing(place..<place, by: ArrayValue([.text("new")]))
      var comparisons = 0
      let (former, new) = array.rangesOfDifference(from: edited) {
        comparisons += 1
        return $0 == $1
      }
      #expect(former == place..<place && new == place..<place + 1)
      #expect(comparisons <= 520, "\(comparisons) for an insertion at \(place)")
      array = edited
    }
  }

  @Test("numbers that are not finite are found in every piece, the first one first")
  func nonFinite() throws {
    var array = try ArrayValue((0..<1_000).map { .int($0) })
    array = try array.replacing(900..<901, by: ArrayValue([.double(.infinity)]))
    #expect(array.nonFiniteComponent == .infinity)
    array = try array.replacing(3..<3, by: ArrayValue([.double(-.infinity)]))
    #expect(array.nonFiniteComponent == -.infinity)
    array = try array.removing { $0.nonFiniteComponent != nil }
    #expect(array.nonFiniteComponent == nil)
    #expect(array.count == 999)
  }

  @Test("an array that would have too many elements is refused, in whatever way it is made")
  func size() throws {
    let limit = ExpressionLimits.elements
    let full = try ArrayValue(Array(repeating: .int(0), count: limit))
    #expect(throws: EvaluationFailure.self) {
      try full.replacing(limit..<limit, by: ArrayValue([.int(1)]))
    }
    #expect(try full.replacing(0..<1, by: ArrayValue([.int(1)])).count == limit)
  }
}
