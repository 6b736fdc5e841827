import Diagnostics

// Changes of the text: noted as edits, and made all at once when it is rendered.
extension SwiftSpeller {
  func source(_ range: Range<Int>) -> String {
    String(decoding: text.bytes[range.clamped(to: text.bytes.indices)], as: UTF8.self)
  }

  func begins(_ value: TypedExpression, with words: [String]) -> Bool {
    let written = source(value.range)
    return words.contains { written.hasPrefix($0 + " ") || written.hasPrefix($0 + "\n") }
  }

  func begins(_ value: TypedExpression, with mark: String) -> Bool {
    source(value.range).hasPrefix(mark)
  }

  func refusal(_ what: String, _ value: TypedExpression) -> SwiftRefusal {
    SwiftRefusal(what, at: text.places.fileRange(value.range))
  }

  /// The text of a part of the expression with all changes.
  mutating func part(
    _ value: TypedExpression, isTyped: Bool
  ) throws(SwiftRefusal) -> String {
    let outer = edits
    edits = []
    try visit(value, isTyped: isTyped)
    let text = render(value.range, edits)
    edits = outer
    return text
  }

  /// Writes something else for a value, in parentheses unless it is all of the text.
  mutating func replaceWhole(_ value: TypedExpression, _ new: String) {
    let isAll = value.range == text.bytes.indices
    replace(value.range, isAll ? new : "(\(new))")
  }

  mutating func replace(_ range: Range<Int>, _ new: String) {
    edits.append(Edit(range: range, text: new, order: edits.count))
  }

  /// Writes blanks around operators where Swift would take `a +1` for two statements, `a? b : c` for a chain and `a*-b`
  /// for one operator.
  mutating func spaceOperators(between operands: [TypedExpression]) {
    for (first, second) in zip(operands, operands.dropFirst())
    where first.range.upperBound < second.range.lowerBound {
      let gap = text.bytes[first.range.upperBound..<second.range.lowerBound]
      guard let begin = gap.firstIndex(where: { !$0.isBlank }),
        let end = gap.lastIndex(where: { !$0.isBlank }),
        gap[begin...end].allSatisfy({ "+-*/%<>=!&|.?".utf8.contains($0) })
      else { continue }
      let isSpaced = (before: begin > gap.startIndex, behind: end + 1 < gap.endIndex)
      let isSigned = !isSpaced.behind && "+-!&.".utf8.contains(text.bytes[gap.endIndex])
      let isTernary = gap[begin...end].elementsEqual("?".utf8)
      guard isSpaced.before != isSpaced.behind || isSigned || isTernary else { continue }
      let written = source(begin..<(end + 1))
      replace(
        begin..<(end + 1),
        (isSpaced.before ? "" : " ") + written + (isSpaced.behind ? "" : " "))
    }
  }

  mutating func insert(_ new: String, at place: Int) { replace(place..<place, new) }

  mutating func wrap(_ range: Range<Int>, in name: String) {
    let written = source(range)
    let isGrouped = written.hasPrefix("(") && written.isOneGroup
    insert(isGrouped ? name : "\(name)(", at: range.lowerBound)
    if !isGrouped { insert(")", at: range.upperBound) }
  }

  /// Makes a whole number, which may be in parentheses, a decimal one.
  mutating func addPoint(to range: Range<Int>) {
    guard source(range).isWholeNumber,
      let last = text.bytes[range].lastIndex(where: { $0.isDigit })
    else { return }
    insert(".0", at: last + 1)
  }

  /// Replaces a text literal, which may be in parentheses.
  mutating func replaceQuoted(_ range: Range<Int>, _ new: String) {
    let bytes = text.bytes[range]
    guard let first = bytes.firstIndex(where: { !$0.isBlank && $0 != UInt8(ascii: "(") }),
      let last = bytes.lastIndex(where: { !$0.isBlank && $0 != UInt8(ascii: ")") })
    else { return }
    replace(first..<(last + 1), new)
  }

  func render(_ range: Range<Int>, _ edits: [Edit]) -> String {
    var result = ""
    var place = range.lowerBound
    let sorted = edits.sorted { first, second in
      if first.range.lowerBound != second.range.lowerBound {
        return first.range.lowerBound < second.range.lowerBound
      }
      // At one place, a closing parenthesis comes before an opening one; of two that open, the outer was noted last.
      if first.text == ")" || second.text == ")" { return first.text == ")" && second.text != ")" }
      return first.range.isEmpty && second.range.isEmpty
        ? first.order > second.order : first.range.isEmpty && !second.range.isEmpty
    }
    for edit in sorted where edit.range.lowerBound >= place {
      result += source(place..<edit.range.lowerBound) + edit.text
      place = edit.range.upperBound
    }
    return result + source(place..<range.upperBound)
  }
}
