/// A number as an unevaluated sum: `low` is what `high` leaves of it, a few units in the last place at most.
///
/// The functions of this folder use +, -, *, / and integers alone, and Swift fuses no product with a sum.
/// IEEE 754 fixes each bit of those, so a build for another system prints the same digits.
struct DoublePair {
  var high: Double
  var low: Double

  @inline(__always)
  init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  /// Creates the exact sum of two numbers, of which the second is not greater by magnitude.
  ///
  /// If it is, the error is at most one unit in its last place.
  @inline(__always)
  init(greater a: Double, _ b: Double) {
    high = a + b
    low = (a - high) + b
  }

  /// Creates the exact sum of two numbers (Knuth).
  @inline(__always)
  init(sum a: Double, _ b: Double) {
    high = a + b
    let part = high - a
    low = (a - (high - part)) + (b - part)
  }

  /// Creates the exact product of two numbers below 2^970, if it is above 2^-960 (Veltkamp, Dekker).
  @inline(__always)
  init(product a: Double, _ b: Double) {
    let (aHead, aTail) = Self.halves(a)
    let (bHead, bTail) = Self.halves(b)
    high = a * b
    low = ((aHead * bHead - high) + aHead * bTail + aTail * bHead) + aTail * bTail
  }

  /// The nearest double.
  @inline(__always)
  var value: Double { high + low }

  /// Returns the product, with an error below 2^-102 of it.
  @inline(__always)
  static func * (a: DoublePair, b: DoublePair) -> DoublePair {
    let product = DoublePair(product: a.high, b.high)
    let rest = product.low + (a.high * b.low + a.low * b.high)
    return DoublePair(greater: product.high, rest)
  }

  /// Returns the difference, with an error below 2^-104 of the greater of the two.
  @inline(__always)
  static func - (a: DoublePair, b: DoublePair) -> DoublePair {
    let difference = DoublePair(sum: a.high, -b.high)
    return DoublePair(greater: difference.high, difference.low + (a.low - b.low))
  }

  /// The square root, with an error below 2^-100 of it; the pair is 0, negative, or above 2^-900.
  @inline(__always)
  var squareRoot: DoublePair {
    let root = high.squareRoot()
    guard root > 0 else { return DoublePair(root, 0) }
    let square = DoublePair(product: root, root)
    return DoublePair(greater: root, ((high - square.high) - square.low + low) / (2 * root))
  }

  @inline(__always)
  static prefix func - (pair: DoublePair) -> DoublePair { DoublePair(-pair.high, -pair.low) }

  /// Returns two parts of 26 significant bits, whose products are exact.
  @inline(__always)
  private static func halves(_ x: Double) -> (head: Double, tail: Double) {
    let scaled = 134_217_729 * x
    let head = scaled - (scaled - x)
    return (head, x - head)
  }
}

/// A number below 2^51 plus this one is rounded to an integer, which the low bits of the sum spell.
let roundingShift = 0x1.8p52

extension Double {
  /// The integer of a sum with `roundingShift`.
  @inline(__always)
  var shiftedInteger: Int { Int(truncatingIfNeeded: Int32(truncatingIfNeeded: bitPattern)) }

  /// 2 raised to an exponent in -1022...1023.
  @inline(__always)
  init(powerOfTwo exponent: Int) {
    self.init(bitPattern: UInt64(truncatingIfNeeded: 1023 &+ exponent) << 52)
  }
}
