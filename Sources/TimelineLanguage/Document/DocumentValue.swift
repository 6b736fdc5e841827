package import JSONText

/// What stands where the document takes an expression: a JSON value, with its place.
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
