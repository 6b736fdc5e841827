/// Why a text is not a table, and where.
package struct CSVError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case emptyText
    case invalidUTF8
    /// A text of UTF-16 or UTF-32, which begins with the mark of its encoding.
    case otherEncoding
    /// A control character other than a tab or the end of a line.
    case controlCharacter
    /// A quote inside a field that does not begin with one.
    case strayQuote
    /// More fields than a record may have.
    case tooManyFields
    /// Something between the quote that ends a field and the next comma.
    case textAfterQuote
    /// A quoted field that has no end.
    case unclosedQuote
  }

  package let reason: Reason
  /// The bytes that are wrong.
  package let range: Range<Int>

  init(_ reason: Reason, at offset: Int, length: Int = 1) {
    self.reason = reason
    range = offset..<offset + length
  }
}

extension CSVError: CustomStringConvertible {
  /// The error as one lower-case sentence.
  package var description: String {
    switch reason {
    case .emptyText: "empty input"
    case .invalidUTF8: "invalid UTF-8"
    case .otherEncoding: "the text is UTF-16 or UTF-32, not UTF-8"
    case .controlCharacter: "the text contains a control character"
    case .strayQuote: "an unquoted field contains a quote"
    case .textAfterQuote: "a comma or the end of the line must follow the end of a quoted field"
    case .unclosedQuote: "a quoted field has no closing quote"
    case .tooManyFields: "a row has more than \(CSVCursor.fieldLimit) fields"
    }
  }
}
