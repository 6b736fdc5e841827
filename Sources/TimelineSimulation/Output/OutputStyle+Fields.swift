extension OutputStyle {
  /// The names of the fields that the rows of some columns have, in their order.
  package func fieldNames(of columns: [Column]) -> [String] {
    switch layout {
    case .long: ["time", "track", "value"] + (includesVelocity ? ["velocity"] : [])
    case .wide: ["time"] + columns.flatMap(fieldNames)
    }
  }

  private func fieldNames(of column: Column) -> [String] {
    switch column.content {
    case .number where includesVelocity: [column.name, column.velocityName]
    case .number, .text: [column.name]
    }
  }

  /// The text between the envelope of a JSON document and its list of records.
  func listOpening(_ key: String) -> String {
    (isOneLine ? "," : ",\n ") + "\(key.jsonText):["
  }

  /// The text before each value: of the time, then of each column and of its velocity.
  func prefixes(of columns: [Column]) -> [String] {
    [format.isJSON ? "\"time\":" : ""]
      + columns.flatMap { [valuePrefix(of: $0), velocityPrefix(of: $0)] }
  }

  private func valuePrefix(of column: Column) -> String {
    switch (format.isJSON, layout) {
    case (false, .wide): ","
    case (false, .long): ",\(column.name.csvField),"
    case (true, .wide): ",\(column.name.jsonText):"
    case (true, .long): ",\"track\":\(column.name.jsonText),\"value\":"
    }
  }

  private func velocityPrefix(of column: Column) -> String {
    switch (format.isJSON, layout) {
    case (false, .wide), (false, .long): ","
    case (true, .wide): ",\(column.velocityName.jsonText):"
    case (true, .long): ",\"velocity\":"
    }
  }
}

extension Column {
  /// The name of the column beside this one that holds its velocity.
  var velocityName: String { name + "_velocity" }
}
