import Ordering

/// The values that move by the exact clock, each with the instant up to which nothing of it is known to end.
///
/// It is a heap whose first value is looked at next: a value costs nothing while others change or end.
struct MotionSchedule {
  private struct Entry: HeapElement {
    let index: Int
    let quietInstant: Instant

    func isBefore(_ other: Entry) -> Bool { quietInstant < other.quietInstant }
  }

  private var heap = Heap<Entry>()
  /// The place of each value in the heap, by its index; nil if it has none.
  private var places: [Int?] = []

  /// How many values move.
  var count: Int { heap.elements.count }

  /// A value, by its place among all, which are in no order.
  func index(at place: Int) -> Int { heap.elements[place].index }

  /// The instant up to which nothing is known to end.
  var quietInstant: Instant { heap.first?.quietInstant ?? .horizon }

  /// Notes up to which instant a value is quiet.
  ///
  /// - Complexity: O(log n)
  mutating func set(_ index: Int, quietUntil instant: Instant) {
    while places.count <= index { places.append(nil) }
    let entry = Entry(index: index, quietInstant: instant)
    if let place = places[index] {
      heap.replace(at: place, with: entry) { places[$0.index] = $1 }
    } else {
      heap.insert(entry) { places[$0.index] = $1 }
    }
  }

  /// Removes a value, if it is there.
  ///
  /// - Complexity: O(log n)
  mutating func remove(_ index: Int) {
    guard index < places.count, let place = places[index] else { return }
    places[index] = nil
    heap.remove(at: place) { places[$0.index] = $1 }
  }

  /// Removes and returns the value that is quiet for the shortest time, unless that is quiet until `limit`.
  mutating func popFirst(notQuietUntil limit: Instant) -> Int? {
    guard let first = heap.first, first.quietInstant < limit else { return nil }
    remove(first.index)
    return first.index
  }
}
