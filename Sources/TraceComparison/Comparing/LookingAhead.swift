/// The elements of one list, with one seen ahead.
struct LookingAhead<Element> {
  private(set) var current: Element?
  private(set) var next: Element?

  /// - Parameter read: reads the next element; nil at the end.
  init(_ read: () throws(Comparison.Failure) -> Element?) throws(Comparison.Failure) {
    current = try read()
    next = current == nil ? nil : try read()
  }

  mutating func advance(_ read: () throws(Comparison.Failure) -> Element?) throws(Comparison
    .Failure)
  {
    current = next
    next = current == nil ? nil : try read()
  }
}
