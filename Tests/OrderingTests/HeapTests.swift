import Ordering
import TestSupport
import Testing

@Suite struct HeapTests {
  private struct Entry: HeapElement, Equatable {
    let value: Int
    func isBefore(_ other: Entry) -> Bool { value < other.value }
  }

  /// Random insertions, replacements and removals, against a list that is sorted each time.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the first element is the least, and every move is reported`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var heap = Heap<Entry>()
    var places: [Int: Int] = [:]
    var values: [Int] = []
    for value in (0..<400).shuffled(using: &generator) {
      let place = values.isEmpty ? 0 : Int.random(in: values.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where !values.isEmpty:
        let old = heap.elements[place].value
        places[old] = nil
        values.removeAll { $0 == old }
        let removed = heap.remove(at: place) { places[$0.value] = $1 }
        #expect(removed == Entry(value: old))
      case 1 where !values.isEmpty:
        let old = heap.elements[place].value
        places[old] = nil
        values.removeAll { $0 == old }
        values.append(value)
        heap.replace(at: place, with: Entry(value: value)) { places[$0.value] = $1 }
      default:
        values.append(value)
        heap.insert(Entry(value: value)) { places[$0.value] = $1 }
      }
      #expect(heap.first?.value == values.min())
      #expect(heap.elements.enumerated().allSatisfy { places[$1.value] == $0 })
      #expect(places.count == values.count)
    }
    var drained: [Int] = []
    while heap.first != nil { drained.append(heap.remove(at: 0).value) }
    #expect(drained == values.sorted())
  }
}
