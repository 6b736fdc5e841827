/// A vector of any number of components, up to four of them without any allocation.
///
/// Missing components count as zero, in sums and in comparisons: the sum of two vectors of unequal
/// lengths has the greater length, and `zero`, which is empty, changes nothing.
package struct Components: Sendable {
  private var head: SIMD4<Double>
  /// The components after the fourth, four at a time; the last ones are zero beyond `count`.
  private var tail: [SIMD4<Double>]
  /// The number of components.
  package private(set) var count: Int

  private init(count: Int, head: SIMD4<Double>, tail: [SIMD4<Double>]) {
    self.count = count
    self.head = head
    self.tail = tail
  }

  /// Creates a vector of one component.
  package init(_ value: Double) {
    self.init(count: 1, head: SIMD4(value, 0, 0, 0), tail: [])
  }

  /// Creates a vector of the first `count` components of `head`.
  package init(_ head: SIMD4<Double>, count: Int) {
    precondition((0...4).contains(count), "a head holds up to four components")
    self.init(count: count, head: head, tail: [])
    for index in count..<4 { self.head[index] = 0 }
  }

  /// Creates a vector of the elements of a sequence.
  package init(_ values: some Sequence<Double>) {
    self.init(count: 0, head: .zero, tail: [])
    for value in values { append(value) }
  }

  /// Adds a component at the end.
  package mutating func append(_ value: Double) {
    if count >= 4, count % 4 == 0 { tail.append(.zero) }
    count += 1
    self[count - 1] = value
  }

  /// The component at a position from 0 on: zero beyond the end, where none can be set.
  package subscript(index: Int) -> Double {
    get {
      precondition(index >= 0, "component out of range")
      return index < 4 ? head[index] : part(index / 4 - 1)[index % 4]
    }
    set {
      precondition((0..<count).contains(index), "component out of range")
      if index < 4 {
        head[index] = newValue
      } else {
        tail[index / 4 - 1][index % 4] = newValue
      }
    }
  }
}

extension Components: VectorArithmetic {
  // Computed: a stored one would be looked up under a lock, which costs more than it saves.
  package static var zero: Components { Components(count: 0, head: .zero, tail: []) }

  @inline(__always)
  package static func + (left: Components, right: Components) -> Components {
    var sum = left
    sum += right
    return sum
  }

  @inline(__always)
  package static func - (left: Components, right: Components) -> Components {
    var difference = left
    difference -= right
    return difference
  }

  @inline(__always)
  package static func += (left: inout Components, right: Components) {
    left.add(right, scaledBy: 1)
  }

  @inline(__always)
  package static func -= (left: inout Components, right: Components) {
    left.add(right, scaledBy: -1)
  }

  @inline(__always)
  package mutating func scale(by rhs: Double) {
    head *= rhs
    if !tail.isEmpty { scaleTail(by: rhs) }
  }

  @inline(__always)
  package var magnitudeSquared: Double {
    let squares = head * head
    return tail.isEmpty ? squares.sum() : (squares + tailSquares).sum()
  }

  package static func == (left: Components, right: Components) -> Bool {
    guard left.head == right.head else { return false }
    if left.tail.isEmpty, right.tail.isEmpty { return true }
    let parts = max(left.tail.count, right.tail.count)
    return (0..<parts).allSatisfy { left.part($0) == right.part($0) }
  }

  /// Four components of the tail.
  private func part(_ index: Int) -> SIMD4<Double> {
    index < tail.count ? tail[index] : .zero
  }
}

extension Components {
  /// Adds `other` times `factor`: the one operation that a frame costs.
  @inline(__always)
  package mutating func add(_ other: Components, scaledBy factor: Double) {
    count = max(count, other.count)
    head += other.head * factor
    if !other.tail.isEmpty { addTail(other.tail, scaledBy: factor) }
  }

  // Rare cases stay out of the way of the code that every step of a spring runs.

  @inline(never)
  private mutating func addTail(_ other: [SIMD4<Double>], scaledBy factor: Double) {
    while tail.count < other.count { tail.append(.zero) }
    for index in other.indices { tail[index] += other[index] * factor }
  }

  @inline(never)
  private mutating func scaleTail(by rhs: Double) {
    for index in tail.indices { tail[index] *= rhs }
  }

  @inline(never)
  private var tailSquares: SIMD4<Double> {
    tail.reduce(into: .zero) { $0 += $1 * $1 }
  }
}

extension Components {
  /// The greatest magnitude of a component; not-a-number if one of them is.
  package var greatestMagnitude: Double {
    var greatest = 0.0
    for index in 0..<count {
      let magnitude = abs(self[index])
      guard magnitude <= greatest else {
        greatest = magnitude
        if magnitude.isNaN { return magnitude }
        continue
      }
    }
    return greatest
  }

  /// Whether every component is a finite number.
  package var isFinite: Bool { greatestMagnitude.isFinite }
}
