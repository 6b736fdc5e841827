/// The values of one row, by the places of the columns; made once and filled anew for each row.
struct RowValues {
  /// The value of each column of numbers, or nil where there is none at the time.
  var numbers: [Double?]
  /// How fast each of them changes from the time on, per second.
  var velocities: [Double?]
  /// The value of each column of texts.
  var texts: [String?]

  /// Values that are all missing.
  init(columnCount: Int) {
    numbers = Array(repeating: nil, count: columnCount)
    velocities = numbers
    texts = Array(repeating: nil, count: columnCount)
  }

  /// Makes room for columns that have come since; their values are missing.
  @inline(__always)
  mutating func grow(to count: Int) {
    let missing = count - numbers.count
    guard missing > 0 else { return }
    numbers += Array(repeating: nil, count: missing)
    velocities += Array(repeating: nil, count: missing)
    texts += Array(repeating: nil, count: missing)
  }
}
