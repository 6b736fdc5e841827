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
