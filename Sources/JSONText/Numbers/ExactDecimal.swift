/// A decimal number as a fraction of two integers of any size, for the cases that no shortcut
/// decides.
///
/// The work is bounded: the point between two neighbouring doubles has at most 767 digits, so
/// digits after the 800th matter only by being there, and exponents are within a double's range.
struct ExactDecimal {
  private static let maximumDigits = 800

  private var numerator = BigInteger()
  private var denominator = BigInteger(1)

  init(_ digits: SignificantDigits, in source: SourceBytes) {
    var count = 0
    var isCut = false
    var numerator = BigInteger()
    digits.forEach(in: source) { digit in
      if count < Self.maximumDigits {
        numerator.multiply(by: 10, adding: UInt64(digit))
        count += 1
        return true
      }
      isCut = digit != 0
      return !isCut
    }
    if isCut {
      numerator.multiply(by: 10, adding: 1)
      count += 1
    }
    self.numerator = numerator
    let power = digits.pointPower - count
    if power >= 0 {
      self.numerator.multiply(byPowerOfTen: power)
    } else {
      denominator.multiply(byPowerOfTen: -power)
    }
  }

  /// The nearest double, a tie going to the even one; infinite if it is out of range.
  var nearestDouble: Double {
    let unit = max(binaryExponent - 52, -1074)
    var (numerator, denominator) = (numerator, denominator)
    if unit >= 0 { denominator.shiftLeft(by: unit) } else { numerator.shiftLeft(by: -unit) }
    let (quotient, remainder) = numerator.divided(by: denominator)
    let rounded = quotient + roundingUp(quotient, remainder, denominator)
    return Double(rounded) * Self.powerOfTwo(unit)
  }

  /// The floor of the binary logarithm.
  private var binaryExponent: Int {
    let estimate = numerator.bitWidth - denominator.bitWidth
    var (numerator, denominator) = (numerator, denominator)
    if estimate >= 0 {
      denominator.shiftLeft(by: estimate)
    } else {
      numerator.shiftLeft(by: -estimate)
    }
    return numerator < denominator ? estimate - 1 : estimate
  }

  private func roundingUp(
    _ quotient: UInt64, _ remainder: BigInteger, _ denominator: BigInteger
  ) -> UInt64 {
    var doubled = remainder
    doubled.shiftLeft(by: 1)
    if doubled == denominator { return quotient & 1 }
    return doubled < denominator ? 0 : 1
  }

  /// A product with at most 54 bits, so multiplying by it rounds only by going to infinity.
  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
