extension JSONCursor {
  /// Moves back to the start of the last value, to read it in another way.
  package mutating func goBack() { position = lastStart }

  /// Reads the number that begins at once; nil if there is none.
  @inline(__always)
  mutating func readRepeatedNumber() -> Double? {
    guard currentByte == Byte.minus || currentByte &- Byte.zero <= 9 else { return nil }
    return try? readNumber()
  }

  /// Skips bytes that equal earlier ones; false if they differ.
  @inline(__always)
  mutating func pass(_ earlier: Range<Int>) -> Bool {
    let end = position + earlier.count
    guard end <= source.count,
      source.haveSameBytes(earlier, Range(uncheckedBounds: (position, end)))
    else { return false }
    position = end
    return true
  }
}
