/// The rows of an input in any format.
struct RecordedRows {
  // Exactly one of the two is set. An enumeration would copy its payload to change it, row by row.
  private var table: TableRows?
  private var objects: ObjectRows?
  /// The current row, after `advance()`.
  private(set) var row = Row()

  /// The text of the input.
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ table: TableRows, of bytes: UnsafeBufferPointer<UInt8>) {
    self.table = table
    self.bytes = bytes
  }

  init(_ objects: ObjectRows, of bytes: UnsafeBufferPointer<UInt8>) {
    self.objects = objects
    self.bytes = bytes
  }

  /// Whether numbers are written without the zeros at the end of their decimals, as in JSON.
  var omitsZeros: Bool { objects != nil }

  /// The names that rows have had so far; of a table all of them.
  var names: NumberedNames { table?.names ?? objects?.names ?? NumberedNames() }

  /// Whether the names are known before the first row.
  var hasHeader: Bool { table != nil }

  /// Makes all fields of a table under some names texts, whatever they look like.
  mutating func readTexts(under names: [String]) {
    guard let known = table?.names else { return }
    table?.textNames = Set(names.compactMap(known.number))
  }

  /// Moves to the next row; false at the end.
  mutating func advance() throws(TraceProblem) -> Bool {
    if let hasRow = try table?.next(&row) { return hasRow }
    return try objects?.next(&row) ?? false
  }
}
