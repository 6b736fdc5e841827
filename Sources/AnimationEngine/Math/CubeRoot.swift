/// Returns the double that is nearest to the real cube root of `x`, negative for a negative `x`.
package func cubeRoot(_ x: Double) -> Double {
  if x == 0 || !x.isFinite { return x }
  let (size, third) = scaledForCubeRoot(abs(x))
  let root = nearestCubeRoot(size) * Double(powerOfTwo: third)
  return x < 0 ? -root : root
}

/// Returns a number in 1..<8 that makes `x` with 2 raised to 3 times an exponent.
@inline(__always)
private func scaledForCubeRoot(_ x: Double) -> (size: Double, third: Int) {
  let isSubnormal = x < 0x1p-1022
  let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
  // 1023 is a multiple of 3 too, and so is 54.
  let exponent = Int(truncatingIfNeeded: bits >> 52)
  let third = exponent / 3
  let size = Double(bitPattern: bits &- UInt64(truncatingIfNeeded: 3 &* third &- 1023) << 52)
  return (size, third - 341 - (isSubnormal ? 18 : 0))
}

/// For a number in 1..<8: a guess within a thirtieth, two steps of Halley and one of Newton.
///
/// The last step knows the exact cube of what it improves, so that it is right to 2^-90.
@inline(__always)
private func nearestCubeRoot(_ x: Double) -> Double {
  // A third of the exponent, and about a third of the mantissa.
  var guess = Double(bitPattern: x.bitPattern / 3 &+ 0x2a9f_7893_782d_a1ce)
  for _ in 0..<2 {
    let cube = guess * guess * guess
    guess *= (cube + 2 * x) / (2 * cube + x)
  }
  let square = DoublePair(product: guess, guess)
  let cube = DoublePair(product: square.high, guess)
  let step = ((x - cube.high) - (cube.low + square.low * guess)) / (3 * square.high)
  let root = DoublePair(greater: guess, step)
  return abs(root.low) < 0x1.f5p-54 ? root.high : comparedRoot(root, x)
}

/// Chooses between the two doubles around a root that is near to their middle, which no root is exactly.
///
/// With the middle m / 2^53, m is odd and so is m^3, which has 160 bits. x 2^159 is even.
private func comparedRoot(_ root: DoublePair, _ x: Double) -> Double {
  let bits = root.high.bitPattern & 0xf_ffff_ffff_ffff | 0x10_0000_0000_0000
  let isAbove = root.low > 0
  let middle = isAbove ? 2 * bits + 1 : 2 * bits - 1
  let isBelowMiddle = isLessThanCube(of: middle, x)
  if isAbove { return isBelowMiddle ? root.high : root.high.nextUp }
  return isBelowMiddle ? root.high.nextDown : root.high
}

/// Whether x 2^159 is less than the cube of an odd number of 54 bits; x is in 1..<8.
///
/// The lowest of the three words of x 2^159 is 0, and that of the cube is not.
private func isLessThanCube(of middle: UInt64, _ x: Double) -> Bool {
  let square = middle.multipliedFullWidth(by: middle)
  let low = square.low.multipliedFullWidth(by: middle)
  let high = square.high.multipliedFullWidth(by: middle)
  let (word, carries) = low.high.addingReportingOverflow(high.low)
  let top = high.high + (carries ? 1 : 0)
  // x is an integer of 53 bits times 2^(exponent - 52).
  let exponent = x.bitPattern >> 52 - 1023
  let integer = (x.bitPattern & 0xf_ffff_ffff_ffff | 0x10_0000_0000_0000) << exponent
  return (integer >> 21, integer << 43) <= (top, word)
}
