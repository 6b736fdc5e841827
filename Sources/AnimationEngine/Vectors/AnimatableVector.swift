/// Any number of vectors that move together.
///
/// Missing elements count as zero, in sums and in comparisons: the sum of two of unequal lengths has
/// the greater length, and `zero`, which is empty, changes nothing. (SwiftUI's own array, which is not
/// public, keeps the common length only, so that its zero is none.)
public struct AnimatableVector<Element: VectorArithmetic>: VectorArithmetic {
  /// The elements.
  public var elements: [Element]

  /// Creates a vector of elements.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  public static var zero: AnimatableVector { AnimatableVector() }

  public static func + (left: AnimatableVector, right: AnimatableVector) -> AnimatableVector {
    left.combined(with: right, +)
  }

  public static func - (left: AnimatableVector, right: AnimatableVector) -> AnimatableVector {
    left.combined(with: right, -)
  }

  public static func == (left: AnimatableVector, right: AnimatableVector) -> Bool {
    (0..<max(left.elements.count, right.elements.count)).allSatisfy { left[$0] == right[$0] }
  }

  public mutating func scale(by rhs: Double) {
    for index in elements.indices { elements[index].scale(by: rhs) }
  }

  public var magnitudeSquared: Double {
    elements.reduce(0) { $0 + $1.magnitudeSquared }
  }

  /// The element at an index from 0 on: zero beyond the end.
  public subscript(index: Int) -> Element {
    index < elements.count ? elements[index] : .zero
  }

  private func combined(
    with other: AnimatableVector, _ apply: (Element, Element) -> Element
  ) -> AnimatableVector {
    let count = max(elements.count, other.elements.count)
    return AnimatableVector((0..<count).map { apply(self[$0], other[$0]) })
  }
}

extension AnimatableVector: Animatable {}
extension AnimatableVector: Sendable where Element: Sendable {}
