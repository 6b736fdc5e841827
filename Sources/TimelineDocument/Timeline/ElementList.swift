/// One element of one of a timeline's flat lists; `timeline[index]` gives it.
package struct ElementIndex<Element>: Hashable, Sendable {
  private let place: UInt32

  /// The element at `index` of its list.
  package init(_ index: Int) {
    place = UInt32(clamping: index)
  }

  /// The place of the element in its list.
  package var index: Int { Int(place) }
}

/// An index or none, in the memory of an index.
struct PossibleIndex<Element>: Hashable, Sendable {
  private let place: UInt32

  init(_ index: ElementIndex<Element>?) {
    place = index.map { UInt32(clamping: $0.index) } ?? .max
  }

  var index: ElementIndex<Element>? { place < .max ? ElementIndex(Int(place)) : nil }
}

/// A run of consecutive elements in one of a timeline's flat lists.
///
/// `timeline[range]` gives the elements; a document of a million events is a handful of arrays.
package struct ElementRange<Element>: Hashable, Sendable {
  private let start: UInt32
  private let size: UInt32

  /// The elements at `indices` of their list.
  init(_ indices: Range<Int>) {
    start = UInt32(clamping: indices.lowerBound)
    size = UInt32(clamping: indices.count)
  }

  /// One element.
  package init(only element: ElementIndex<Element>) {
    self.init(element.index..<element.index + 1)
  }

  /// No elements.
  package static var empty: Self { Self(0..<0) }

  /// The places of the elements in their list.
  package var indices: Range<Int> { Int(start)..<Int(start) + Int(size) }
  /// How many elements there are.
  package var count: Int { Int(size) }
  /// Whether the list is empty.
  package var isEmpty: Bool { size == 0 }
}

extension Array {
  /// Adds an element at the end.
  ///
  /// - Returns: its index.
  mutating func add(_ element: Element) -> ElementIndex<Element> {
    append(element)
    return ElementIndex(count - 1)
  }
}
