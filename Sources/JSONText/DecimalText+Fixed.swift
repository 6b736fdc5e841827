extension DecimalText {
  /// Writes a finite value with exactly `decimals` (0 to 15) digits after the point and returns the
  /// count of bytes.
  ///
  /// The exact binary value is rounded once, an exact tie to the even digit. There is never an
  /// exponent, and a value that rounds to zero has no sign.
  package static func writeFixed(
    _ value: Double, decimals: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    precondition(value.isFinite, "only finite values have decimal text")
    precondition(0...15 ~= decimals, "0 to 15 decimals are possible")
    let magnitude = value.magnitude
    guard magnitude < 0x1p53 else {
      return writeLargeFixed(value, decimals: decimals, to: start)
    }
    let parts = FixedParts(magnitude, decimals: decimals)
    var end = start
    if value < 0, !parts.isZero {
      end.pointee = Byte.minus
      end += 1
    }
    end = writeInteger(parts.integer, to: end)
    if decimals > 0 {
      end.pointee = Byte.point
      end = writeDigits(parts.fraction, count: decimals, to: end + 1)
    }
    return end - start
  }

  @inline(__always)
  private static func writeInteger(
    _ integer: UInt64, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    writeDigits(integer, count: digitCount(integer), to: start)
  }

  /// Writes the last `count` digits of a value.
  @inline(__always)
  private static func writeDigits(
    _ value: UInt64, count: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var rest = value
    var place = start + count
    while place > start {
      place -= 1
      place.pointee = Byte.zero + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    return start + count
  }

  /// Doubles from 2^53 on are whole numbers.
  @inline(never)
  private static func writeLargeFixed(
    _ value: Double, decimals: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var end = start
    if value < 0 {
      end.pointee = Byte.minus
      end += 1
    }
    end = writeWhole(value.magnitude, to: end)
    if decimals > 0 {
      end.pointee = Byte.point
      (end + 1).update(repeating: Byte.zero, count: decimals)
      end += decimals + 1
    }
    return end - start
  }

  private static func writeWhole(
    _ magnitude: Double, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var rest = BigInteger(magnitude.significandBitPattern | 1 << 52)
    rest.shiftLeft(by: Int(magnitude.exponent) - 52)
    var groups: [UInt64] = []
    while !rest.isZero { groups.append(rest.divide(by: PowersOfTen.integer(15))) }
    var end = writeInteger(groups.removeLast(), to: start)
    for group in groups.reversed() { end = writeDigits(group, count: 15, to: end) }
    return end
  }

  /// The count of decimal digits, 1 for zero.
  @inline(__always)
  static func digitCount(_ value: UInt64) -> Int {
    let bits = 64 - (value | 1).leadingZeroBitCount
    // 1233 / 4096 is just above the logarithm of two: an estimate that is right or one too low.
    let estimate = (bits * 1233) >> 12
    return estimate + (value | 1 >= PowersOfTen.integer(estimate) ? 1 : 0)
  }
}

/// A magnitude below 2^53, rounded to some decimals, before and after its point.
private struct FixedParts {
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
    let scale = PowersOfTen.integer(decimals)
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
