/// An element of a heap.
package protocol HeapElement {
  /// Whether it comes out before another. This is a strict order.
  func isBefore(_ other: Self) -> Bool
}

/// A binary heap: no element is before its parent, so that the first is before all others.
///
/// Every change reports where elements have moved, for an owner that looks elements up by their places.
package struct Heap<Element: HeapElement> {
  /// The elements: no element is before the one at half of its place.
  @usableFromInline var storage: [Element] = []

  @inlinable package init() {}

  /// All elements; only the place of the first is defined.
  @inlinable package var elements: [Element] { storage }

  @inlinable package var first: Element? { storage.first }

  /// Adds an element.
  ///
  /// - Complexity: O(log n)
  @inlinable
  package mutating func insert(_ element: Element, moved: (Element, Int) -> Void = { _, _ in }) {
    storage.append(element)
    rise(element, from: storage.count - 1, moved)
  }

  /// Replaces the element at a place.
  ///
  /// - Complexity: O(log n)
  @inlinable
  package mutating func replace(
    at place: Int, with element: Element, moved: (Element, Int) -> Void = { _, _ in }
  ) {
    if place > 0, element.isBefore(storage[(place - 1) / 2]) {
      rise(element, from: place, moved)
    } else {
      sink(element, from: place, moved)
    }
  }

  /// Removes and returns the element at a place; the last element takes its place.
  ///
  /// - Complexity: O(log n)
  @inlinable
  @discardableResult
  package mutating func remove(
    at place: Int, moved: (Element, Int) -> Void = { _, _ in }
  ) -> Element {
    let removed = storage[place]
    let last = storage.removeLast()
    if place < storage.count { replace(at: place, with: last, moved: moved) }
    return removed
  }

  @inlinable
  mutating func rise(
    _ element: Element, from start: Int, _ moved: (Element, Int) -> Void
  ) {
    var place = start
    while place > 0, element.isBefore(storage[(place - 1) / 2]) {
      let parent = (place - 1) / 2
      put(storage[parent], at: place, moved)
      place = parent
    }
    put(element, at: place, moved)
  }

  @inlinable
  mutating func sink(
    _ element: Element, from start: Int, _ moved: (Element, Int) -> Void
  ) {
    var place = start
    while let child = firstChild(of: place), storage[child].isBefore(element) {
      put(storage[child], at: place, moved)
      place = child
    }
    put(element, at: place, moved)
  }

  /// The place of the child that is before the other.
  @inlinable
  func firstChild(of place: Int) -> Int? {
    let (left, right) = (2 * place + 1, 2 * place + 2)
    guard left < storage.count else { return nil }
    return right < storage.count && storage[right].isBefore(storage[left]) ? right : left
  }

  @inlinable
  mutating func put(
    _ element: Element, at place: Int, _ moved: (Element, Int) -> Void
  ) {
    storage[place] = element
    moved(element, place)
  }
}
