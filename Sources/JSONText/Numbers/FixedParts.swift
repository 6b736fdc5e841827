/// A magnitude below 2^52, rounded to some decimals, before and after its point.
struct FixedParts {
  private(set) var integer: UInt64
  /// The digits after the point as an integer.
  private(set) var fraction: UInt64

  var isZero: Bool { integer == 0 && fraction == 0 }

  /// The parts of a magnitude from 2^-11 on.
  ///
  /// It is significand / 2^shift, with a shift from 1 to 63. The bits below the point, times a power of ten below
  /// 2^50, fit in 128 bits, so that both the digits and what is left of them are exact.
  @inline(__always)
  init(_ magnitude: Double, decimals: Int) {
    let scale = PowersOfTen.integers[decimals]
    let significand = magnitude.bitPattern & (1 << 52 - 1) | 1 << 52
    let shift = 1075 &- magnitude.bitPattern >> 52
    let mask: UInt64 = ~(~0 &<< shift)
    integer = significand &>> shift
    let product = (significand & mask).multipliedFullWidth(by: scale)
    fraction = product.high &<< (64 &- shift) | product.low &>> shift
    // Half a unit, or just less where the last digit is even: without a jump, which nobody could predict.
    let isOdd = (scale == 1 ? integer : fraction) & 1
    fraction &+= (product.low & mask &+ mask >> 1 &+ isOdd) &>> shift
    carry(from: scale)
  }

  /// The parts of a magnitude that is less than 2^-11: its last digit is even if it is in `integer`.
  init(small magnitude: Double, decimals: Int) {
    let scale = PowersOfTen.integers[decimals]
    let bits = magnitude.bitPattern
    let significand = bits & (1 << 52 - 1) | (bits >> 52 == 0 ? 0 : 1 << 52)
    let shift = 1075 - max(bits >> 52, 1)
    let product = significand.multipliedFullWidth(by: scale)
    integer = 0
    fraction = product.high >> (shift - 64)
    // Shifted by 128 or more, the product of at most 103 bits is below a half.
    guard shift < 128 else { return }
    let rest = product.high & ~(~0 << (shift - 64))
    let half: UInt64 = shift == 64 ? 0 : 1 << (shift - 65)
    let lowHalf: UInt64 = shift == 64 ? 1 << 63 : 0
    let isAbove = (rest, product.low) > (half, lowHalf)
    let isTie = (rest, product.low) == (half, lowHalf)
    if isAbove || isTie && fraction & 1 == 1 { fraction += 1 }
    carry(from: scale)
  }

  /// Adds a fraction that was rounded to one to the integer.
  @inline(__always)
  private mutating func carry(from scale: UInt64) {
    guard fraction == scale else { return }
    fraction = 0
    integer &+= 1
  }
}
