package import JSONText

/// A JSON value where the document accepts an expression, with its source range.
package enum DocumentValue: Hashable, Sendable {
  case number(Double, SourceRange)
  case boolean(Bool, SourceRange)
  case null(SourceRange)
  /// An expression; the text stays in the source.
  case text(JSONString)
  case array(ElementRange<DocumentValue>, SourceRange)
  case object(ElementRange<DocumentMember>, SourceRange)

  /// The bytes of the value.
  package var place: Range<Int> {
    switch self {
    case .number(_, let place), .boolean(_, let place), .null(let place), .array(_, let place),
      .object(_, let place):
      place.range
    case .text(let string): string.range
    }
  }
}

/// A named part of a JSON object that is a value.
package struct DocumentMember: Hashable, Sendable {
  /// The name of the part.
  package let key: JSONString
  /// The part.
  package let value: DocumentValue
}

/// Bytes of the source, in half the memory of a `Range<Int>`; no input reaches 4 GiB.
package struct SourceRange: Hashable, Sendable {
  private let start: UInt32
  private let end: UInt32

  /// Creates the range of the same bytes.
  package init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// The same bytes as a range.
  package var range: Range<Int> { Int(start)..<Int(end) }
}
