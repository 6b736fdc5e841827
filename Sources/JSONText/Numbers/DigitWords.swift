/// Up to 17 decimal digits as ASCII in machine words, which are stored whole.
///
/// Storing writes up to `DigitWords.room` bytes, whatever the count of digits.
struct DigitWords {
  /// The bytes that a store may write after the given place.
  static let room = 32

  /// The digits 0 to 7, the first in the lowest byte.
  private let first: UInt64
  /// The digits 8 to 15.
  private let second: UInt64
  /// The digit 16.
  private let last: UInt64
  /// The count of digits without the zeros at the end, at least 1.
  let count: Int

  /// The digits of a value of `digitCount` digits, 17 at most.
  @inline(__always)
  init(_ value: UInt64, digitCount: Int) {
    let full = value &* PowersOfTen.integers[17 &- digitCount]
    let upper = full / 100_000_000
    let lowDigits = Self.eightDigits(UInt32(truncatingIfNeeded: full % 100_000_000))
    let highDigits = Self.eightDigits(UInt32(truncatingIfNeeded: upper % 100_000_000))
    let leading = upper / 100_000_000
    if lowDigits != 0 {
      count = 17 &- lowDigits.leadingZeroBitCount >> 3
    } else if highDigits != 0 {
      count = 9 &- highDigits.leadingZeroBitCount >> 3
    } else {
      count = 1
    }
    first = (leading | highDigits << 8) &+ Self.zeros
    second = (highDigits >> 56 | lowDigits << 8) &+ Self.zeros
    last = lowDigits >> 56 &+ UInt64(Byte.zero)
  }

  /// Stores the digits without a point, followed by zeros up to 25 digits.
  @inline(__always)
  func store(to start: UnsafeMutablePointer<UInt8>) {
    Self.store(first, to: start)
    Self.store(second, to: start + 8)
    Self.store(last | Self.zeros << 8, to: start + 16)
    start[24] = Byte.zero
  }

  /// Stores the digits with a point after the first `point` (1 to 16) of them.
  @inline(__always)
  func store(to start: UnsafeMutablePointer<UInt8>, point: Int) {
    Self.store(first, to: start)
    if point <= 8 {
      let bits = UInt64(truncatingIfNeeded: 8 &* point)
      start[point] = Byte.point
      Self.store(first >> bits | second << (64 &- bits), to: start + (point &+ 1))
      Self.store(second >> bits | last << (64 &- bits), to: start + (point &+ 9))
    } else {
      let bits = UInt64(truncatingIfNeeded: 8 &* point &- 64)
      Self.store(second, to: start + 8)
      start[point] = Byte.point
      Self.store(second >> bits | last << (64 &- bits), to: start + (point &+ 1))
    }
  }

  /// Eight ASCII zeros.
  static let zeros: UInt64 = 0x3030_3030_3030_3030

  @inline(__always)
  static func store(_ word: UInt64, to start: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(start).storeBytes(of: word.littleEndian, as: UInt64.self)
  }

  /// The eight decimal digits of a value below 10^8, a byte each, the first in the lowest byte.
  ///
  /// The value is halved three times, all parts at once: into fours, pairs and single digits. The
  /// divisions are multiplications whose error is too small to matter for numbers of that size.
  @inline(__always)
  static func eightDigits(_ value: UInt32) -> UInt64 {
    let fours = UInt64(value / 10_000) | UInt64(value % 10_000) << 32
    let hundreds = ((fours &* 10_486) >> 20) & 0x0000_007F_0000_007F
    let pairs = hundreds | (fours &- hundreds &* 100) << 16
    let tens = ((pairs &* 103) >> 10) & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) << 8
  }
}
