import Diagnostics

extension Lexer {
  /// Reads a number as Swift spells it: digits with underscores, a fraction, an exponent, or a
  /// hexadecimal whole number. Octal and binary numbers have no use here and are refused.
  mutating func readNumber() -> Token.Kind {
    if peek() == UInt8(ascii: "0"), peek(1).isIdentifierStart, peek(1) | 0x20 != UInt8(ascii: "e") {
      return readRadixNumber()
    }
    let start = position
    skipDigits()
    var kind = Token.Kind.integer
    if peek() == UInt8(ascii: "."), peek(1).isDigit {
      kind = .floating
      position += 1
      skipDigits()
    }
    if peek() | 0x20 == UInt8(ascii: "e"), hasExponent {
      kind = .floating
      position += 1
      if !peek().isDigit { position += 1 }
      skipDigits()
    }
    return refuseUnit(from: start, kind)
  }

  private var hasExponent: Bool {
    let isSigned = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
    return peek(isSigned ? 2 : 1).isDigit
  }

  private mutating func readRadixNumber() -> Token.Kind {
    let start = position
    let isHexadecimal = peek(1) == UInt8(ascii: "x") && peek(2).isHexDigit
    position += 2
    while peek().isHexDigit || peek() == UInt8(ascii: "_") { position += 1 }
    return isHexadecimal ? refuseUnit(from: start, .integer) : refuseUnit(from: start, .invalid)
  }

  private mutating func skipDigits() {
    while peek().isDigit || peek() == UInt8(ascii: "_") { position += 1 }
  }

  /// A number must not run into a name: `60fps`, `0b1`, `90°`.
  private mutating func refuseUnit(from start: Int, _ kind: Token.Kind) -> Token.Kind {
    let numberEnd = position
    while peek().isIdentifierPart || peek() >= 0x80 { position += 1 }
    guard position > numberEnd || kind == .invalid else { return kind }
    let found = text(start..<position)
    report(
      "'\(found.escapedForMessage)' is not a number", at: start..<position,
      help: MeasuredNumber(found).map { "write \($0.expression)" })
    return .invalid
  }
}
