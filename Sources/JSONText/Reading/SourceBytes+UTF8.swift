extension SourceBytes {
  /// The length of the well-formed UTF-8 sequence at `index`, whose first byte is not ASCII, or
  /// `nil`: overlong forms, surrogates and values past U+10FFFF are not well-formed.
  func lengthOfSequence(at index: Int) -> Int? {
    switch self[index] {
    case 0xC2...0xDF: isContinuation(index + 1) ? 2 : nil
    case 0xE0: has(0xA0...0xBF, at: index + 1) && isContinuation(index + 2) ? 3 : nil
    case 0xED: has(0x80...0x9F, at: index + 1) && isContinuation(index + 2) ? 3 : nil
    case 0xE1...0xEF: isContinuation(index + 1) && isContinuation(index + 2) ? 3 : nil
    case 0xF0: has(0x90...0xBF, at: index + 1) && hasLastTwo(index) ? 4 : nil
    case 0xF1...0xF3: isContinuation(index + 1) && hasLastTwo(index) ? 4 : nil
    case 0xF4: has(0x80...0x8F, at: index + 1) && hasLastTwo(index) ? 4 : nil
    default: nil
    }
  }

  /// The scalar at `index` and its length in bytes, or `nil` if the bytes are not UTF-8.
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = self[index]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    guard let length = lengthOfSequence(at: index) else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for next in index + 1..<index + length { value = value << 6 | UInt32(self[next] & 0x3F) }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  private func isContinuation(_ index: Int) -> Bool { self[index] & 0xC0 == 0x80 }

  private func hasLastTwo(_ index: Int) -> Bool {
    isContinuation(index + 2) && isContinuation(index + 3)
  }

  private func has(_ range: ClosedRange<UInt8>, at index: Int) -> Bool {
    range.contains(self[index])
  }
}
