import Ordering
import Testing

@Suite struct PartitioningIndexTests {
  @Test(arguments: 0...20)
  func `the index is that of the first late element, of any number of elements`(_ count: Int) {
    for first in 0...count {
      #expect((0..<count).partitioningIndex { $0 >= first } == first)
    }
  }

  @Test func `a slice has its own indices`() {
    let slice = [9, 1, 2, 2, 3, 9][1...4]
    #expect(slice.partitioningIndex { $0 >= 2 } == 2)
    #expect(slice.partitioningIndex { $0 > 3 } == 5)
  }

  @Test func `a million elements take twenty questions`() {
    var questions = 0
    let index = (0..<1_000_000).partitioningIndex {
      questions += 1
      return $0 >= 123_456
    }
    #expect(index == 123_456)
    #expect(questions <= 20)
  }
}
