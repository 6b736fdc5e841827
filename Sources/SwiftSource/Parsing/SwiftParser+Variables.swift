extension SwiftParser {
  /// Reads `let` or `var` with one variable or more.
  mutating func variables() -> [TokenKind] {
    let word = index
    index += 1
    var variables: [TokenKind] = []
    var start = word
    repeat {
      if !variables.isEmpty { start = index }
      guard let variable = variable(word: word) else { break }
      variables.append((.variable(variable), start..<index))
    } while take(.comma)
    return variables
  }

  private mutating func variable(word: Int) -> SwiftVariable? {
    var names: [Int] = []
    if isAt(.leftParenthesis) {
      let inner = (index + 1)..<max(index + 1, closing)
      names = inner.filter { source.tokens[$0].kind == .word }
      skipOne()
    } else if isAt(.word) {
      names = [index]
      index += 1
    }
    guard !names.isEmpty else { return nil }
    let type = take(.colon) ? type() : nil
    let value = take("=") ? expression() : nil
    guard isAt(.leftBrace), !isHead else {
      return SwiftVariable(
        word: word, names: names, type: type, value: value, getter: nil, observers: [])
    }
    let (getter, observers) = accessors()
    return SwiftVariable(
      word: word, names: names, type: type, value: value, getter: getter, observers: observers)
  }

  /// Reads the braces behind a variable: its accessors, or the body that computes it.
  private mutating func accessors() -> (SwiftBlock?, [SwiftObserver]) {
    var ahead = self
    ahead.index += 1
    ahead.end = closing
    while ahead.isAt(.at), ahead.kind(1) == .word { ahead.index += 2 }
    while ahead.isAt("mutating") || ahead.isAt("nonmutating") { ahead.index += 1 }
    guard ahead.isAccessor else { return (block(), []) }
    return inside { parser in
      var getter: SwiftBlock?
      var observers: [SwiftObserver] = []
      while !parser.isAtEnd {
        while parser.isAt(.at), parser.kind(1) == .word { parser.index += 2 }
        while parser.isAt("mutating") || parser.isAt("nonmutating") { parser.index += 1 }
        guard parser.isAccessor else { break }
        let word = parser.index
        parser.index += 1
        var parameter: Int?
        if parser.isAt(.leftParenthesis) {
          parameter = parser.index + 1
          parser.skipOne()
        }
        while parser.isAt("async") || parser.isAt("throws") { parser.index += 1 }
        let block = parser.block()
        if parser.source.has(word, "get") {
          getter = block
        } else {
          observers.append(SwiftObserver(word: word, parameter: parameter, block: block))
        }
      }
      return (getter, observers)
    }
  }

  /// Whether `get`, `set` or an observer follows, and not a statement.
  private var isAccessor: Bool {
    guard isAt(.word) else { return false }
    switch text {
    case "get", "set", "didSet", "willSet", "_read", "_modify":
      return kind(1) == .leftBrace || kind(1) == .leftParenthesis || kind(1) == nil
        || kind(1) == .word
    default: return false
    }
  }
}
