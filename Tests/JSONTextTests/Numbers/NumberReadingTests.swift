import Foundation
import JSONText
import TestSupport
import Testing

struct NumberReadingTests {
  /// Decimal texts near the midpoint of two doubles or the ends of their range, and the bits of the
  /// nearest double, from published collections of hard cases and from exact integer arithmetic.
  static let hard: [(text: String, bits: UInt64)] = [
    ("0", 0), ("-0", 0x8000_0000_0000_0000), ("0e999999999999999999999", 0),
    ("-0.000e-5", 0x8000_0000_0000_0000), ("1", 0x3FF0_0000_0000_0000),
    ("5e-324", 1), ("4.9406564584124654e-324", 1), ("2.4703282292062327e-324", 0),
    ("2.4703282292062328e-324", 1), ("2.47e-324", 0), ("2.48e-324", 1), ("1e-400", 0),
    ("7.4109846876186981e-324", 1), ("7.4109846876186982e-324", 2),
    ("2.2250738585072011e-308", 0x000F_FFFF_FFFF_FFFF),
    ("2.2250738585072012e-308", 0x0010_0000_0000_0000),
    ("2.2250738585072014e-308", 0x0010_0000_0000_0000),
    ("2.225073858507201136057409796709131975934819546351645648e-308", 0x000F_FFFF_FFFF_FFFF),
    ("1.7976931348623157e308", 0x7FEF_FFFF_FFFF_FFFF),
    ("1.7976931348623158e308", 0x7FEF_FFFF_FFFF_FFFF),
    ("179769313486231570000e288", 0x7FEF_FFFF_FFFF_FFFF),
    ("9007199254740991", 0x433F_FFFF_FFFF_FFFF), ("9007199254740992", 0x4340_0000_0000_0000),
    ("9007199254740993", 0x4340_0000_0000_0000), ("9007199254740993.0", 0x4340_0000_0000_0000),
    ("9007199254740993.00000000000000000000000000000001", 0x4340_0000_0000_0001),
    ("9007199254740992.99999999999999999999999999999999", 0x4340_0000_0000_0000),
    ("9007199254740995", 0x4340_0000_0000_0002), ("9007199254740994", 0x4340_0000_0000_0001),
    ("4503599627370497.5", 0x4330_0000_0000_0002), ("4503599627370496.5", 0x4330_0000_0000_0000),
    ("4503599627370496.50000000000000000000001", 0x4330_0000_0000_0001),
    ("0.1", 0x3FB9_9999_9999_999A), ("0.3", 0x3FD3_3333_3333_3333),
    ("0.10000000000000000555111512312578270211815834045410156250", 0x3FB9_9999_9999_999A),
    // The midpoint above 0.1 exactly, and one digit below and above it.
    ("0.1000000000000000124900090270330110797658562660217285156250", 0x3FB9_9999_9999_999A),
    ("0.1000000000000000124900090270330110797658562660217285156249", 0x3FB9_9999_9999_999A),
    ("0.1000000000000000124900090270330110797658562660217285156251", 0x3FB9_9999_9999_999B),
    ("1e22", 0x4480_F0CF_064D_D592), ("1e23", 0x44B5_2D02_C7E1_4AF6),
    ("8.41e21", 0x447C_7E83_209E_90B2), ("9.5367431640625e-07", 0x3EB0_0000_0000_0000),
    ("6.8459e-322", 0x8B), ("123456789012345678901234567890", 0x45F8_EE90_FF6C_373E),
    ("7.2057594037927933e16", 0x4370_0000_0000_0000),
    ("1000000000000000000000000000000000000000e-39", 0x3FF0_0000_0000_0000),
    ("0.00000000000000000000000000000000000001e38", 0x3FF0_0000_0000_0000),
    ("1.00000000000000011102230246251565404236316680908203125", 0x3FF0_0000_0000_0000),
    ("1.00000000000000011102230246251565404236316680908203124", 0x3FF0_0000_0000_0000),
    ("1.00000000000000011102230246251565404236316680908203126", 0x3FF0_0000_0000_0001),
    ("1.00000000000000033306690738754696212708950042724609375", 0x3FF0_0000_0000_0002),
    ("18446744073709551615", 0x43F0_0000_0000_0000),
    ("18446744073709551616", 0x43F0_0000_0000_0000),
    ("3.4028234664e38", 0x47EF_FFFF_E000_981D), ("6929495644600919.5", 0x4338_9E56_EE5E_7A58),
    ("3.237883913302901e-319", 0x0000_0000_0000_FFFF),
  ]

  static let tooLarge = [
    "1.7976931348623159e308", "1.797693134862315808e308", "1.8e308", "1e309", "1e400", "-1e309",
    "1e999999999999999999999999", "17976931348623159e292", "0.00001e314",
  ]

  @Test(arguments: hard)
  func `a number is read to the nearest double`(_ text: String, _ bits: UInt64) throws {
    #expect(try read(text).bitPattern == bits)
  }

  @Test(arguments: tooLarge)
  func `a number above the greatest double is out of range`(_ text: String) {
    let bytes = Array("[0,\(text)]".utf8)
    let errors = failure(of: bytes)
    #expect(errors.read?.reason == .numberOutOfRange)
    #expect(errors.read?.range == 3..<bytes.count - 1)
    #expect(errors.skipped == errors.read)
  }

  @Test func `zeros far from the point do not count`() throws {
    let zeros = String(repeating: "0", count: 100_000)
    #expect(try read("0.\(zeros)1e100001") == 1)
    #expect(try read("1\(zeros)e-100000") == 1)
    #expect(try read("1.\(zeros)") == 1)
    #expect(try read("1.\(zeros)1") == 1)
    #expect(try read("1e-\(zeros)1") == 0.1)
    #expect(try read("0.\(zeros)") == 0)
    #expect(try read("9007199254740993.\(zeros)1") == 9_007_199_254_740_994)
  }

  @Test func `a number of a million digits is read`() throws {
    let digits = String(repeating: "123456789", count: 111_112)
    #expect(try read("0.\(digits)") == 0.12345678912345678)
    #expect(try read("\(digits)e-1000000") == 12345678.912345678912345)
    let error = failure(of: Array(digits.utf8))
    #expect(error.read?.reason == .numberOutOfRange)
    #expect(error.skipped == error.read)
  }

  @Test func `the exact midpoint of the two least doubles has 752 digits and goes to the even one`()
    throws
  {
    // 3 · 2^-1075 = 3 · 5^1075 / 10^1075, from multiplying by five.
    var digits = [3]
    for _ in 0..<1075 { multiply(&digits, by: 5) }
    let midpoint = digits.reversed().map(String.init).joined()
    #expect(midpoint.count == 752)
    #expect(try read("\(midpoint)e-1075").bitPattern == 2)
    #expect(try read("\(midpoint)0000e-1079").bitPattern == 2)
    #expect(try read("\(midpoint)0001e-1079").bitPattern == 2)
    #expect(try read("\(midpoint.dropLast())4e-1075").bitPattern == 1)
  }

  @Test func `random numbers are read as the C library reads them`() throws {
    var generator = SeededGenerator(seed: 40)
    for _ in 0..<Cases.count(5_000, of: 20_000) {
      let text = Self.randomNumber(using: &generator)
      let expected = strtod(text, nil)
      let value = try? read(text)
      if expected.isFinite {
        #expect(value?.bitPattern == expected.bitPattern, "\(text) \(generator)")
      } else {
        #expect(value == nil, "\(text) \(generator)")
      }
    }
  }

  @Test func `midpoints of neighbours and their vicinity are read as the C library does`() throws {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<Cases.count(250, of: 1_000) {
      let value = Double(bitPattern: .random(in: 1..<0x7FE0_0000_0000_0000, using: &generator))
      let midpoint = ExactText.midpointAbove(value)
      for text in [midpoint, midpoint + "1", ExactText.decremented(midpoint)] {
        let expected = strtod(text, nil)
        #expect(try read(text).bitPattern == expected.bitPattern, "\(text) \(generator)")
      }
    }
  }

  @Test func `short numbers are read as the C library reads them`() throws {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<Cases.count(5_000, of: 20_000) {
      var text = Bool.random(using: &generator) ? "-" : ""
      text += String(Int.random(in: 0..<power(of: 10, 0...9, &generator), using: &generator))
      if Bool.random(using: &generator) {
        let fraction = Int.random(in: 0..<power(of: 10, 0...9, &generator), using: &generator)
        text += "." + String(repeating: "0", count: .random(in: 0...3, using: &generator))
        text += String(fraction)
      }
      #expect(try read(text).bitPattern == strtod(text, nil).bitPattern, "\(text) \(generator)")
    }
  }

  @Test(arguments: [
    "00", "01", "-01", "-", "1.", "-1.", "1.e1", "1.5e", "1.5e+", "+1", ".5", "1.-5", "--1",
    "1234567.", "12345678.", "01234567",
  ])
  func `what follows a wrong number does not matter`(_ text: String) {
    let alone = #expect(throws: JSONError.self) { try read(text, followedBy: "") }
    let followed = #expect(throws: JSONError.self) { try read(text, followedBy: Self.padding) }
    #expect(alone?.range.lowerBound == followed?.range.lowerBound)
  }

  private func power(
    of base: Int, _ exponents: ClosedRange<Int>, _ generator: inout SeededGenerator
  ) -> Int {
    repeatElement(base, count: .random(in: exponents, using: &generator)).reduce(1, *)
  }

  /// So much that a number before it can be read eight bytes at a time.
  private static let padding = String(repeating: " ", count: 40)

  private func read(_ text: String) throws(JSONError) -> Double {
    let value = try read(text, followedBy: "")
    let padded = try read(text, followedBy: Self.padding)
    #expect(padded.bitPattern == value.bitPattern, "\(text)")
    return value
  }

  private func read(_ text: String, followedBy end: String) throws(JSONError) -> Double {
    try withCursor(over: Array((text + end).utf8)) { (cursor: inout JSONCursor) throws(JSONError) in
      let value = try cursor.readNumber()
      try cursor.end()
      return value
    }
  }

  private static func randomNumber(using generator: inout SeededGenerator) -> String {
    let digits = Int.random(in: 1...Int.random(in: 1...40, using: &generator), using: &generator)
    var text = Bool.random(using: &generator) ? "-" : ""
    text += String(Int.random(in: 1...9, using: &generator))
    let point = Int.random(in: 0...digits, using: &generator)
    for index in 0..<digits {
      if index == point { text += "." }
      text += String(Int.random(in: 0...9, using: &generator))
    }
    if Bool.random(using: &generator) {
      text += "e\(Int.random(in: -345...315, using: &generator))"
    }
    return text
  }

  private func multiply(_ digits: inout [Int], by factor: Int) {
    var carry = 0
    for index in digits.indices {
      carry += digits[index] * factor
      digits[index] = carry % 10
      carry /= 10
    }
    while carry > 0 {
      digits.append(carry % 10)
      carry /= 10
    }
  }
}
