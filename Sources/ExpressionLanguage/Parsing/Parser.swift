import Diagnostics

/// Reads the tree of an expression, one token ahead, and continues after an error.
///
/// The grammar is the expression subset of Swift: operators with Swift's precedence, members,
/// calls, subscripts, closures, `let`, `guard` and `return`. Where the text is wrong the tree holds
/// `missing` and the reading goes on at the next comma, bracket or line, so that independent errors
/// are found together.
struct Parser {
  var lexer: Lexer
  var token: Token
  /// Where the token before the current one ended.
  private(set) var previousEnd = 0
  /// The depth of the construct being read, counted over all kinds of recursion.
  private var depth = 0
  /// Set when the rest of the text is not read, so that no follow-up error is reported.
  private var isAbandoned = false
  private var lastProblem = -1
  /// Whether a brace ends the expression, as after `if`, instead of beginning a trailing closure.
  private(set) var isHead = false
  /// How many arguments without names the closure being read asks for: 2 after `$1`.
  private var unnamedCount = 0

  private init(_ bytes: [UInt8]) {
    lexer = Lexer(bytes)
    token = lexer.next()
  }

  /// Reads a whole text; problems are reported at their places in the file.
  static func parse(_ text: ExpressionText, diagnostics: inout DiagnosticList) -> SyntaxBody {
    read(text, orElse: .unread, diagnostics: &diagnostics) { $0.parseBody(until: nil) }
  }

  /// Reads the patterns of a case, with commas between them, as a test of the value of a name.
  static func parsePatterns(
    _ text: ExpressionText, of subject: String, diagnostics: inout DiagnosticList
  ) -> SyntaxBody {
    read(text, orElse: .unread, diagnostics: &diagnostics) { parser in
      let test = parser.parsePatterns(of: SyntaxName(text: subject, range: 0..<0))
      if parser.token.kind != .end {
        parser.reportUnexpected(expected: "',' or the end of the patterns")
      }
      return SyntaxBody(statements: [], result: test)
    }
  }

  /// Reads conditions, as `if` has them; none of a text that is too long.
  static func parseConditions(
    _ text: ExpressionText, diagnostics: inout DiagnosticList
  ) -> [SyntaxCondition] {
    read(text, orElse: [], diagnostics: &diagnostics) { parser in
      let conditions = parser.parseConditionList()
      if parser.token.kind != .end {
        parser.reportUnexpected(expected: "',' or the end of the conditions")
      }
      return conditions
    }
  }

  private static func read<Result>(
    _ text: ExpressionText, orElse unread: Result, diagnostics: inout DiagnosticList,
    _ parse: (inout Parser) -> Result
  ) -> Result {
    guard text.bytes.count <= ExpressionLimits.length else {
      let message =
        "an expression of \(text.bytes.count) bytes is longer than \(ExpressionLimits.length)"
      diagnostics.add(
        .error(.expressionTooLong, message, at: text.fileRange, help: "divide it with 'define'"))
      return unread
    }
    var parser = Parser(text.bytes)
    let body = parse(&parser)
    for problem in parser.lexer.problems { diagnostics.add(problem.moved(by: text.places)) }
    return body
  }
}

extension SyntaxBody {
  /// The body of a text that is not read.
  fileprivate static let unread = SyntaxBody(
    statements: [], result: SyntaxExpression(.missing, 0..<0))
}

// MARK: Tokens

extension Parser {
  /// Moves on to the next token.
  mutating func advance() {
    advance(from: token.range.upperBound)
  }

  /// Moves on to the next token after something that ended at `end`.
  mutating func advance(from end: Int) {
    previousEnd = end
    token = lexer.next()
  }

  /// Moves on when the current token is `symbol`.
  mutating func take(_ symbol: Token.Symbol) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    advance()
    return true
  }

  /// Moves on when the current token is a keyword.
  mutating func take(_ keyword: Keyword) -> Bool {
    guard isAt(keyword) else { return false }
    advance()
    return true
  }

  func isAt(_ symbol: Token.Symbol) -> Bool { token.kind == .symbol(symbol) }

  func isAt(_ keyword: Keyword) -> Bool {
    token.kind == .identifier && tokenText == keyword.rawValue
  }

  /// The text of the current token; that of a binding, `$name`, is the name of its value.
  var tokenText: String {
    let isBinding =
      token.kind == .identifier && lexer.bytes[token.range.lowerBound] == UInt8(ascii: "$")
    return lexer.text(isBinding ? token.range.dropFirst() : token.range)
  }

  /// The token after the current one.
  func peekToken() -> Token {
    var ahead = lexer
    return ahead.next()
  }

  /// The bytes from the beginning of a construct to the end of its last token.
  func range(from start: Int) -> Range<Int> { start..<max(start, previousEnd) }
}

// MARK: Problems

extension Parser {
  /// Reports a problem, unless one was reported at the same place.
  mutating func report(
    _ message: String, at range: Range<Int>, help: String? = nil, opening: Int? = nil
  ) {
    guard !isAbandoned, range.lowerBound != lastProblem else { return }
    lastProblem = range.lowerBound
    var problem = Diagnostic.error(.expressionSyntax, message, at: range, help: help)
    problem.earlier = opening.map(Diagnostic.EarlierPlace.opening)
    lexer.problems.append(problem)
  }

  /// Reports that the current token is not what the grammar wants here.
  mutating func reportUnexpected(
    expected: String, help: String? = nil, opening: Int? = nil
  ) {
    // The lexer has reported an invalid token itself.
    if token.kind == .invalid { return }
    let found = token.kind == .end ? "the end" : "'\(tokenText.escapedForMessage)'"
    report("expected \(expected), found \(found)", at: token.range, help: help, opening: opening)
  }

  /// Reads something one level deeper, or gives up the rest of the text at the limit.
  mutating func nested(
    _ read: (inout Parser) -> SyntaxExpression
  ) -> SyntaxExpression {
    guard depth < ExpressionLimits.nesting else { return abandon() }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// Reads something between brackets, where a brace is a trailing closure again, or the head of a
  /// statement, such as the conditions of `if`, which a brace ends.
  mutating func bracketed<Result>(
    asHead isNewHead: Bool = false, _ read: (inout Parser) -> Result
  ) -> Result {
    let wasHead = isHead
    isHead = isNewHead
    defer { isHead = wasHead }
    return read(&self)
  }

  /// Notes that the closure being read uses an argument without a name, `$1`, the current token.
  mutating func noteUnnamedParameter() {
    let index = Int(tokenText.dropFirst()) ?? 0
    unnamedCount = max(unnamedCount, index < Int.max ? index + 1 : index)
  }

  /// Reads the body of a closure, and counts the arguments without names that it asks for. They belong to
  /// the closure around it when it names its own.
  mutating func countingUnnamed(
    isOwn: Bool, _ read: (inout Parser) -> SyntaxBody
  ) -> (body: SyntaxBody, count: Int) {
    let outer = unnamedCount
    unnamedCount = 0
    let body = read(&self)
    let count = unnamedCount
    unnamedCount = isOwn ? outer : max(outer, count)
    return (body, count)
  }

  /// Reports that the expression nests too deep at the current token and stops reading.
  mutating func abandon() -> SyntaxExpression {
    let place = token.range
    if !isAbandoned {
      lexer.problems.append(
        .error(
          .tooDeep, "an expression nests deeper than \(ExpressionLimits.nesting) levels here",
          at: place, help: "divide it with 'define'"))
    }
    isAbandoned = true
    lexer.position = lexer.bytes.count
    token = lexer.next()
    return SyntaxExpression(.missing, place)
  }

  /// Skips to a comma or a closing bracket of the construct being read, or to the end.
  mutating func skipToListEnd() {
    skip { $0 == .symbol(.comma) }
  }

  /// Skips to the next statement of the body being read.
  mutating func skipStatement() {
    skip(orLine: true) { $0 == .symbol(.semicolon) }
  }

  private mutating func skip(orLine: Bool = false, until isTarget: (Token.Kind) -> Bool) {
    var open = 0
    while token.kind != .end {
      if open == 0, isTarget(token.kind) || orLine && token.startsLine { return }
      switch token.kind {
      case .symbol(.leftParenthesis), .symbol(.leftBracket), .symbol(.leftBrace): open += 1
      case .symbol(.rightParenthesis), .symbol(.rightBracket), .symbol(.rightBrace):
        if open == 0 { return }
        open -= 1
      case .quote: _ = lexer.skipText(openedAt: token.range.lowerBound)
      default: break
      }
      advance()
    }
  }
}
