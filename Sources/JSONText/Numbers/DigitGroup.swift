/// The digits with which eight bytes begin: found and added without a branch for each, because no processor
/// foresees how many there are.
struct DigitGroup {
  /// How many digits there are; 8 if all bytes are.
  let count: Int
  /// The bytes, with each digit as its value.
  private let digits: UInt64

  /// The first byte is the lowest one of the word.
  @inline(__always)
  init(_ word: UInt64) {
    digits = word ^ Self.zeros
    // Of a byte up to 9, and of no other, neither the sum nor the byte itself has the highest bit.
    let sums = (digits & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676
    count = ((sums | digits) & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
  }

  private static var zeros: UInt64 { 0x3030_3030_3030_3030 }

  /// The integer of 1 to 8 digits.
  @inline(__always)
  var value: Int {
    // Digits that are missing are zeros in front; then neighbours are added, pairs, and pairs of pairs.
    var sums = digits &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count)
    sums = (sums &* (1 + 10 << 8)) &>> 8 & 0x00FF_00FF_00FF_00FF
    sums = (sums &* (1 + 100 << 16)) &>> 16 & 0x0000_FFFF_0000_FFFF
    return Int(truncatingIfNeeded: (sums &* (1 + 10_000 << 32)) &>> 32)
  }

  /// The byte after up to seven digits.
  @inline(__always)
  var next: UInt8 {
    UInt8(truncatingIfNeeded: (digits ^ Self.zeros) &>> UInt64(truncatingIfNeeded: 8 &* count))
  }
}
