/// The values that move by the exact clock, each with the instant up to which nothing of it is known to end.
///
/// It is a heap whose first value is looked at next: a value costs nothing while others change or end.
struct MotionSchedule {
  private struct Entry {
    let index: Int
    let quietInstant: Instant
  }

  private var heap: [Entry] = []
  /// The place of each value in the heap, by its index; nil if it has none.
  private var places: [Int?] = []

  /// How many values move.
  var count: Int { heap.count }

  /// A value, by its place among all, which are in no order.
  func index(at place: Int) -> Int { heap[place].index }

  /// The instant up to which nothing is known to end.
  var quietInstant: Instant { heap.first?.quietInstant ?? .horizon }

  /// Notes up to which instant a value is quiet.
  mutating func set(_ index: Int, quietUntil instant: Instant) {
    while places.count <= index { places.append(nil) }
    let entry = Entry(index: index, quietInstant: instant)
    if let place = places[index] { return put(entry, at: place) }
    heap.append(entry)
    rise(entry, from: heap.count - 1)
  }

  /// Takes a value out, if it is there.
  mutating func remove(_ index: Int) {
    guard index < places.count, let place = places[index] else { return }
    places[index] = nil
    let last = heap.removeLast()
    if last.index != index { put(last, at: place) }
  }

  /// Takes out the value that is quiet for the shortest time, unless that is quiet until `limit`.
  mutating func popFirst(notQuietUntil limit: Instant) -> Int? {
    guard let first = heap.first, first.quietInstant < limit else { return nil }
    remove(first.index)
    return first.index
  }

  /// Puts an entry at a place of the heap, or where it belongs from there.
  private mutating func put(_ entry: Entry, at place: Int) {
    if place > 0, entry.quietInstant < heap[(place - 1) / 2].quietInstant {
      rise(entry, from: place)
    } else {
      sink(entry, from: place)
    }
  }

  private mutating func rise(_ entry: Entry, from start: Int) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      guard entry.quietInstant < heap[parent].quietInstant else { break }
      move(heap[parent], to: place)
      place = parent
    }
    move(entry, to: place)
  }

  private mutating func sink(_ entry: Entry, from start: Int) {
    var place = start
    while let child = firstChild(of: place), heap[child].quietInstant < entry.quietInstant {
      move(heap[child], to: place)
      place = child
    }
    move(entry, to: place)
  }

  /// The place of the child that is quiet for the shorter time.
  private func firstChild(of place: Int) -> Int? {
    let (left, right) = (2 * place + 1, 2 * place + 2)
    guard left < heap.count else { return nil }
    return right < heap.count && heap[right].quietInstant < heap[left].quietInstant ? right : left
  }

  private mutating func move(_ entry: Entry, to place: Int) {
    heap[place] = entry
    places[entry.index] = place
  }
}
