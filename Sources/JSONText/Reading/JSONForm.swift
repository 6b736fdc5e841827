/// The form of a value that was read without an error, and how the latest value of that form differs from it.
///
/// Generated texts repeat the form of their values: the bytes between some numbers. What was found out about
/// the first value is true of all others, with other numbers and at other places.
package struct JSONForm {
  /// Bytes that all values have, after the number before them.
  package struct Part {
    /// Where the first value has them.
    package fileprivate(set) var range: Range<Int>
    /// The number before them in the latest value; none before the first part.
    package fileprivate(set) var number = 0.0
    /// The distance to the latest value that has them.
    package fileprivate(set) var shift = 0
  }

  /// The parts in the order of the text: one more than there are numbers.
  package private(set) var parts: [Part]

  /// The form of the value at a range, all of whose bytes are the same in the others.
  package init(_ range: Range<Int>) {
    parts = [Part(range: range)]
  }

  /// Notes that other values may have another number in the place of one that comes after those noted before.
  package mutating func add(number: Range<Int>) {
    let last = parts.count - 1
    let end = parts[last].range.upperBound
    parts[last].range = parts[last].range.lowerBound..<number.lowerBound
    parts.append(Part(range: number.upperBound..<end))
  }

  /// The part that holds a byte of the first value outside its numbers.
  package func part(of place: Int) -> Int { parts.lastIndex { $0.range.lowerBound <= place } ?? 0 }
}

extension JSONForm {
  /// Reads a value if it has the form, whose numbers and places are then those of this value.
  ///
  /// - Returns: whether it has; otherwise nothing is read, and the value may have any form or be wrong.
  package mutating func readRepetition(from cursor: inout JSONCursor) -> Bool {
    let start = cursor.position
    let isRepetition = parts.withUnsafeMutableBufferPointer { parts in
      for index in parts.indices {
        if index > 0 {
          guard let number = cursor.readRepeatedNumber() else { return false }
          parts[index].number = number
        }
        let first = parts[index].range
        parts[index].shift = cursor.position - first.lowerBound
        guard cursor.pass(first) else { return false }
      }
      return true
    }
    guard isRepetition else {
      cursor.position = start
      return false
    }
    cursor.isBeforeFirstElement = false
    cursor.setLastRange(from: start)
    return true
  }
}
