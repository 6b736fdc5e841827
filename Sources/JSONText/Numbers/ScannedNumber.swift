/// A number that matched the grammar, with what is needed to make a double of it.
struct ScannedNumber {
  /// A written exponent stops growing here; no text in memory is long enough to outweigh it.
  static let maximumExponent = Int.max / 16

  /// The number's first byte.
  let start: Int
  /// The first digit.
  var integer = 0
  /// The byte after the last digit before the exponent.
  var digits = 0
  var isNegative = false
  /// All digits as one integer, right only if `hasFewDigits`.
  var mantissa: UInt64 = 0
  var fractionDigits = 0
  /// The written exponent.
  var exponent = 0

  init(start: Int) {
    self.start = start
  }

  /// Up to 308 digits before the point and no exponent are below 1e308.
  var mightBeOutOfRange: Bool {
    exponent > 0 || digits - integer > 308
  }

  /// The nearest double, a tie going to the even one, or `nil` if that is infinite.
  @inline(__always)
  func value(in source: SourceBytes) -> Double? {
    // The point counts as one of the digits here.
    if digits - integer <= 19, let value = exactQuotient { return isNegative ? -value : value }
    return nearest(in: source)
  }

  /// Integers up to 2^53 and powers of ten up to 10^22 are doubles, and one operation rounds once.
  @inline(__always)
  private var exactQuotient: Double? {
    let power = exponent - fractionDigits
    guard mantissa <= 1 << 53 else { return nil }
    if power <= 0, power >= -22 { return Double(mantissa) / PowersOfTen.doubles[-power] }
    if power > 0, power <= 22 { return Double(mantissa) * PowersOfTen.doubles[power] }
    return nil
  }

  @inline(never)
  private func nearest(in source: SourceBytes) -> Double? {
    let decimal = SignificantDigits(of: self, in: source)
    guard let magnitude = decimal.nearestDouble(in: source) else { return nil }
    return isNegative ? -magnitude : magnitude
  }
}
