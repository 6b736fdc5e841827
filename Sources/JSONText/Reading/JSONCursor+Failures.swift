// Errors are made here, apart from the reading, so that the reading stays small and fast.
extension JSONCursor {
  /// The error of finding something other than what was expected, or the end of the text.
  @inline(never)
  func unexpected(at index: Int, expected: JSONError.Expectation) -> JSONError {
    guard index < source.count else { return unexpectedEnd(expected: expected) }
    if expectsValue(expected), isWordByte(at: index), !isDigit(at: index) {
      if !isWordOfJSON(word(at: index)) { return unexpectedWord(at: index) }
    }
    let openedAt = innermostOpening
    guard let (scalar, length) = source.scalar(at: index) else {
      return JSONError(.invalidUTF8, at: index)
    }
    let reason = JSONError.Reason.unexpected(scalar, expected: expected)
    return JSONError(reason, at: index, length: length, openedAt: openedAt)
  }

  @inline(never)
  func unexpectedEnd(expected: JSONError.Expectation) -> JSONError {
    let isEmpty = depth == 0 && position == source.count && expectsValue(expected)
    let reason = isEmpty ? JSONError.Reason.emptyText : .unexpectedEnd(expected: expected)
    return JSONError(reason, at: source.count, length: 0, openedAt: innermostOpening)
  }

  /// The error of a word that is not one of JSON's, over the whole word.
  @inline(never)
  func unexpectedWord(at start: Int) -> JSONError {
    let word = word(at: start)
    if word.upperBound == source.count, isBeginningOfWord(word) {
      return unexpectedEnd(expected: .value)
    }
    return JSONError(.unknownWord, at: start, length: word.count)
  }

  func isWordByte(at index: Int) -> Bool {
    switch source[index] {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }

  private func word(at start: Int) -> Range<Int> {
    var end = start
    while isWordByte(at: end) { end += 1 }
    return start..<end
  }

  private var innermostOpening: Int? {
    depth > 0 ? containers[depth - 1].offset : nil
  }

  private func isDigit(at index: Int) -> Bool {
    source[index] &- Byte.zero <= 9
  }

  private func expectsValue(_ expected: JSONError.Expectation) -> Bool {
    switch expected {
    case .value, .object, .array, .string, .number, .boolean, .null: true
    case .key, .keyOrBrace, .colon, .commaOrBrace, .commaOrBracket, .endOfText: false
    }
  }

  private func isWordOfJSON(_ range: Range<Int>) -> Bool {
    let letters = source.bytes[range]
    return letters.elementsEqual("true".utf8) || letters.elementsEqual("false".utf8)
      || letters.elementsEqual("null".utf8)
  }

  /// Whether the bytes are the first letters of a word of JSON, cut off by the end of the text.
  private func isBeginningOfWord(_ range: Range<Int>) -> Bool {
    let letters = source.bytes[range]
    return "true".utf8.starts(with: letters) || "false".utf8.starts(with: letters)
      || "null".utf8.starts(with: letters)
  }
}
