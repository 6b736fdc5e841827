/// A natural number of any size, with the few operations that exact conversion needs.
struct BigInteger: Comparable {
  /// The digits in base 2^64, the lowest first and the highest not zero.
  private(set) var words: [UInt64]

  init(_ value: UInt64 = 0) {
    words = value == 0 ? [] : [value]
  }

  var isZero: Bool { words.isEmpty }

  /// The count of binary digits.
  var bitWidth: Int {
    words.last.map { words.count * 64 - $0.leadingZeroBitCount } ?? 0
  }

  mutating func multiply(by factor: UInt64, adding summand: UInt64 = 0) {
    var carry = summand
    for index in words.indices {
      let product = words[index].multipliedFullWidth(by: factor)
      let (low, overflow) = product.low.addingReportingOverflow(carry)
      words[index] = low
      carry = product.high + (overflow ? 1 : 0)
    }
    if carry > 0 { words.append(carry) }
  }

  mutating func multiply(byPowerOfTen exponent: Int) {
    for _ in 0..<exponent / 19 { multiply(by: 10_000_000_000_000_000_000) }
    for _ in 0..<exponent % 19 { multiply(by: 10) }
  }

  mutating func shiftLeft(by count: Int) {
    guard !isZero, count > 0 else { return }
    let (whole, bits) = (count / 64, UInt64(count % 64))
    if bits > 0 { multiply(by: 1 << bits) }
    words.insert(contentsOf: repeatElement(0, count: whole), at: 0)
  }

  /// Divides by `divisor` and gives the remainder.
  mutating func divide(by divisor: UInt64) -> UInt64 {
    var remainder: UInt64 = 0
    for index in words.indices.reversed() {
      (words[index], remainder) = divisor.dividingFullWidth((remainder, words[index]))
    }
    dropLeadingZeros()
    return remainder
  }

  /// The quotient, which must fit in a word, and the remainder: schoolbook division by bits, which
  /// is enough for quotients of some 53 bits.
  func divided(by divisor: BigInteger) -> (quotient: UInt64, remainder: BigInteger) {
    let shift = max(bitWidth - divisor.bitWidth, 0)
    precondition(shift < 64, "the quotient does not fit")
    var (quotient, remainder, shifted): (UInt64, BigInteger, BigInteger) = (0, self, divisor)
    shifted.shiftLeft(by: shift)
    for _ in 0...shift {
      quotient <<= 1
      if remainder >= shifted {
        remainder.subtract(shifted)
        quotient |= 1
      }
      shifted.halve()
    }
    return (quotient, remainder)
  }

  static func < (one: BigInteger, other: BigInteger) -> Bool {
    guard one.words.count == other.words.count else { return one.words.count < other.words.count }
    for index in one.words.indices.reversed() where one.words[index] != other.words[index] {
      return one.words[index] < other.words[index]
    }
    return false
  }

  /// Subtracts a number that is not greater.
  private mutating func subtract(_ other: BigInteger) {
    var borrow: UInt64 = 0
    for index in words.indices {
      let subtrahend = index < other.words.count ? other.words[index] : 0
      let (first, overflow) = words[index].subtractingReportingOverflow(subtrahend)
      let (second, underflow) = first.subtractingReportingOverflow(borrow)
      words[index] = second
      borrow = overflow || underflow ? 1 : 0
    }
    dropLeadingZeros()
  }

  private mutating func halve() {
    var carry: UInt64 = 0
    for index in words.indices.reversed() {
      let word = words[index]
      words[index] = word >> 1 | carry << 63
      carry = word & 1
    }
    dropLeadingZeros()
  }

  private mutating func dropLeadingZeros() {
    while words.last == 0 { words.removeLast() }
  }
}
