/// Elements that are taken out in the order in which they were put in.
package struct Queue<Element> {
  private var elements: [Element] = []
  private var head = 0

  package init() {}

  package var isEmpty: Bool { head == elements.count }

  package var count: Int { elements.count - head }

  /// The element that was put in first.
  package var first: Element? { isEmpty ? nil : elements[head] }

  /// Puts an element at the end.
  package mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Takes the first element out.
  package mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    defer { forget() }
    return elements[head]
  }

  /// Frees the elements that were taken out, but not at every step, so that taking out stays cheap.
  private mutating func forget() {
    head += 1
    guard head == elements.count || head > 1024 && head * 2 > elements.count else { return }
    elements.removeFirst(head)
    head = 0
  }
}
