/// One row of an input: a record of a table or an object of JSON, before its meaning is known.
struct Row {
  struct Field {
    /// The number of the field's name among the names of the input.
    let name: Int
    let cell: Cell
    let place: Range<Int>
  }

  /// The bytes of the row.
  var place = 0..<0
  var fields: [Field] = []

  /// The field under a name, if the row has it.
  func field(_ name: Int) -> Field? {
    // The fields of a table are in the order of its names.
    if name < fields.count, fields[name].name == name { return fields[name] }
    return fields.first { $0.name == name }
  }
}
