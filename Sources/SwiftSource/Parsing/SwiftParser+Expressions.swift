extension SwiftParser {
  /// Reads an expression; what does not begin one is unknown and has no tokens.
  mutating func expression() -> SwiftExpression {
    let start = index
    return nested { $0.operation() } ?? skipped(from: start)
  }

  private mutating func skipped(from start: Int) -> SwiftExpression {
    skipStatement()
    note(start..<index)
    return SwiftExpression(kind: .unknown, tokens: start..<index)
  }

  private mutating func operation() -> SwiftExpression {
    let start = index
    var operands = [operand()]
    var questions = 0
    while continuesOperation(afterQuestion: questions > 0) {
      if isAt("?") { questions += 1 }
      if isAt(.colon) { questions -= 1 }
      let isType = isAt("as") || isAt("is")
      index += 1
      guard isType else {
        operands.append(operand())
        continue
      }
      if isAt("?") || isAt("!") { index += 1 }
      _ = type()
    }
    if operands.count == 1, let operand = operands.first, operand.tokens == start..<index {
      return operand
    }
    return SwiftExpression(kind: .operation(operands), tokens: start..<index)
  }

  /// Whether an operator between two operands follows.
  private func continuesOperation(afterQuestion: Bool) -> Bool {
    guard !isAtEnd else { return false }
    let token = source.tokens[index]
    switch token.kind {
    case .colon: return afterQuestion
    case .word: return !token.startsLine && (isAt("as") || isAt("is")) || isAt("as") || isAt("is")
    case .sign:
      if isAssignment { return false }
      // With a blank before it, a question mark belongs to no optional.
      if isAt("?"), token.isSpacedBefore || token.startsLine { return true }
      if token.startsLine { return token.isSpacedBehind }
      return token.isSpacedBefore == token.isSpacedBehind || token.isSpacedBehind
    default: return false
    }
  }

  /// Whether the current token is `=`, or a sign such as `+=`.
  var isAssignment: Bool {
    guard isAt(.sign) else { return false }
    switch text {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "||=", "&&=":
      return true
    default: return false
    }
  }

  private mutating func operand() -> SwiftExpression {
    let start = index
    while isPrefix {
      let isAttempt = isAt("try")
      index += 1
      if isAttempt, isAt("?") || isAt("!") { index += 1 }
    }
    guard index > start else { return primary() }
    let prefix = start..<index
    let value = nested { $0.primary() } ?? skipped(from: index)
    return SwiftExpression(kind: .prefixed(prefix, value), tokens: start..<index)
  }

  /// Whether a sign or word before an operand follows.
  private var isPrefix: Bool {
    if isAt(.sign) { return !isAt("=") && !isAt("?") && !isAt("->") }
    guard isAt(.word) else { return false }
    switch text {
    case "try":
      return true
    case "await", "consume", "copy", "some", "any":
      return kind(1) != nil && kind(1) != .dot && kind(1) != .comma && kind(1) != .colon
        && kind(1) != .rightParenthesis && kind(1) != .leftParenthesis && kind(1) != .sign
    default: return false
    }
  }

  private mutating func primary() -> SwiftExpression {
    let start = index
    if isAt(.leftBrace), !isHead {
      let closure = closure()
      guard isAt(.leftParenthesis), !startsLine else {
        return SwiftExpression(kind: .closure(closure), tokens: start..<index)
      }
      return finish(.closure(closure), from: start)
    }
    if isAt(.word), isAt("if") || isAt("switch") {
      let statement = statement()
      return SwiftExpression(kind: .statement(statement), tokens: start..<index)
    }
    guard let head = head() else {
      return SwiftExpression(kind: .unknown, tokens: start..<start)
    }
    return finish(head, from: start)
  }

  private mutating func finish(_ head: SwiftChain.Head, from start: Int) -> SwiftExpression {
    let suffixes = suffixes(after: head)
    let chain = SwiftChain(head: head, suffixes: suffixes, tokens: start..<index)
    return SwiftExpression(kind: .chain(chain), tokens: start..<index)
  }

  private mutating func head() -> SwiftChain.Head? {
    let start = index
    switch kind {
    case .word:
      index += 1
      return .name(start)
    case .number, .text:
      index += 1
      return .literal(start)
    case .dot where kind(1) == .word || kind(1) == .number:
      index += 2
      return .implicit(start + 1)
    case .leftParenthesis: return .parentheses(arguments())
    case .leftBracket: return .list(arguments())
    case .macro:
      index += 1
      return .macro(start)
    case .backslash:
      index += 1
      if isAt(.word) { index += 1 }
      while !isAtEnd, !startsLine {
        if isAt(.dot), kind(1) == .word {
          index += 2
        } else if isAt("?") || isAt("!") {
          index += 1
        } else if isAt(.leftBracket), !source.tokens[index].isSpacedBefore {
          skipOne()
        } else {
          break
        }
      }
      return .keyPath
    default: return nil
    }
  }
}
