extension SwiftParser {
  /// Skips a type and returns its tokens; none where no type begins.
  mutating func type() -> Range<Int> {
    let start = index
    while true {
      while isAt(.at) || isAt("inout") || isAt("some") || isAt("any") || isAt("borrowing")
        || isAt("consuming") || isAt("sending") || isAt("__owned") || isAt("repeat") || isAt("each")
      {
        index += isAt(.at) ? 2 : 1
        if source.kind(index - 2) == .at, isAt(.leftParenthesis),
          !source.tokens[index].isSpacedBefore
        {
          skipOne()
        }
      }
      switch kind {
      case .word: index += 1
      case .leftParenthesis, .leftBracket: skipOne()
      case .sign where isAt("~"):
        index += 1
        continue
      default: return start..<index
      }
      suffixesOfType()
      skipEffects()
      guard isAt("->") || isAt("&") else { return start..<index }
      index += 1
    }
  }

  /// Skips `async` and `throws`, with the type of the error.
  mutating func skipEffects() {
    while isAt("async") || isAt(.word) && text.hasSuffix("throws") {
      index += 1
      if isAt(.leftParenthesis) { skipOne() }
    }
  }

  private mutating func suffixesOfType() {
    while !isAtEnd {
      if isAt("<") {
        guard skipTypeList() else { return }
      } else if isAt("?") || isAt("!") || isAt("??") && !source.tokens[index].isSpacedBefore
        || isAt("...")
      {
        index += 1
      } else if isAt(.dot), kind(1) == .word {
        index += 2
      } else {
        return
      }
    }
  }

  /// Skips `<…>`; false, and nothing is skipped, where it is no list of types. Looks a bounded way ahead.
  mutating func skipTypeList() -> Bool {
    var open = 0
    var place = index
    while place < min(end, index + 64) {
      switch source.tokens[place].kind {
      case .sign:
        switch source.text(place) {
        case "<": open += 1
        case ">":
          open -= 1
          if open == 0 {
            index = place + 1
            return true
          }
        case "?", "!", "->", "&", "==", "...", "~": break
        default: return false
        }
      case .word, .comma, .dot, .colon, .at: break
      case .leftParenthesis, .leftBracket:
        let partner = source.tokens[place].partner
        guard partner > place else { return false }
        place = partner
      default: return false
      }
      place += 1
    }
    return false
  }
}
