extension JSONError: CustomStringConvertible {
  /// One lower-case sentence without the place.
  package var description: String { reason.description }

  /// A stable word for the reason, in kebab-case.
  package var code: String { reason.code }
}

extension JSONError.Reason: CustomStringConvertible {
  /// One lower-case sentence without the place.
  package var description: String {
    switch self {
    case .emptyText: "the text is empty, expected a JSON value"
    case .unsupportedEncoding(let encoding): "the text is in \(encoding), expected UTF-8"
    case .invalidUTF8: "the text is not valid UTF-8"
    case .unexpectedEnd(let expected): "unexpected end of input, expected \(expected)"
    case .unexpected(let scalar, let expected):
      "expected \(expected), found \(quoted(scalar))\(hint(about: scalar, insteadOf: expected))"
    case .unknownWord: "expected a value; the only words of JSON are 'true', 'false' and 'null'"
    case .trailingComma: "a comma must be followed by another element"
    case .leadingZero: "a number cannot begin with an extra zero"
    case .missingDigit(let previous): "expected a digit after \(quoted(previous))"
    case .numberOutOfRange: "the number is out of range, its magnitude is above 1.8e308"
    case .unclosedString: "the string is not closed, expected '\"'"
    case .controlCharacter(let byte): Self.controlCharacterText(byte)
    case .invalidEscape(let scalar): Self.invalidEscapeText(scalar)
    case .invalidUnicodeEscape: "expected four hexadecimal digits after '\\u'"
    case .loneSurrogate(let unit): Self.loneSurrogateText(unit)
    case .nestingTooDeep: "more than \(JSONCursor.maximumDepth) containers inside each other"
    case .duplicateKey: "the object already has this key"
    }
  }

  /// A stable word for the reason, in kebab-case.
  package var code: String {
    switch self {
    case .emptyText: "empty-text"
    case .unsupportedEncoding: "unsupported-encoding"
    case .invalidUTF8: "invalid-utf8"
    case .unexpectedEnd: "unexpected-end"
    case .unexpected: "unexpected-character"
    case .unknownWord: "unknown-word"
    case .trailingComma: "trailing-comma"
    case .leadingZero: "leading-zero"
    case .missingDigit: "missing-digit"
    case .numberOutOfRange: "number-out-of-range"
    case .unclosedString: "unclosed-string"
    case .controlCharacter: "control-character"
    case .invalidEscape: "invalid-escape"
    case .invalidUnicodeEscape: "invalid-unicode-escape"
    case .loneSurrogate: "lone-surrogate"
    case .nestingTooDeep: "nesting-too-deep"
    case .duplicateKey: "duplicate-key"
    }
  }

  private static func controlCharacterText(_ byte: UInt8) -> String {
    let name =
      switch byte {
      case 0x09: "a tab"
      case 0x0A, 0x0D: "a line end"
      default: "a control character"
      }
    return "\(name) inside a string must be escaped as \(escape(of: byte))"
  }

  private static func escape(of byte: UInt8) -> String {
    switch byte {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    default: "\\u\(hexadecimal(UInt16(byte)))"
    }
  }

  private static func invalidEscapeText(_ scalar: Unicode.Scalar) -> String {
    "\(quoted(scalar)) cannot follow a backslash, expected one of \" \\ / b f n r t u"
  }

  private static func loneSurrogateText(_ unit: UInt16) -> String {
    "'\\u\(hexadecimal(unit))' is half of a surrogate pair, expected both halves"
  }
}

extension JSONError.Encoding: CustomStringConvertible {
  /// The encoding's name.
  package var description: String {
    switch self {
    case .utf16: "UTF-16"
    case .utf32: "UTF-32"
    }
  }
}

extension JSONError.Expectation: CustomStringConvertible {
  /// The words for it after "expected".
  package var description: String {
    switch self {
    case .value: "a value"
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "'true' or 'false'"
    case .null: "'null'"
    case .key: "a key in double quotes"
    case .keyOrBrace: "a key in double quotes or '}'"
    case .colon: "':' after the key"
    case .commaOrBrace: "',' or '}'"
    case .commaOrBracket: "',' or ']'"
    case .endOfText: "nothing more after the value"
    }
  }
}

/// The probable intention of a person who typed a character that is not JSON.
private func hint(about scalar: Unicode.Scalar, insteadOf expected: JSONError.Expectation) -> String
{
  switch (scalar, expected) {
  case ("'", .value), ("'", .key), ("'", .keyOrBrace): "; strings need double quotes"
  case ("“", _), ("”", _): "; strings need straight quotes"
  case ("/", _), ("#", _): "; JSON has no comments"
  case ("+", .value): "; a positive number has no sign"
  case (".", .value): "; a number begins with a digit"
  default: ""
  }
}

/// The character in quotes, or as an escape when a terminal would not show it as itself.
private func quoted(_ scalar: Unicode.Scalar) -> String {
  if scalar == "'" { return "\"'\"" }
  let isVisible = scalar == " " || scalar.isGraphic
  return isVisible ? "'\(scalar)'" : "'\\u{\(String(scalar.value, radix: 16))}'"
}

private func hexadecimal(_ unit: UInt16) -> String {
  let digits = String(unit, radix: 16)
  return String(repeating: "0", count: 4 - digits.count) + digits
}

extension Unicode.Scalar {
  fileprivate var isGraphic: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: false
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
