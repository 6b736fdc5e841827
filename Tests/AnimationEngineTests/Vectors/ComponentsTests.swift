import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct ComponentsTests {
  @Test func `missing components count as zero`() {
    let short = Components([1, 2])
    let long = Components([1, 2, 3, 4, 5, 6])
    #expect(short + long == Components([2, 4, 3, 4, 5, 6]))
    #expect(short - long == Components([0, 0, -3, -4, -5, -6]))
    #expect((short + long).count == 6)
    #expect(Components.zero + long == long)
    #expect(long - long == .zero)
    #expect(short == Components([1, 2, 0, 0, 0]))
    #expect(short != long)
    #expect(short[3] == 0)
    #expect(long[9] == 0)
  }

  /// The second method: an array of numbers.
  @Test func `components are an array of numbers`() {
    var generator = SeededGenerator(seed: 13)
    for count in [0, 1, 2, 3, 4, 5, 7, 8, 9, 20] {
      let left = (0..<count).map { _ in Double.random(in: -5...5, using: &generator) }
      let right = (0..<count).map { _ in Double.random(in: -5...5, using: &generator) }
      var vector = Components(left)
      #expect(vector.count == count)
      #expect((0..<count).map { vector[$0] } == left)
      #expect(vector + Components(right) == Components(zip(left, right).map { $0 + $1 }))
      #expect(vector - Components(right) == Components(zip(left, right).map { $0 - $1 }))
      #expect(vector.scaled(by: 3) == Components(left.map { $0 * 3 }))
      #expect(
        isClose(vector.magnitudeSquared, left.reduce(0) { $0 + $1 * $1 }, within: 1e-12))
      vector.add(Components(right), scaledBy: 0.5)
      #expect(vector == Components(zip(left, right).map { $0 + $1 * 0.5 }), "\(generator)")
    }
  }

  @Test func `a head holds the components it is said to`() {
    let head = Components(SIMD4(1, 2, 3, 4), count: 2)
    #expect(head == Components([1, 2]))
    #expect(head.magnitudeSquared == 5)
    #expect(Components(7) == Components([7]))
  }
}
