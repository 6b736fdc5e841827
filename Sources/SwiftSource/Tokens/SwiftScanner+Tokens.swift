import Diagnostics

extension SwiftScanner {
  /// Reads the token at the position.
  mutating func read() -> SwiftToken.Kind {
    let byte = peek()
    if byte.isDigit { return readNumber() }
    if byte.isIdentifierStart || byte >= 0x80 || byte == UInt8(ascii: "$") { return readWord() }
    switch Unicode.Scalar(byte) {
    case "\"": return readText(hashes: 0)
    case "#": return readHash()
    case "`":
      position += 1
      while !isAtEnd, peek() != byte, !peek().isLineEnd { position += 1 }
      if peek() == byte { position += 1 }
      return .word
    case ".": return readDot()
    default: break
    }
    if let kind = byte.bracketOrMark {
      position += 1
      return kind
    }
    if byte.isOperator { return readSign() }
    position += 1
    return .invalid
  }

  private mutating func readWord() -> SwiftToken.Kind {
    position += 1
    while peek().isIdentifierPart || peek() >= 0x80 { position += 1 }
    return .word
  }

  private mutating func readNumber() -> SwiftToken.Kind {
    let isPart = tokens.last?.kind == .dot && tokens.last?.range.upperBound == position
    while peek().isIdentifierPart {
      let isExponent = peek() | 0x20 == UInt8(ascii: "e")
      position += 1
      if isExponent, peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+"), peek(1).isDigit {
        position += 1
      }
    }
    guard !isPart, peek() == UInt8(ascii: "."), peek(1).isDigit else { return .number }
    position += 1
    while peek().isIdentifierPart {
      let isExponent = peek() | 0x20 == UInt8(ascii: "e")
      position += 1
      if isExponent, peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") { position += 1 }
    }
    return .number
  }

  private mutating func readDot() -> SwiftToken.Kind {
    guard peek(1) == UInt8(ascii: ".") else {
      position += 1
      return .dot
    }
    while peek() == UInt8(ascii: ".") { position += 1 }
    if peek() == UInt8(ascii: "<") { position += 1 }
    return .sign
  }

  /// Reads an operator. A question or exclamation mark right behind an operand stands for itself, and so
  /// does each bracket of a list of types.
  private mutating func readSign() -> SwiftToken.Kind {
    let byte = peek()
    let isBehindOperand =
      position > 0 && !bytes[position - 1].isBlank && tokens.last?.kind.endsOperand == true
      && tokens.last?.range.upperBound == position
    let isBehindBracket =
      isBehindOperand || tokens.last.map { bytes[$0.range].last == UInt8(ascii: ">") } == true
    if byte == UInt8(ascii: "/"), tokens.last?.kind.endsOperand != true, let end = endOfPattern {
      position = end
      return .text
    }
    position += 1
    if isBehindOperand || isBehindBracket {
      if byte == UInt8(ascii: "?"), peek() != UInt8(ascii: "?") { return .sign }
      if byte == UInt8(ascii: "!"), peek() != UInt8(ascii: "=") { return .sign }
      if byte == UInt8(ascii: ">"), peek() != UInt8(ascii: "=") { return .sign }
    }
    while peek().isOperator {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*") {
        break
      }
      position += 1
    }
    return .sign
  }

  /// The end of the regular expression that begins at the position, on its line.
  private var endOfPattern: Int? {
    guard !peek(1).isBlank else { return nil }
    var place = position + 1
    var isInSet = false
    while place < bytes.count, !bytes[place].isLineEnd {
      switch Unicode.Scalar(bytes[place]) {
      case "\\": place += 1
      case "[": isInSet = true
      case "]": isInSet = false
      case "/" where !isInSet: return place + 1
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Reads what begins with `#`: a condition of the compiler, a macro, or a raw text.
  private mutating func readHash() -> SwiftToken.Kind {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if peek(hashes) == UInt8(ascii: "\"") {
      position += hashes
      return readText(hashes: hashes)
    }
    let start = position
    position += hashes
    while peek().isIdentifierPart { position += 1 }
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "#if", "#elseif", "#else", "#endif":
      while !isAtEnd, !peek().isLineEnd {
        if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") { break }
        position += 1
      }
      while position > start, bytes[position - 1].isBlank { position -= 1 }
      return .condition
    default: return position - start > hashes ? .macro : .invalid
    }
  }
}

extension SwiftToken.Kind {
  /// Whether a value may end with it.
  var endsOperand: Bool {
    switch self {
    case .word, .number, .text, .rightParenthesis, .rightBracket, .rightBrace: true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate var bracketOrMark: SwiftToken.Kind? {
    switch Unicode.Scalar(self) {
    case "(": .leftParenthesis
    case ")": .rightParenthesis
    case "[": .leftBracket
    case "]": .rightBracket
    case "{": .leftBrace
    case "}": .rightBrace
    case ",": .comma
    case ":": .colon
    case ";": .semicolon
    case "@": .at
    case "\\": .backslash
    default: nil
    }
  }

  fileprivate var isOperator: Bool {
    switch Unicode.Scalar(self) {
    case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?": true
    default: false
    }
  }
}
