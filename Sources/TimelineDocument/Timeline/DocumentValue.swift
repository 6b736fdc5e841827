package import JSONText

/// A JSON value where the document accepts an expression, with its source range.
package enum DocumentValue: Hashable, Sendable {
  case number(Double, SourceRange)
  case boolean(Bool, SourceRange)
  case null(SourceRange)
  case text(WrittenExpression)
  case array(ElementRange<DocumentValue>, SourceRange)
  case object(ElementRange<DocumentMember>, SourceRange)

  /// The bytes of the value.
  package var place: Range<Int> {
    switch self {
    case .number(_, let place), .boolean(_, let place), .null(let place), .array(_, let place),
      .object(_, let place):
      place.range
    case .text(let expression): expression.text.range
    }
  }
}

/// One of the expressions of a document. Two that are written alike are one, if their places want the same
/// type of them.
package typealias ExpressionIndex = ElementIndex<ExpressionRole>

/// An expression in a string; the text stays in the source.
package struct WrittenExpression: Hashable, Sendable {
  package let text: JSONString
  package let index: ExpressionIndex
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
  package var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
}
