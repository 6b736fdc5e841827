/// The smallest piece of a Swift source that means something: comments and blanks are none.
package struct SwiftToken: Sendable {
  /// The kinds of tokens there are.
  package enum Kind: UInt8, Sendable {
    case word, number
    /// A text with its quotes and interpolations.
    case text
    /// An operator of any length.
    case sign
    /// `#if` and its relatives, to the end of the line.
    case condition
    /// `#Preview`, `#available`: the sign and the name.
    case macro
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, dot, at, backslash
    /// A byte that begins no token.
    case invalid
  }

  /// Its kind.
  package let kind: Kind
  private let first: UInt32
  private let last: UInt32
  /// Whether a line ended before it.
  package let startsLine: Bool
  /// Whether a blank, a comment or an opening bracket precedes it.
  package let isSpacedBefore: Bool
  /// Whether a blank, a comment or a closing bracket follows it.
  package let isSpacedBehind: Bool
  /// The index of the bracket that closes or opens this one; its own where there is none.
  package internal(set) var partner: Int {
    get { Int(truncatingIfNeeded: paired) }
    set { paired = UInt32(clamping: newValue) }
  }
  private var paired: UInt32 = 0

  init(
    _ kind: Kind, _ range: Range<Int>, startsLine: Bool, isSpacedBefore: Bool, isSpacedBehind: Bool
  ) {
    self.kind = kind
    first = UInt32(clamping: range.lowerBound)
    last = UInt32(clamping: range.upperBound)
    self.startsLine = startsLine
    self.isSpacedBefore = isSpacedBefore
    self.isSpacedBehind = isSpacedBehind
  }

  /// Its bytes in the source.
  package var range: Range<Int> {
    Int(truncatingIfNeeded: first)..<Int(truncatingIfNeeded: last)
  }
}

extension SwiftToken.Kind {
  /// Whether it opens a bracket.
  var opens: Bool { self == .leftParenthesis || self == .leftBracket || self == .leftBrace }

  /// The kind of the bracket that opens what this one closes.
  var opener: SwiftToken.Kind? {
    switch self {
    case .rightParenthesis: .leftParenthesis
    case .rightBracket: .leftBracket
    case .rightBrace: .leftBrace
    default: nil
    }
  }
}
