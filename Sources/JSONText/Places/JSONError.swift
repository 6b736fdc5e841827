/// Why a text is not JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// The kind of error.
  package let reason: Reason
  /// The byte where it is wrong; the count of bytes at an unexpected end of input.
  package let offset: Int
  /// How many bytes are wrong, 0 when something is missing.
  package let length: Int
  /// The byte of the opening bracket or quote of what was left unclosed or closed wrongly.
  package let openedAt: Int?

  init(_ reason: Reason, at offset: Int, length: Int = 1, openedAt: Int? = nil) {
    self.reason = reason
    self.offset = offset
    self.length = length
    self.openedAt = openedAt
  }

  /// The bytes that are wrong.
  package var range: Range<Int> { offset..<offset + length }
}

extension JSONError {
  /// The reason why a text is not JSON.
  package enum Reason: Hashable, Sendable {
    /// The text has no value.
    case emptyText
    /// The text begins like one in another encoding.
    case unsupportedEncoding(Encoding)
    /// A byte that is not part of well-formed UTF-8.
    case invalidUTF8
    /// The input ends inside a value.
    case unexpectedEnd(expected: Expectation)
    /// A character that cannot stand here.
    case unexpected(Unicode.Scalar, expected: Expectation)
    /// A word other than `true`, `false` and `null`.
    case unknownWord
    /// A comma with nothing after it.
    case trailingComma
    /// A number such as `01`.
    case leadingZero
    /// A number such as `-`, `1.` or `1e+`.
    case missingDigit(after: Unicode.Scalar)
    /// A number too large for a double.
    case numberOutOfRange
    /// A string that does not end.
    case unclosedString
    /// A raw control character inside a string.
    case controlCharacter(UInt8)
    /// A backslash before a character that cannot follow it.
    case invalidEscape(Unicode.Scalar)
    /// A `\u` without four hexadecimal digits.
    case invalidUnicodeEscape
    /// A `\u` escape that is half of a pair.
    case loneSurrogate(UInt16)
    /// More containers inside each other than `JSONCursor.maximumDepth`.
    case nestingTooDeep
    /// A key that its object already has, at the byte `firstUse`.
    case duplicateKey(firstUse: Int)
  }

  /// An encoding that is not read.
  package enum Encoding: Hashable, Sendable {
    case utf16, utf32
  }

  /// The accepted tokens at the place of an error.
  package enum Expectation: Hashable, Sendable {
    case value, object, array, string, number, boolean, null
    case key, keyOrBrace, colon, commaOrBrace, commaOrBracket, endOfText
  }
}
