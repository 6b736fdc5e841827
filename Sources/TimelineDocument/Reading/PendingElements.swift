/// Elements of a container that is being read, while containers inside it are read too.
///
/// The elements of all open containers lie on one stack, so that those of a finished one can go to
/// their flat list in one piece.
struct PendingElements<Element> {
  private var pending: [Element] = []

  /// Where the elements of a container that begins now will begin.
  var mark: Int { pending.count }

  /// The element that was added last.
  var latest: Element? { pending.last }

  mutating func add(_ element: Element) { pending.append(element) }

  /// The elements since a mark.
  func elements(from mark: Int) -> ArraySlice<Element> { pending[mark...] }

  /// Moves the elements since a mark to the end of a list.
  mutating func store(from mark: Int, in list: inout [Element]) -> ElementRange<Element> {
    guard let last = pending.last, pending.count > mark else { return .empty }
    let start = list.count
    if pending.count - mark == 1 {
      // The usual case, without the cost of a slice.
      list.append(last)
      pending.removeLast()
    } else {
      list.append(contentsOf: pending[mark...])
      pending.removeLast(pending.count - mark)
    }
    return ElementRange(start..<list.count)
  }
}
