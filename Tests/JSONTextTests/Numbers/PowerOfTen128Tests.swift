import Testing

@testable import JSONText

struct PowerOfTen128Tests {
  @Test func `every power is the least of its 128 bits that is not below it`() {
    for power in PowerOfTen128.range {
      let bits = PowerOfTen128(power)
      #expect(bits.high >> 63 == 1)
      // All three are multiplied until they are whole numbers.
      let exponent = PowerOfTen128.binaryExponent(power)
      let scale = { (number: BigInteger, tens: Int, twos: Int) in
        var scaled = number
        scaled.multiply(byPowerOfTen: max(tens, 0))
        scaled.shiftLeft(by: max(twos, 0))
        return scaled
      }
      let exact = scale(BigInteger(1), power, -exponent)
      let above = scale(integer(bits.high, bits.low), -power, exponent)
      let high = bits.low == 0 ? bits.high - 1 : bits.high
      let below = scale(integer(high, bits.low &- 1), -power, exponent)
      #expect(below < exact && !(above < exact), "\(power)")
    }
  }

  private func integer(_ high: UInt64, _ low: UInt64) -> BigInteger {
    var integer = BigInteger(high)
    integer.shiftLeft(by: 64)
    integer.multiply(by: 1, adding: low)
    return integer
  }
}
