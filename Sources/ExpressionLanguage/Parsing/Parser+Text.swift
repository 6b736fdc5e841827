import Diagnostics

extension Parser {
  /// Reads a text in quotes, with its escapes and interpolations.
  mutating func parseText() -> SyntaxExpression {
    let start = token.range.lowerBound
    let quote = lexer.closingQuote(openedAt: start)
    var segments: [SyntaxTextSegment] = []
    let problems = lexer.problems.count
    while true {
      let (literal, end) = lexer.readTextLiteral(until: quote)
      if !literal.isEmpty { segments.append(.literal(literal)) }
      switch end {
      case .quote:
        let place = start..<lexer.lastTextEnd
        advance(from: place.upperBound)
        return SyntaxExpression(.text(segments), place)
      case .interpolation:
        segments.append(.interpolation(parseInterpolation()))
      case .unterminated:
        // A broken interpolation has swallowed the quote and was reported.
        if lexer.problems.count == problems {
          report(
            "a text begins here and never ends", at: start..<(start + 1),
            help: "close it with \(String(decoding: quote, as: UTF8.self))")
        }
        advance()
        return SyntaxExpression(.missing, start..<lexer.bytes.count)
      }
    }
  }

  /// Reads `expression)` after `\(`; the text literal continues after the parenthesis.
  private mutating func parseInterpolation() -> SyntaxExpression {
    let opening = lexer.position - 1
    advance()
    let value = bracketed { $0.parseExpression() }
    if isAt(.rightParenthesis) { return value }
    reportUnexpected(expected: "')'", opening: opening)
    skipToListEnd()
    return value
  }
}

extension Lexer {
  /// The end of a stretch of literal text.
  enum TextEnd { case quote, interpolation, unterminated }

  /// The quote that closes a text; “ ” need no escape for the others inside them.
  func closingQuote(openedAt start: Int) -> [UInt8] {
    bytes[start] == "“".utf8.first ? Array("”".utf8) : [bytes[start]]
  }

  /// Reads literal text up to the quote, an interpolation, or the end.
  mutating func readTextLiteral(until quote: [UInt8]) -> (String, TextEnd) {
    var literal: [UInt8] = []
    while !isAtEnd {
      let byte = peek()
      if bytes[position...].starts(with: quote) {
        position += quote.count
        lastTextEnd = position
        return (String(decoding: literal, as: UTF8.self), .quote)
      }
      position += 1
      guard byte == UInt8(ascii: "\\") else {
        literal.append(byte)
        continue
      }
      if peek() == UInt8(ascii: "(") {
        position += 1
        return (String(decoding: literal, as: UTF8.self), .interpolation)
      }
      literal += readEscape()
    }
    return (String(decoding: literal, as: UTF8.self), .unterminated)
  }

  /// Passes over a text whose opening quote was the last token.
  mutating func skipText(openedAt start: Int) -> TextEnd {
    let quote = closingQuote(openedAt: start)
    while true {
      let (_, end) = readTextLiteral(until: quote)
      if end != .interpolation { return end }
    }
  }

  private mutating func readEscape() -> [UInt8] {
    let start = position - 1
    let byte = peek()
    position = min(position + 1, bytes.count)
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""): return [byte]
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "u"): return readScalarEscape(from: start)
    default:
      // The rest of a longer character belongs to the escape.
      while !isAtEnd, peek() & 0xC0 == 0x80 { position += 1 }
      report(
        "'\(text(start..<position).escapedForMessage)' is not an escape", at: start..<position,
        help: "the escapes are \\\\ \\' \\\" \\n \\t \\r \\0 \\u{…} and \\(…)")
      return []
    }
  }

  private mutating func readScalarEscape(from start: Int) -> [UInt8] {
    var digits = ""
    if peek() == UInt8(ascii: "{") {
      position += 1
      while peek().isHexDigit, digits.utf8.count < 8 {
        digits.unicodeScalars.append(Unicode.Scalar(peek()))
        position += 1
      }
      if peek() == UInt8(ascii: "}"), let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        position += 1
        return Array(String(scalar).utf8)
      }
    }
    report(
      "'\(text(start..<position).escapedForMessage)' names no character", at: start..<position,
      help: "write \\u{1F600}")
    return []
  }
}
