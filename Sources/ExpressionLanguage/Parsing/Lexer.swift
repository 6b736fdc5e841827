import Diagnostics

/// Cuts the bytes of an expression into tokens, one at a time, as the parser asks for them.
struct Lexer {
  let bytes: [UInt8]
  /// Where the next token begins, or the blanks before it.
  var position = 0
  /// The first problem, with its place in the text.
  var problems: [Diagnostic] = []
  /// The end of the last text literal, after its quote.
  var lastTextEnd = 0
  /// Whether the last token was a dot, after which `0.1` is two members and not a number.
  private var isBehindDot = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte `offset` places ahead, 0 after the end.
  func peek(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func report(_ message: String, at range: Range<Int>, help: String? = nil) {
    problems.append(.error(.expressionSyntax, message, at: range, help: help))
  }

  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Reads the next token.
  mutating func next() -> Token {
    let before = position
    let crossedLine = skipBlanks()
    let start = position
    let kind = readToken()
    isBehindDot = kind == .symbol(.dot) || kind == .symbol(.chain)
    var token = Token(kind: kind, range: start..<position, startsLine: crossedLine)
    token.isSpacedBefore = start > before || start == 0
    token.isSpacedBehind = isAtEnd || peek().isBlank
    return token
  }

  /// Skips blanks and comments and says whether a line ended among them.
  private mutating func skipBlanks() -> Bool {
    var crossedLine = false
    while !isAtEnd {
      if peek().isLineEnd { crossedLine = true }
      if peek().isBlank {
        position += 1
      } else if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        while !isAtEnd, !peek().isLineEnd { position += 1 }
      } else if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else {
        break
      }
    }
    return crossedLine
  }

  private mutating func skipBlockComment() {
    let start = position
    position += 2
    while !isAtEnd {
      if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    report("a comment begins here and never ends", at: start..<(start + 2))
  }

  private mutating func readToken() -> Token.Kind {
    guard !isAtEnd else { return .end }
    let byte = peek()
    if byte.isDigit { return isBehindDot ? readTupleIndex() : readNumber() }
    if bytes[position...].starts(with: "“".utf8) {
      position += "“".utf8.count
      return .quote
    }
    if byte.isIdentifierStart || byte >= 0x80 { return readIdentifier() }
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      position += 1
      return .quote
    case UInt8(ascii: "$"): return readClosureParameter()
    default: return readSymbol()
    }
  }

  private mutating func readTupleIndex() -> Token.Kind {
    while peek().isDigit { position += 1 }
    return .integer
  }

  private mutating func readClosureParameter() -> Token.Kind {
    let start = position
    position += 1
    while peek().isDigit { position += 1 }
    if position - start > 1 { return .closureParameter }
    if peek().isIdentifierStart { return readIdentifier() }
    report("'$' has no number", at: start..<position, help: "a closure's arguments are $0, $1, …")
    return .invalid
  }

  private mutating func readIdentifier() -> Token.Kind {
    let start = position
    while peek().isIdentifierPart || peek() >= 0x80 {
      guard peek() >= 0x80 else {
        position += 1
        continue
      }
      let scalar = decodeScalar()
      guard scalar.properties.isAlphabetic || scalar.properties.isEmoji else {
        if position > start { return .identifier }
        return readForeign(scalar)
      }
      position += UTF8.width(scalar)
    }
    return .identifier
  }

  private mutating func readForeign(_ scalar: Unicode.Scalar) -> Token.Kind {
    let start = position
    position = min(position + UTF8.width(scalar), bytes.count)
    report(
      "'\(String(scalar).escapedForMessage)' has no meaning here", at: start..<position,
      help: asciiSpelling(of: scalar).map { "write \($0)" })
    return .invalid
  }

  /// The scalar at the position; the bytes come from a String and are well formed.
  private func decodeScalar() -> Unicode.Scalar {
    let end = min(position + 4, bytes.count)
    return String(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }
}

/// The plain character for one that an editor or a web page has replaced.
private func asciiSpelling(of scalar: Unicode.Scalar) -> String? {
  switch scalar {
  case "\u{2018}", "\u{2019}", "\u{201A}", "\u{201C}", "\u{201D}", "\u{201E}", "\u{2032}": "'"
  case "\u{2212}", "\u{2013}", "\u{2014}": "-"
  case "\u{00D7}", "\u{00B7}": "*"
  case "\u{00F7}", "\u{2044}": "/"
  case "\u{2026}": "..."
  case "\u{2264}": "<="
  case "\u{2265}": ">="
  case "\u{2260}": "!="
  case "\u{00A0}": "a plain blank"
  default: nil
  }
}
