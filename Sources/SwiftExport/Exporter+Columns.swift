import ExpressionLanguage
import TimelineDocument

/// The identity of a row, as an expression of Swift.
struct RowName {
  let text: String
  let type: ValueType
}

/// The columns of a value in all rows of a list: what they begin and end with, around the identities of a row.
struct RowColumns: Hashable {
  let start: String
  let end: String

  /// Whether a column is one of them, and is named as the file names it: with the letters and digits of ASCII.
  func contains(_ name: String) -> Bool {
    guard name.hasPrefix(start), name.hasSuffix(end),
      name.utf8.count > start.utf8.count + end.utf8.count
    else { return false }
    let identity = name.dropFirst(start.utf8.count).dropLast(end.utf8.count)
    return !String(identity).hasCodePointWord
  }

  /// The column of the first view of an identity, if this one has the name of another view of it: `row_Ada_opacity`
  /// for `row_Ada_2_opacity`.
  func first(for name: String) -> String? {
    guard contains(name) else { return nil }
    let identity = name.dropFirst(start.utf8.count).dropLast(end.utf8.count)
    guard let mark = identity.lastIndex(of: "_"), mark > identity.startIndex,
      identity[mark...].dropFirst().allSatisfy({ "0"..."9" ~= $0 }), identity.last != "_"
    else { return nil }
    return start + identity[..<mark] + end
  }
}

extension Exporter {
  /// Notes columns of the view that is being written, and returns their names as Swift has them: in a row, the
  /// identity of the row is a part of each.
  ///
  /// - Parameter id: the name of the view, which each of them begins with.
  mutating func literals(of names: [String], after id: String) -> [String] {
    let literals = names.map { literal($0, after: id) }
    viewColumns += literals
    return literals
  }

  private mutating func literal(_ name: String, after id: String) -> String {
    guard !row.isEmpty else {
      columns.insert(name)
      return name.swiftLiteral
    }
    let end = String(name.dropFirst(id.utf8.count))
    rowColumns.append(RowColumns(start: "\(id)_", end: end))
    return nameInRow(of: id, end)
  }

  /// A text with the name of the view in the row that is being written.
  mutating func nameInRow(of id: String, _ end: String = "") -> String {
    namesRows = namesRows || !row.isEmpty
    return "\"\(id)\(row.map { "_\\(columnName(\($0.text)))" }.joined())\(end)\""
  }

  /// Whether something in the file notes a column.
  func notes(_ column: String) -> Bool {
    columns.contains(column) || rowColumns.contains { $0.contains(column) }
  }

  /// Whether a column has the name of a second view of an identity, of which SwiftUI does not say what it shows.
  func isOfSecond(_ column: String) -> Bool {
    guard !columns.contains(column) else { return false }
    return rowColumns.contains { row in
      row.first(for: column).map { options.columns.contains($0) } == true
    }
  }

  /// The function that makes a part of a column's name of an identity.
  static let columnName = """
    /// An identity in the name of a column: its letters and digits, and `_` for other characters.
    private func columnName(_ identity: Any) -> String {
      let text = (identity as? Double).map { String(format: "%.15g", $0) } ?? "\\(identity)"
      return String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
    """
}

extension String {
  /// Whether a part of a name is the code of a character beyond ASCII.
  var hasCodePointWord: Bool { split(separator: "_").contains { $0.isCodePointWord } }
}

extension Substring {
  /// Whether the text is the code of a character beyond ASCII, such as `U1F34E`.
  fileprivate var isCodePointWord: Bool {
    let digits = dropFirst()
    return hasPrefix("U") && digits.utf8.count >= 2 && digits.allSatisfy { $0.isHexDigit }
  }
}
