/// Returns `base` raised to `exponent`, with an error of at most 0.55 units in the last place.
///
/// Infinite, zero, negative and NaN arguments have the results of annex F of the C standard.
package func power(_ base: Double, _ exponent: Double) -> Double {
  if exponent == 0 || base == 1 { return 1 }
  if base.isNaN || exponent.isNaN { return .nan }
  let size = abs(base)
  let isOdd = base.sign == .minus && exponent.isOdd
  if base < 0, !exponent.isInteger, size != .infinity { return .nan }
  let result = sizeOfPower(size, exponent)
  return isOdd ? -result : result
}

/// For a base of at least 0.
@inline(__always)
private func sizeOfPower(_ base: Double, _ exponent: Double) -> Double {
  if base == 1 { return 1 }
  let isGrowing = (base > 1) == (exponent > 0)
  if exponent == 0.5 { return base.squareRoot() }
  // A logarithm is above 2^-54 by magnitude, unless it is 0.
  if base == 0 || base == .infinity || abs(exponent) > 0x1p64 { return isGrowing ? .infinity : 0 }
  // And below 2^10.
  if abs(exponent) < 0x1p-64 { return 1 }
  let logarithm = logarithmPair(base)
  let product = DoublePair(product: logarithm.high, exponent)
  return exponential(DoublePair(product.high, product.low + logarithm.low * exponent))
}

extension Double {
  /// Whether the number is whole; infinity counts as whole.
  fileprivate var isInteger: Bool {
    abs(self) >= 0x1p52 || (abs(self) + 0x1p52) - 0x1p52 == abs(self)
  }

  /// Whether it is an odd integer: from 2^53 on all are even.
  fileprivate var isOdd: Bool { abs(self) < 0x1p53 && isInteger && !(self * 0.5).isInteger }
}
