/// A positive binary number, longer than a double, that is to be rounded to one.
struct LongBinary {
  /// The first 64 bits, the highest one set.
  private let significand: UInt64
  /// Whether there are further bits.
  private let isCut: Bool
  /// The power of two by which the significand is multiplied.
  private let exponent: Int

  /// The number of 192 bits, not zero, times a power of two.
  init(_ high: UInt64, _ middle: UInt64, _ low: UInt64, exponent: Int) {
    var words = (high, middle, low)
    var exponent = exponent + 128
    while words.0 == 0 {
      words = (words.1, words.2, 0)
      exponent -= 64
    }
    let shift = words.0.leadingZeroBitCount
    significand = words.0 << shift | words.1 >> (64 - shift)
    isCut = words.1 << shift != 0 || words.2 != 0
    self.exponent = exponent - shift
  }

  /// The nearest double, a tie going to the even one; it may be zero or infinite.
  var rounded: Double {
    let magnitude = exponent + 63
    if magnitude > 1023 { return .infinity }
    // The last bit of a double counts 2^-1074 or more, so the least doubles have fewer bits.
    let dropped = 11 + max(-1022 - magnitude, 0)
    if dropped > 64 { return 0 }
    var kept = significand >> dropped
    let rest = significand & ~(~0 << dropped)
    let half: UInt64 = 1 << (dropped - 1)
    if rest > half || rest == half && (isCut || kept & 1 == 1) { kept += 1 }
    // The leading bit of `kept`, if it has all 53, adds the last one to the exponent's field.
    return Double(bitPattern: kept + UInt64(exponent + dropped + 1074) << 52)
  }
}
