/// The rows of an input, whatever it is written in.
struct RowReader {
  // One of the two is there. They are no cases of an enumeration, whose payload would be copied to be
  // changed, row by row.
  private var table: TableRows?
  private var objects: ObjectRows?
  /// The row that `advance()` has come to.
  private(set) var row = Row()

  init(_ table: TableRows) { self.table = table }
  init(_ objects: ObjectRows) { self.objects = objects }

  /// The names that rows have had so far; of a table all of them.
  var names: NumberedNames { table?.names ?? objects?.names ?? NumberedNames() }

  /// Whether the names are known before the first row.
  var hasHeader: Bool { table != nil }

  /// Takes what a table has under some names for texts, whatever it looks like.
  mutating func readTexts(under names: [String]) {
    guard let known = table?.names else { return }
    table?.textNames = Set(names.compactMap(known.number))
  }

  /// Goes on to the next row; false at the end.
  mutating func advance() throws(TraceProblem) -> Bool {
    if let hasRow = try table?.next(&row) { return hasRow }
    return try objects?.next(&row) ?? false
  }
}
