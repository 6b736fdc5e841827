import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

// The choice of a step among cases.
extension Exporter {
  mutating func write(_ selection: Selection, at place: Range<Int>, in scope: ScopeIndex) {
    let (value, type) = text(selection.value, in: scope)
    switch type {
    case .double, .int, .text, .bool: break
    case .unknown: return
    default: return refuse("'switch' of \(type.withArticle)", at: place)
    }
    let cases = Array(timeline[selection.cases])
    writer.open("switch", over: value)
    writer.indent(by: -1)
    var known: Set<String> = []
    for one in cases {
      guard let patterns = one.patterns else { continue }
      guard let words = patternList(checked.source.text(patterns.text), of: type) else {
        refuse("this pattern of 'switch'", at: patterns.text.range)
        continue
      }
      known.formUnion(words)
      write(one.steps, after: "case \(words.joined(separator: ", "))", in: scope)
    }
    // Swift wants a case for each value, and takes the default last.
    if !known.isSuperset(of: ["true", "false"]) || type != .bool {
      let others = cases.first { $0.patterns == nil }?.steps ?? .empty
      write(others, after: "default", in: scope)
    }
    writer.line("}")
  }

  private mutating func write(
    _ steps: ElementRange<Step>, after head: String, in scope: ScopeIndex
  ) {
    writer.line("\(head):")
    writer.indent(by: 1)
    let before = writer.text.utf8.count
    write(steps, in: scope)
    if writer.text.utf8.count == before { writer.line("break") }
    writer.indent(by: -1)
  }

  /// Patterns that are literals, as Swift has them; nil for others.
  private func patternList(_ text: String, of type: ValueType) -> [String]? {
    var patterns: [String] = []
    var pattern = ""
    var isInText = false
    for character in text + "," {
      if character == "'" { isInText.toggle() }
      guard character == ",", !isInText else {
        pattern.append(character)
        continue
      }
      guard let literal = literal(pattern, of: type) else { return nil }
      patterns.append(literal)
      pattern = ""
    }
    return isInText || patterns.isEmpty ? nil : patterns
  }

  private func literal(_ pattern: String, of type: ValueType) -> String? {
    let words = pattern.split { $0.isWhitespace }
    switch type {
    case .text:
      let text = pattern.drop { $0.isWhitespace }
      var inside = text.dropFirst()
      while inside.last?.isWhitespace == true { inside.removeLast() }
      guard text.first == "'", inside.popLast() == "'", !inside.contains(where: Self.isSpecial)
      else { return nil }
      return "\"\(inside)\""
    case .bool:
      return words == ["true"] || words == ["false"] ? String(words[0]) : nil
    case .double, .int:
      let text = words.joined()
      for sign in ["..<", "..."] {
        let ends = text.parts(around: sign)
        if ends.count == 2 {
          guard let start = number(ends[0], type), let end = number(ends[1], type), start <= end
          else { return nil }
          return text
        }
      }
      return number(text[...], type) == nil ? nil : text
    default: return nil
    }
  }

  private static func isSpecial(_ character: Character) -> Bool {
    character == "\\" || character == "\"" || character == "'" || character.isNewline
  }

  /// A number of so many digits is exact as a Double, and an Int.
  private static let digitLimit = 15

  /// The number of a type that a word is: digits, with a point between them for a Double; nil for another word.
  private func number(_ word: Substring, _ type: ValueType) -> Double? {
    let digits = word.hasPrefix("-") ? word.dropFirst() : word
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= (type == .int ? 1 : 2), digits.utf8.count <= Self.digitLimit,
      parts.allSatisfy({ part in !part.isEmpty && part.allSatisfy { "0"..."9" ~= $0 } })
    else { return nil }
    return Double(word)
  }
}
