extension JSONCursor {
  /// The decoded text of a string.
  package func text(_ string: JSONString) -> String {
    let content = UnsafeBufferPointer(rebasing: source.bytes[string.content])
    guard string.hasEscapes else { return String(decoding: content, as: UTF8.self) }
    return String(unsafeUninitializedCapacity: content.count) { buffer in
      var decoded = DecodedUTF8(string, of: source)
      var count = 0
      while let byte = decoded.next() {
        buffer[count] = byte
        count += 1
      }
      return count
    }
  }

  /// Whether the decoded text of a string has the same bytes as `name`.
  package func isEqual(_ string: JSONString, _ name: StaticString) -> Bool {
    name.withUTF8Buffer { isEqual(string, $0) }
  }

  /// Whether the decoded text of a string has the bytes `name`.
  package func isEqual(_ string: JSONString, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let content = string.content
    guard !string.hasEscapes else { return isDecodedEqual(string, name) }
    guard content.count == name.count else { return false }
    return hasSameBytes(content.lowerBound, name)
  }

  /// Where in the text the byte `offset` of a string's decoded UTF-8 comes from; within an escape
  /// the escape's beginning, and at the decoded end or past it the closing quote.
  package func rawOffset(in string: JSONString, ofDecodedUTF8 offset: Int) -> Int {
    guard string.hasEscapes else {
      return min(string.content.lowerBound + max(offset, 0), string.content.upperBound)
    }
    var decoded = DecodedUTF8(string, of: source)
    return decoded.advance(by: offset)
  }

  private func hasSameBytes(_ start: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<name.count where source.bytes[start + index] != name[index] { return false }
    return true
  }

  private func isDecodedEqual(_ string: JSONString, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var decoded = DecodedUTF8(string, of: source)
    for byte in name where decoded.next() != byte { return false }
    return decoded.next() == nil
  }
}
