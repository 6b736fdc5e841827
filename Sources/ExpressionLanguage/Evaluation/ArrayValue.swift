/// An array of values whose whole size is bounded, so that no walk through it can take long.
///
/// Editing a long array cuts it into pieces, which the edited array shares with the former one. So an edit, and the
/// search for what differs afterwards, take as long as what changes.
package struct ArrayValue: Sendable {
  private enum Storage {
    case whole([Value])
    case pieces([PlacedPiece])
  }

  private let storage: Storage
  /// The number of elements.
  package let count: Int
  /// The number of elements, with those inside them.
  let weight: Int

  /// Keeps the elements, or refuses them when there are too many.
  package init(_ elements: [Value]) throws(EvaluationFailure) {
    try self.init(.whole(elements), elements.count, elements.reduce(1) { $0 + $1.weight })
  }

  private init(
    _ storage: Storage, _ count: Int, _ weight: Int
  ) throws(EvaluationFailure) {
    guard weight <= ExpressionLimits.elements + 1 else { throw .tooLarge }
    (self.storage, self.count, self.weight) = (storage, count, weight)
  }

  /// The array without elements.
  package static let empty = ArrayValue()

  private init() { (storage, count, weight) = (.whole([]), 0, 1) }

  /// The elements in order, copied together if the array is in pieces.
  package var elements: [Value] {
    switch storage {
    case .whole(let elements): elements
    case .pieces(let pieces): pieces.flatMap { $0.piece.elements }
    }
  }

  /// The first number in an element that is infinite or none.
  var nonFiniteComponent: Double? {
    switch storage {
    case .whole(let elements): elements.lazy.compactMap { $0.nonFiniteComponent }.first
    case .pieces(let pieces): pieces.lazy.compactMap { $0.piece.nonFiniteComponent }.first
    }
  }
}

extension ArrayValue: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Value {
    switch storage {
    case .whole(let elements): return elements[index]
    case .pieces(let pieces):
      var (low, high) = (0, pieces.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if pieces[middle].start <= index { low = middle } else { high = middle }
      }
      return pieces[low].piece.elements[index - pieces[low].start]
    }
  }
}

extension ArrayValue: Equatable {
  package static func == (left: ArrayValue, right: ArrayValue) -> Bool {
    guard left.count == right.count else { return false }
    let start = left.sharedCount(with: right, fromEnd: false)
    return left[start...].elementsEqual(right[start...])
  }
}

// MARK: - Editing

extension ArrayValue {
  /// The array with other elements in place of those in a range.
  package func replacing(
    _ range: Range<Int>, by others: ArrayValue
  ) throws(EvaluationFailure) -> ArrayValue {
    guard count + others.count > Piece.limit else {
      var elements = elements
      elements.replaceSubrange(range, with: others.elements)
      return try ArrayValue(elements)
    }
    let pieces = pieces
    var edit = PieceList()
    edit.add(pieces, in: 0..<range.lowerBound)
    edit.add(others.pieces, in: 0..<others.count)
    edit.add(pieces, in: range.upperBound..<count)
    return try ArrayValue(edit)
  }

  /// The array without the elements that satisfy a condition.
  package func removing(_ isRemoved: (Value) -> Bool) throws(EvaluationFailure) -> ArrayValue {
    var edit = PieceList()
    for place in pieces {
      let rest = place.piece.elements.filter { !isRemoved($0) }
      edit.add(rest.count == place.piece.elements.count ? place.piece : Piece(rest[...]))
    }
    return try ArrayValue(edit)
  }

  private init(_ edit: PieceList) throws(EvaluationFailure) {
    let weight = edit.places.reduce(1) { $0 + $1.piece.weight }
    let storage: Storage =
      edit.places.count > 1 ? .pieces(edit.places) : .whole(edit.places.first?.piece.elements ?? [])
    try self.init(storage, edit.count, weight)
  }

  private var pieces: [PlacedPiece] {
    switch storage {
    case .pieces(let pieces): return pieces
    case .whole(let elements):
      var list = PieceList()
      for start in stride(from: 0, to: elements.count, by: Piece.limit) {
        list.add(Piece(elements[start..<Swift.min(start + Piece.limit, elements.count)]))
      }
      return list.places
    }
  }

  /// The ranges between the common prefix and the common suffix of two arrays, in this one and in the other.
  package func rangesOfDifference(
    from other: ArrayValue, _ areSame: (Value, Value) -> Bool
  ) -> (Range<Int>, Range<Int>) {
    let shorter = Swift.min(count, other.count)
    var start = sharedCount(with: other, fromEnd: false)
    while start < shorter, areSame(self[start], other[start]) { start += 1 }
    var rest = Swift.min(sharedCount(with: other, fromEnd: true), shorter - start)
    while rest < shorter - start, areSame(self[count - 1 - rest], other[other.count - 1 - rest]) {
      rest += 1
    }
    return (start..<count - rest, start..<other.count - rest)
  }

  /// The number of elements in the pieces at one end that two arrays share.
  private func sharedCount(with other: ArrayValue, fromEnd: Bool) -> Int {
    guard case .pieces(let own) = storage, case .pieces(let others) = other.storage else {
      return 0
    }
    var (shared, index) = (0, 0)
    while index < own.count, index < others.count {
      let piece = own[fromEnd ? own.count - 1 - index : index].piece
      guard piece === others[fromEnd ? others.count - 1 - index : index].piece else { break }
      shared += piece.elements.count
      index += 1
    }
    return shared
  }
}

/// Some elements that follow each other in arrays.
private final class Piece: Sendable {
  static let limit = 256

  let elements: [Value]
  let weight: Int
  let nonFiniteComponent: Double?

  init(_ elements: ArraySlice<Value>) {
    self.elements = Array(elements)
    weight = elements.reduce(0) { $0 + $1.weight }
    nonFiniteComponent = elements.lazy.compactMap { $0.nonFiniteComponent }.first
  }
}

/// A piece with the place of its first element in an array.
private struct PlacedPiece {
  let start: Int
  let piece: Piece
}

/// Pieces of which no two neighbors are so small that they could be one.
private struct PieceList {
  private(set) var places: [PlacedPiece] = []
  private(set) var count = 0

  mutating func add(_ piece: Piece) {
    guard !piece.elements.isEmpty else { return }
    guard let last = places.last, count - last.start + piece.elements.count <= Piece.limit else {
      places.append(PlacedPiece(start: count, piece: piece))
      count += piece.elements.count
      return
    }
    places.removeLast()
    count = last.start
    add(Piece(last.piece.elements + piece.elements[...]))
  }

  /// Adds the elements in a range of an array.
  mutating func add(_ others: [PlacedPiece], in range: Range<Int>) {
    for place in others {
      let elements = place.piece.elements
      let part = range.clamped(to: place.start..<place.start + elements.count)
      if part.count == elements.count {
        add(place.piece)
      } else if !part.isEmpty {
        add(Piece(elements[part.lowerBound - place.start..<part.upperBound - place.start]))
      }
    }
  }
}
