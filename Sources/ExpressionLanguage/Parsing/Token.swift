/// The smallest piece of an expression that means something.
struct Token {
  enum Kind: Equatable {
    case identifier
    /// `$0`, `$1`, …
    case closureParameter
    /// A whole number; the digits are checked, the value is not yet known to fit.
    case integer
    case floating
    /// The quote that opens a text.
    case quote
    case symbol(Symbol)
    case binary(BinaryOperator)
    /// `+=` and the like.
    case compound(BinaryOperator)
    case exclamation
    case end
    /// A character that no expression contains; it was reported.
    case invalid
  }

  enum Symbol: String, CaseIterable {
    case leftParenthesis = "("
    case rightParenthesis = ")"
    case leftBracket = "["
    case rightBracket = "]"
    case leftBrace = "{"
    case rightBrace = "}"
    case comma = ","
    case colon = ":"
    case semicolon = ";"
    case dot = "."
    case question = "?"
    /// A question mark that belongs to the member or subscript right after it.
    case chain = "?."
    case assign = "="
    case arrow = "->"
    case ampersand = "&"
  }

  var kind: Kind
  var range: Range<Int>
  /// Whether a line ended before the token.
  var startsLine = false
  /// Whether a blank, a line end or the beginning of the text precedes the token.
  var isSpacedBefore = false
  /// Whether a blank, a line end or the end of the text follows the token.
  var isSpacedBehind = false
}
