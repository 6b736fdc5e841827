/// Decimal text of doubles.
///
/// All functions write ASCII to a pointer that has room for `maximumLength` bytes, and may use any
/// of that room while they work. The values must be finite: neither JSON nor a table of numbers has
/// a word for the others, so the caller decides about them.
package enum DecimalText {
  /// The room that every function here needs: 309 digits, a sign, a point, 15 decimals, and words
  /// that are stored whole.
  // Computed: a stored one would be looked up for each number that another module writes.
  package static var maximumLength: Int { 344 }

  /// The shortest text that reads back as the same double; see `writeShortest`.
  package static func shortest(_ value: Double) -> String {
    text { writeShortest(value, to: $0) }
  }

  /// The text with exactly `decimals` digits after the point; see `writeFixed`.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    text { writeFixed(value, decimals: decimals, to: $0) }
  }

  private static func text(_ write: (UnsafeMutablePointer<UInt8>) -> Int) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: maximumLength) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let count = write(start)
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }
}
