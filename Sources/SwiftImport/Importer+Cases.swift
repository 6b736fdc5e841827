import SwiftSource

// Cases of enums that have the names of members of the library, such as `.top`.
extension Importer {
  /// The enum of which `.name` is a case; nil where it is a member of a type of the library.
  func owner(ofCase name: String, _ translator: ExpressionTranslator) -> Int? {
    guard let types = program.caseOwners[name], let first = types.first else { return nil }
    if let expected = translator.scope.choice, types.contains(expected), isWhole(translator) {
      return expected
    }
    let isCase =
      !builtinMembers.contains(name) || comparesCase(translator, first) || isPattern(translator)
    return isCase ? first : nil
  }

  /// Whether a name is compared with, or is all that is given to, a value of an enum.
  private func comparesCase(_ translator: ExpressionTranslator, _ type: Int) -> Bool {
    let index = translator.index
    guard index >= translator.tokens.lowerBound + 2 else { return false }
    let sign = translator.source.text(index - 1)
    guard sign == "==" || sign == "!=" else { return false }
    let operand = translator.source.text(index - 2)
    // The members of an enum compare it by its name alone.
    return operand == "self" && translator.scope.names["self"] != nil
      || kinds[operand] == .choice(type)
  }

  /// Whether a name is a pattern of `case`, of which there may be several.
  private func isPattern(_ translator: ExpressionTranslator) -> Bool {
    let (source, first) = (translator.source, translator.tokens.lowerBound)
    var index = translator.index - 1
    while index >= first + 3, source.kind(index) == .comma, source.kind(index - 1) == .word,
      source.kind(index - 2) == .dot
    {
      index -= 3
    }
    return index >= first && source.has(index, "case")
  }

  /// Whether a name is all of an expression, or one of the values between which it chooses: no argument of a call.
  func isWhole(_ translator: ExpressionTranslator) -> Bool {
    let (source, index) = (translator.source, translator.index - 1)
    guard index >= translator.tokens.lowerBound else { return true }
    switch source.text(index) {
    case "return", "?", "??", "{": return true
    case "(":
      return index == translator.tokens.lowerBound || source.kind(index - 1)?.endsValue != true
    case ":":
      // The colon of a label follows a word, and that a bracket or a comma.
      let isLabel =
        index >= 2 && source.kind(index - 1) == .word
        && [.leftParenthesis, .comma, .leftBracket].contains(source.kind(index - 2))
      return !isLabel
    default: return false
    }
  }

  /// Whether a name is all of what a function returns, or an operand of that.
  func isResult(_ translator: ExpressionTranslator) -> Bool {
    let index = translator.index - 1
    return isWhole(translator)
      || index > translator.tokens.lowerBound && ["+", "-"].contains(translator.source.text(index))
  }

  /// The enum that a type is; nil for another type.
  func choice(_ type: Range<Int>?) -> Int? {
    guard let type,
      case .choice(let choice) = kind(
        ofType: source.text(bytes: source.range(type)), at: type.lowerBound)
    else { return nil }
    return choice
  }
}
