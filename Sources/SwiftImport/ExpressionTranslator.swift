import SwiftSource

/// Translates the tokens of an expression one after another.
struct ExpressionTranslator {
  let source: SwiftTokens
  let tokens: Range<Int>
  var scope: Scope
  var index: Int
  var result = Translation()
  /// Where the last token that was written ended.
  var end: Int?
  /// The last cases of `switch` without `default`, which cover the rest, each with the token of its colon.
  var lastCases: [Int: Int] = [:]
  /// The braces that are open.
  var braces = 0

  init(_ source: SwiftTokens, _ tokens: Range<Int>, _ scope: Scope) {
    self.source = source
    self.tokens = tokens.clamped(to: source.tokens.indices)
    self.scope = scope
    index = self.tokens.lowerBound
  }

  /// Writes a text in the place of some tokens.
  mutating func write(_ text: String, for count: Int, isDynamic: Bool = false) {
    let token = source.tokens[index]
    if let end, token.range.lowerBound > end {
      result.text += token.startsLine && braces > 0 ? "\n" : " "
    } else if end == nil, index > tokens.lowerBound {
      result.text += ""
    }
    result.text += text
    if isDynamic { result.isDynamic = true }
    index += count
    end = source.tokens[min(index, source.tokens.count) - 1].range.upperBound
  }

  /// The name, or the members of one, that were written last.
  var lastOperand: String {
    let text = result.text
    let start = text.lastIndex { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    return String(text[(start.map(text.index(after:)) ?? text.startIndex)...])
  }

  func has(_ offset: Int, _ text: String) -> Bool {
    index + offset < tokens.upperBound && source.has(index + offset, text)
  }

  func kind(_ offset: Int) -> SwiftToken.Kind? {
    let place = index + offset
    return tokens.contains(place) ? source.tokens[place].kind : nil
  }

  /// Notes the last case of the `switch` that begins here. Swift wants all values covered, a document wants `default`.
  mutating func noteLastCase() {
    var brace = index + 1
    while brace < tokens.upperBound, source.kind(brace) != .leftBrace {
      brace = source.tokens[brace].kind.opensBracket ? source.tokens[brace].partner + 1 : brace + 1
    }
    guard brace < tokens.upperBound else { return }
    let end = min(source.tokens[brace].partner, tokens.upperBound)
    var place = brace + 1
    var last: Int?
    while place < end {
      if source.has(place, "default"), source.kind(place + 1) == .colon { return }
      if source.has(place, "case"), startsCase(place, after: brace) { last = place }
      place =
        source.tokens[place].kind.opensBracket
        ? max(place, source.tokens[place].partner) + 1 : place + 1
    }
    guard let last, let colon = (last..<end).first(where: { source.kind($0) == .colon }),
      !(last..<colon).contains(where: { ["let", "var", "where"].contains(source.text($0)) })
    else { return }
    lastCases[last] = colon
  }

  /// Whether a word begins a case, and no condition.
  private func startsCase(_ place: Int, after brace: Int) -> Bool {
    place == brace + 1 || !["if", "guard", "while", "for", ","].contains(source.text(place - 1))
  }

  /// Whether the current word is the label of an argument.
  var isLabel: Bool {
    guard kind(1) == .colon, index > tokens.lowerBound else { return false }
    let before = source.tokens[index - 1].kind
    return before == .leftParenthesis || before == .comma
  }
}

extension SwiftToken.Kind {
  /// Whether a value may end with it, so that a dot behind it is that of a member.
  var endsValue: Bool {
    switch self {
    case .word, .number, .text, .rightParenthesis, .rightBracket, .rightBrace: true
    default: false
    }
  }

  var opensBracket: Bool {
    self == .leftParenthesis || self == .leftBracket || self == .leftBrace
  }
}

extension String {
  /// A text literal in single quotes, which JSON does not escape, where no quote is inside.
  var inSingleQuotes: String {
    guard hasPrefix("\""), hasSuffix("\""), utf8.count > 2 else { return self }
    let inner = String(dropFirst().dropLast())
    return inner.has("\"") || inner.has("'") ? self : "'\(inner)'"
  }

  /// The opposite of a condition.
  var negated: String { isOneValue && !hasPrefix("!") ? "!\(self)" : "!(\(self))" }

  /// Whether the text is one value that needs no parentheses in an expression.
  var isOneValue: Bool {
    var open = 0
    var isQuoted = false
    for byte in utf8 {
      switch Unicode.Scalar(byte) {
      case "'", "\"": isQuoted.toggle()
      case "(", "[": open += 1
      case ")", "]": open -= 1
      case " ", "-", "+", "*", "/", "?", "{": if open == 0, !isQuoted { return false }
      default: break
      }
    }
    return true
  }
}

/// Members of types of the library that a case of an enum may have the name of.
let builtinMembers: Set<String> = [
  "linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "smooth", "snappy", "default",
  "interpolatingSpring", "interactiveSpring", "top", "bottom", "leading", "trailing", "center",
  "topLeading", "topTrailing", "bottomLeading", "bottomTrailing", "zero", "infinity", "pi",
  "red", "green", "blue", "yellow", "orange", "purple", "pink", "gray", "white", "black", "clear",
  "primary", "secondary", "opacity", "scale", "slide", "identity", "move", "none", "all",
]
