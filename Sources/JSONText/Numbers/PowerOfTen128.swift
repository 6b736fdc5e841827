/// A power of ten as an integer of 128 bits, rounded up, times a power of two.
struct PowerOfTen128 {
  /// The powers there are: what reading 19 digits and writing 17 can need.
  static let range = -342...324

  /// The upper half; its highest bit is set.
  let high: UInt64
  /// The lower half.
  let low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Ten to a power in the range.
  @inline(__always)
  init(_ power: Int) {
    let index = 2 &* (power &- Self.range.lowerBound)
    high = Self.words[index]
    low = Self.words[index &+ 1]
  }

  /// The power of two by which the 128 bits are to be multiplied.
  @inline(__always)
  static func binaryExponent(_ power: Int) -> Int {
    floorOfBinaryLogarithm(power) &- 127
  }

  /// The floor of log₂(10^power), exact for all powers in the range.
  @inline(__always)
  static func floorOfBinaryLogarithm(_ power: Int) -> Int {
    (power &* 1_741_647) >> 19
  }
}
