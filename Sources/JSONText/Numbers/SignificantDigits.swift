/// The digits of a number without leading zeros, and where its decimal point is.
///
/// The digits stay in the text: a number of a million digits is read in place.
struct SignificantDigits {
  /// The first digit that is not zero, or the end.
  private let start: Int
  /// The byte after the last digit.
  private let end: Int
  /// The number is 0.d₁d₂d₃… times ten to this power, d₁ being the first digit.
  let pointPower: Int
  /// The first 19 digits as an integer; fewer if there are fewer.
  private(set) var leading: UInt64 = 0
  /// How many digits are in `leading`.
  private(set) var leadingCount = 0
  /// Whether a digit after `leading` is not zero.
  private(set) var isCut = false

  init(of number: ScannedNumber, in source: SourceBytes) {
    var start = number.integer
    while start < number.digits, source[start] == Byte.zero || source[start] == Byte.point {
      start += 1
    }
    self.start = start
    end = number.digits
    pointPower = number.exponent + Self.integerDigits(from: start, of: number)
    readLeading(from: source)
  }

  var isZero: Bool { start == end }

  /// Gives each digit in turn, from the first that is not zero, until `body` returns `false`.
  func forEach(in source: SourceBytes, _ body: (UInt8) -> Bool) {
    for index in start..<end where source[index] != Byte.point {
      if !body(source[index] - Byte.zero) { return }
    }
  }

  /// The digits from `start` to the point; negative by the count of zeros after the point.
  private static func integerDigits(from start: Int, of number: ScannedNumber) -> Int {
    guard number.fractionDigits > 0 else { return number.digits - start }
    let point = number.digits - number.fractionDigits - 1
    return start < point ? point - start : point + 1 - start
  }

  private mutating func readLeading(from source: SourceBytes) {
    var (leading, count, isCut): (UInt64, Int, Bool) = (0, 0, false)
    forEach(in: source) { digit in
      if count < 19 {
        leading = leading * 10 + UInt64(digit)
        count += 1
        return true
      }
      isCut = digit != 0
      return !isCut
    }
    (self.leading, leadingCount, self.isCut) = (leading, count, isCut)
  }
}
