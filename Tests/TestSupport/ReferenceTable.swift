/// A table of reference numbers, written as comma-separated values with a row of names at the top.
public struct ReferenceTable: Sendable {
  /// The rows, in order.
  public let rows: [ReferenceRow]

  /// Reads a table; the first field of each row is its name.
  public init(_ text: String) {
    let lines = text.split(separator: "\n").map(ReferenceTable.fields)
    let names = lines.first ?? []
    rows = lines.dropFirst().map { fields in
      precondition(fields.count == names.count, "a row has as many fields as there are names")
      return ReferenceRow(
        id: fields.first ?? "", fields: Dictionary(uniqueKeysWithValues: zip(names, fields)))
    }
  }

  /// A field may stand in quotes, within which two quotes mean one.
  private static func fields(of line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    var previous: Character?
    for character in line {
      switch character {
      case "\"":
        isQuoted.toggle()
        if isQuoted, previous == "\"" { fields[fields.count - 1].append("\"") }
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
      previous = character
    }
    return fields
  }
}

/// A row of reference numbers, which test reports call by its name.
public struct ReferenceRow: Sendable, CustomStringConvertible {
  /// The name of the row.
  public let id: String
  private let fields: [String: String]

  init(id: String, fields: [String: String]) {
    self.id = id
    self.fields = fields
  }

  public var description: String { id }

  /// The text of a column; an unknown column is empty.
  public func text(_ column: String) -> String {
    fields[column] ?? ""
  }

  /// The number in a column: not-a-number, which no comparison accepts, if there is none.
  public func number(_ column: String) -> Double {
    Double(text(column)) ?? .nan
  }
}
