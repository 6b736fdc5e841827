extension JSONCursor {
  /// Reads `true` or `false`.
  package mutating func readBoolean() throws(JSONError) -> Bool {
    skipWhiteSpace()
    if currentByte == Byte.t {
      try readWord("true")
      return true
    }
    guard currentByte == Byte.f else { throw unexpected(at: position, expected: .boolean) }
    try readWord("false")
    return false
  }

  /// Reads `null`.
  package mutating func readNull() throws(JSONError) {
    skipWhiteSpace()
    guard currentByte == Byte.n else { throw unexpected(at: position, expected: .null) }
    try readWord("null")
  }

  @inline(__always)
  private mutating func readWord(_ word: StaticString) throws(JSONError) {
    let start = position
    for index in 0..<word.utf8CodeUnitCount {
      guard source[start + index] == word.utf8Start[index] else {
        throw unexpectedWord(at: start)
      }
    }
    let end = start + word.utf8CodeUnitCount
    if isWordByte(at: end) { throw unexpectedWord(at: start) }
    position = end
    setLastRange(from: start)
  }
}
