/// A magnitude below 2^53, rounded to some decimals, before and after its point.
struct FixedParts {
  private(set) var integer: UInt64
  /// The digits after the point as an integer.
  private(set) var fraction: UInt64

  var isZero: Bool { integer == 0 && fraction == 0 }

  /// The value is significand / 2^shift. The bits below the point, times a power of ten below 2^50,
  /// fit in 128 bits, so that both the digits and what is left of them are exact.
  @inline(__always)
  init(_ magnitude: Double, decimals: Int) {
    let bits = magnitude.bitPattern
    let exponent = max(bits >> 52, 1)
    let significand = bits & (1 << 52 - 1) | (bits >> 52 == 0 ? 0 : 1 << 52)
    let shift = 1075 - exponent
    let scale = PowersOfTen.integers[decimals]
    if shift < 64 {
      integer = significand >> shift
      let product = (significand & ~(~0 << shift)).multipliedFullWidth(by: scale)
      let upper = shift == 0 ? 0 : product.high << (64 - shift)
      fraction = upper | product.low >> shift
      let rest = product.low & ~(~0 << shift)
      let half: UInt64 = shift == 0 ? 0 : 1 << (shift - 1)
      roundUp(if: rest > half || rest == half && shift > 0 && isOdd(decimals), scale: scale)
    } else {
      integer = 0
      let product = significand.multipliedFullWidth(by: scale)
      fraction = product.high >> (shift - 64)
      // Shifted by 128 or more, the product of at most 103 bits is below a half.
      guard shift < 128 else { return }
      let rest = product.high & ~(~0 << (shift - 64))
      let half: UInt64 = shift == 64 ? 0 : 1 << (shift - 65)
      let lowHalf: UInt64 = shift == 64 ? 1 << 63 : 0
      let isAbove = (rest, product.low) > (half, lowHalf)
      let isTie = (rest, product.low) == (half, lowHalf)
      roundUp(if: isAbove || isTie && isOdd(decimals), scale: scale)
    }
  }

  @inline(__always)
  private func isOdd(_ decimals: Int) -> Bool {
    (decimals == 0 ? integer : fraction) & 1 == 1
  }

  @inline(__always)
  private mutating func roundUp(if condition: Bool, scale: UInt64) {
    guard condition else { return }
    fraction += 1
    if fraction == scale {
      fraction = 0
      integer += 1
    }
  }
}
