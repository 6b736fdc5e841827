extension JSONCursor {
  /// Checks the escape whose backslash is at `index` and gives the byte after it.
  func endOfEscape(at index: Int, inStringAt start: Int) throws(JSONError) -> Int {
    switch source[index + 1] {
    case Byte.quote, Byte.backslash, Byte.slash: return index + 2
    case 0x62, 0x66, 0x6E, 0x72, 0x74: return index + 2  // b f n r t
    case Byte.u: return try endOfUnicodeEscape(at: index, inStringAt: start)
    default: throw invalidEscape(at: index, inStringAt: start)
    }
  }

  private func endOfUnicodeEscape(
    at index: Int, inStringAt start: Int
  ) throws(JSONError) -> Int {
    guard let unit = source.hexadecimalUnit(at: index + 2) else {
      throw invalidUnicodeEscape(at: index, inStringAt: start)
    }
    if UTF16.isTrailSurrogate(unit) { throw JSONError(.loneSurrogate(unit), at: index, length: 6) }
    guard UTF16.isLeadSurrogate(unit) else { return index + 6 }
    // The second half is judged only if it is an escape; anything else leaves the first half alone.
    guard source[index + 6] == Byte.backslash, source[index + 7] == Byte.u else {
      if isCutOff(from: index + 6) { throw unclosed(start) }
      throw JSONError(.loneSurrogate(unit), at: index, length: 6)
    }
    guard let second = source.hexadecimalUnit(at: index + 8) else {
      throw invalidUnicodeEscape(at: index + 6, inStringAt: start)
    }
    guard UTF16.isTrailSurrogate(second) else {
      throw JSONError(.loneSurrogate(unit), at: index, length: 6)
    }
    return index + 12
  }

  /// Whether the text ends where the second half of a pair would begin, or after its backslash.
  private func isCutOff(from index: Int) -> Bool {
    index >= source.count || index + 1 == source.count && source[index] == Byte.backslash
  }

  private func invalidEscape(at index: Int, inStringAt start: Int) -> JSONError {
    guard index + 1 < source.count else { return unclosed(start) }
    guard let (scalar, length) = source.scalar(at: index + 1) else {
      return JSONError(.invalidUTF8, at: index + 1)
    }
    return JSONError(.invalidEscape(scalar), at: index, length: 1 + length)
  }

  /// The error covers the backslash, the `u` and the digits that are there.
  private func invalidUnicodeEscape(at index: Int, inStringAt start: Int) -> JSONError {
    var end = index + 2
    while source.hexadecimalDigit(at: end) != nil { end += 1 }
    if end >= source.count { return unclosed(start) }
    return JSONError(.invalidUnicodeEscape, at: index, length: end - index)
  }

  private func unclosed(_ start: Int) -> JSONError {
    JSONError(.unclosedString, at: source.count, length: 0, openedAt: start)
  }
}
