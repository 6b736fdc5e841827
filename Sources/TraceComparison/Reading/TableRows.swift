import CSVText
import Diagnostics

/// The rows of a table, one after the other.
struct TableRows {
  private var cursor: CSVCursor
  private var fields: [CSVField] = []
  /// The names at the top.
  private(set) var names = NumberedNames()
  /// The numbers of the names under which every field is a text, whatever it looks like.
  var textNames: Set<Int> = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(TraceProblem) {
    var cursor = CSVCursor(bytes)
    var fields: [CSVField] = []
    let hasHeader = try TraceProblem.converting { () throws(CSVError) in
      try cursor.begin()
      return try cursor.nextRecord(&fields)
    }
    guard hasHeader else { throw TraceProblem(.emptyInput, "empty input", at: 0..<0) }
    self.cursor = cursor
    for field in fields { try insert(field) }
  }

  private mutating func insert(_ field: CSVField) throws(TraceProblem) {
    let name = cursor.text(field)
    guard !name.isEmpty else {
      throw TraceProblem(.invalidName, "a column has no name", at: field.range)
    }
    guard names.insert(name).isNew else {
      throw TraceProblem(
        .duplicateName, "two columns are called \(name.quotedForMessage)", at: field.range)
    }
  }

  /// Reads the next row in place of the one that is there; false at the end.
  mutating func next(_ row: inout Row) throws(TraceProblem) -> Bool {
    let hasNext = try TraceProblem.converting { () throws(CSVError) in
      try cursor.nextRecord(&fields)
    }
    guard hasNext, let first = fields.first, let last = fields.last else { return false }
    row.place = first.range.lowerBound..<last.range.upperBound
    guard fields.count == names.names.count else { throw ragged(row.place) }
    row.fields.removeAll(keepingCapacity: true)
    for (index, field) in fields.enumerated() {
      let cell = try cell(field, name: index)
      row.fields.append(Row.Field(name: index, cell: cell, place: field.range))
    }
    return true
  }

  private func cell(_ field: CSVField, name: Int) throws(TraceProblem) -> Cell {
    let text = cursor.text(field)
    // A field in quotes is a text; an empty field is missing either way.
    if field.isQuoted || textNames.contains(name) { return text.isEmpty ? .missing : .text(text) }
    guard let cell = Cell(field: text) else {
      throw TraceProblem(
        .numberRange, "\(text.quotedForMessage) is no finite number", at: field.range,
        help: "leave the field empty where there is no value")
    }
    return cell
  }

  /// The first field that is too many, or the row that has too few.
  private func ragged(_ place: Range<Int>) -> TraceProblem {
    let wanted = names.names.count
    let range = fields.count > wanted ? fields[wanted].range : place
    let found = fields.count == 1 ? "1 field" : "\(fields.count) fields"
    return TraceProblem(.syntax, "the row has \(found), the first line has \(wanted)", at: range)
  }
}
